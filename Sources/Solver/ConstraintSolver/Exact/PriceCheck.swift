/// Checks prices against the original constraints, in exact arithmetic and only by adding up.
///
/// Prices prove that a point p is optimal if
///
/// 1. all forms times their prices add up to zero: `sum(price[i] * form[i]) = 0` at every level,
/// and
/// 2. each constraint rests at its price: if p violates it to one side, the price is the rate at
///    which the error grows on that side; if it holds with room, the price is zero; if it holds
///    with equality, the price is anything in between.
///
/// For every small ε the sum of errors, those of level l times ε^l, is a convex function; 2 says
/// that the prices are slopes of its summands at p, and 1 that these add up to the slope zero. So p
/// minimises it for every small ε, which is what highest priorities first means (Isermann, Linear
/// lexicographic optimization, OR Spektrum 4, 1982; with one level it is complementary slackness).
///
/// The same prices prove all points optimal that satisfy 2, and there are no other optimal points.
struct PriceCheck {
  let constraints: [Constraint]
  let rows: [SparseRow<Rational>]
  private let levels: [Priority]

  init(_ constraints: [Constraint], _ rows: [SparseRow<Rational>]) {
    self.constraints = constraints
    self.rows = rows
    levels = Self.levels(of: constraints)
  }

  /// The level below all others.
  var lastLevel: Int { levels.count }

  private static func levels(of constraints: [Constraint]) -> [Priority] {
    var distinct: [Priority] = [.required]
    for priority in constraints.map(\.priority).sorted(by: >) where distinct.last != priority {
      distinct.append(priority)
    }
    return distinct
  }

  /// Returns on which sides of equality a constraint may be at its price; nil for a price that it
  /// cannot have.
  private func sides(_ position: Int, _ price: Price) -> (below: Bool, above: Bool)? {
    let constraint = constraints[position]
    if constraint.priority.isRequired {
      switch constraint.relation {
      case .equal: return (false, false)
      case .lessOrEqual: return price < Price() ? nil : (price.isZero, false)
      case .greaterOrEqual: return price > Price() ? nil : (false, price.isZero)
      }
    }
    guard let level = levels.firstIndex(of: constraint.priority) else { return nil }
    let range = Price.range(of: constraint.relation, at: level)
    guard price >= range.low, price <= range.high else { return nil }
    return (!(price > range.low), !(price < range.high))
  }

  /// Whether all forms times their prices, and an objective at the last level, add up to zero.
  func isBalanced(_ prices: [Price], objective: SparseRow<Rational>? = nil) -> Bool {
    guard prices.count == rows.count else { return false }
    let count = max(lastLevel + 1, prices.map(\.levels.count).max() ?? 0)
    for level in 0..<count {
      var sum = level == lastLevel ? objective ?? SparseRow<Rational>() : SparseRow<Rational>()
      for (row, price) in zip(rows, prices) where !price[level].isZero {
        sum = sum.adding(row, times: price[level])
      }
      if !sum.entries.isEmpty { return false }
    }
    return true
  }

  /// Whether every constraint rests at its price at a point.
  func rests(_ prices: [Price], at point: [Rational]) -> Bool {
    areAllowed(prices) { $0.entries.reduce($0.constant) { $0 + $1.coefficient * point[$1.index] } }
  }

  /// Whether every constraint stays at rest however far a point moves in a direction.
  func rests(_ prices: [Price], along direction: [Rational]) -> Bool {
    areAllowed(prices) { $0.entries.reduce(.zero) { $0 + $1.coefficient * direction[$1.index] } }
  }

  private func areAllowed(
    _ prices: [Price], _ measure: (SparseRow<Rational>) -> Rational
  ) -> Bool {
    guard prices.count == rows.count else { return false }
    return rows.indices.allSatisfy { position in
      guard let sides = sides(position, prices[position]) else { return false }
      let value = measure(rows[position])
      return value.isZero || (value < .zero ? sides.below : sides.above)
    }
  }

  /// The number of independent constraints that hold with equality in all optimal points.
  func rankOfEqualities(_ prices: [Price]) -> Int {
    var space = RowSpace<Rational>()
    var rank = 0
    for position in rows.indices {
      guard let sides = sides(position, prices[position]), !sides.below, !sides.above,
        space.insert(rows[position], source: position) == nil, !rows[position].entries.isEmpty
      else { continue }
      rank += 1
    }
    return rank
  }
}
