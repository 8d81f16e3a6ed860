import ConstraintSolver
package import LayoutModel

/// How a rule stands: what it compares, by how much that misses its constant, and whether the
/// layout leans on it.
package struct RuleStatus: Sendable {
  /// What the rule compares with its constant, if that is one number.
  package let value: Double?
  /// The least and largest such number, where there are several; an end that does not exist is nil.
  package let range: (min: Double?, max: Double?)
  /// Why it is that number; nil for several.
  package let explanation: Explanation?
  /// What the number would be without the rule; nil for a rule that does not hold with equality.
  package let without: Without?

  /// What would be if a rule took no part.
  package enum Without: Sendable, Hashable {
    /// The same number: nothing leans on the rule.
    case same
    /// Another one.
    case other(Double)
    /// Several; an end that does not exist is nil.
    case several(min: Double?, max: Double?)
  }

  /// Looks at a rule of a solved layout.
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
      let solver = solved.solver(without: position)
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
