/// The tolerances by which numbers that are almost equal count as equal.
///
/// Points are of the order of 1 to 10 000, and doubles have 16 digits. Every tolerance that decides
/// whether a constraint holds is scaled by the numbers it compares.
package enum Tolerance {
  /// A coefficient smaller than this is a rounding error of elimination.
  package static let coefficient = 1e-9
  /// Coefficients as people wrote them cancel if they add up to less than this.
  package static let cancellation = 1e-12
  /// Breakpoints closer to each other than this are met together.
  package static let tie = 1e-10
  /// A reduced cost smaller than this does not improve anything.
  package static let reducedCost = 1e-9
  /// How far a required constraint may be from holding, relative to the numbers in it.
  package static let feasibility = 1e-7
  /// Values closer than this are the same value, relative to their size if that is greater than
  /// one.
  package static let value = 1e-6

  /// Whether two values are the same for a reader.
  package static func same(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= value * max(1, abs(a), abs(b))
  }

  /// Whether two printed decimals differ by at most `reach`; 24.001 is within 0.001 of 24 although
  /// the nearest binary fractions are not.
  package static func isPrinted(_ a: Double, within reach: Double, of b: Double) -> Bool {
    abs(a - b) <= reach + coefficient * max(1, abs(a), abs(b))
  }

  /// The error of a few hundred roundings of a number, relative to the number.
  package static let rounding = 1e-14

  /// Whether a required constraint of a magnitude may have an error, where `largest` is the largest
  /// number that was added up to compute it.
  package static func isFeasible(
    error: Double, magnitude: Double, largest: Double = 0
  ) -> Bool {
    error <= feasibility * max(1, magnitude) + rounding * largest
  }
}
