import ConstraintSolver
package import LayoutModel

/// One shortage behind many broken rules, as the sum of all that they ask for.
///
/// In a row of 100 views that are 10 wide each, in a width of 480, 52 widths break, and each of them
/// has a smallest conflict of its own. Those sums differ in one row; what a person wants to know is
/// the sum of all: 100 widths ask for 1,000, there are 480. It is a proof like the others, but not
/// minimal.
package struct CommonShortage: Sendable {
  /// The sum, with each broken rule in it.
  let sum: ConflictSum
  /// The broken rules, oldest first.
  package let broken: [Claim.Source]

  /// The fewest broken rules that are described together; of fewer, each is.
  private static let leastCount = 4

  /// Finds the sum behind conflicts, which are for different broken rules, and behind further broken
  /// rules; nil unless there is one sum with all of them.
  ///
  /// - Complexity: O(rules of the largest conflict).
  package init?(
    of conflicts: [Conflict], and unexplained: [Claim.Source], in solved: SolvedLayout
  ) {
    broken = conflicts.map(\.broken) + unexplained
    guard broken.count >= Self.leastCount, let first = conflicts.first,
      case .size = first.quantity
    else { return nil }
    let asked = Self.sizes(askedBy: broken, in: solved)
    guard asked.count == broken.count else { return nil }
    var missing = Set(broken)
    var summands: [WeightedClaim] = []
    for summand in first.proof {
      guard let claim = solved.lowering.claim(of: summand.source) else { return nil }
      var known = WeightedClaim(claim, summand.multiplier)
      // The bound or rule of a size that says less than the broken one counts as often.
      if claim.variables.count == 1, let stronger = asked[claim.variables[0]],
        let multiplier = known.multiplier(of: stronger)
      {
        known = WeightedClaim(stronger, multiplier)
      }
      missing.remove(known.claim.source)
      summands.append(known)
    }
    guard missing.isEmpty else { return nil }
    sum = ConflictSum(summands, broken: first.broken, in: solved)
    guard case .size = sum.quantity, sum.rows.count > 1 else { return nil }
  }

  /// The claims of some broken rules by the size that each of them is about alone; those about
  /// anything else are left out.
  private static func sizes(
    askedBy broken: [Claim.Source], in solved: SolvedLayout
  ) -> [Variable: Claim] {
    var result: [Variable: Claim] = [:]
    for source in broken {
      guard let claim = solved.lowering.claim(of: source), claim.variables.count == 1,
        claim.constraint.expression.terms.count == 1,
        solved.lowering.dimension(of: claim.variables[0])?.dimension.isSize ?? false
      else { continue }
      result[claim.variables[0]] = claim
    }
    return result
  }

  /// The rules and sizes whose numbers make up the sum.
  var contributors: [Conflict.Row] { sum.rows.filter { !$0.contribution.isZero } }

  /// All that the sum is made of.
  package var members: [Claim.Source] { (sum.rows + sum.otherRows).map(\.source) }
}

extension WeightedClaim {
  /// How often another claim about the same variable has to be counted in place of this one; nil if
  /// its direction does not allow that.
  fileprivate func multiplier(of other: Claim) -> Rational? {
    let own = claim.constraint.expression.terms.reduce(Rational(0)) {
      $0 + Rational(meaning: $1.coefficient)
    }
    let its = Rational(meaning: other.constraint.expression.terms[0].coefficient)
    guard !own.isZero, !its.isZero else { return nil }
    let found = multiplier * own / its
    switch other.constraint.relation {
    case .equal: return found
    case .greaterOrEqual: return found > Rational(0) ? found : nil
    case .lessOrEqual: return found < Rational(0) ? found : nil
    }
  }
}
