import HeadlessUIKit

/// Room between two views of a stack.
///
/// It is constrained along the axis of the stack it is in, a little less than required; elsewhere
/// along both axes. When the stack turns, or it is put into another one, the constraint is made
/// anew.
final class Spacer: UIView {
  private static let priority = UILayoutPriority(999)

  private let length: CGFloat
  private let isFixed: Bool
  private var lengthConstraints: [NSLayoutConstraint] = []
  private var observation: NSKeyValueObservation?

  init(_ length: CGFloat, isFixed: Bool) {
    self.length = length
    self.isFixed = isFixed
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    observation = (superview as? UIStackView)?.observe(\.axis) { [weak self] _, _ in
      self?.setNeedsUpdateConstraints()
    }
    setNeedsUpdateConstraints()
  }

  private var dimensions: [NSLayoutDimension] {
    guard let stack = superview as? UIStackView else { return [heightAnchor, widthAnchor] }
    return stack.axis == .horizontal ? [widthAnchor] : [heightAnchor]
  }

  override func updateConstraints() {
    NSLayoutConstraint.deactivate(lengthConstraints)
    lengthConstraints = dimensions.map { dimension in
      let constraint =
        isFixed
        ? dimension.constraint(equalToConstant: length)
        : dimension.constraint(greaterThanOrEqualToConstant: length)
      constraint.priority = Self.priority
      return constraint
    }
    NSLayoutConstraint.activate(lengthConstraints)
    super.updateConstraints()
  }
}
