/// What it is worth to move a constraint by one: a number per level, the most important level
/// first.
///
/// Prices are compared lexicographically, as errors are: the number at level l can be seen as a
/// multiple of ε^l with an infinitesimal ε. Level 0 is for required constraints, the next levels
/// for the optional priorities, strongest first, and one more level for a question about the
/// optimal points.
package struct Price: Hashable, Comparable, Sendable {
  /// The numbers by level; missing ones at the end are zero.
  package private(set) var levels: [Rational]

  /// Makes a price of numbers by level, by default zero.
  package init(_ levels: [Rational] = []) { self.levels = levels }

  /// Makes a price at one level.
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

  /// Compares prices lexicographically.
  package static func < (lhs: Price, rhs: Price) -> Bool {
    for level in 0..<max(lhs.levels.count, rhs.levels.count) where lhs[level] != rhs[level] {
      return lhs[level] < rhs[level]
    }
    return false
  }
}

extension Price {
  /// Returns the range of prices at which a constraint that holds with equality may rest, times
  /// `weight`: the slopes of its error on either side.
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

  /// Divides a price among ranges that all begin at zero and have these ends, with each share in
  /// the middle of its possible values.
  ///
  /// A share is at an end of its range only if the total is at an end of the sum of the ranges. The
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
