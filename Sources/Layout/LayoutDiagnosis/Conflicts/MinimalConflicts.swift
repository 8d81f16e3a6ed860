import ConstraintSolver
import LayoutModel

/// All minimal conflicts of a layout: sets of required rules that cannot hold together, but can
/// without any one of them.
///
/// One broken rule can have many; ``Conflict/all(in:)`` shows a smallest one for each.
package struct MinimalConflicts: Sendable {
  /// The conflicts, ordered by the broken rule they contain, oldest first, then by the number of
  /// rules, then by age.
  package let conflicts: [Conflict]
  /// Whether these are all; false if the search was cut short.
  package let isComplete: Bool

  /// Enumerates the conflicts of a layout, given one for each broken rule; `limit` is the most
  /// feasibility checks that the search may take.
  package init(_ analysis: LayoutAnalysis, limit: Int = ConflictEnumeration.solveLimit) {
    let solved = analysis.solved
    let broken = solved.broken.compactMap { solved.lowering.claim(at: $0) }
    let part = solved.lowering.requiredPart(around: broken.flatMap(\.variables), opened: [])
    let claims = part.union(solved.broken).compactMap { solved.lowering.claim(at: $0) }
    let (counted, background) = solved.lowering.sorted(
      claims.filter { $0.breakOrder != nil }, claims.filter { $0.breakOrder == nil })
    var places: [Claim.Source: Int] = [:]
    for (place, claim) in counted.enumerated() { places[claim.source] = place }
    let enumeration = ConflictEnumeration(
      among: counted.map(\.constraint), background: background.map(\.constraint),
      known: analysis.conflicts.map { $0.rules.compactMap { places[$0] }.sorted() },
      limit: limit)
    let ranked = enumeration.sets.compactMap { set -> (rank: Int, set: ConflictSet)? in
      let sources = set.members.map { counted[$0.position].source }
      return broken.firstIndex { sources.contains($0.source) }.map { ($0, set) }
    }
    // The sets for one broken rule are already in order.
    conflicts = broken.indices.flatMap { rank -> [Conflict] in
      let sets = ranked.filter { $0.rank == rank }.map(\.set)
      return sets.map { set in
        let isSmallest = enumeration.isComplete && set.members.count == sets[0].members.count
        return Conflict(
          breaking: broken[rank].source, set, among: counted, background,
          extent: isSmallest ? .smallest : .minimal, in: solved)
      }
    }
    isComplete = enumeration.isComplete
  }
}
