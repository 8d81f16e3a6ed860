import Foundation

/// The view of a controller that displays the views of others between its bars.
final class ContainerView: UIView {
  /// A closure that sets the frames of the bars and the view between them.
  var arrange: (() -> Void)?

  /// Adds a view behind a bar.
  func show(_ view: UIView, behind bar: UIView) {
    guard view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: bar)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
