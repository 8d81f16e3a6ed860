package import BigInt

/// An exact fraction, written for the oracle alone so that it shares nothing with the solver.
package enum Fraction: Comparable, Sendable {
  /// In lowest terms with a positive denominator, both far from overflow.
  case small(Int, Int)
  /// Anything else.
  case big(BigInt, BigInt)

  /// A whole number.
  package init(_ value: Int) { self = .small(value, 1) }

  /// A double, exactly as it is in binary.
  package init(exactly value: Double) {
    if let whole = Int(exactly: value), abs(whole) < 1 << 40 {
      self = .small(whole, 1)
      return
    }
    var bottom = 1.0
    var top = value
    while top != top.rounded(), bottom < 1e300 {
      top *= 2
      bottom *= 2
    }
    self = Fraction.make(BigInt(top), BigInt(bottom))
  }

  static func make(_ top: BigInt, _ bottom: BigInt) -> Fraction {
    let divisor = top.greatestCommonDivisor(with: bottom)
    var (n, d) = (top / divisor, bottom / divisor)
    if d < 0 { (n, d) = (-n, -d) }
    if let n = Int(exactly: n), let d = Int(exactly: d), abs(n) < 1 << 60, d < 1 << 60 {
      return .small(n, d)
    }
    return .big(n, d)
  }

  static func make(_ top: Int, _ bottom: Int) -> Fraction {
    var (a, b) = (abs(top), abs(bottom))
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = bottom < 0 ? -max(a, 1) : max(a, 1)
    return .small(top / divisor, bottom / divisor)
  }

  private var parts: (BigInt, BigInt) {
    switch self {
    case .small(let n, let d): (BigInt(n), BigInt(d))
    case .big(let n, let d): (n, d)
    }
  }

  /// Whether it is zero.
  package var isZero: Bool { if case .small(0, _) = self { true } else { false } }

  /// The nearest double.
  package var double: Double {
    switch self {
    case .small(let n, let d): return Double(n) / Double(d)
    case .big(let n, let d):
      let shift = max(0, max(n.bitWidth, d.bitWidth) - 900)
      return Double(n >> shift) / Double(d >> shift)
    }
  }

  /// The sum.
  package static func + (a: Fraction, b: Fraction) -> Fraction {
    if case .small(let p, let q) = a, case .small(let r, let s) = b {
      let (x, o1) = p.multipliedReportingOverflow(by: s)
      let (y, o2) = r.multipliedReportingOverflow(by: q)
      let (z, o3) = x.addingReportingOverflow(y)
      let (w, o4) = q.multipliedReportingOverflow(by: s)
      if !o1, !o2, !o3, !o4, z != .min { return make(z, w) }
    }
    let ((p, q), (r, s)) = (a.parts, b.parts)
    return make(p * s + r * q, q * s)
  }

  /// The product.
  package static func * (a: Fraction, b: Fraction) -> Fraction {
    if case .small(let p, let q) = a, case .small(let r, let s) = b {
      let (x, o1) = p.multipliedReportingOverflow(by: r)
      let (y, o2) = q.multipliedReportingOverflow(by: s)
      if !o1, !o2, x != .min { return make(x, y) }
    }
    let ((p, q), (r, s)) = (a.parts, b.parts)
    return make(p * r, q * s)
  }

  /// The negative.
  package static prefix func - (a: Fraction) -> Fraction {
    switch a {
    case .small(let n, let d): .small(-n, d)
    case .big(let n, let d): .big(-n, d)
    }
  }

  /// The difference.
  package static func - (a: Fraction, b: Fraction) -> Fraction { a + -b }

  /// The quotient.
  package static func / (a: Fraction, b: Fraction) -> Fraction {
    let (n, d) = b.parts
    return a * make(d, n)
  }

  /// The order of the two.
  package static func < (a: Fraction, b: Fraction) -> Bool {
    let difference = a - b
    switch difference {
    case .small(let n, _): return n < 0
    case .big(let n, _): return n < 0
    }
  }
}
