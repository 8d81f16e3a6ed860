import ConstraintSolver
import HeadlessUIKit
import DialectCore

/// An empty view that keeps distance between two views of a stack.
///
/// In a stack its length along the axis is constrained with a priority of 999; elsewhere both its
/// lengths are. The constraint is replaced when the axis of the stack changes, or when the spacer
/// is moved to another stack.
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
