/// The arithmetic of linear forms: doubles where only their dependence matters, fractions for proofs.
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
  /// Whether it is zero up to the rounding errors of this arithmetic.
  var isNegligible: Bool { get }
}

extension Scalar {
  var magnitude: Self { self < .zero ? -self : self }
}

extension Double: Scalar {
  package static var one: Double { 1 }
  package init(meaning double: Double) { self = double }
  package var isNegligible: Bool { abs(self) < Tolerance.coefficient }
}

/// Arithmetic without rounding, which the exact simplex method needs.
protocol ExactScalar: Scalar {
  /// The number without its infinitesimal part.
  var base: Rational { get }
  /// The number once the infinitesimal has grown to a distance.
  func value(after distance: Rational) -> Rational
  /// Makes a plain fraction.
  init(_ fraction: Rational)
}

extension Rational: ExactScalar {
  var base: Rational { self }
  func value(after distance: Rational) -> Rational { self }
  init(_ fraction: Rational) { self = fraction }
}
