/// What the search for a smallest conflict is left with where some constraints can only take part
/// together, and of others at most one can.
struct ConflictCore: Sendable {
  /// The candidates that can take part, ascending; the culprit is among them.
  var candidates: [Int]
  /// Candidates other than the culprit that every conflict with it contains.
  var certain: [Int]
}

/// The first part of the search for a smallest conflict: constraints in series and in parallel.
///
/// See ``SeriesParallelReduction``. In a chain of views nothing else is left, however long it is.
struct ConflictReduction {
  private let culprit: Int
  private let candidates: [Constraint]
  private let background: [Constraint]

  /// What is found.
  enum Outcome {
    /// There is no conflict with the culprit.
    case none
    /// The smallest one, as positions in the candidates followed by the background.
    case set([Int])
    /// The search has to go on.
    case core(ConflictCore)
    /// Nothing is found.
    case unknown
  }

  /// Prepares the search for a smallest conflict with one of the candidates.
  init(_ culprit: Int, _ candidates: [Constraint], _ background: [Constraint]) {
    self.culprit = culprit
    self.candidates = candidates
    self.background = background
  }

  /// Searches.
  func run() -> Outcome {
    let (rows, variableCount) = rows
    switch SeriesParallelReduction.run(rows, around: culprit, variableCount: variableCount) {
    case .none: return .none
    case .unknown: return .unknown
    case .core(let rows, let certain):
      return .core(
        ConflictCore(
          candidates: rows.filter { $0 < candidates.count },
          certain: certain.filter { $0 < candidates.count && $0 != culprit }.sorted()))
    case .tree(let tree, let root):
      return conflict(in: tree, root)
    }
  }

  private func conflict(in tree: SeriesParallelTree, _ root: Int) -> Outcome {
    var search = TreeConflict(
      tree, root: root, candidates + background, candidateCount: candidates.count)
    switch search.run() {
    case .none: return .none
    case .unknown: return .unknown
    case .members(let members):
      let around = ConflictSearch.relevant(background, to: members.map { candidates[$0] })
      return .set(members + search.needed(among: around.map { $0 + candidates.count }))
    }
  }

  /// The forms of all constraints, with the variables that occur renumbered.
  private var rows: (rows: [SparseRow<Rational>], variableCount: Int) {
    let all = (candidates + background).map { SparseRow<Rational>($0.expression) }
    var indices = all.flatMap { $0.entries.map(\.index) }
    indices.sort()
    var variables: [Int] = []
    for index in indices where variables.last != index { variables.append(index) }
    let rows = all.map { row in
      SparseRow(
        entries: row.entries.map {
          .init(index: variables.lowerBound(of: $0.index), coefficient: $0.coefficient)
        })
    }
    return (rows, variables.count)
  }
}
