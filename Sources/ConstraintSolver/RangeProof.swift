/// How far a quantity goes over all optimal points, with a point at each end and a proof.
///
/// An end that is reached is proved by prices that balance the quantity itself at a level below all
/// others: no optimal point goes further. An end that does not exist is proved by a direction in
/// which one can go forever without losing anything.
package struct RangeProof: Sendable {
  /// One end of a range.
  package enum End: Sendable {
    /// The extreme value, an optimal point that has it, and the prices that allow no better one.
    case reached(Rational, at: [Rational], prices: [Price])
    /// No extreme value: an optimal point, a direction to go in from there, and prices that prove
    /// all points on the way optimal.
    case endless(from: [Rational], along: [Rational], prices: [Price])

    /// The extreme value; nil where there is none.
    package var value: Rational? {
      if case .reached(let value, _, _) = self { value } else { nil }
    }

    /// An optimal point: at the end, or from where one can go on forever.
    package var point: [Rational] {
      switch self {
      case .reached(_, let point, _), .endless(let point, _, _): point
      }
    }
  }

  /// What is measured.
  package let expression: Expression
  /// The lower end.
  package let low: End
  /// The upper end.
  package let high: End

  /// Solves a system in exact arithmetic and looks for both ends.
  ///
  /// Nil if what is required contradicts itself. For systems of a few hundred constraints.
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

  /// Minimises `sign * form` over the optimal points.
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

  /// Checks the proof from the constraints alone, exactly.
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
  /// The direction in which a nonbasic variable of a component takes all variables with it.
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
