package import ConstraintSolver

/// The exact optimum of a system, level by level, computed by ``ExactSimplex``.
///
/// Every free variable is a difference of two non-negative ones, every inequality gets a slack,
/// every optional constraint two error variables. After each level its optimum becomes one more
/// equation.
package struct LevelOracle {
  private var rows: [[Fraction]] = []
  private var right: [Fraction] = []
  private var levelCosts: [(priority: Priority, cost: [Int])] = []
  private let variableCount: Int
  private var columns: Int

  /// Sets up a system over variables 0 ..< variableCount.
  package init(variableCount: Int, constraints: [Constraint]) {
    self.variableCount = variableCount
    columns = 2 * variableCount
    for constraint in constraints {
      var row = Array(repeating: Fraction(0), count: columns)
      for term in constraint.expression.terms {
        let value = Fraction(exactly: term.coefficient)
        row[2 * term.variable.index] = row[2 * term.variable.index] + value
        row[2 * term.variable.index + 1] = row[2 * term.variable.index + 1] - value
      }
      // expression + slack signs: e <= 0 becomes e + s = 0, e >= 0 becomes e - s = 0.
      func addColumn(_ sign: Int) -> Int {
        while row.count < columns { row.append(Fraction(0)) }
        row.append(Fraction(sign))
        columns += 1
        return columns - 1
      }
      if constraint.relation != .equal {
        _ = addColumn(constraint.relation == .lessOrEqual ? 1 : -1)
      }
      if !constraint.priority.isRequired {
        let up = addColumn(1)
        let down = addColumn(-1)
        if let index = levelCosts.firstIndex(where: { $0.priority == constraint.priority }) {
          levelCosts[index].cost += [up, down]
        } else {
          levelCosts.append((constraint.priority, [up, down]))
        }
      }
      while row.count < columns { row.append(Fraction(0)) }
      rows.append(row)
      right.append(-Fraction(exactly: constraint.expression.constant))
    }
    levelCosts.sort { $0.priority > $1.priority }
    pad()
  }

  private mutating func pad() {
    for index in rows.indices {
      while rows[index].count < columns { rows[index].append(Fraction(0)) }
    }
  }

  /// The error of each optional level, highest first; nil if the required ones contradict.
  package mutating func optimum() -> [(priority: Priority, error: Fraction)]? {
    let nothing = Array(repeating: Fraction(0), count: columns)
    if case .infeasible = ExactSimplex.minimise(nothing, rows: rows, right: right) { return nil }
    var result: [(priority: Priority, error: Fraction)] = []
    for (priority, errors) in levelCosts {
      var cost = nothing
      for column in errors { cost[column] = Fraction(1) }
      guard case .optimal(let value, _) = ExactSimplex.minimise(cost, rows: rows, right: right)
      else { return nil }
      result.append((priority, value))
      rows.append(cost)
      right.append(value)
    }
    return result
  }

  /// The least and largest value of an expression on the optimal face; call ``optimum()`` first.
  package func range(of expression: Expression) -> (min: Double?, max: Double?) {
    var cost = Array(repeating: Fraction(0), count: columns)
    for term in expression.terms {
      let value = Fraction(exactly: term.coefficient)
      cost[2 * term.variable.index] = cost[2 * term.variable.index] + value
      cost[2 * term.variable.index + 1] = cost[2 * term.variable.index + 1] - value
    }
    func extreme(_ cost: [Fraction]) -> Fraction? {
      guard case .optimal(let value, _) = ExactSimplex.minimise(cost, rows: rows, right: right)
      else { return nil }
      return value
    }
    let constant = Fraction(exactly: expression.constant)
    let least = extreme(cost).map { ($0 + constant).double }
    let largest = extreme(cost.map { -$0 }).map { (-$0 + constant).double }
    return (least, largest)
  }

  /// The picture that an order of variables chooses.
  ///
  /// Lengths are as near to zero as those before them allow. Then each position stands where its
  /// range begins, or where it ends if it has no beginning; again and again, for what is settled
  /// bounds others. What has no bound comes last and is at zero, or at a bound that those before it
  /// are by now. One program after the other; each answer becomes one more equation. Call ``optimum()`` first;
  /// it spends the oracle.
  package mutating func picture(_ order: PictureOrder) -> [Double] {
    var values = Array(repeating: 0.0, count: variableCount)
    for variable in order.lengths {
      guard let value = nearestToZero(variable) else { return values }
      hold(variable, at: value)
      values[variable.index] = value.double
    }
    var open = order.positions
    func bound(_ variable: Variable) -> Fraction? {
      extreme(of: variable, sign: 1) ?? extreme(of: variable, sign: -1)
    }
    var isStuck = false
    while !open.isEmpty, !isStuck {
      isStuck = true
      for variable in open {
        guard let value = bound(variable) else { continue }
        hold(variable, at: value)
        values[variable.index] = value.double
        open.removeAll { $0 == variable }
        isStuck = false
      }
    }
    for variable in open {
      guard let value = bound(variable) ?? nearestToZero(variable) else { return values }
      hold(variable, at: value)
      values[variable.index] = value.double
    }
    return values
  }

  /// The row that is a variable.
  private func row(_ variable: Variable) -> [Fraction] {
    var row = Array(repeating: Fraction(0), count: columns)
    row[2 * variable.index] = Fraction(1)
    row[2 * variable.index + 1] = Fraction(-1)
    return row
  }

  private mutating func hold(_ variable: Variable, at value: Fraction) {
    rows.append(row(variable))
    right.append(value)
  }

  /// The least (sign 1) or largest (sign -1) value of a variable; nil where there is none.
  private func extreme(of variable: Variable, sign: Int) -> Fraction? {
    let cost = row(variable).map { $0 * Fraction(sign) }
    guard case .optimal(let value, _) = ExactSimplex.minimise(cost, rows: rows, right: right)
    else { return nil }
    return value * Fraction(sign)
  }

  /// The value of a variable with the least absolute value.
  private func nearestToZero(_ variable: Variable) -> Fraction? {
    // x - up + down = 0, minimise up + down.
    let width = columns + 2
    var wider = rows.map { $0 + Array(repeating: Fraction(0), count: width - $0.count) }
    wider.append(row(variable) + [Fraction(-1), Fraction(1)])
    var cost = Array(repeating: Fraction(0), count: width)
    cost[width - 2] = Fraction(1)
    cost[width - 1] = Fraction(1)
    guard
      case .optimal(_, let point) = ExactSimplex.minimise(
        cost, rows: wider, right: right + [Fraction(0)])
    else { return nil }
    return point[2 * variable.index] - point[2 * variable.index + 1]
  }
}
