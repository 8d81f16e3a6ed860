import HeadlessUIKit

/// A view that ignores touches, except those on its subviews, so that they reach what is behind it.
class NonInteractableView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    othersThanSelf(super.hitTest(point, with: event))
  }
}

/// A stack view that ignores touches, except those on its subviews.
class NonInteractableStackView: UIStackView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    othersThanSelf(super.hitTest(point, with: event))
  }
}

extension UIView {
  /// Returns the view that was hit, or `nil` if that is this view.
  fileprivate func othersThanSelf(_ hit: UIView?) -> UIView? { hit === self ? nil : hit }
}
