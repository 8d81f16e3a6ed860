import ConstraintSolver
import LayoutModel

/// Part of a sweep along which all numbers of rules follow the parameter evenly.
///
/// Mostly there is one for the whole sweep. A label that breaks its lines elsewhere, or a safe area
/// that no longer reaches into a view, begins another one.
struct SweepLeg: Sendable {
  /// The layout at some value on the way.
  let low: SolvedLayout
  /// What moves.
  let region: SweepRegion
  /// The moving part as constraints; the claims of the region come first.
  let system: ParametricSystem
  /// The new number of each variable that may move or is held at the edge of the region.
  let localVariables: [Variable: Variable]
  /// The optimum all along.
  let optimum: ParametricOptimum
  /// Whether the layout at the least value is one of its own.
  var includesLower = true
  /// Whether the layout at the largest value is one of its own.
  var includesUpper = true

  /// The least value.
  var lower: Rational { optimum.stops[0].parameter }
  /// The largest value.
  var upper: Rational { optimum.stops[optimum.stops.count - 1].parameter }

  /// Its bends and the segments between them, ascending.
  func pieces(number: Int) -> [Sweep.Piece] {
    let inside = Set(region.positions)
    let outside = low.broken.filter { !inside.contains($0) }
    func broken(_ local: [Int]) -> [Claim.Source] {
      low.lowering.sorted(outside + local.map { region.positions[$0] })
        .compactMap { low.lowering.claim(at: $0)?.source }
    }
    var pieces: [Sweep.Piece] = []
    for (index, stop) in optimum.stops.enumerated() {
      pieces.append(
        Sweep.Piece(
          lower: stop.parameter, upper: stop.parameter, broken: broken(stop.broken),
          lowerValues: stop.values, upperValues: stop.values, face: stop.face, leg: number))
      guard index < optimum.pieces.count else { break }
      let segment = optimum.pieces[index]
      pieces.append(
        Sweep.Piece(
          lower: segment.lower, upper: segment.upper, broken: broken(segment.broken),
          lowerValues: segment.lowerValues, upperValues: segment.upperValues, face: segment.face,
          leg: number))
    }
    return own(pieces)
  }

  /// Pieces without the bends at the ends that belong to a neighbouring leg.
  func own<Piece>(_ pieces: [Piece]) -> [Piece] {
    Array(pieces[(includesLower ? 0 : 1)..<(pieces.count - (includesUpper ? 0 : 1))])
  }
}
