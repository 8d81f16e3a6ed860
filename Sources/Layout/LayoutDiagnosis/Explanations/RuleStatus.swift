import ConstraintSolver
package import LayoutModel

/// How a rule stands: what it measures, whether it holds, and whether the layout depends on it.
package struct RuleStatus: Sendable {
  /// What the rule compares with its constant, in points; nil if that has several values.
  package let value: Double?
  /// The least and the greatest of several values, in points; nil if there is no limit.
  package let range: (min: Double?, max: Double?)
  /// Why the value is what it is; nil if there are several.
  package let explanation: Explanation?
  /// What the value would be without the rule; nil if the rule does not hold with equality.
  package let without: Without?

  /// The value without a rule.
  package enum Without: Sendable, Hashable {
    /// The same: nothing depends on the rule.
    case same
    /// Another one, in points.
    case other(Double)
    /// Several, between these limits, in points; nil if there is none.
    case several(min: Double?, max: Double?)
  }

  /// Examines a rule of a solved layout.
  package init(of rule: Rule, in solved: SolvedLayout) {
    let expression = solved.lowering.expression(of: rule)
    let face = solved.solver.optimalFace
    let found = face.range(of: expression)
    range = (found.min, found.max)
    value = face.isUnique(expression) ? solved.value(of: expression) : nil
    let measure: Explanation.Measure?
    if rule.hasUIKitForm, let second = rule.right.first {
      measure =
        second.coefficient == 1
        ? .distance(from: second.anchor, to: rule.left[0].anchor) : nil
    } else {
      measure = rule.left.count == 1 ? .anchor(rule.left[0].anchor) : nil
    }
    explanation = Explanation(expression, measuring: measure, in: solved)
    without = value.flatMap { Self.without(rule, expression, now: $0, in: solved) }
  }

  private static func without(
    _ rule: Rule, _ expression: Expression, now value: Double, in solved: SolvedLayout
  ) -> Without? {
    guard let position = solved.lowering.position(of: .rule(rule.id)),
      let claim = solved.lowering.claim(at: position),
      abs(solved.residual(of: claim)) <= Tolerance.value,
      let solver = solved.undrawnSolver(without: position)
    else { return nil }
    let face = solver.optimalFace
    guard face.isUnique(expression) else {
      let range = face.range(of: expression)
      return .several(min: range.min, max: range.max)
    }
    let other = solver.value(of: expression)
    return Tolerance.same(other, value) ? .same : .other(other)
  }
}
