import ConstraintSolver
import LayoutModel

/// The search for the part of a layout that a parameter moves, and how it moves.
///
/// It begins with a guess from a few samples and follows the part in exact arithmetic. Then it
/// solves the whole layout once between each two breakpoints. What moved although it should have
/// stayed joins the part, and the search starts anew.
struct SweepSearch {
  private var low: SolvedLayout { moves.low }
  private let layouts: SweepSamples
  private let lower: Double
  private let upper: Double
  private let moves: SweepMoves
  private var samples: [SolvedLayout]
  /// Variables that move for sure.
  private var seeds: [Variable]
  /// Whether everything that required claims connect takes part.
  private var isWide = false

  /// A search between two values where numbers move like that.
  init(
    _ layouts: SweepSamples, from lower: Double, to upper: Double, _ moves: SweepMoves
  ) throws(Sweep.Failure) {
    self.layouts = layouts
    self.lower = lower
    self.upper = upper
    self.moves = moves
    samples = [moves.low]
    for share in [0.001, 0.5, 0.999] {
      let value = lower + share * (upper - lower)
      samples.append(try layouts.solved(at: value, after: moves.low))
    }
    seeds = moves.variables
  }

  mutating func run() throws(Sweep.Failure) -> SweepLeg {
    while true {
      let region = SweepRegion(from: seeds, SweepRegion.Samples(samples), isWide: isWide)
      let parts = SweepSystem(region, moves)
      guard let optimum = try optimum(of: parts) else { continue }
      if try isSound(optimum, in: region) {
        return SweepLeg(
          low: low, region: region, system: parts.system, localVariables: parts.localVariables,
          optimum: optimum)
      }
    }
  }

  /// The optimum of a part; nil if the part has to be wider first.
  ///
  /// Which rules break may depend on everything that required claims connect, so where any breaks
  /// the part has to hold all of that.
  private mutating func optimum(
    of parts: SweepSystem
  ) throws(Sweep.Failure) -> ParametricOptimum? {
    do throws(ParametricOptimum.Failure) {
      let optimum = try ParametricOptimum(
        parts.system, from: Rational(meaning: lower), to: Rational(meaning: upper))
      let breaks =
        optimum.stops.contains { !$0.broken.isEmpty }
        || optimum.pieces.contains { !$0.broken.isEmpty }
      guard breaks, !isWide else { return optimum }
    } catch {
      switch error {
      case .tooManyPieces(let limit): throw .tooManyPieces(limit: limit)
      case .contradiction: if isWide { throw .bends }
      }
    }
    isWide = true
    return nil
  }

  /// Whether between the breakpoints all that was held stays where it was held; takes what does not
  /// into the next part.
  ///
  /// Where all around the part is given nothing else can move, so nothing has to be solved.
  private mutating func isSound(
    _ optimum: ParametricOptimum, in region: SweepRegion
  ) throws(Sweep.Failure) -> Bool {
    if try isClosed(region, along: optimum) { return true }
    let inside = Set(region.positions)
    let broken = Self.broken(low, outside: inside)
    var strays = Set<Variable>()
    var breaksOutside = false
    for piece in optimum.pieces {
      let value = piece.middle.approximation
      let sample = try layouts.solved(at: value, after: low)
      guard moves.deviation(SweepClaims(sample), at: value) <= Tolerance.value else { throw .bends }
      let found = Self.strays(in: sample, around: region, low)
      if !found.isEmpty { samples.append(sample) }
      strays.formUnion(found)
      if Self.broken(sample, outside: inside) != broken { breaksOutside = true }
    }
    if !strays.isSubset(of: seeds) {
      seeds = strays.union(seeds).sorted()
      return false
    }
    if breaksOutside, !isWide {
      isWide = true
      return false
    }
    return true
  }

  /// Whether all around a region is given, and no number between the breakpoints depends on frames
  /// or is another one than expected.
  private func isClosed(
    _ region: SweepRegion, along optimum: ParametricOptimum
  ) throws(Sweep.Failure) -> Bool {
    guard region.separators.allSatisfy({ low.lowering.given($0) != nil }) else { return false }
    for piece in optimum.pieces {
      let value = piece.middle.approximation
      guard let claims = try layouts.unsolvedClaims(at: value, after: low),
        moves.deviation(claims, at: value) <= Tolerance.value
      else { return false }
    }
    return true
  }

  /// The variables outside a region that are not where they were, or not unique at its edge.
  private static func strays(
    in sample: SolvedLayout, around region: SweepRegion, _ low: SolvedLayout
  ) -> [Variable] {
    let (before, after) = (low.solver.values, sample.solver.values)
    let inside = Set(region.variables)
    let moved = zip(before, after).enumerated().filter { !Tolerance.same($1.0, $1.1) }
      .map { Variable(index: $0.offset) }.filter { !inside.contains($0) }
    let face = sample.solver.optimalFace
    return moved + region.separators.filter { !face.isUnique($0) }
  }

  private static func broken(
    _ solved: SolvedLayout, outside positions: Set<Claim.Position>
  ) -> [Claim.Source] {
    solved.broken.filter { !positions.contains($0) }.compactMap {
      solved.lowering.claim(at: $0)?.source
    }
  }
}
