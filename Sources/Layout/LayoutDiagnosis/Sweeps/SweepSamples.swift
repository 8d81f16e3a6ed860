import ConstraintSolver
import LayoutModel

/// A layout at values of a parameter, each solved from the nearest value that is known.
///
/// Near by, the same rules break for the same reasons, so that few have to be found.
final class SweepSamples {
  private let parameter: Parameter
  /// What was solved, ascending.
  private var known: [(value: Double, solved: SolvedLayout)] = []
  private let start: SolvedLayout
  /// The most values that are kept.
  private static let limit = 200

  /// Samples of a layout that is solved at some value.
  init(_ parameter: Parameter, of start: SolvedLayout) {
    self.parameter = parameter
    self.start = start
  }

  /// The layout with a value of the parameter, solved.
  func solved(at value: Double) throws(Sweep.Failure) -> SolvedLayout {
    guard !Interruption.isRequested else { throw .bends }
    let place = known.firstIndex { value <= $0.value } ?? known.count
    let neighbours = known[max(0, place - 1)..<min(known.count, place + 1)]
    let nearest = neighbours.min { abs($0.value - value) < abs($1.value - value) }
    if let nearest, nearest.value == value { return nearest.solved }
    let base = nearest?.solved ?? start
    let solved = SolvedLayout(
      try SweepSearch.layout(base.layout, parameter, value), after: base
    ).knowingWhy()
    if known.count < Self.limit { known.insert((value, solved), at: place) }
    return solved
  }
}
