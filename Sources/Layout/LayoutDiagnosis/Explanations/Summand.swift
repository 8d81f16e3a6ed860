package import ConstraintSolver
package import LayoutModel

/// A multiple of the constant of a claim, in a sum of claims.
package struct Summand: Sendable, Hashable {
  /// The claim that it stands for.
  package var source: Claim.Source
  /// The multiplier of the claim's constant: how fast the sum follows the constant.
  package var multiplier: Rational
  /// What it adds to the sum, in points: `multiplier * constant`; may be negative.
  package var contribution: Rational
}

extension Summand {
  /// Makes a multiple of a claim.
  init(_ claim: Claim, times multiplier: Rational) {
    self.init(
      source: claim.source, multiplier: multiplier,
      contribution: multiplier * -Rational(meaning: claim.constraint.expression.constant))
  }
}
