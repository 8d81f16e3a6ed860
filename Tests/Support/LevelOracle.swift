public import ConstraintSolver

/// The exact optimum of a system, level by level, computed by ``ExactSimplex``.
///
/// Every free variable is a difference of two non-negative ones, every inequality gets a slack,
/// every optional constraint two error variables. After each level its optimum becomes one more
/// equation.
public struct LevelOracle {
  private var rows: [[Fraction]] = []
  private var right: [Fraction] = []
  private var levelCosts: [(priority: Priority, cost: [Int])] = []
  private let variableCount: Int
  private var columns: Int

  /// Sets up a system over variables 0 ..< variableCount.
  public init(variableCount: Int, constraints: [Constraint]) {
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
  public mutating func optimum() -> [(priority: Priority, error: Fraction)]? {
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
  public func range(of expression: Expression) -> (min: Double?, max: Double?) {
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

  /// The picture: each listed variable as near to zero as those before it allow.
  ///
  /// Call ``optimum()`` first; it spends the oracle.
  public mutating func picture(_ order: [Variable]) -> [Double] {
    var values = Array(repeating: 0.0, count: variableCount)
    for variable in order {
      // x - up + down = 0, minimise up + down.
      var row = Array(repeating: Fraction(0), count: columns)
      row[2 * variable.index] = Fraction(1)
      row[2 * variable.index + 1] = Fraction(-1)
      row += [Fraction(-1), Fraction(1)]
      columns += 2
      rows.append(row)
      right.append(Fraction(0))
      pad()
      var cost = Array(repeating: Fraction(0), count: columns)
      cost[columns - 2] = Fraction(1)
      cost[columns - 1] = Fraction(1)
      guard
        case .optimal(let value, let point) = ExactSimplex.minimise(
          cost, rows: rows, right: right)
      else { return values }
      rows.append(cost)
      right.append(value)
      values[variable.index] =
        (point[2 * variable.index] - point[2 * variable.index + 1]).double
    }
    return values
  }
}
