import Foundation

/// A view that is as large as its content view, as UIKit's self-sizing cells are.
// Public cells conform to it, so it has to be as lenient with older code as UIKit's own classes.
@preconcurrency @MainActor
protocol SelfSizing: UIView {
  /// The view that contains what the view shows.
  var contentView: UIView { get }
}

extension UIView {
  /// Adds a view that contains what the view shows: behind all others, filling it and following its
  /// size.
  func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }
}
