/// Writes a quantity as a sum of constraints that hold with equality.
///
/// At a unique optimal point every quantity is determined by the constraints that are tight there:
///
///     x = sum over i of multiplier[i] * constant[i],   where   form[i] == constant[i].
package struct Derivation: Sendable {
  /// The summands, in the order of the list; their contributions add up to ``total``.
  package let summands: [Summand]
  /// The exact value of the quantity.
  package let total: Rational

  /// Derives an expression from constraints that hold with equality at a point.
  ///
  /// The list is in order of preference: a constraint is used only if those before it do not
  /// suffice. This is the greedy basis of the matroid of tight constraints, so the result depends
  /// only on the list. Nil if the constraints do not determine the expression.
  ///
  /// The arithmetic is exact; which of many constraints are needed is first determined in
  /// floating-point numbers.
  package init?(of expression: Expression, from constraints: [Constraint]) {
    var candidates = Array(constraints.indices)
    if constraints.count > Self.fewConstraints,
      let needed = Self.combination(of: expression, from: constraints, candidates, Double.self)
    {
      candidates = needed.entries.map(\.index)
    }
    guard
      let found = Self.combinationInOrder(of: expression, from: constraints, candidates)
        ?? Self.combination(of: expression, from: constraints, candidates, Rational.self)
        ?? Self.combination(
          of: expression, from: constraints, Array(constraints.indices), Rational.self)
    else { return nil }
    summands = found.entries.map { Summand(position: $0.index, multiplier: $0.coefficient) }
    total = Self.total(of: summands, expression, from: constraints)
  }

  /// Checks exactly, from the constraints alone, that the multiples of their forms add up to the
  /// expression, and those of their right-hand sides to the total.
  package func verify(_ expression: Expression, from constraints: [Constraint]) -> Bool {
    let sum = summands.reduce(SparseRow<Rational>()) { sum, summand in
      let row = SparseRow<Rational>(constraints[summand.position].expression)
      return sum.adding(row, times: summand.multiplier)
    }
    let rest = sum.adding(SparseRow<Rational>(expression), times: -.one)
    return rest.entries.isEmpty && total == Self.total(of: summands, expression, from: constraints)
  }

  private static func total(
    of summands: [Summand], _ expression: Expression, from constraints: [Constraint]
  ) -> Rational {
    summands.reduce(Rational(meaning: expression.constant)) {
      $0 + $1.contribution(from: constraints)
    }
  }

  /// The most constraints that are eliminated in fractions right away.
  private static let fewConstraints = 48

  /// Returns the combination of independent constraints, by position, which is the only one; nil if
  /// it takes an elimination to know it.
  private static func combinationInOrder(
    of expression: Expression, from constraints: [Constraint], _ candidates: [Int]
  ) -> RowSpace<Rational>.Combination? {
    let forms = candidates.map { SparseRow<Rational>(constraints[$0].expression) }
    guard let multipliers = FormOrder.multipliers(of: forms + [SparseRow(expression)]) else {
      return nil
    }
    let entries = zip(candidates, multipliers).filter { !$0.1.isZero }
    return SparseRow(entries: entries.map { .init(index: $0.0, coefficient: -$0.1) })
  }

  /// Returns the combination of the first constraints that suffice, by position.
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
