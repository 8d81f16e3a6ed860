/// A fraction and how it moves when something is nudged by an infinitesimal amount: `value + rate*e`
/// with `0 < e <` every positive fraction.
///
/// Solving in this arithmetic solves a system whose constant is moved by next to nothing, degenerate
/// optima included, and gives the exact derivative. Squares of e are left out, and none occur: only
/// constants carry a rate, and constants are never multiplied by each other.
struct Nudged: Hashable, Comparable {
  var value: Rational
  var rate: Rational

  init(_ value: Rational, rate: Rational = .zero) {
    self.value = value
    self.rate = rate
  }

  static func + (a: Nudged, b: Nudged) -> Nudged {
    Nudged(a.value + b.value, rate: a.rate + b.rate)
  }

  static func - (a: Nudged, b: Nudged) -> Nudged {
    Nudged(a.value - b.value, rate: a.rate - b.rate)
  }

  static func * (a: Nudged, b: Nudged) -> Nudged {
    Nudged(a.value * b.value, rate: a.value * b.rate + a.rate * b.value)
  }

  static func / (a: Nudged, b: Nudged) -> Nudged {
    let quotient = a.value / b.value
    return Nudged(quotient, rate: (a.rate - quotient * b.rate) / b.value)
  }

  static prefix func - (value: Nudged) -> Nudged { Nudged(-value.value, rate: -value.rate) }

  static func < (a: Nudged, b: Nudged) -> Bool {
    a.value == b.value ? a.rate < b.rate : a.value < b.value
  }
}

extension Nudged: Scalar {
  static var zero: Nudged { Nudged(.zero) }
  static var one: Nudged { Nudged(.one) }
  init(meaning double: Double) { self.init(Rational(meaning: double)) }
  var approximation: Double { value.approximation }
  var isNegligible: Bool { value.isZero && rate.isZero }
}
