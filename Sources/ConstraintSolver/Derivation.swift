/// Writes a quantity as a sum of constraints that hold with equality.
///
/// At a unique optimal point every quantity is determined by the constraints that are tight there:
///
///     x = sum over i of multiplier[i] * constant[i],   where   form[i] == constant[i].
public struct Derivation: Sendable {
  /// One summand.
  public struct Summand: Sendable {
    /// The position of the constraint in the list that was given.
    public var position: Int
    /// What its right-hand side is multiplied by.
    public var multiplier: Rational
    /// `multiplier * right-hand side`.
    public var contribution: Rational
  }

  /// The summands, in the order of the list; their contributions add up to ``total``.
  public let summands: [Summand]
  /// The derived value, exactly.
  public let total: Rational

  /// Derives an expression from constraints that hold with equality at the point in question.
  ///
  /// The list is a preference: a constraint is used only where those before it do not suffice
  /// (the greedy basis of the matroid of tight constraints, so the answer is the same for the same
  /// list). Nil if they do not determine the expression.
  ///
  /// Exact arithmetic; O(constraints * terms) fractions for the sparse rows of a layout.
  public init?(of expression: Expression, from constraints: [Constraint]) {
    let target = SparseRow<Rational>(expression)
    var space = RowSpace<Rational>()
    var found = space.express(target)
    var rows: [SparseRow<Rational>] = []
    for constraint in constraints where found == nil {
      let row = SparseRow<Rational>(constraint.expression)
      rows.append(row)
      if space.insert(row, source: rows.count - 1) == nil { found = space.express(target) }
    }
    guard let found else { return nil }
    var total = target.constant
    var summands: [Summand] = []
    for entry in found.entries {
      let contribution = entry.coefficient * -rows[entry.index].constant
      total = total + contribution
      summands.append(
        Summand(
          position: entry.index, multiplier: entry.coefficient, contribution: contribution))
    }
    self.summands = summands
    self.total = total
  }
}
