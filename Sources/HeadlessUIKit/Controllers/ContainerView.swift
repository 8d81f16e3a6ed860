import Foundation

/// The view of a controller that shows others between its bars.
final class ContainerView: UIView {
  /// Gives the bars and the view between them their frames.
  var arrange: (() -> Void)?

  /// What is shown inside goes behind the bars.
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
