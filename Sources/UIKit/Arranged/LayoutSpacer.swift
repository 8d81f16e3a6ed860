import HeadlessUIKit

/// An invisible view between the views of a ``StackView`` or around them.
final class LayoutSpacer: UIView {
  override class var layerClass: AnyClass { CATransformLayer.self }

  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
