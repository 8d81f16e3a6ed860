/// Writes a quantity as a sum of constraints that hold with equality.
///
/// At a unique optimal point every quantity is determined by the constraints that are tight there:
///
///     x = sum over i of multiplier[i] * constant[i],   where   form[i] == constant[i].
package struct Derivation: Sendable {
  /// One summand.
  package struct Summand: Sendable {
    /// The position of the constraint in the list that was given.
    package var position: Int
    /// What its right-hand side is multiplied by.
    package var multiplier: Rational
    /// `multiplier * right-hand side`.
    package var contribution: Rational
  }

  /// The summands, in the order of the list; their contributions add up to ``total``.
  package let summands: [Summand]
  /// The derived value, exactly.
  package let total: Rational

  /// Derives an expression from constraints that hold with equality at the point in question.
  ///
  /// The list is a preference: a constraint is used only where those before it do not suffice
  /// (the greedy basis of the matroid of tight constraints, so the answer is the same for the same
  /// list). Nil if they do not determine the expression.
  ///
  /// Exact arithmetic. Which constraints are needed among many is found out in doubles first.
  package init?(of expression: Expression, from constraints: [Constraint]) {
    var candidates = Array(constraints.indices)
    if constraints.count > Self.fewConstraints,
      let needed = Self.combination(of: expression, from: constraints, candidates, Double.self)
    {
      candidates = needed.entries.map(\.index)
    }
    guard
      let found = Self.combination(of: expression, from: constraints, candidates, Rational.self)
        ?? Self.combination(
          of: expression, from: constraints, Array(constraints.indices), Rational.self)
    else { return nil }
    var total = Rational(meaning: expression.constant)
    var summands: [Summand] = []
    for entry in found.entries {
      let right = -Rational(meaning: constraints[entry.index].expression.constant)
      let contribution = entry.coefficient * right
      total = total + contribution
      summands.append(
        Summand(
          position: entry.index, multiplier: entry.coefficient, contribution: contribution))
    }
    self.summands = summands
    self.total = total
  }

  /// Checks from the constraints alone, exactly, that the multiples of their forms add up to the
  /// expression and those of their right-hand sides to the total.
  package func verify(_ expression: Expression, from constraints: [Constraint]) -> Bool {
    var sum = SparseRow<Rational>()
    var total = Rational(meaning: expression.constant)
    for summand in summands {
      let row = SparseRow<Rational>(constraints[summand.position].expression)
      sum = sum.adding(row, times: summand.multiplier)
      guard summand.contribution == summand.multiplier * -row.constant else { return false }
      total = total + summand.contribution
    }
    let rest = sum.adding(SparseRow<Rational>(expression), times: -.one)
    return rest.entries.isEmpty && total == self.total
  }

  /// So few are tried in fractions right away.
  private static let fewConstraints = 48

  /// The combination of the first constraints that suffice, by their positions.
  private static func combination<S: Scalar>(
    of expression: Expression, from constraints: [Constraint], _ candidates: [Int],
    _ arithmetic: S.Type
  ) -> RowSpace<S>.Combination? {
    var space = RowSpace<S>()
    var residue = RowSpace<S>.Residue(SparseRow<S>(expression))
    for position in candidates where !residue.isExpressed {
      let row = SparseRow<S>(constraints[position].expression)
      if space.insert(row, source: position) == nil { space.advance(&residue) }
    }
    return residue.isExpressed ? space.combination(of: residue) : nil
  }
}
