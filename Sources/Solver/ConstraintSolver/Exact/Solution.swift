/// The optimal values for a list of constraints, with everything needed to ask further questions.
///
/// Required equalities are eliminated. What is left is divided into components, each of which is
/// optimised level by level. If the optimum is not unique, the picture order decides which optimal
/// point is shown.
struct Solution<S: ExactScalar>: Sendable {
  /// The priorities that occur, required first.
  let levels: [Priority]
  let elimination: Elimination<S>
  /// Which required equalities define a variable without any substitution.
  let peeling: Peeling
  private(set) var components: [Component<S>]
  /// For each variable the component that contains it; -1 for an eliminated one.
  private(set) var componentOfVariable: [Int]
  /// The shown point.
  private(set) var values: [S]
  private let demands: [[Component<S>.Demand]]

  /// No point satisfies all required constraints.
  struct Infeasible: Error {}

  /// Solves a system.
  ///
  /// - Parameters:
  ///   - variableCount: The variables are 0 ..< variableCount.
  ///   - constraints: The constraints; their order does not change the result.
  ///   - pictureOrder: Decides which point is shown if the optimum is not unique.
  /// - Throws: ``Infeasible`` if the required constraints contradict each other.
  init(
    variableCount: Int, constraints: [Constraint], pictureOrder: PictureOrder
  ) throws(Infeasible) {
    try self.init(
      variableCount: variableCount, rows: constraints.map { SparseRow<S>($0.expression) },
      constraints: constraints, pictureOrder: pictureOrder)
  }

  /// Solves a system whose constants are those of `rows`, in this arithmetic.
  init(
    variableCount: Int, rows: [SparseRow<S>], constraints: [Constraint],
    pictureOrder: PictureOrder
  ) throws(Infeasible) {
    levels = Self.levels(of: constraints)
    (elimination, peeling) = try Self.eliminate(rows, constraints, variableCount: variableCount)

    var partition = Partition(count: variableCount)
    var reducedRows: [(demand: Component<S>.Demand, variable: Int)] = []
    for (source, constraint) in constraints.enumerated() {
      if constraint.priority.isRequired && constraint.relation == .equal { continue }
      let row = rows[source]
      let level = levels.firstIndex(of: constraint.priority) ?? 0
      let reduced = elimination.reduce(row)
      guard let first = reduced.entries.first else {
        if constraint.priority.isRequired,
          !Self.holds(reduced.constant, constraint.relation)
        {
          throw Infeasible()
        }
        continue
      }
      for entry in reduced.entries.dropFirst() { partition.join(first.index, entry.index) }
      reducedRows.append(
        (
          .init(row: reduced, relation: constraint.relation, level: level, source: source),
          first.index
        ))
    }

    componentOfVariable = Array(repeating: -1, count: variableCount)
    var members: [[Int]] = []
    var indexOfRoot = Array(repeating: -1, count: variableCount)
    for variable in 0..<variableCount where !elimination.isEliminated(variable) {
      let root = partition.root(of: variable)
      if indexOfRoot[root] < 0 {
        indexOfRoot[root] = members.count
        members.append([])
      }
      componentOfVariable[variable] = indexOfRoot[root]
      members[indexOfRoot[root]].append(variable)
    }
    var demands = Array(repeating: [Component<S>.Demand](), count: members.count)
    for (demand, variable) in reducedRows {
      demands[componentOfVariable[variable]].append(demand)
    }
    self.demands = demands
    let levelCount = levels.count
    components = zip(members, demands).map {
      Component(variables: $0, demands: $1, levels: levelCount)
    }
    values = Array(repeating: .zero, count: variableCount)
    try settle()
    drawPicture(in: pictureOrder)
    elimination.complete(&values)
  }

  /// Copies the values from the components, and checks the required constraints.
  private mutating func settle() throws(Infeasible) {
    for (index, component) in components.enumerated() {
      for (position, variable) in component.variables.enumerated() {
        values[variable] = component.tableau.values[position]
      }
      for demand in demands[index] where demand.level == 0 {
        var value = demand.row.constant
        for entry in demand.row.entries { value = value + entry.coefficient * values[entry.index] }
        guard Self.holds(value, demand.relation) else { throw Infeasible() }
      }
    }
  }

  private static func levels(of constraints: [Constraint]) -> [Priority] {
    var values = constraints.map(\.priority)
    values.append(.required)
    values.sort(by: >)
    var distinct: [Priority] = []
    for value in values where distinct.last != value { distinct.append(value) }
    return distinct
  }

  private static func eliminate(
    _ rows: [SparseRow<S>], _ constraints: [Constraint], variableCount: Int
  ) throws(Infeasible) -> (Elimination<S>, Peeling) {
    // Variables in costs or inequalities are kept, so positions are eliminated before sizes.
    var priced = Array(repeating: 0, count: variableCount)
    var linked = Array(repeating: 0, count: variableCount)
    var equalities: [Int] = []
    for (position, constraint) in constraints.enumerated() {
      let isEquality = constraint.priority.isRequired && constraint.relation == .equal
      if isEquality { equalities.append(position) }
      for entry in rows[position].entries {
        if isEquality { linked[entry.index] += 1 } else { priced[entry.index] += 1 }
      }
    }
    let peeling = Peeling(rows, equalities: equalities, variableCount: variableCount) {
      priced[$0] > 0
    }
    var elimination = Elimination<S>(variableCount: variableCount)
    for (variable, equality) in peeling.peeled { elimination.define(variable, by: rows[equality]) }
    // Torn ones lead through many others.
    for positions in [peeling.rest, peeling.torn] {
      for position in positions {
        let row = rows[position]
        let rest = elimination.eliminate(row) { (priced[$0], linked[$0]) }
        if let rest, !rest.isNegligible { throw Infeasible() }
      }
      elimination.compress()
    }
    return (elimination, peeling)
  }

