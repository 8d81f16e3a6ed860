/// A fraction plus a multiple of an infinitesimal: `base + slope * δ`, where δ is positive and
/// smaller than every fraction.
///
/// Solving a system whose constants depend on a parameter at `t + δ` gives its values at `t` and
/// how fast they change right of `t`, in one run and unambiguously even at a breakpoint:
/// comparisons are decided by the base, then by the slope. Only values and positions have a slope;
/// coefficients and prices are plain fractions, so that a product never needs δ * δ.
struct Perturbed: Hashable {
  var base: Rational
  var slope: Rational

  init(_ base: Rational, slope: Rational) {
    self.base = base
    self.slope = slope
  }

  init(meaning double: Double) { self.init(Rational(meaning: double)) }

  static var zero: Perturbed { Perturbed(Rational.zero) }
  static var one: Perturbed { Perturbed(Rational.one) }

  var isNegligible: Bool { base.isZero && slope.isZero }

  /// Returns the value after the parameter has grown by a distance.
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

extension Perturbed: ExactScalar {
  init(_ fraction: Rational) { self.init(fraction, slope: .zero) }
}
