/// Constraints that cannot hold together, none of them superfluous, and the sum that proves it.
///
/// What the multipliers prove, and why no member is superfluous, is said at
/// ``InfeasibilityCertificate``. All numbers are exact.
package struct ConflictSet: Sendable {
  /// One constraint of the set.
  package struct Member: Sendable {
    /// The position in the list it came from.
    package var position: Int
    /// The multiplier of the certificate.
    package var multiplier: Rational
    /// `multiplier * right`, where the constraint says `form REL right`.
    package var contribution: Rational
  }

  /// The members among the candidates, by position.
  package let members: [Member]
  /// The members of the background: bounds and fixed data that nobody counts.
  package let background: [Member]
  /// By how much the sum misses; positive.
  package let excess: Rational
  /// The proof, over the candidates with the background behind them.
  package let certificate: InfeasibilityCertificate

  /// Whether no set around the same candidate has fewer members.
  ///
  /// Proved by the search; false where it was given up, or where nobody searched.
  package private(set) var isSmallest = false

  /// The set as positions in one list: candidates first, then the background.
  private init?(_ positions: [Int], candidates: [Constraint], background: [Constraint]) {
    let all = candidates + background
    guard let certificate = InfeasibilityCertificate(dependent: positions, of: all),
      let excess = certificate.excess(of: all)
    else { return nil }
    self.certificate = certificate
    self.excess = excess
    func chosen(in range: Range<Int>) -> [Member] {
      certificate.members.filter { range.contains($0.position) }.map { member in
        let right = -Rational(meaning: all[member.position].expression.constant)
        return Member(
          position: member.position - range.lowerBound, multiplier: member.multiplier,
          contribution: member.multiplier * right)
      }
    }
    members = chosen(in: 0..<candidates.count)
    self.background = chosen(in: candidates.count..<all.count)
  }

  /// How many feasibility checks a search may take before it settles for a minimal set instead of
  /// a smallest one.
  package static let searchLimit = 600

  /// The set with the fewest candidates that contains one of them.
  ///
  /// Ties go to the set that is lexicographically first by position, so callers list the oldest
  /// first. Beyond `limit` feasibility checks the deletion filter answers, which drops the last
  /// positions first; the set is minimal then, and ``isSmallest`` is false. Nil if the candidates
  /// and the background can hold together without or with the culprit.
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
  package static func smallest(
    containing culprit: Int, among candidates: [Constraint], background: [Constraint],
    limit: Int = searchLimit
  ) -> ConflictSet? {
    var work = workLimit
    return smallest(
      containing: culprit, among: candidates, background: background, limit: limit, work: &work)
  }

  /// How many constraints all checks of some searches together may look at before they are given up.
  package static let workLimit = 1_500_000

  /// The same as one of several searches that share their work; nil also where that comes to an end.
  package static func smallest(
    containing culprit: Int, among candidates: [Constraint], background: [Constraint],
    limit: Int = searchLimit, work: inout Int
  ) -> ConflictSet? {
    var search = ConflictSearch(
      culprit: culprit, candidates: candidates, background: background, limit: limit, work: work)
    let found = search.run()
    work = search.workLeft
    guard let (positions, isSmallest) = found, !Interruption.isRequested else { return nil }
    // The members are settled; now leave out what the background does not need.
    work -=
      positions.count
      * ConflictSearch.relevant(
        background, to: positions.map { candidates[$0] }
      ).count
    guard work > 0 else { return nil }
    var set = trimmed(positions, candidates, background)
    set?.isSmallest = isSmallest
    return set
  }

  /// The set with no more of the background than it needs; nil if it cannot be proved.
  static func trimmed(
    _ positions: [Int], _ candidates: [Constraint], _ background: [Constraint]
  ) -> ConflictSet? {
    trimmed(positions, candidates, background, holds: Feasibility.holds)
      ?? trimmed(positions, candidates, background, holds: Feasibility.holdsExactly)
  }

  private static func trimmed(
    _ positions: [Int], _ candidates: [Constraint], _ background: [Constraint],
    holds: ([Constraint]) -> Bool
  ) -> ConflictSet? {
    var chosen = positions
    let members = positions.map { candidates[$0] }
    let needed = ConflictSearch.deletionFilter(ConflictSearch.relevant(background, to: members)) {
      holds(members + $0.map { background[$0] })
    }
    chosen += needed.map { $0 + candidates.count }
    return ConflictSet(chosen, candidates: candidates, background: background)
  }
}
