import ConstraintSolver

/// The solver that is measured.
///
/// Everything that is timed goes through this type, so it is the one to change if the solver offers
/// a faster interface.
struct Engine {
  private var solver = Solver()

  /// Creates a solver with all constraints of a workload, and suggests its initial value.
  init(_ workload: Workload) throws(Rejection) {
    for _ in 0..<workload.variableCount { _ = solver.makeVariable() }
    var batch = ConstraintBatch(
      capacity: workload.rows.count, terms: 4 * workload.rows.count)
    for row in workload.rows {
      for (variable, coefficient) in zip(row.variables, row.coefficients) {
        batch.appendTerm(Variable(index: variable), times: coefficient)
      }
      batch.endConstraint(
        constant: row.constant, row.relation, priority: Priority(row.priority) ?? .required)
    }
    let edit = Variable(index: workload.editVariable)
    try solver.apply([.addAll(batch), .suggest(workload.initialValue, for: edit)])
  }

  mutating func suggest(_ value: Double, for variable: Int) throws(Rejection) {
    try solver.suggest(value, for: Variable(index: variable))
  }

  mutating func add(_ constraint: Constraint) throws(Rejection) -> Solver.ConstraintID {
    try solver.add(constraint)
  }

  mutating func remove(_ id: Solver.ConstraintID) throws(Rejection) { try solver.remove(id) }

  /// Reads the values of all variables.
  func read(into values: inout [Double]) { solver.read(into: &values) }

  static func constraint(_ row: Row) -> Constraint {
    let terms = zip(row.variables, row.coefficients).map { variable, coefficient in
      Term(Variable(index: variable), times: coefficient)
    }
    return Constraint(
      Expression(terms, constant: row.constant), row.relation,
      priority: Priority(row.priority) ?? .required)
  }
}
