/// The arithmetic of the simplex method: doubles for values, fractions for proofs.
package protocol Scalar: Comparable, Sendable {
  static var zero: Self { get }
  static var one: Self { get }
  static func + (lhs: Self, rhs: Self) -> Self
  static func - (lhs: Self, rhs: Self) -> Self
  static func * (lhs: Self, rhs: Self) -> Self
  static func / (lhs: Self, rhs: Self) -> Self
  static prefix func - (value: Self) -> Self
  /// The number a caller meant by a double.
  init(meaning double: Double)
  /// The nearest double.
  var approximation: Double { get }
  /// Zero, up to the rounding errors of this arithmetic.
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
  /// Whether a required constraint holds, `error` being its distance from holding.
  static func holds(error: Self, magnitude: Self) -> Bool {
    if Self.self == Double.self {
      return Tolerance.isFeasible(error: error.approximation, magnitude: magnitude.approximation)
    }
    return error.isNegligible
  }
}
