/// The claim `expression REL 0`, with a priority.
///
/// Its error at a point is the distance from holding: `|e|` for `==`, `max(0, e)` for `<=`,
/// `max(0, -e)` for `>=`.
package struct Constraint: Hashable, Sendable {
  /// The left-hand side; the right-hand side is zero.
  package var expression: Expression
  /// How it stands to zero.
  package var relation: Relation
  /// How much it matters.
  package var priority: Priority

  /// The claim `expression REL 0`.
  package init(_ expression: Expression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// The claim `lhs REL rhs`.
  package init(
    _ lhs: Expression, _ relation: Relation, _ rhs: Expression, priority: Priority = .required
  ) {
    self.init(lhs - rhs, relation, priority: priority)
  }

  /// The distance from holding when the expression has that value.
  package func error(of value: Double) -> Double { relation.error(of: value) }

  /// Whether all numbers in it are finite.
  package var isFinite: Bool {
    expression.constant.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite }
  }
}
