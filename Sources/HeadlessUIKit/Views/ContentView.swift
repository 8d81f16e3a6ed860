import Foundation

/// A view that is as large as its content view, as UIKit's self-sizing cells are.
// Cells are seen through it: what UIKit's own classes say of old code has to hold of them, too.
@preconcurrency @MainActor
protocol SelfSizing: UIView {
  /// What it shows goes in here.
  var contentView: UIView { get }
}

extension UIView {
  /// A view behind all others that fills it and follows its size, for what it shows.
  func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }
}
