/// Constraints of which some constants move with one number, the parameter.
///
/// Constraint i says `sum(a * x) + b + rate[i] * (t - origin) REL 0`, where b is the constant it is
/// written with. Which of the required constraints are broken where not all can hold is decided
/// anew for each value of the parameter, see ``acceptance``.
package struct ParametricSystem: Sendable {
  /// Variables are 0 ..< variableCount.
  package let variableCount: Int
  /// The constraints as they are where the parameter is at the origin.
  package let constraints: [Constraint]
  /// By how much the constant of each grows with the parameter.
  package let rates: [Rational]
  /// The value of the parameter at which the constraints were written down.
  package let origin: Rational
  /// The positions of required constraints that may break, in the order in which they are accepted.
  ///
  /// One that contradicts those before it, and the required ones that are not listed, is broken: it
  /// counts at ``Priority/broken`` instead.
  package let acceptance: [Int]
  /// Decides the values where the optimum is not unique, as ``Solver/pictureOrder`` does.
  package let pictureOrder: PictureOrder

  /// A system with its moving constants, by the position of the constraint.
  package init(
    _ constraints: [Constraint], variableCount: Int, rates: [Int: Rational], origin: Rational,
    acceptance: [Int] = [], pictureOrder: PictureOrder = PictureOrder()
  ) {
    self.variableCount = variableCount
    self.constraints = constraints
    self.rates = constraints.indices.map { rates[$0] ?? Rational(0) }
    self.origin = origin
    self.acceptance = acceptance
    self.pictureOrder = pictureOrder
  }

  /// The value of a constraint's form at a point: zero where it holds with equality.
  package func residual(
    of position: Int, at parameter: Rational, _ point: [Rational]
  ) -> Rational {
    SparseRow<Rational>(constraints[position].expression).value(at: point)
      + rates[position] * (parameter - origin)
  }

  /// The constraints with broken ones at the priority of broken ones.
  func constraints(breaking broken: [Int]) -> [Constraint] {
    var result = constraints
    for position in broken { result[position].priority = .broken }
    return result
  }

  /// The forms at a value of the parameter.
  func rows(at parameter: Rational) -> [SparseRow<Rational>] {
    zip(constraints, rates).map { constraint, rate in
      var row = SparseRow<Rational>(constraint.expression)
      if !rate.isZero { row.constant = row.constant + rate * (parameter - origin) }
      return row
    }
  }

  /// The forms just above a value of the parameter.
  func rows(above parameter: Rational) -> [SparseRow<Perturbed>] {
    zip(rows(at: parameter), rates).map { row, rate in
      SparseRow(
        entries: row.entries.map {
          .init(index: $0.index, coefficient: Perturbed($0.coefficient))
        }, constant: Perturbed(row.constant, slope: rate))
    }
  }
}
