/// How far a quantity can vary over all optimal points, with a point at each end and a proof.
///
/// An end that is reached is proved by prices that balance the quantity itself at a level below all
/// others: no optimal point goes further. If there is no end, this is proved by a direction in
/// which one can go forever and stay optimal.
package struct RangeProof: Sendable {
  /// An end of a range.
  package enum End: Sendable {
    /// The extreme value, an optimal point that has it, and the prices that allow no other to go
    /// further.
    case reached(Rational, at: [Rational], prices: [Price])
    /// No extreme value: an optimal point, a direction from there, and prices that prove all points
    /// on the way optimal.
    case endless(from: [Rational], along: [Rational], prices: [Price])

    /// The extreme value; nil if there is none.
    package var value: Rational? {
      if case .reached(let value, _, _) = self { value } else { nil }
    }

    /// An optimal point: at the end, or where the direction begins.
    package var point: [Rational] {
      switch self {
      case .reached(_, let point, _), .endless(let point, _, _): point
      }
    }
  }

  /// The quantity.
  package let expression: Expression
  /// The lower end.
  package let low: End
  /// The upper end.
  package let high: End

  /// Solves a system in exact arithmetic and finds both ends.
  ///
  /// Nil if the required constraints contradict each other. Intended for systems of a few hundred
  /// constraints.
  package init?(of expression: Expression, _ constraints: [Constraint], variableCount: Int) {
    let rows = constraints.map { SparseRow<Rational>($0.expression) }
    guard
      let solution = try? Solution(
        variableCount: variableCount, rows: rows, constraints: constraints,
        pictureOrder: PictureOrder())
    else { return nil }
    self.expression = expression
    let row = SparseRow<Rational>(expression)
    low = Self.end(of: row, sign: Rational(1), solution, constraints, rows)
    high = Self.end(of: row, sign: Rational(-1), solution, constraints, rows)
  }

  /// Finds an end by minimising `sign * form` over the optimal points.
  private static func end(
    of form: SparseRow<Rational>, sign: Rational, _ solution: Solution<Rational>,
    _ constraints: [Constraint], _ rows: [SparseRow<Rational>]
  ) -> End {
    let reduced = solution.elimination.reduce(form)
    var components = solution.components
    for index in components.indices {
      let component = components[index]
      let terms = component.terms(of: reduced)
      guard !terms.isEmpty else { continue }
      var cost = ConvexCost<Rational>()
      cost.addSlope(sign, level: solution.levels.count)
      let (moved, outcome) = component.seeking(terms, cost)
      guard case .unbounded(let column, let isUpward) = outcome else {
        components[index] = moved
        continue
      }
      return .endless(
        from: solution.point(solution.components),
        along: solution.direction(moved, column: column, isUpward: isUpward),
        prices: solution.balanced(
          solution.openPrices(of: constraints, rows, components: solution.components),
          of: constraints, rows))
    }
    let point = solution.point(components)
    let objective = SparseRow<Rational>().adding(form, times: sign)
    return .reached(
      form.value(at: point), at: point,
      prices: solution.balanced(
        solution.openPrices(of: constraints, rows, components: components), of: constraints, rows,
        objective: objective))
  }

  /// Checks the proof exactly, from the constraints alone.
  package func verify(_ constraints: [Constraint]) -> Bool {
    let check = PriceCheck(
      constraints, constraints.map { SparseRow<Rational>($0.expression) })
    let row = SparseRow<Rational>(expression)
    return zip([low, high], [Rational(1), Rational(-1)]).allSatisfy { end, sign in
      let objective = SparseRow<Rational>().adding(row, times: sign)
      switch end {
      case .reached(let value, let point, let prices):
        return value == row.value(at: point) && check.rests(prices, at: point)
          && check.isBalanced(prices, objective: objective)
      case .endless(let point, let direction, let prices):
        let gain = objective.entries.reduce(.zero) { $0 + $1.coefficient * direction[$1.index] }
        return gain < .zero && check.isBalanced(prices) && check.rests(prices, at: point)
          && check.rests(prices, along: direction)
      }
    }
  }
}

extension Solution where S == Rational {
  /// Returns the motion of all variables when a nonbasic variable of a component moves.
  fileprivate func direction(
    _ component: Component<Rational>, column: Int, isUpward: Bool
  ) -> [Rational] {
    let tableau = component.tableau
    let step: Rational = isUpward ? .one : -.one
    var direction = Array(repeating: Rational.zero, count: values.count)
    for (position, variable) in component.variables.enumerated() {
      switch tableau.places[position] {
      case .column(let own): direction[variable] = own == column ? step : .zero
      case .row(let row):
        direction[variable] = step * tableau.cells[row * tableau.columnCount + column]
      }
    }
    elimination.complete(motion: &direction)
    return direction
  }
}
