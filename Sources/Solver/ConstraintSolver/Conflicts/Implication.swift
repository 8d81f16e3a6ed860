/// Required constraints that together imply another one, so that leaving it out makes nothing
/// possible that was not possible before.
///
/// With constraints written as `form REL right`, multiples of the members add up to the form, and
/// those of their right-hand sides to the right-hand side or beyond (Farkas' lemma); for an
/// equality, once from each side. This is decided exactly. No member can be left out. For an
/// inequality there are as few candidates as possible, and of several such sets the first, unless
/// the search is cut short by ``ConflictSet/searchLimit``; for an equality it is the smaller of the
/// sets for its two sides, if that one implies both.
package struct Implication: Sendable, Hashable {
  /// The members among the candidates, ascending.
  package let members: [Int]
  /// The members among the background: bounds and given values, which do not count.
  package let background: [Int]

  /// Determines whether constraints imply another one, which is not among them; nil if they do not.
  ///
  /// The candidates and the background have to be satisfiable together.
  package init?(
    of constraint: Constraint, from candidates: [Constraint], background: [Constraint]
  ) {
    var sides: [Relation] = [constraint.relation]
    if constraint.relation == .equal { sides = [.greaterOrEqual, .lessOrEqual] }
    let claims = sides.map { Constraint(constraint.expression, $0) }
    var sets: [[Int]] = []
    for claim in claims {
      guard let found = Self.oneSided(claim, candidates, background) else { return nil }
      sets.append(found)
    }
    var members = sets[0]
    if sets.count > 1 {
      let all = candidates + background
      func isEnough(_ positions: [Int]) -> Bool {
        claims.allSatisfy { ImplicationProgram($0, positions.map { all[$0] }).members != nil }
      }
      let ordered = sets.sorted { ($0.count, $0.last ?? 0) < ($1.count, $1.last ?? 0) }
      members = ordered.first(where: isEnough) ?? Set(sets[0] + sets[1]).sorted()
      for position in members.reversed() {
        let fewer = members.filter { $0 != position }
        if isEnough(fewer) { members = fewer }
      }
    }
    self.members = members.filter { $0 < candidates.count }
    self.background = members.filter { $0 >= candidates.count }.map { $0 - candidates.count }
  }

  /// Returns by how much a claim is exceeded in its denial, in points: so little that hardly
  /// anything lies between, and more than floating-point errors.
  private static func step(for claim: Constraint) -> Double {
    max(0.125, abs(claim.expression.constant) / 65_536)
  }

  /// Returns the positions of constraints that imply an inequality, in the candidates followed by
  /// the background.
  private static func oneSided(
    _ claim: Constraint, _ candidates: [Constraint], _ background: [Constraint]
  ) -> [Int]? {
    // The claim is implied if its denial contradicts the others, however small the excess.
    let isAtLeast = claim.relation == .greaterOrEqual
    let step = step(for: claim)
    let denied = claim.expression + (isAtLeast ? step : -step)
    let denial = Constraint(denied, claim.relation.flipped)
    guard
      let set = ConflictSet.smallest(
        containing: candidates.count, among: candidates + [denial], background: background),
      let own = set.members.first(where: { $0.position == candidates.count })
    else { return nil }
    // The others imply: form >= right of the denial + excess, per unit of its multiplier.
    let reach = set.excess / own.multiplier.magnitude
    let distance = Rational(meaning: denied.constant) - Rational(meaning: claim.expression.constant)
    if reach >= distance.magnitude {
      return set.members.map(\.position).filter { $0 != candidates.count }
        + set.background.map { $0.position + candidates.count }
    }
    return ImplicationProgram(claim, candidates + background).members
  }
}
