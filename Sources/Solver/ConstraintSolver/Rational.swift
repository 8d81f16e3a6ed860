import BigInt

/// An exact fraction.
///
/// Explanations are computed in fractions, so that a sum shown to a reader adds up exactly.
/// Numerator and denominator that fit into machine words stay there; larger ones spill into big
/// integers.
package struct Rational: Hashable, Comparable, Sendable {
  private enum Storage: Hashable {
    /// In lowest terms, denominator positive.
    case small(Int, Int)
    /// In lowest terms, denominator positive, at least one of them outside `Int`.
    case large(BigInt, BigInt)
  }

  private let storage: Storage

  /// Makes a whole number.
  package init(_ value: Int) { self.init(reduced: .small(value, 1)) }

  /// Makes the fraction `numerator / denominator`; the denominator must not be zero.
  package init(_ numerator: Int, over denominator: Int) {
    if numerator == .min || denominator == .min {
      self.init(big: BigInt(numerator), over: BigInt(denominator))
    } else {
      precondition(denominator != 0, "a fraction over zero")
      let divisor = Rational.greatestCommonDivisor(abs(numerator), abs(denominator))
      let sign = denominator < 0 ? -1 : 1
      self.init(reduced: .small(sign * numerator / divisor, sign * denominator / divisor))
    }
  }

  init(big numerator: BigInt, over denominator: BigInt) {
    precondition(!denominator.isZero, "a fraction over zero")
    var divisor = numerator.greatestCommonDivisor(with: denominator)
    if denominator.sign == .minus { divisor = -divisor }
    let top = numerator / divisor
    let bottom = denominator / divisor
    if let top = Int(exactly: top), let bottom = Int(exactly: bottom), top != .min {
      self.init(reduced: .small(top, bottom))
    } else {
      self.init(reduced: .large(top, bottom))
    }
  }

  /// Makes the simplest fraction that a double of a layout stands for.
  ///
  /// People write `0.1`, `1/3` or `16/9`; the double is the nearest binary number. This is the
  /// first convergent of the double's continued fraction that rounds back to it, so `0.1` becomes
  /// 1/10 and `0.333…` becomes 1/3. The double must be finite.
  package init(meaning double: Double) {
    if let whole = Int(exactly: double) {
      self.init(whole)
      return
    }
    // The double is exactly top / bottom, where bottom is a power of two.
    let exponent = Int(double.significandWidth) - Int(double.exponent)
    let significand = BigInt(
      sign: double.sign == .minus ? .minus : .plus,
      magnitude: BigUInt(
        Int(Double(sign: .plus, exponent: double.significandWidth, significand: double.significand))
      ))
    var top = significand
    var bottom = BigInt(1)
    if exponent >= 0 { bottom <<= exponent } else { top <<= -exponent }
    let negative = top.sign == .minus
    if negative { top = -top }
    var (h0, h1) = (BigInt(0), BigInt(1))
    var (k0, k1) = (BigInt(1), BigInt(0))
    let target = abs(double)
    while !bottom.isZero {
      let (whole, rest) = top.quotientAndRemainder(dividingBy: bottom)
      (h0, h1) = (h1, whole * h1 + h0)
      (k0, k1) = (k1, whole * k1 + k0)
      if Rational.quotient(h1, k1) == target { break }
      (top, bottom) = (bottom, rest)
    }
    self.init(big: negative ? -h1 : h1, over: k1)
  }

  /// The nearest double.
  package var approximation: Double {
    switch storage {
    case .small(let top, let bottom)
    where top.magnitude < 1 << 53 && bottom < 1 << 53: Double(top) / Double(bottom)
    case .small(let top, let bottom): Rational.quotient(BigInt(top), BigInt(bottom))
    case .large(let top, let bottom): Rational.quotient(top, bottom)
    }
  }

  /// The numerator and the denominator in lowest terms, as decimal text.
  package var parts: (numerator: String, denominator: String) {
    switch storage {
    case .small(let top, let bottom): (String(top), String(bottom))
    case .large(let top, let bottom): (String(top), String(bottom))
    }
  }

  /// Whether the denominator is one.
  package var isWhole: Bool {
    switch storage {
    case .small(_, let bottom): bottom == 1
    case .large(_, let bottom): bottom == 1
    }
  }

  /// The number without its sign.
  package var magnitude: Rational { self < Rational(0) ? -self : self }

  /// Whether it is zero.
  package var isZero: Bool { storage == .small(0, 1) }

  private var big: (BigInt, BigInt) {
    switch storage {
    case .small(let top, let bottom): (BigInt(top), BigInt(bottom))
    case .large(let top, let bottom): (top, bottom)
    }
  }

  private static func quotient(_ top: BigInt, _ bottom: BigInt) -> Double {
    // A whole quotient of 62 or 63 bits, whose last bit tells whether there was a remainder, rounds
    // to the same double as the fraction itself, whatever the sizes of its parts.
    let shift = 62 - (top.magnitude.bitWidth - bottom.magnitude.bitWidth)
    let scaledTop = shift > 0 ? top.magnitude << shift : top.magnitude
    let scaledBottom = shift < 0 ? bottom.magnitude << -shift : bottom.magnitude
    let (whole, rest) = scaledTop.quotientAndRemainder(dividingBy: scaledBottom)
    let significand = UInt64(whole) | (rest.isZero ? 0 : 1)
    let size = Double(sign: .plus, exponent: -shift, significand: Double(significand))
    return top.sign == .minus ? -size : size
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a == 0 ? 1 : a
  }

  /// Returns the sum of two numbers.
  package static func + (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let a, let b) = lhs.storage, case .small(let c, let d) = rhs.storage {
      if b == 1, d == 1 {
        let (sum, overflow) = a.addingReportingOverflow(c)
        if !overflow { return Rational(sum) }
      }
      let (ad, overflow1) = a.multipliedReportingOverflow(by: d)
      let (cb, overflow2) = c.multipliedReportingOverflow(by: b)
      let (top, overflow3) = ad.addingReportingOverflow(cb)
      let (bottom, overflow4) = b.multipliedReportingOverflow(by: d)
      if !overflow1, !overflow2, !overflow3, !overflow4 { return Rational(top, over: bottom) }
    }
    let (a, b) = lhs.big
    let (c, d) = rhs.big
    return Rational(big: a * d + c * b, over: b * d)
  }

  /// Returns the difference of two numbers.
  package static func - (lhs: Rational, rhs: Rational) -> Rational { lhs + -rhs }

  /// Returns the product of two numbers.
  package static func * (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let a, let b) = lhs.storage, case .small(let c, let d) = rhs.storage {
      let (top, overflow1) = a.multipliedReportingOverflow(by: c)
      let (bottom, overflow2) = b.multipliedReportingOverflow(by: d)
      if !overflow1, !overflow2 { return Rational(top, over: bottom) }
    }
    let (a, b) = lhs.big
    let (c, d) = rhs.big
    return Rational(big: a * c, over: b * d)
  }

  /// Returns the quotient of two numbers; the divisor must not be zero.
  package static func / (lhs: Rational, rhs: Rational) -> Rational {
    if case .small(let top, let bottom) = rhs.storage, top != .min {
      return lhs * Rational(bottom, over: top)
    }
    let (c, d) = rhs.big
    return lhs * Rational(big: d, over: c)
  }

  /// Returns the number with the opposite sign.
  package static prefix func - (value: Rational) -> Rational {
    switch value.storage {
    case .small(let top, let bottom) where top != .min:
      Rational(reduced: .small(-top, bottom))
    default: Rational(big: -value.big.0, over: value.big.1)
    }
  }

  private init(reduced storage: Storage) { self.storage = storage }

  /// Whether the first number is less than the second.
  package static func < (lhs: Rational, rhs: Rational) -> Bool {
    if case .small(let a, let b) = lhs.storage, case .small(let c, let d) = rhs.storage {
      let (ad, overflow1) = a.multipliedReportingOverflow(by: d)
      let (cb, overflow2) = c.multipliedReportingOverflow(by: b)
      if !overflow1, !overflow2 { return ad < cb }
    }
    let (a, b) = lhs.big
    let (c, d) = rhs.big
    return a * d < c * b
  }
}

extension Rational: CustomStringConvertible {
  /// The number as text, such as `3` or `320/3`.
  package var description: String {
    let (top, bottom) = parts
    return isWhole ? top : "\(top)/\(bottom)"
  }
}

extension Rational: Scalar {
  package static var zero: Rational { Rational(0) }
  package static var one: Rational { Rational(1) }
  package var isNegligible: Bool { isZero }
}
