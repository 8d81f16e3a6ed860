/// How an optimal value moves, per point, when the right-hand side of one constraint does.
///
/// The two directions may differ: a wall that is pushed against gives way in one of them only.
public struct Sensitivity: Sendable, Hashable {
  /// The rate when the right-hand side grows; nil if that contradicts what is required, or if the
  /// value is no longer determined then.
  public let up: Rational?
  /// The rate when it shrinks, per point of shrinking turned around: equal to ``up`` where the
  /// value moves along.
  public let down: Rational?

  /// The sensitivity of an expression to the constraint at a position of the list.
  ///
  /// Exact, by solving anew with the constant moved by an infinitesimal amount; for tens of
  /// constraints. Nil if the expression is not determined or there is no point at all.
  public init?(
    of expression: Expression, to position: Int, in constraints: [Constraint]
  ) {
    let system = NudgedSystem(expression, constraints)
    guard let still = system.value(moving: position, by: .zero) else { return nil }
    up = system.value(moving: position, by: .one).map { $0.rate - still.rate }
    down = system.value(moving: position, by: -.one).map { still.rate - $0.rate }
  }
}

/// A system whose constants can be nudged.
private struct NudgedSystem {
  private let quantity: SparseRow<Nudged>
  private let demands: [Solution<Nudged>.Demand]
  private let variableCount: Int

  init(_ expression: Expression, _ constraints: [Constraint]) {
    quantity = SparseRow(expression)
    demands = constraints.map {
      .init(SparseRow($0.expression), $0.relation, priority: $0.priority)
    }
    let rows = demands.map(\.row) + [quantity]
    variableCount = rows.flatMap(\.entries).map { $0.index + 1 }.max() ?? 0
  }

  /// The value of the quantity, nil if it has none or several.
  func value(moving position: Int, by rate: Rational) -> Nudged? {
    var moved = demands
    // form REL right is written form - right REL 0.
    let constant = moved[position].row.constant
    moved[position].row.constant = constant - Nudged(.zero, rate: rate)
    guard let value = drawn(moved) else { return nil }
    // A value that is not unique follows a pull that is weaker than everything else.
    for pull in [Nudged.one, -.one] {
      guard let weakest = Priority(.leastNonzeroMagnitude) else { return nil }
      var wish = quantity
      wish.constant = wish.constant - value - pull
      guard drawn(moved + [.init(wish, .equal, priority: weakest)]) == value else { return nil }
    }
    return value
  }

  private func drawn(_ demands: [Solution<Nudged>.Demand]) -> Nudged? {
    guard let solution = try? Solution<Nudged>(variableCount: variableCount, wanted: demands) else {
      return nil
    }
    return quantity.value { solution.values[$0] }
  }
}
