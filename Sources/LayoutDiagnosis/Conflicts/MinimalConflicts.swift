import ConstraintSolver
import LayoutModel

/// All sets of required rules that cannot hold together and of which none is superfluous.
///
/// There can be many around one broken rule; ``Conflict/all(in:)`` shows a smallest one for each.
package struct MinimalConflicts: Sendable {
  /// The conflicts: by the broken rule they contain, oldest first, then those with fewer rules,
  /// then those with older rules.
  package let conflicts: [Conflict]
  /// Whether these are all; false where the search was cut short.
  package let isComplete: Bool

  /// Enumerates the conflicts of a layout, given one for each broken rule; the limit is how many
  /// feasibility checks the search may take.
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
    // The sets of one broken rule are in order already.
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
