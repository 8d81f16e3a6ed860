import ConstraintSolver
import HeadlessUIKit
import DialectCore

/// Room between two views of a stack.
///
/// It is constrained along the axis of the stack it is in, a little less than required; elsewhere
/// along both axes. When the stack turns, or it is put into another one, the constraint is made
/// anew.
final class Spacer: UIView {
  private let rule: SpacerRule
  private var lengthConstraints: [NSLayoutConstraint] = []
  private var observation: NSKeyValueObservation?

  init(_ length: CGFloat, isFixed: Bool) {
    rule = .stacks(Double(length), isFixed ? .equal : .greaterOrEqual)
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

  override func updateConstraints() {
    NSLayoutConstraint.deactivate(lengthConstraints)
    let axis = (superview as? UIStackView)?.axis.modelled
    lengthConstraints = rule.rules(for: self, along: axis).map { NSLayoutConstraint($0) }
    NSLayoutConstraint.activate(lengthConstraints)
    super.updateConstraints()
  }
}
