/// A minimal set of constraints that cannot hold together, with a sum that proves it.
///
/// For what the multipliers prove, and why no member is superfluous, see
/// ``InfeasibilityCertificate``. All numbers are exact.
package struct ConflictSet: Sendable {
  /// The members among the candidates, by position in them.
  package let members: [Summand]
  /// The members among the background, by position in it: bounds and given values, which do not
  /// count.
  package let background: [Summand]
  /// By how much the constraints contradict each other, at the scale of the multipliers; positive.
  package let excess: Rational
  /// The proof, whose positions refer to the candidates followed by the background.
  package let certificate: InfeasibilityCertificate

  /// Whether no set that contains the same candidate has fewer members.
  ///
  /// True if the search proved it; false if the search was given up or not made.
  package private(set) var isSmallest = false

  /// Makes the set from positions in the candidates followed by the background; nil if it cannot be
  /// proved.
  private init?(_ positions: [Int], candidates: [Constraint], background: [Constraint]) {
    let all = candidates + background
    guard let certificate = InfeasibilityCertificate(dependent: positions, of: all),
      let excess = certificate.excess(of: all)
    else { return nil }
    self.certificate = certificate
    self.excess = excess
    func chosen(in range: Range<Int>) -> [Summand] {
      certificate.members.filter { range.contains($0.position) }.map {
        Summand(position: $0.position - range.lowerBound, multiplier: $0.multiplier)
      }
    }
    members = chosen(in: 0..<candidates.count)
    self.background = chosen(in: candidates.count..<all.count)
  }

  /// The default limit of feasibility checks, after which a search settles for a minimal set
  /// instead of a smallest one.
  package static let searchLimit = 600

  /// Returns the set with the fewest candidates that contains one of them.
  ///
  /// Of several such sets, the lexicographically first by position is returned, so callers list the
  /// oldest constraints first. If the search takes more than `limit` feasibility checks, a deletion
  /// filter returns a minimal set instead, leaving out the last positions first, and ``isSmallest``
  /// is false. Nil if the candidates and the background can hold together; those other than the
  /// culprit have to.
  ///
  /// Constraints in series and in parallel are decided without any check, see
  /// ``ConflictReduction``, unless the limit is zero. For the others, the search computes an implicit
  /// hitting set: every satisfiable set leaves out a set of candidates that each conflict has to
  /// intersect, and a smallest hitting set that is itself unsatisfiable is a smallest conflict.
  ///
  /// - Parameters:
  ///   - culprit: The position of the candidate that has to be a member.
  ///   - candidates: The constraints that count.
  ///   - background: Constraints that take part but do not count.
  ///   - limit: The most feasibility checks that the search may take.
  /// - Returns: The members with their certificate.
  package static func smallest(
    containing culprit: Int, among candidates: [Constraint], background: [Constraint],
    limit: Int = searchLimit
  ) -> ConflictSet? {
    var work = workLimit
    return smallest(
      containing: culprit, among: candidates, background: background, limit: limit, work: &work)
  }

  /// How many constraints all checks of several searches together may examine.
  package static let workLimit = 1_500_000

  /// Finds a smallest set as one of several searches that share an amount of work; nil also if that
  /// is used up.
  package static func smallest(
    containing culprit: Int, among candidates: [Constraint], background: [Constraint],
    limit: Int = searchLimit, work: inout Int
  ) -> ConflictSet? {
    var core: ConflictCore?
    if limit > 0, work > 0 {
      work -= candidates.count + background.count
      switch ConflictReduction(culprit, candidates, background).run() {
      case .none: return nil
      case .members(let members, let needed):
        let proved = needed.flatMap {
          ConflictSet(members + $0, candidates: candidates, background: background)
        }
        if var set = proved ?? trimmed(members, candidates, background) {
          set.isSmallest = true
          return set
        }
      case .core(let left): core = left
      case .unknown: break
      }
    }
    var search = ConflictSearch(
      culprit: culprit, candidates: candidates, background: background, core: core, limit: limit,
      work: work)
    let found = search.run()
    work = search.workLeft
    guard let (positions, isSmallest) = found, !Interruption.isRequested else { return nil }
    // The members are decided; now background that is not necessary is left out.
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

  /// Returns the set with only the necessary background; nil if it cannot be proved.
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
