/// The rate at which an optimal value follows the right-hand side of a constraint.
///
/// The rates for growing and for shrinking may differ: an inequality that is pushed against gives
/// way in one direction only.
package struct Sensitivity: Sendable, Hashable {
  /// The rate when the right-hand side grows; nil if that contradicts required constraints, or if
  /// the value is then no longer determined.
  package let up: Rational?
  /// The rate when the right-hand side shrinks, with the sign that makes it equal to ``up`` if the
  /// value follows in both directions; nil for the same reasons.
  package let down: Rational?

  /// Computes the sensitivity of an expression to the constraint at a position of the list.
  ///
  /// Exact, by solving again with the constant moved by an infinitesimal amount; intended for tens
  /// of constraints. Nil if the expression is not determined, or if the required constraints
  /// contradict each other.
  package init?(
    of expression: Expression, to position: Int, in constraints: [Constraint]
  ) {
    let system = MovedSystem(expression, constraints)
    guard let still = system.value(moving: position, by: .zero) else { return nil }
    up = system.value(moving: position, by: .one).map { $0.slope - still.slope }
    down = system.value(moving: position, by: -.one).map { still.slope - $0.slope }
  }
}

/// A system one of whose constants can be moved by an infinitesimal amount.
private struct MovedSystem {
  private let quantity: SparseRow<Perturbed>
  private let constraints: [Constraint]
  private let rows: [SparseRow<Perturbed>]
  private let variableCount: Int

  init(_ expression: Expression, _ constraints: [Constraint]) {
    quantity = SparseRow(expression)
    self.constraints = constraints
    rows = constraints.map { SparseRow($0.expression) }
    variableCount = (rows + [quantity]).flatMap(\.entries).map { $0.index + 1 }.max() ?? 0
  }

  /// Returns the value of the quantity; nil if it has none or several.
  func value(moving position: Int, by slope: Rational) -> Perturbed? {
    var moved = rows
    // `form REL right` is written as `form - right REL 0`.
    moved[position].constant = moved[position].constant - Perturbed(.zero, slope: slope)
    guard let value = drawn(moved, constraints),
      let weakest = Priority(.leastNonzeroMagnitude)
    else { return nil }
    // A value that is not unique follows a pull that is weaker than every constraint.
    let wish = Constraint(Expression(), .equal, priority: weakest)
    for pull in [Perturbed.one, -.one] {
      var row = quantity
      row.constant = row.constant - value - pull
      guard drawn(moved + [row], constraints + [wish]) == value else { return nil }
    }
    return value
  }

  private func drawn(
    _ rows: [SparseRow<Perturbed>], _ constraints: [Constraint]
  ) -> Perturbed? {
    let solution = try? Solution<Perturbed>(
      variableCount: variableCount, rows: rows, constraints: constraints,
      pictureOrder: PictureOrder())
    return solution.map { quantity.value(at: $0.values) }
  }
}
