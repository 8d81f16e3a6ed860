/// Required constraints that say together what another one says: without it nothing becomes possible
/// that was not.
///
/// Written as `form REL right`, multiples of the members add up to the form, and those of their
/// right-hand sides to the right-hand side or beyond (Farkas' lemma); for an equality once from each
/// side. That is decided exactly. No member can be left out.
public struct Implication: Sendable, Hashable {
  /// The members among the candidates, ascending.
  public let members: [Int]
  /// The members of the background: bounds and fixed data that nobody counts.
  public let background: [Int]

  /// Finds out whether constraints imply another one, which is not among them; nil if they do not.
  ///
  /// The candidates and the background have to be satisfiable together. The set found has the fewest
  /// candidates, ties to the first, where the search is not cut short by
  /// ``ConflictSet/searchLimit``.
  public init?(
    of constraint: Constraint, from candidates: [Constraint], background: [Constraint]
  ) {
    var sides: [Relation] = [constraint.relation]
    if constraint.relation == .equal { sides = [.greaterOrEqual, .lessOrEqual] }
    var members = Set<Int>()
    var others = Set<Int>()
    for side in sides {
      let claim = Constraint(constraint.expression, side)
      guard let found = Self.oneSided(claim, candidates, background) else { return nil }
      members.formUnion(found.members)
      others.formUnion(found.background)
    }
    self.members = members.sorted()
    self.background = others.sorted()
  }

  /// How much less than it says a claim is denied by, in points: so little that hardly anything lies
  /// between, and more than a calculation in doubles overlooks.
  private static func step(for claim: Constraint) -> Double {
    max(0.125, abs(claim.expression.constant) / 65_536)
  }

  private static func oneSided(
    _ claim: Constraint, _ candidates: [Constraint], _ background: [Constraint]
  ) -> (members: [Int], background: [Int])? {
    // The claim is implied if its denial contradicts the others, however little is denied.
    let isAtLeast = claim.relation == .greaterOrEqual
    let step = step(for: claim)
    let denied = claim.expression + (isAtLeast ? step : -step)
    let denial = Constraint(denied, claim.relation.flipped)
    guard
      let set = ConflictSet.smallest(
        containing: candidates.count, among: candidates + [denial], background: background),
      let own = set.members.first(where: { $0.position == candidates.count })
    else { return nil }
    // The others say: form >= right of the denial + excess, per unit of its multiplier.
    let reach = set.excess / own.multiplier.magnitude
    let distance = Rational(meaning: denied.constant) - Rational(meaning: claim.expression.constant)
    if reach >= distance.magnitude {
      return (
        set.members.map(\.position).filter { $0 != candidates.count },
        set.background.map(\.position)
      )
    }
    return ImplicationProgram(claim, candidates + background).members.map { positions in
      (
        positions.filter { $0 < candidates.count },
        positions.filter { $0 >= candidates.count }.map { $0 - candidates.count }
      )
    }
  }
}
