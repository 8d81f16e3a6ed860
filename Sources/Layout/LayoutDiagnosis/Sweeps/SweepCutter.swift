import ConstraintSolver
import LayoutModel

/// Cuts a sweep into legs.
///
/// The numbers of a layout follow the parameter evenly up to some value, which is found by halving.
/// That is exact where it has no more digits than people write, and else to the last of nine.
struct SweepCutter {
  private let layouts: SweepSamples
  private let now: LayoutAnalysis

  /// The most legs that are followed.
  private static let legLimit = 60
  /// How often a first step is halved until it is even.
  private static let stepLimit = 20
  /// At how many values between two others it is checked that numbers are still linear.
  private static let probeCount = 16

  init(_ parameter: Parameter, _ now: LayoutAnalysis) {
    layouts = SweepSamples(parameter)
    self.now = now
  }

  /// The legs from one value to another one, ascending.
  func legs(from lower: Double, to upper: Double) throws(Sweep.Failure) -> [SweepLeg] {
    var legs: [SweepLeg] = []
    var start = lower
    while start < upper {
      guard legs.count < Self.legLimit else { throw .bends }
      let (moves, end) = try evenly(from: start, to: upper)
      var search = try SweepSearch(layouts, from: start, to: end, moves)
      var leg = try search.run()
      leg.includesLower = try deviation(from: moves, at: start) <= Tolerance.value
      leg.includesUpper = try deviation(from: moves, at: end) <= Tolerance.value
      // A value on the border of two legs belongs to one of them.
      if let last = legs.last {
        guard last.includesUpper || leg.includesLower else { throw .bends }
        if last.includesUpper { leg.includesLower = false }
      }
      legs.append(leg)
      start = end
    }
    return legs
  }

  /// By how much the numbers at a value are others than expected.
  private func deviation(
    from moves: SweepMoves, at value: Double
  ) throws(Sweep.Failure) -> Double {
    moves.deviation(try layouts.claims(at: value, after: moves.low), at: value)
  }

  /// How the numbers move from a value on, and up to where.
  private func evenly(
    from start: Double, to end: Double
  ) throws(Sweep.Failure) -> (moves: SweepMoves, end: Double) {
    var step = end - start
    for _ in 0..<Self.stepLimit {
      if let moves = try even(from: start, by: step) {
        return (moves, try bend(of: moves, from: start + step, to: end) ?? end)
      }
      step /= 2
    }
    throw .bends
  }

  /// How the numbers move within a step; nil where they do not move evenly.
  private func even(
    from start: Double, by step: Double
  ) throws(Sweep.Failure) -> SweepMoves? {
    let first = Self.plain(between: start + step / 8, and: start + step / 4)
    let last = Self.plain(between: start + step * 3 / 4, and: start + step * 7 / 8)
    let low = try layouts.solved(at: first, after: now.solved)
    let high = try layouts.claims(at: last, after: low)
    guard let moves = try? SweepMoves(from: low, at: first, to: high, at: last) else { return nil }
    for probe in 0...Self.probeCount {
      // Not at the very ends, where something else may begin.
      let share = min(max(Double(probe) / Double(Self.probeCount), 0.001), 0.999)
      let value = start + step * share
      guard try deviation(from: moves, at: value) <= Tolerance.value else { return nil }
    }
    return moves
  }

  /// Where numbers move evenly no longer; nil where they do up to the end.
  private func bend(
    of moves: SweepMoves, from start: Double, to end: Double
  ) throws(Sweep.Failure) -> Double? {
    guard start < end else { return nil }
    var (good, bad) = (start, start)
    for probe in 1...Self.probeCount {
      let share = min(Double(probe) / Double(Self.probeCount), 0.999)
      bad = start + (end - start) * share
      if try deviation(from: moves, at: bad) > Tolerance.value { break }
      good = bad
    }
    guard good < bad else { return nil }
    while bad - good > Tolerance.coefficient * max(1, abs(bad)) {
      let middle = (good + bad) / 2
      guard good < middle, middle < bad else { break }
      let isBad = try deviation(from: moves, at: middle) > Tolerance.value
      if isBad { bad = middle } else { good = middle }
    }
    // A jump is where it is seen. A bend is seen a little late, once it is more than a tolerance.
    let isJump = try deviation(from: moves, at: bad) > 100 * Tolerance.value
    let late = isJump ? 0 : 1000 * Tolerance.value
    return Self.plain(between: max(start, good - late), and: bad)
  }

  /// A number with as few digits as possible between two others.
  private static func plain(between low: Double, and high: Double) -> Double {
    var scale = 1.0
    for _ in 0..<12 {
      let value = ((low + high) / 2 * scale).rounded() / scale
      if low <= value, value <= high { return value }
      scale *= 10
    }
    return (low + high) / 2
  }
}
