/// How great a form is at least, if a number of candidates may be used for it.
///
/// More candidates are of use only if they say more, so the bounds ascend with the counts. Numbers are
/// doubles: what is found is proved in fractions later, and where rounding errors might decide,
/// ``verdict`` says so.
struct ContradictionFrontier: Sendable {
  /// What some candidates say.
  struct Point: Sendable {
    /// How many candidates.
    var count: Int
    /// How great the form is at least.
    var bound: Double
    /// The sum of the magnitudes that were added up, for judging rounding errors.
    var mass: Double

    static let zero = Point(count: 0, bound: 0, mass: 0)

    static func + (a: Point, b: Point) -> Point {
      Point(count: a.count + b.count, bound: a.bound + b.bound, mass: a.mass + b.mass)
    }

    func scaled(by factor: Double) -> Point {
      Point(count: count, bound: bound * factor, mass: mass * factor)
    }
  }

  /// The points, ascending; none if the form has no bound.
  private(set) var points: [Point]

  init(_ points: [Point] = []) { self.points = points }

  /// Returns what several forms say of which one is used.
  static func parallel(_ offers: [(frontier: Self, factor: Double)]) -> Self {
    if offers.count == 1 {
      return Self(offers[0].frontier.points.map { $0.scaled(by: offers[0].factor) })
    }
    return Self(
      pruning: offers.flatMap { offer in offer.frontier.points.map { $0.scaled(by: offer.factor) } }
    )
  }

  /// Keeps the points that say more than those with fewer candidates.
  private init(pruning points: [Point]) {
    var kept: [Point] = []
    let sorted = points.sorted { a, b in (a.count, b.bound, a.mass) < (b.count, a.bound, b.mass) }
    for point in sorted {
      if let last = kept.last, point.bound <= last.bound { continue }
      kept.append(point)
    }
    self.points = kept
  }

  /// Returns what several forms say that are added up.
  ///
  /// - Complexity: O(n log n) as long as each further candidate of a form says one thing more, and
  ///   no more than the one before; otherwise that of multiplying the numbers of points.
  static func series(_ summands: [(frontier: Self, factor: Double)]) -> Self {
    let parts = SeriesParts(summands)
    guard !parts.isEmpty else { return Self() }
    return Self.sum(parts.others, Self(parts.sums))
  }

  /// Returns the sum of two frontiers; O(points * points).
  fileprivate static func sum(_ a: Self, _ b: Self) -> Self {
    if a.points.count == 1 { return Self(b.points.map { a.points[0] + $0 }) }
    if b.points.count == 1 { return Self(a.points.map { b.points[0] + $0 }) }
    guard let first = a.points.first, let last = a.points.last, let low = b.points.first,
      let high = b.points.last
    else { return Self() }
    let least = first.count + low.count
    var best = [Point?](repeating: nil, count: last.count + high.count - least + 1)
    for one in a.points {
      for other in b.points {
        let sum = one + other
        if let known = best[sum.count - least], known.bound >= sum.bound { continue }
        best[sum.count - least] = sum
      }
    }
    return Self(pruning: best.compactMap(\.self))
  }

  /// Whether each point has one candidate more than the one before, and adds no more than that.
  fileprivate var isConcave: Bool {
    for index in points.indices.dropFirst() {
      guard points[index].count == points[index - 1].count + 1 else { return false }
      guard index > 1 else { continue }
      let gain = points[index].bound - points[index - 1].bound
      if gain > points[index - 1].bound - points[index - 2].bound { return false }
    }
    return true
  }
}

/// The fewest candidates with which a form that is zero is said to be greater than zero.
enum ContradictionVerdict: Sendable, Equatable {
  /// No number of candidates says so.
  case holds
  /// This number does, and no smaller one.
  case contradiction(Int)
  /// Numbers so small decide that they cannot be told from rounding errors.
  case unclear

  /// Judges several forms whose sum is zero.
  init(_ summands: [(frontier: ContradictionFrontier, factor: Double)]) {
    let parts = SeriesParts(summands)
    self = .holds
    guard !parts.isEmpty else { return }
    var fewest = Int.max
    var fewestUnclear = Int.max
    for other in parts.others.points {
      // The sums ascend, so the first one that is greater than zero is found by halving.
      var low = 0
      var high = parts.sums.count
      while low < high {
        let middle = (low + high) / 2
        if (other + parts.sums[middle]).isPositive { high = middle } else { low = middle + 1 }
      }
      for sum in parts.sums[low...] {
        let point = other + sum
        if point.isClear {
          fewest = min(fewest, point.count)
          break
        }
        fewestUnclear = min(fewestUnclear, point.count)
      }
    }
    if fewestUnclear < fewest {
      self = .unclear
    } else if fewest < .max {
      self = .contradiction(fewest)
    }
  }
}

extension ContradictionFrontier.Point {
  /// Whether the bound is greater than zero, perhaps by rounding errors that matter.
  fileprivate var isPositive: Bool { bound > Tolerance.coefficient + Tolerance.cancellation * mass }
  /// Whether the solver sees the contradiction in spite of its tolerance.
  fileprivate var isClear: Bool { bound > 2 * Tolerance.feasibility * mass }
}

/// Forms that are added up: those whose candidates can be taken one by one, the most useful first, and
/// all others.
private struct SeriesParts {
  /// What the first ones say, by the number of candidates beyond the fewest possible; ascending.
  var sums: [ContradictionFrontier.Point] = []
  /// What the others say.
  var others = ContradictionFrontier([.zero])
  /// Whether one of the forms says nothing, so the sum says nothing.
  var isEmpty = false

  init(_ summands: [(frontier: ContradictionFrontier, factor: Double)]) {
    var base = ContradictionFrontier.Point.zero
    var gains: [ContradictionFrontier.Point] = []
    for (frontier, factor) in summands {
      guard let first = frontier.points.first else {
        isEmpty = true
        return
      }
      if frontier.isConcave {
        base = base + first.scaled(by: factor)
        for (point, next) in zip(frontier.points, frontier.points.dropFirst()) {
          gains.append(
            .init(
              count: 1, bound: (next.bound - point.bound) * factor,
              mass: (next.mass - point.mass) * factor))
        }
      } else {
        let scaled = ContradictionFrontier(frontier.points.map { $0.scaled(by: factor) })
        others = .sum(others, scaled)
      }
    }
    gains.sort { $0.bound > $1.bound }
    sums = [base]
    sums.reserveCapacity(gains.count + 1)
    for gain in gains { sums.append(sums[sums.count - 1] + gain) }
  }
}
