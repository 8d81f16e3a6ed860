import ConstraintSolver
import HeadlessUIKit
import DialectCore
import LayoutModel

/// The constraints with which a stack arranges its views, and the spacer views they need.
///
/// They are the rules that the model generates for a `UIStackView`, in the form Arranged gives
/// them.
@MainActor
struct Arrangement {
  private var constraints: [NSLayoutConstraint] = []
  private var spacers: [Int: LayoutSpacer] = [:]

  /// Replaces the constraints with those for the current settings and views of the stack.
  mutating func update(_ stack: StackView) {
    NSLayoutConstraint.deactivate(constraints)
    let rules = stack.modelled.rules(
      arranging: stack.arrangedSubviews.map { view in
        let content = view.intrinsicContentSize
        return Stack.Member(
          isHidden: stack.isArrangedViewHidden(view),
          content: PerAxis(
            horizontal: length(content.width), vertical: length(content.height)))
      }, in: .arranged(isLiteral: stack.usesOriginalCenterAlignment))
    keepSpacers(of: rules, in: stack)
    constraints = rules.map { rule in
      let first = place(rule.first, in: stack)
      let second = rule.second.map { place($0, in: stack) }
      return NSLayoutConstraint(
        ConstraintDraft(
          first.view, first.attribute, rule.relation, second?.view, second?.attribute,
          multiplier: rule.multiplier, constant: rule.constant, priority: rule.priority,
          identifier: rule.identifier))
    }
    // The stack holds all of them, even those on a single view or spacer.
    stack.addConstraints(constraints)
  }

  /// Returns a dimension of a content size, or `nil` for `UIView.noIntrinsicMetric`.
  private func length(_ value: CGFloat) -> Double? { value >= 0 ? Double(value) : nil }

  /// Adds the spacers that the rules mention, and removes those that they no longer mention.
  private mutating func keepSpacers(of rules: [GeneratedRule], in stack: StackView) {
    let helpers = rules.flatMap { [$0.first] + ($0.second.map { [$0] } ?? []) }
      .filter { $0.item.systemGuide == nil }.compactMap(\.item.helper)
    for (helper, spacer) in spacers where !helpers.contains(helper) {
      spacer.removeFromSuperview()
      spacers[helper] = nil
    }
    for helper in helpers where spacers[helper] == nil {
      let spacer = LayoutSpacer()
      stack.addSubview(spacer)
      spacers[helper] = spacer
    }
  }

  /// Returns the view and attribute of an anchor; an edge of the margins guide becomes a margin of
  /// the stack.
  private func place(
    _ anchor: Anchor, in stack: StackView
  ) -> (view: UIView, attribute: LayoutModel.Attribute) {
    let item = anchor.item
    if item.systemGuide == .margins { return (stack, anchor.attribute.asMargin) }
    if let helper = item.helper, let spacer = spacers[helper] {
      return (spacer, anchor.attribute)
    }
    return (item.index == 0 ? stack : stack.arrangedSubviews[item.index - 1], anchor.attribute)
  }
}

extension StackView {
  /// The settings of the stack as a value of the model.
  fileprivate var modelled: Stack {
    var stack = Stack()
    stack.axis = axis == .horizontal ? .horizontal : .vertical
    stack.spacing = Double(spacing)
    stack.isBaselineRelative = isBaselineRelativeArrangement
    stack.margins = isLayoutMarginsRelativeArrangement ? .standard : nil
    stack.distribution =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    stack.alignment =
      switch alignment {
      case .fill: .fill
      case .leading: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .trailing
      case .lastBaseline: .lastBaseline
      }
    return stack
  }
}
