/// The one place where numbers that are almost equal are called equal.
///
/// Points are of the order 1 to 10 000 and doubles carry 16 digits. Everything that decides
/// between "holds" and "does not hold" is scaled by the numbers it compares.
package enum Tolerance {
  /// A coefficient smaller than this is taken for a rounding error of elimination.
  package static let coefficient = 1e-9
  /// Coefficients as people wrote them that add up to less than this cancel.
  package static let cancellation = 1e-12
  /// Breakpoints that are met closer to each other than this are met together.
  package static let tie = 1e-10
  /// A reduced cost smaller than this does not improve anything.
  package static let reducedCost = 1e-9
  /// How far a required constraint may be from holding, relative to the numbers in it.
  package static let feasibility = 1e-7
  /// Values closer than this are the same value, relative to their size.
  package static let value = 1e-6

  /// Whether two values are the same number for a reader.
  package static func same(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= value * max(1, abs(a), abs(b))
  }

  /// Whether two decimals that were printed differ by at most `reach`; 24.001 is within 0.001 of 24
  /// although the nearest binary fractions are not.
  package static func isPrinted(_ a: Double, within reach: Double, of b: Double) -> Bool {
    abs(a - b) <= reach + coefficient * max(1, abs(a), abs(b))
  }

  /// What a few hundred roundings of a number come to, relative to the number.
  package static let rounding = 1e-14

  /// Whether a required constraint of that magnitude may miss by `error`, when the largest number
  /// that was added up to find out is `largest`.
  package static func isFeasible(
    error: Double, magnitude: Double, largest: Double = 0
  ) -> Bool {
    error <= feasibility * max(1, magnitude) + rounding * largest
  }
}
