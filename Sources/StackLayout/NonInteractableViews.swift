import HeadlessUIKit

/// A view that lets touches through to what is behind it, but not those of the views inside.
class NonInteractableView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    othersThanSelf(super.hitTest(point, with: event))
  }
}

/// A stack that lets touches through to what is behind it, but not those of the views inside.
class NonInteractableStackView: UIStackView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    othersThanSelf(super.hitTest(point, with: event))
  }
}

extension UIView {
  /// A view that was hit, unless it is this one.
  fileprivate func othersThanSelf(_ hit: UIView?) -> UIView? { hit === self ? nil : hit }
}
