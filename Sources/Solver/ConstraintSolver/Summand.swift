/// A multiple of a constraint, in a sum of constraints.
package struct Summand: Hashable, Sendable {
  /// The position of the constraint in the list that the sum is about.
  package var position: Int
  /// What the constraint is multiplied by.
  package var multiplier: Rational

  /// Makes a multiple of the constraint at a position.
  package init(position: Int, multiplier: Rational) {
    self.position = position
    self.multiplier = multiplier
  }

  /// Returns `multiplier * right`, for a constraint written as `form REL right`.
  package func contribution(from constraints: [Constraint]) -> Rational {
    multiplier * -Rational(meaning: constraints[position].expression.constant)
  }
}
