import ConstraintSolver
import LayoutModel

/// The part of a layout that a parameter can move.
///
/// A variable with one value, the same at every value of the parameter, separates what lies on its
/// two sides: whatever happens on one side, the other cannot tell. So the search goes from the
/// variables of the claims that move through all claims, and stops at such variables. A few samples
/// say which they are; ``SweepSearch`` checks it between all breakpoints afterwards.
struct SweepRegion {
  /// The variables that may move, ascending.
  let variables: [Variable]
  /// The variables around them that stay, ascending.
  let separators: [Variable]
  /// The positions of the claims about the variables that may move, in canonical order.
  let positions: [Claim.Position]

  /// What is known about single values of the parameter.
  struct Samples {
    /// The layout at some values.
    let solved: [SolvedLayout]
    private let faces: [OptimalFace]

    init(_ solved: [SolvedLayout]) {
      self.solved = solved
      faces = solved.map(\.solver.optimalFace)
    }

    /// Whether a variable has one value, the same everywhere.
    func isStill(_ variable: Variable) -> Bool {
      let value = solved[0].solver.value(of: variable)
      return solved.allSatisfy { Tolerance.same($0.solver.value(of: variable), value) }
        && faces.allSatisfy { $0.isUnique(variable) }
    }
  }

  /// Searches from some variables, which may move themselves.
  ///
  /// - Parameters:
  ///   - seeds: where to begin.
  ///   - samples: what is known so far.
  ///   - isWide: whether everything that required claims connect takes part, as it must where
  ///     some are broken; only a given number separates then.
  init(from seeds: [Variable], _ samples: Samples, isWide: Bool) {
    let lowering = samples.solved[0].lowering
    var isSeen = Array(repeating: false, count: lowering.variableCount)
    var moving: [Variable] = []
    var separators: [Variable] = []
    func add(_ variable: Variable) {
      guard !isSeen[variable.index] else { return }
      isSeen[variable.index] = true
      moving.append(variable)
    }
    seeds.forEach(add)
    var chosen = Set<Claim.Position>()
    var next = 0
    while next < moving.count {
      for position in lowering.positions(about: moving[next]) {
        guard chosen.insert(position).inserted, let claim = lowering.claim(at: position) else {
          continue
        }
        for variable in claim.variables where !isSeen[variable.index] {
          let isTied = isWide && claim.isRequired && lowering.given(variable) == nil
          if isTied || !samples.isStill(variable) {
            add(variable)
          } else {
            separators.append(variable)
          }
        }
      }
      next += 1
    }
    variables = moving.sorted()
    // One that another claim reached as a separator may have been tied in later.
    self.separators = Set(separators).filter { !isSeen[$0.index] }.sorted()
    positions = chosen.sorted { a, b in
      guard let first = lowering.claim(at: a), let second = lowering.claim(at: b) else {
        return a < b
      }
      return lowering.precedes(first.source, second.source)
    }
  }
}
