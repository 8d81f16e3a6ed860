/// A convex piecewise-linear function of one variable, one slope per level.
///
/// All constraints on the same quantity `s` become one such function: `s >= 0` required,
/// `s <= 96` at 250 and `s == 120` at 500 are three breakpoints. Left of all breakpoints the slope
/// is `base`; crossing breakpoint `b` upwards adds `b.rise > 0` to the slope of `b.level`.
///
///     |s - k| at level l   base[l] -= 1, breakpoint (k, l, rise 2)
///     max(0, s - k)        breakpoint (k, l, rise 1)
///     max(0, k - s)        base[l] -= 1, breakpoint (k, l, rise 1)
struct ConvexCost<S: ExactScalar>: Sendable {
  /// A position at which the slope at a level changes.
  struct Breakpoint: Sendable {
    var position: S
    var level: Int
    var rise: S
  }

  /// The breakpoints, sorted by position, then level.
  private(set) var breakpoints: [Breakpoint] = []
  /// The slopes left of all breakpoints; levels that are not listed have slope zero.
  private(set) var base: [(level: Int, slope: S)] = []

  /// Adds `weight` times the error of `s REL position`.
  mutating func add(_ relation: Relation, _ position: S, weight: S, level: Int) {
    let rise = relation == .equal ? weight + weight : weight
    if relation != .lessOrEqual { addSlope(-weight, level: level) }
    let breakpoint = Breakpoint(position: position, level: level, rise: rise)
    let index =
      breakpoints.firstIndex {
        $0.position > position || ($0.position == position && $0.level > level)
      } ?? breakpoints.count
    breakpoints.insert(breakpoint, at: index)
  }

  /// Adds the linear function `slope * s`.
  mutating func addSlope(_ slope: S, level: Int) {
    if let index = base.firstIndex(where: { $0.level == level }) {
      base[index].slope = base[index].slope + slope
    } else {
      base.append((level, slope))
    }
  }

  /// The number of breakpoints left of `value`.
  func passed(below value: S) -> Int {
    breakpoints.firstIndex { $0.position >= value } ?? breakpoints.count
  }

  /// The number of breakpoints at or left of `value`.
  func passed(through value: S) -> Int {
    breakpoints.firstIndex { $0.position > value } ?? breakpoints.count
  }

  /// Adds the slopes after `passed` breakpoints to a vector with one entry per level.
  func addSlopes(after passed: Int, times factor: S, to vector: inout [S]) {
    for (level, slope) in base { vector[level] = vector[level] + factor * slope }
    for breakpoint in breakpoints.prefix(passed) {
      vector[breakpoint.level] = vector[breakpoint.level] + factor * breakpoint.rise
    }
  }

  /// The slope of one level after `passed` breakpoints.
  func slope(after passed: Int, level: Int) -> S {
    var slope = S.zero
    for entry in base where entry.level == level { slope = slope + entry.slope }
    for breakpoint in breakpoints.prefix(passed) where breakpoint.level == level {
      slope = slope + breakpoint.rise
    }
    return slope
  }

  /// The cheapest value of the variable by itself; nil if it has no cost.
  var minimiser: S? {
    var slopes: [S] = []
    func isDecreasing() -> Bool {
      for slope in slopes where !slope.isNegligible { return slope < .zero }
      return false
    }
    let count = (breakpoints.map(\.level) + base.map(\.level)).max().map { $0 + 1 } ?? 0
    slopes = Array(repeating: .zero, count: count)
    addSlopes(after: 0, times: .one, to: &slopes)
    guard isDecreasing() else { return breakpoints.first?.position }
    for breakpoint in breakpoints {
      slopes[breakpoint.level] = slopes[breakpoint.level] + breakpoint.rise
      if !isDecreasing() { return breakpoint.position }
    }
    return nil
  }
}
