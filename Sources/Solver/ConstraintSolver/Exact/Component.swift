/// A part of the reduced system that shares no variable with the rest and is solved by itself.
///
/// Its columns are free variables of the elimination. All constraints on parallel linear forms
/// share one row; a form of a single variable needs no row.
struct Component<S: ExactScalar>: Sendable {
  /// The free variables, ascending; their positions are the variables of the tableau.
  let variables: [Int]
  /// The tableau, at an optimal point.
  private(set) var tableau: Tableau<S>

  /// A constraint over free variables, `row REL 0` at a level.
  struct Demand {
    var row: SparseRow<S>
    var relation: Relation
    var level: Int
    /// The position of the constraint in the system.
    var source: Int
  }

  /// Where a demand is in the tableau: as a weighted error of `variable REL position`.
  struct Home {
    var source: Int
    /// The variable in the tableau.
    var variable: Int
    /// The coefficient by which the form was divided; its magnitude is the weight.
    var leading: S
    var relation: Relation
    var position: S
    var level: Int
  }

  /// The homes of the demands, ordered by variable of the tableau.
  private(set) var homes: [Home] = []

  init(variables: [Int], demands: [Demand], levels: Int) {
    self.variables = variables
    var columnCosts = Array(repeating: ConvexCost<S>(), count: variables.count)
    var forms: [Form] = []
    for demand in demands {
      let form = Form(demand, variables: variables)
      if form.entries.count == 1 {
        columnCosts[form.entries[0].index].add(
          form.relation, form.position, weight: form.weight, level: form.level)
        homes.append(form.home(at: form.entries[0].index))
      } else {
        forms.append(form)
      }
    }
    tableau = Tableau(levels: levels)
    for cost in columnCosts { _ = tableau.addColumn(cost: cost) }
    // Sorting makes parallel forms neighbours; the order of the demands does not matter.
    forms.sort(by: Form.precedes)
    var index = 0
    while index < forms.count {
      var cost = ConvexCost<S>()
      let first = index
      while index < forms.count, !Form.precedes(forms[first], forms[index]) {
        let form = forms[index]
        cost.add(form.relation, form.position, weight: form.weight, level: form.level)
        homes.append(form.home(at: tableau.columnCount + tableau.rowCount))
        index += 1
      }
      _ = tableau.addRow(forms[first].entries.map { ($0.index, $0.coefficient) }, cost: cost)
    }
    // No sum of errors falls without limit.
    _ = tableau.optimise()
    tableau.refresh()
    homes.sort { ($0.variable, $0.source) < ($1.variable, $1.source) }
  }

  /// A demand in the form `weight * error(sum(a * x) REL position)` with leading coefficient one.
  private struct Form {
    var entries: [SparseRow<S>.Entry]
    var relation: Relation
    var position: S
    var leading: S
    var level: Int
    var source: Int
    var weight: S { leading.magnitude }

    func home(at variable: Int) -> Home {
      Home(
        source: source, variable: variable, leading: leading, relation: relation,
        position: position, level: level)
    }

    init(_ demand: Demand, variables: [Int]) {
      leading = demand.row.entries[0].coefficient
      let leading = leading
      entries = demand.row.entries.map {
        .init(
          index: variables.lowerBound(of: $0.index),
          coefficient: $0.coefficient / leading)
      }
      relation = leading < .zero ? demand.relation.flipped : demand.relation
      position = -demand.row.constant / leading
      level = demand.level
      source = demand.source
    }

    static func precedes(_ a: Form, _ b: Form) -> Bool {
      for (x, y) in zip(a.entries, b.entries) {
        if x.index != y.index { return x.index < y.index }
        if x.coefficient != y.coefficient { return x.coefficient < y.coefficient }
      }
      return a.entries.count < b.entries.count
    }
  }

  /// Returns a linear form in the tableau's variables, without entries of other components.
  func terms(of row: SparseRow<S>) -> [(variable: Int, coefficient: S)] {
    row.entries.compactMap { entry in
      let position = variables.lowerBound(of: entry.index)
      guard position < variables.count, variables[position] == entry.index else { return nil }
      return (position, entry.coefficient)
    }
  }

  /// Changes the tableau, to move the point inside the optimal face.
  mutating func withTableau<R>(_ body: (inout Tableau<S>) -> R) -> R { body(&tableau) }

  /// Returns the component after another cost on a form has been optimised, at a level of its own
  /// below all others.
  func seeking(
    _ terms: [(variable: Int, coefficient: S)], _ cost: ConvexCost<S>
  ) -> (component: Component, outcome: Tableau<S>.Outcome) {
    var copy = self
    let outcome = copy.withTableau { tableau in
      _ = tableau.addLevel()
      _ = tableau.addRow(terms, cost: cost)
      let outcome = tableau.optimise()
      tableau.refresh()
      return outcome
    }
    return (copy, outcome)
  }
}

// MARK: - Freedom

extension Component {
  /// The columns that can move without cost in at least one direction.
  var freeColumns: [Int] {
    (0..<tableau.columnCount).filter { column in
      tableau.isFree(column: column, isUpward: true)
        || tableau.isFree(column: column, isUpward: false)
    }
  }

  /// Whether a variable belongs to this component.
  func contains(_ variable: Int) -> Bool {
    let position = variables.lowerBound(of: variable)
    return position < variables.count && variables[position] == variable
  }

  /// Whether a linear form changes when a free column moves.
  func isLoose(_ terms: [(variable: Int, coefficient: S)]) -> Bool {
    let coefficients = tableau.coefficients(of: terms)
    return freeColumns.contains { !coefficients[$0].isNegligible }
  }
}
