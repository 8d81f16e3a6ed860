/// Constraints that cannot hold together, none of them superfluous, and the sum that proves it.
///
/// Written as `form[i] REL right[i]`, the multipliers y satisfy
///
///     sum(y[i] * form[i]) = 0    and    sum(y[i] * right[i]) = excess > 0
///
/// with y >= 0 for `>=`, y <= 0 for `<=` and any sign for `==`: adding up the claims gives
/// `0 >= excess` (Farkas' lemma). The set is irreducible (an IIS) because the multipliers are
/// unique up to scale and none is zero. All numbers are exact.
public struct ConflictSet: Sendable {
  /// One constraint of the set.
  public struct Member: Sendable {
    /// The position in the list it came from.
    public var position: Int
    /// The multiplier y.
    public var multiplier: Rational
    /// `y * right`.
    public var contribution: Rational
  }

  /// The members among the candidates, by position.
  public let members: [Member]
  /// The members of the background: bounds and fixed data that nobody counts.
  public let background: [Member]
  /// By how much the sum misses; positive.
  public let excess: Rational

  /// The set as positions in one list: candidates first, then the background.
  private init?(_ positions: [Int], candidates: [Constraint], background: [Constraint]) {
    var space = RowSpace<Rational>()
    var dependency: SparseRow<Rational>?
    for position in positions {
      let constraint =
        position < candidates.count
        ? candidates[position] : background[position - candidates.count]
      let row = SparseRow<Rational>(constraint.expression)
      if let combination = space.insert(row, source: position) {
        guard dependency == nil else { return nil }
        let own = SparseRow<Rational>(entries: [.init(index: position, coefficient: .one)])
        dependency = own.adding(combination, times: -.one)
      }
    }
    guard let dependency else { return nil }
    var excess = Rational.zero
    var all: [Member] = []
    for entry in dependency.entries {
      let constraint =
        entry.index < candidates.count
        ? candidates[entry.index] : background[entry.index - candidates.count]
      let right = -Rational(meaning: constraint.expression.constant)
      let contribution = entry.coefficient * right
      excess = excess + contribution
      all.append(
        Member(position: entry.index, multiplier: entry.coefficient, contribution: contribution))
    }
    guard !excess.isZero else { return nil }
    if excess < .zero {
      excess = -excess
      for index in all.indices {
        all[index].multiplier = -all[index].multiplier
        all[index].contribution = -all[index].contribution
      }
    }
    members = all.filter { $0.position < candidates.count }
    self.background = all.compactMap { member in
      guard member.position >= candidates.count else { return nil }
      var member = member
      member.position -= candidates.count
      return member
    }
    self.excess = excess
    guard verify(candidates: candidates, background: background) else { return nil }
  }

  /// Checks the proof from the original constraints alone, exactly.
  public func verify(candidates: [Constraint], background: [Constraint]) -> Bool {
    var sum = SparseRow<Rational>()
    for (list, chosen) in [(candidates, members), (background, self.background)] {
      for member in chosen {
        let constraint = list[member.position]
        switch constraint.relation {
        case .equal: if member.multiplier.isZero { return false }
        case .greaterOrEqual: if member.multiplier <= .zero { return false }
        case .lessOrEqual: if member.multiplier >= .zero { return false }
        }
        sum = sum.adding(SparseRow<Rational>(constraint.expression), times: member.multiplier)
      }
    }
    // sum(y * (form - right)) has no variable left and the constant -excess.
    return sum.entries.isEmpty && -sum.constant == excess && excess > .zero
  }

  /// How many feasibility checks a search may take before it settles for a minimal set instead of
  /// a smallest one.
  public static let searchLimit = 600

  /// The set with the fewest candidates that contains one of them.
  ///
  /// Ties go to the set that is lexicographically first by position, so callers list the oldest
  /// first. Beyond `limit` feasibility checks the deletion filter answers, which drops the last
  /// positions first. Nil if the candidates and the background can hold together without or with
  /// the culprit.
  ///
  /// The search is an implicit hitting set: every satisfiable set leaves out a set of candidates
  /// that each conflict has to hit, and a smallest hitting set that is itself infeasible is a
  /// smallest conflict.
  ///
  /// - Parameters:
  ///   - culprit: the position of the candidate that has to be a member.
  ///   - candidates: constraints that count.
  ///   - background: constraints that take part but do not count.
  ///   - limit: how many feasibility checks the search may take.
  /// - Returns: the members with their certificate.
  public static func smallest(
    containing culprit: Int, among candidates: [Constraint], background: [Constraint],
    limit: Int = searchLimit
  ) -> ConflictSet? {
    var search = ConflictSearch(
      culprit: culprit, candidates: candidates, background: background, limit: limit)
    guard let positions = search.run() else { return nil }
    // The members are settled; now leave out what the background does not need.
    if let set = trimmed(positions, candidates, background, holds: Feasibility.holds) {
      return set
    }
    return trimmed(positions, candidates, background, holds: Feasibility.holdsExactly)
  }

  private static func trimmed(
    _ positions: [Int], _ candidates: [Constraint], _ background: [Constraint],
    holds: ([Constraint]) -> Bool
  ) -> ConflictSet? {
    var chosen = positions
    let members = positions.map { candidates[$0] }
    var needed = ConflictSearch.relevant(background, to: members)
    for position in needed.reversed() {
      let without = needed.filter { $0 != position }
      if !holds(members + without.map { background[$0] }) { needed = without }
    }
    chosen += needed.map { $0 + candidates.count }
    return ConflictSet(chosen, candidates: candidates, background: background)
  }
}
