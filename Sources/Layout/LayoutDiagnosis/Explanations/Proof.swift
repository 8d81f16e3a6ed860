package import ConstraintSolver
package import LayoutModel

/// An exact proof that a value cannot be another one: a ``RangeProof`` over the claims around it.
package struct Proof: Sendable {
  /// A priority at which claims do not hold, with the sum that proves how large their errors are at
  /// least.
  package struct Level: Sendable {
    /// The priority.
    package let priority: Priority
    /// The sum of the errors of its claims, in points, which is what the rows add up to.
    package let error: Rational
    /// The claims of the sum, in canonical order.
    package let rows: [Summand]
  }

  /// The value.
  package let value: Rational
  /// The claims that the proof is about, in canonical order; broken ones at their own priority.
  package let claims: [Claim]
  /// The priorities with an error, highest first.
  package let levels: [Level]
  private let expression: Expression

  /// The most claims of a proof.
  package static let claimLimit = 60

  /// Proves a value of a solved layout; nil if it is not unique, or depends on too many claims.
  package init?(of expression: Expression, in solved: SolvedLayout) {
    guard let claims = Self.claims(around: expression, in: solved) else { return nil }
    let dense = DenseNumbers(claims.map(\.constraint))
    let quantity = dense.expression(expression)
    guard
      let range = RangeProof(of: quantity, dense.constraints, variableCount: dense.count),
      let value = range.low.value, value == range.high.value, range.verify(dense.constraints),
      case .reached(_, _, let prices) = range.low
    else { return nil }
    self.value = value
    self.claims = claims.map { $0 }
    self.expression = quantity
    var priorities: [Priority] = []
    for priority in claims.map(\.constraint.priority).sorted(by: >)
    where !priority.isRequired && priorities.last != priority { priorities.append(priority) }
    // At each level the priced expressions cancel, and what is left of the priced claims is the
    // error.
    levels = priorities.enumerated().compactMap { index, priority in
      let multipliers = Self.gathered(prices.map { Rational(0) - $0[index + 1] }, of: claims)
      let rows = zip(claims, multipliers).filter { !$1.isZero }.map { Summand($0, times: $1) }
      let error = rows.reduce(Rational(0)) { $0 + $1.contribution }
      return error.isZero ? nil : Level(priority: priority, error: error, rows: rows)
    }
  }

  /// Combines the multipliers of claims that bound the same expression; the claim that actually
  /// limits it gets the total.
  ///
  /// For example, a content size that is exceeded is not a matter of compression resistance.
  private static func gathered(_ multipliers: [Rational], of claims: [Claim]) -> [Rational] {
    var result = multipliers
    for index in claims.indices where !result[index].isZero {
      let constraint = claims[index].constraint
      for other in claims.indices.dropFirst(index + 1) where !result[other].isZero {
        let twin = claims[other].constraint
        guard constraint.expression == twin.expression,
          constraint.relation == twin.relation.flipped,
          constraint.relation != .equal
        else { continue }
        let sum = result[index] + result[other]
        let isAtLeast = constraint.relation == .greaterOrEqual
        let takesAll = (sum > Rational(0)) == isAtLeast ? index : other
        result[index] = Rational(0)
        result[other] = Rational(0)
        result[takesAll] = sum
      }
    }
    return result
  }

  /// Returns the claims that are connected with an expression by common variables, directly or
  /// through others, but not through variables with given values; nil if they are too many.
  private static func claims(
    around expression: Expression, in solved: SolvedLayout
  ) -> [Claim]? {
    let broken = Set(solved.broken)
    let chosen = solved.lowering.positions(
      connectedWith: expression.terms.map(\.variable), limit: claimLimit)
    guard chosen.count <= claimLimit else { return nil }
    let claims = chosen.compactMap { position -> Claim? in
      guard let claim = solved.lowering.claim(at: position) else { return nil }
      return broken.contains(position) ? claim.weakened(to: .broken) : claim
    }
    return claims.sorted { solved.lowering.precedes($0.source, $1.source) }
  }

  /// Returns how the value follows the constant of a claim; nil if the claim is not one of the
  /// proof.
  package func sensitivity(to source: Claim.Source) -> Sensitivity? {
    claims.firstIndex { $0.source == source }.flatMap {
      Sensitivity(
        of: expression, to: $0, in: DenseNumbers(claims.map(\.constraint)).constraints)
    }
  }
}

/// Constraints whose variables are renumbered in the order in which they are mentioned.
private struct DenseNumbers {
  private var places: [Variable: Int] = [:]
  private(set) var constraints: [Constraint] = []

  /// The number of variables.
  var count: Int { places.count }

  init(_ original: [Constraint]) {
    for term in original.flatMap(\.expression.terms) where places[term.variable] == nil {
      places[term.variable] = places.count
    }
    constraints = original.map {
      Constraint(expression($0.expression), $0.relation, priority: $0.priority)
    }
  }

  /// Returns an expression in the new variables; variables that no constraint mentions are left
  /// out.
  func expression(_ original: Expression) -> Expression {
    Expression(
      original.terms.compactMap { term in
        places[term.variable].map { Term(Variable(index: $0), times: term.coefficient) }
      }, constant: original.constant)
  }
}
