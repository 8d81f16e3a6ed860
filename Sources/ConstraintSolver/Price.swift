/// What it is worth to move a constraint by one: a number per level, the most important one first.
///
/// Prices are compared lexicographically, as errors are: think of the number at level l as a
/// multiple of ε^l with ε infinitesimal. Level 0 is what is required, then come the optional
/// priorities, strongest first, then one more level for a question about the optimal points.
package struct Price: Hashable, Comparable, Sendable {
  /// The numbers by level; missing ones at the end are zero.
  package private(set) var levels: [Rational]

  /// A price of nothing, or of some numbers by level.
  package init(_ levels: [Rational] = []) { self.levels = levels }

  /// A price at one level.
  init(_ number: Rational, at level: Int) {
    levels = Array(repeating: .zero, count: level) + [number]
  }

  /// Whether all numbers are zero.
  package var isZero: Bool { levels.allSatisfy(\.isZero) }

  /// The number at a level.
  package subscript(level: Int) -> Rational {
    level < levels.count ? levels[level] : .zero
  }

  static func + (lhs: Price, rhs: Price) -> Price {
    Price((0..<max(lhs.levels.count, rhs.levels.count)).map { lhs[$0] + rhs[$0] })
  }

  static func - (lhs: Price, rhs: Price) -> Price { lhs + Rational(-1) * rhs }

  static func * (factor: Rational, price: Price) -> Price {
    Price(price.levels.map { factor * $0 })
  }

  /// The order of the two.
  package static func < (lhs: Price, rhs: Price) -> Bool {
    for level in 0..<max(lhs.levels.count, rhs.levels.count) where lhs[level] != rhs[level] {
      return lhs[level] < rhs[level]
    }
    return false
  }
}

extension Price {
  /// The prices at which a constraint may rest, times `weight`: what its error rises by to the left
  /// of where it holds with equality, and to the right.
  static func range(
    of relation: Relation, at level: Int, weight: Rational = .one
  ) -> (low: Price, high: Price) {
    let (low, high) = (Price(-weight, at: level), Price(weight, at: level))
    switch relation {
    case .equal: return (low, high)
    case .lessOrEqual: return (Price(), high)
    case .greaterOrEqual: return (low, Price())
    }
  }

  /// Divides a price among ranges that all begin at zero and end at these, each share in the middle
  /// of what it can be.
  ///
  /// A share is at an end of its range only where the sum is at an end of the sum of the ranges. The
  /// price has to be between zero and that sum.
  static func shares(of total: Price, among ends: [Price]) -> [Price] {
    var rest = ends.reduce(Price(), +)
    var left = total
    return ends.map { end in
      rest = rest - end
      let share = Rational(1, over: 2) * (max(Price(), left - rest) + min(left, end))
      left = left - share
      return share
    }
  }
}
