/// What the search for a smallest conflict is left with where some constraints can only take part
/// together, and of others at most one can.
struct ConflictCore: Sendable {
  /// The candidates that can take part, ascending; the culprit is among them.
  var candidates: [Int]
  /// Candidates other than the culprit that every conflict with it contains.
  var certain: [Int]
}

/// A constraint in which the given values are put in.
struct ConflictRow: Sendable {
  /// Its form, without the variables whose values are given, and its constant with them.
  var form: SparseRow<Rational>
  /// Its relation to zero.
  var relation: Relation
  /// The sum of the magnitudes that its constant is made of, and at least one.
  var mass: Double
}

/// The first part of the search for a smallest conflict: constraints in series and in parallel.
///
/// See ``SeriesParallelReduction``. In a chain of views nothing else is left, however long it is.
struct ConflictReduction {
  private let culprit: Int
  private let candidates: [Constraint]
  private let background: [Constraint]
  /// The candidates, and behind them the background.
  private var rows: [ConflictRow] = []
  /// For each variable, renumbered, the row of the background that gives its value.
  private var givers: [Int?] = []

  /// What is found.
  enum Outcome {
    /// There is no conflict with the culprit.
    case none
    /// The smallest one, as positions in the candidates, and the necessary background, as positions
    /// behind them; nil if that has to be tried.
    case members([Int], background: [Int]?)
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
    let forms = Self.renumbered((candidates + background).map { SparseRow($0.expression) })
    var values: [Rational?] = []
    for form in forms {
      guard let last = form.entries.last, last.index >= values.count else { continue }
      values += Array(repeating: nil, count: last.index + 1 - values.count)
    }
    givers = values.map { _ in nil }
    for number in candidates.count..<forms.count {
      let form = forms[number]
      guard background[number - candidates.count].relation == .equal, form.entries.count == 1,
        givers[form.entries[0].index] == nil
      else { continue }
      givers[form.entries[0].index] = number
      values[form.entries[0].index] = -form.constant / form.entries[0].coefficient
    }
    rows = zip(forms, candidates + background).map { form, constraint in
      var row = ConflictRow(
        form: form, relation: constraint.relation, mass: abs(constraint.expression.constant))
      row.form.entries.removeAll { values[$0.index] != nil }
      if row.form.entries.count < form.entries.count {
        for entry in form.entries {
          guard let value = values[entry.index], !value.isZero else { continue }
          row.form.constant = row.form.constant + entry.coefficient * value
          row.mass += abs((entry.coefficient * value).approximation)
        }
      }
      row.mass = max(1, row.mass)
      return row
    }
  }

  /// Searches.
  func run() -> Outcome {
    switch SeriesParallelReduction.run(
      rows.map(\.form), around: culprit, variableCount: givers.count)
    {
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
    var search = TreeConflict(tree, root: root, rows, candidateCount: candidates.count)
    switch search.run() {
    case .none: return .none
    case .unknown: return .unknown
    case .members(let members):
      let around = ConflictSearch.relevant(background, to: members.map { candidates[$0] })
        .map { $0 + candidates.count }
      return .members(members, background: necessary(among: around, search))
    }
  }

  /// Returns the background that is necessary beside the members of a tree, or nil if the tree does
  /// not tell.
  ///
  /// Of what can stand in for each other, ``ConflictSearch/deletionFilter(_:holds:)`` chooses.
  private func necessary(among around: [Int], _ search: TreeConflict) -> [Int]? {
    let (certain, others) = search.multipliers
    // What is chosen below decides nothing about given values as long as it does not mention them.
    let isGiving = givers.contains { $0 != nil }
    guard !isGiving || others.allSatisfy({ !mentionsGiven($0) }) else { return nil }
    var isNecessary = Set(certain.map(\.row).filter { $0 >= candidates.count })
    if isGiving { isNecessary.formUnion(givers(of: certain)) }
    return ConflictSearch.deletionFilter(around) { chosen in
      if chosen.count(where: isNecessary.contains) < isNecessary.count { return true }
      return others.isEmpty ? false : !search.contradicts(with: Set(chosen))
    }
  }

  private func expression(of row: Int) -> Expression {
    row < candidates.count
      ? candidates[row].expression : background[row - candidates.count].expression
  }

  private func mentionsGiven(_ row: Int) -> Bool {
    expression(of: row).collected.terms.count != rows[row].form.entries.count
  }

  /// Returns the rows that give values which some rows times their multipliers leave in the sum.
  private func givers(of summands: [(row: Int, multiplier: Double)]) -> [Int] {
    var sums: [Variable: (sum: Double, mass: Double)] = [:]
    for (row, multiplier) in summands where mentionsGiven(row) {
      for term in expression(of: row).terms {
        let part = multiplier * term.coefficient
        let known = sums[term.variable] ?? (0, 0)
        sums[term.variable] = (known.sum + part, known.mass + abs(part))
      }
    }
    return givers.compactMap(\.self).filter { giver in
      sums[expression(of: giver).terms[0].variable].map {
        abs($0.sum) > Tolerance.coefficient * $0.mass
      } ?? false
    }
  }

  /// The forms with the variables that occur renumbered from zero.
  private static func renumbered(_ forms: [SparseRow<Rational>]) -> [SparseRow<Rational>] {
    var indices = forms.flatMap { $0.entries.map(\.index) }
    indices.sort()
    var variables: [Int] = []
    for index in indices where variables.last != index { variables.append(index) }
    return forms.map { form in
      SparseRow(
        entries: form.entries.map {
          .init(index: variables.lowerBound(of: $0.index), coefficient: $0.coefficient)
        }, constant: form.constant)
    }
  }
}
