/// A fraction and a multiple of an infinitesimal: `base + slope * δ`, where δ is positive and smaller
/// than every fraction.
///
/// Solving a system whose constants move with a parameter at `t + δ` gives its values at `t` and how
/// fast they move right of `t`, in one run and without any doubt at a breakpoint: comparisons are
/// decided by the base, then by the slope. Only values and positions carry a slope; coefficients and
/// prices are plain fractions, so a product never has to know what δ * δ is.
struct Perturbed: Scalar, Hashable {
  var base: Rational
  var slope: Rational

  init(_ base: Rational, slope: Rational) {
    self.base = base
    self.slope = slope
  }

  init(meaning double: Double) { self.init(Rational(meaning: double)) }

  static var zero: Perturbed { Perturbed(Rational.zero) }
  static var one: Perturbed { Perturbed(Rational.one) }

  var approximation: Double { base.approximation }
  var isNegligible: Bool { base.isZero && slope.isZero }

  /// Where it has got to after so much more of the parameter.
  func value(after distance: Rational) -> Rational {
    slope.isZero ? base : base + slope * distance
  }

  static func + (lhs: Perturbed, rhs: Perturbed) -> Perturbed {
    Perturbed(lhs.base + rhs.base, slope: lhs.slope + rhs.slope)
  }

  static func - (lhs: Perturbed, rhs: Perturbed) -> Perturbed {
    Perturbed(lhs.base - rhs.base, slope: lhs.slope - rhs.slope)
  }

  static func * (lhs: Perturbed, rhs: Perturbed) -> Perturbed {
    if rhs.slope.isZero {
      let slope = lhs.slope.isZero ? lhs.slope : lhs.slope * rhs.base
      return Perturbed(lhs.base * rhs.base, slope: slope)
    }
    return Perturbed(
      lhs.base * rhs.base, slope: lhs.base * rhs.slope + lhs.slope * rhs.base)
  }

  /// The quotient; the divisor is a coefficient and has no slope.
  static func / (lhs: Perturbed, rhs: Perturbed) -> Perturbed {
    Perturbed(
      lhs.base / rhs.base, slope: lhs.slope.isZero ? lhs.slope : lhs.slope / rhs.base)
  }

  static prefix func - (value: Perturbed) -> Perturbed {
    Perturbed(-value.base, slope: -value.slope)
  }

  static func < (lhs: Perturbed, rhs: Perturbed) -> Bool {
    lhs.base == rhs.base ? lhs.slope < rhs.slope : lhs.base < rhs.base
  }
}

/// An arithmetic without rounding.
protocol ExactScalar: Scalar {
  /// The fraction it is, an infinitesimal left out.
  var base: Rational { get }
  /// A plain fraction.
  init(_ fraction: Rational)
}

extension Perturbed: ExactScalar {
  init(_ fraction: Rational) { self.init(fraction, slope: .zero) }
}

extension Rational: ExactScalar {
  var base: Rational { self }
  init(_ fraction: Rational) { self = fraction }
}
