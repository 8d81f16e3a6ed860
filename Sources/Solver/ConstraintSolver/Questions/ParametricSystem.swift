/// Constraints of which some constants depend on one number, the parameter.
///
/// Constraint i is `sum(a * x) + b + rate[i] * (t - origin) REL 0`, where b is its constant in
/// ``constraints``. If not all required constraints can hold, it is decided separately for each
/// value of the parameter which of them are broken, see ``acceptance``.
package struct ParametricSystem: Sendable {
  /// The number of variables, which are 0 ..< variableCount.
  package let variableCount: Int
  /// The constraints with the constants that they have if the parameter is at the origin.
  package let constraints: [Constraint]
  /// The rate at which the constant of each constraint grows with the parameter.
  package let rates: [Rational]
  /// The value of the parameter for which the constraints are written.
  package let origin: Rational
  /// The positions of required constraints that may break, in the order in which they are accepted.
  ///
  /// One that contradicts those before it, and the required ones that are not listed, is broken: it
  /// counts at ``Priority/broken`` instead.
  package let acceptance: [Int]
  /// Decides which point is shown if the optimum is not unique, as ``Solver/pictureOrder`` does.
  package let pictureOrder: PictureOrder

  /// Makes a system; `rates` are by position of the constraint, and zero for those it does not
  /// contain.
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

  /// Returns the value of a constraint's form at a point: zero if it holds with equality.
  package func residual(
    of position: Int, at parameter: Rational, _ point: [Rational]
  ) -> Rational {
    SparseRow<Rational>(constraints[position].expression).value(at: point)
      + rates[position] * (parameter - origin)
  }

  /// Returns the constraints with some of them at ``Priority/broken``.
  func constraints(breaking broken: [Int]) -> [Constraint] {
    var result = constraints
    for position in broken { result[position].priority = .broken }
    return result
  }

  /// Returns the forms at a value of the parameter.
  func rows(at parameter: Rational) -> [SparseRow<Rational>] {
    zip(constraints, rates).map { constraint, rate in
      var row = SparseRow<Rational>(constraint.expression)
      if !rate.isZero { row.constant = row.constant + rate * (parameter - origin) }
      return row
    }
  }

  /// Returns the forms just above a value of the parameter.
  func rows(above parameter: Rational) -> [SparseRow<Perturbed>] {
    zip(rows(at: parameter), rates).map { row, rate in
      SparseRow(
        entries: row.entries.map {
          .init(index: $0.index, coefficient: Perturbed($0.coefficient))
        }, constant: Perturbed(row.constant, slope: rate))
    }
  }
}
