/// The constraint `expression REL 0`, with a priority.
///
/// Its error at a point is its distance from holding: `|e|` for `==`, `max(0, e)` for `<=`, `max(0,
/// -e)` for `>=`.
package struct Constraint: Hashable, Sendable {
  /// The left-hand side; the right-hand side is zero.
  package var expression: Expression
  /// The relation of the expression to zero.
  package var relation: Relation
  /// The priority.
  package var priority: Priority

  /// Makes the constraint `expression REL 0`.
  package init(_ expression: Expression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// Makes the constraint `lhs REL rhs`.
  package init(
    _ lhs: Expression, _ relation: Relation, _ rhs: Expression, priority: Priority = .required
  ) {
    self.init(lhs - rhs, relation, priority: priority)
  }

  /// Returns the error if the expression has a value.
  package func error(of value: Double) -> Double { relation.error(of: value) }

  /// Whether all numbers in it are finite.
  package var isFinite: Bool {
    expression.constant.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite }
  }
}
