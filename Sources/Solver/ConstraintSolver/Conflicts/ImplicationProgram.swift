/// The exact linear program whose solutions are the multipliers of an ``Implication``.
struct ImplicationProgram {
  private let claim: Constraint
  private let others: [Constraint]

  /// Asks whether some constraints imply an inequality.
  init(_ claim: Constraint, _ others: [Constraint]) {
    self.claim = claim
    self.others = others
  }

  /// The positions of a minimal set of constraints that imply the claim; nil if all of them
  /// together do not.
  var members: [Int]? {
    guard var members = support(among: Array(others.indices)) else { return nil }
    for position in members.reversed() {
      if let fewer = support(among: members.filter { $0 != position }) { members = fewer }
    }
    return members
  }

  /// Returns those of some constraints that have a multiplier in a proof; nil if there is no proof.
  private func support(among positions: [Int]) -> [Int]? {
    let target = row(of: claim)
    var sums: [Int: SparseRow<Rational>] = [:]
    for entry in target.entries {
      sums[entry.index] = SparseRow(constant: -entry.coefficient)
    }
    // sum(y * right) >= right, where the constant of a row is -right.
    var reach = SparseRow<Rational>(constant: target.constant)
    var rows: [SparseRow<Rational>] = []
    var demands: [Constraint] = []
    func demand(_ row: SparseRow<Rational>, _ relation: Relation, _ priority: Priority) {
      rows.append(row)
      demands.append(Constraint(Expression(), relation, priority: priority))
    }
    for (unknown, position) in positions.enumerated() {
      let y = SparseRow<Rational>(entries: [.init(index: unknown, coefficient: .one)])
      let row = row(of: others[position])
      for entry in row.entries {
        sums[entry.index] = (sums[entry.index] ?? SparseRow()).adding(y, times: entry.coefficient)
      }
      reach = reach.adding(y, times: -row.constant)
      if others[position].relation != .equal { demand(y, .greaterOrEqual, .required) }
      demand(y, .equal, .edit)
    }
    demand(reach, .greaterOrEqual, .required)
    for index in sums.keys.sorted() { demand(sums[index] ?? SparseRow(), .equal, .required) }
    let solution = try? Solution<Rational>(
      variableCount: positions.count, rows: rows, constraints: demands, pictureOrder: PictureOrder()
    )
    return solution.map { found in
      positions.indices.filter { !found.values[$0].isZero }.map { positions[$0] }
    }
  }

  /// Returns the form of a constraint, negated if necessary so that the constraint is `form >= 0`.
  private func row(of constraint: Constraint) -> SparseRow<Rational> {
    let row = SparseRow<Rational>(constraint.expression)
    guard constraint.relation == .lessOrEqual else { return row }
    return SparseRow().adding(row, times: -.one)
  }
}
