import ConstraintSolver

/// The solver that is measured.
///
/// Everything that is timed goes through here, so this is the file to change when the solver
/// offers a faster way in or out.
struct Engine {
  private var solver = Solver()

  /// Takes over a whole workload at once, with its first suggestion.
  init(_ workload: Workload) throws(Rejection) {
    for _ in 0..<workload.variableCount { _ = solver.makeVariable() }
    var edits: [Solver.Edit] = []
    edits.reserveCapacity(workload.rows.count + 1)
    edits.append(
      .suggest(workload.initialValue, for: Variable(index: workload.editVariable)))
    for row in workload.rows { edits.append(.add(Self.constraint(row))) }
    try solver.apply(edits)
  }

  mutating func suggest(_ value: Double, for variable: Int) throws(Rejection) {
    try solver.suggest(value, for: Variable(index: variable))
  }

  mutating func add(_ constraint: Constraint) throws(Rejection) -> Solver.ConstraintID {
    try solver.add(constraint)
  }

  mutating func remove(_ id: Solver.ConstraintID) throws(Rejection) { try solver.remove(id) }

  /// Delivers the values of all variables.
  func read(into values: inout [Double]) { values = solver.values }

  static func constraint(_ row: Row) -> Constraint {
    let terms = zip(row.variables, row.coefficients).map { variable, coefficient in
      Term(Variable(index: variable), times: coefficient)
    }
    return Constraint(
      Expression(terms, constant: row.constant), row.relation,
      priority: Priority(row.priority) ?? .required)
  }
}