  private static func holds(_ value: S, _ relation: Relation) -> Bool {
    switch relation {
    case .equal: value.isNegligible
    case .lessOrEqual: value <= .zero
    case .greaterOrEqual: value >= .zero
    }
  }

  // MARK: - The picture

  /// Moves to the optimal point that the picture order selects.
  ///
  /// Components are independent regarding the optimum, but an eliminated variable may be a sum over
  /// several; those are drawn together.
  private mutating func drawPicture(in order: PictureOrder) {
    var rows: [(row: SparseRow<S>, isPosition: Bool, parts: [Int])] = []
    var partition = Partition(count: components.count)
    let isLoose = components.map { !$0.freeColumns.isEmpty }
    guard isLoose.contains(true) else { return }
    for (rank, variable) in order.variables.enumerated() where variable.index < values.count {
      let row = elimination.reduce(
        SparseRow(entries: [.init(index: variable.index, coefficient: .one)]))
      var parts: [Int] = []
      for entry in row.entries {
        let part = componentOfVariable[entry.index]
        if isLoose[part], !parts.contains(part) { parts.append(part) }
      }
      guard let first = parts.first else { continue }
      for part in parts.dropFirst() { partition.join(first, part) }
      rows.append((row, rank >= order.lengths.count, parts))
    }
    var groups = Array(repeating: [Int](), count: components.count)
    for part in components.indices where isLoose[part] {
      groups[partition.root(of: part)].append(part)
    }
    var rowsOfGroup = Array(
      repeating: [(row: SparseRow<S>, isPosition: Bool)](), count: components.count)
    for (row, isPosition, parts) in rows {
      rowsOfGroup[partition.root(of: parts[0])].append((row, isPosition))
    }
    for (root, group) in groups.enumerated() where !group.isEmpty {
      var canvas =
        group.count == 1
        ? components[group[0]]
        : Component(
          variables: group.flatMap { components[$0].variables }.sorted(),
          demands: group.flatMap { demands[$0] }, levels: levels.count)
      draw(rowsOfGroup[root], on: &canvas)
      for (position, variable) in canvas.variables.enumerated() {
        values[variable] = canvas.tableau.values[position]
      }
    }
  }

  /// Settles the variables of the picture, each at a level below all earlier decisions.
  private func draw(
    _ rows: [(row: SparseRow<S>, isPosition: Bool)], on canvas: inout Component<S>
  ) {
    for (row, isPosition) in rows where !isPosition { bringNearZero(row, on: &canvas) }
    var open = rows.filter(\.isPosition).map(\.row)
    for _ in 0..<PictureOrder.passLimit {
      let count = open.count
      open = open.filter { !settleAtBound($0, on: &canvas) }
      if open.count == count { break }
    }
    for row in open where !settleAtBound(row, on: &canvas) { bringNearZero(row, on: &canvas) }
  }

  /// Minimises a variable, or maximises it if it has no least value; returns false if it has
  /// neither.
  private func settleAtBound(_ row: SparseRow<S>, on canvas: inout Component<S>) -> Bool {
    let terms = canvas.terms(of: row)
    guard canvas.isLoose(terms) else { return true }
    for slope in [S.one, -S.one] {
      var cost = ConvexCost<S>()
      cost.addSlope(slope, level: canvas.tableau.levels)
      let (moved, outcome) = canvas.seeking(terms, cost)
      guard case .unbounded = outcome else {
        canvas = moved
        return true
      }
    }
    return false
  }

  /// Minimises `|row|`.
  private func bringNearZero(_ row: SparseRow<S>, on canvas: inout Component<S>) {
    let terms = canvas.terms(of: row)
    guard canvas.isLoose(terms) else { return }
    var rest = row.constant
    for entry in row.entries where !canvas.contains(entry.index) {
      rest = rest + entry.coefficient * values[entry.index]
    }
    canvas.withTableau { tableau in
      let level = tableau.addLevel()
      if terms.count == 1 {
        tableau.addCost(.equal, -rest / terms[0].coefficient, level: level, to: terms[0].variable)
      } else {
        var cost = ConvexCost<S>()
        cost.add(.equal, -rest, weight: .one, level: level)
        _ = tableau.addRow(terms, cost: cost)
      }
      _ = tableau.optimise()
      tableau.refresh()
    }
  }
}

extension Solution {
  /// The solution of a system without constraints.
  init(variableCount: Int) {
    levels = [.required]
    elimination = Elimination(variableCount: variableCount)
    peeling = Peeling()
    components = []
    componentOfVariable = []
    values = Array(repeating: .zero, count: variableCount)
    demands = []
  }
}
