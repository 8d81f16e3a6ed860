/// The arithmetic of the simplex method: doubles for values, fractions for proofs.
package protocol Scalar: Comparable, Sendable {
  static var zero: Self { get }
  static var one: Self { get }
  static func + (lhs: Self, rhs: Self) -> Self
  static func - (lhs: Self, rhs: Self) -> Self
  static func * (lhs: Self, rhs: Self) -> Self
  static func / (lhs: Self, rhs: Self) -> Self
  static prefix func - (value: Self) -> Self
  /// Makes the number that a caller means by a double, see ``Rational/init(meaning:)``.
  init(meaning double: Double)
  /// The nearest double.
  var approximation: Double { get }
  /// Whether it is zero up to the rounding errors of this arithmetic.
  var isNegligible: Bool { get }
}

extension Scalar {
  var magnitude: Self { self < .zero ? -self : self }
}

extension Double: Scalar {
  package static var one: Double { 1 }
  package init(meaning double: Double) { self = double }
  package var approximation: Double { self }
  package var isNegligible: Bool { abs(self) < Tolerance.coefficient }
}

extension Scalar {
  /// Whether a required constraint holds, given its error and the magnitude of its numbers.
  static func holds(error: Self, magnitude: Self) -> Bool {
    if Self.self == Double.self {
      return Tolerance.isFeasible(error: error.approximation, magnitude: magnitude.approximation)
    }
    return error.isNegligible
  }
}
