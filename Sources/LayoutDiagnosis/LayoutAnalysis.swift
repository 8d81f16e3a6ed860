package import LayoutModel

/// A solved layout with everything the news needs to know about it.
///
/// It never changes, and is a class only so that handing it around costs one reference.
package final class LayoutAnalysis: Sendable {
  /// The layout and its frames.
  package let solved: SolvedLayout
  /// For each broken rule, oldest first, why it broke.
  package let conflicts: [Conflict]
  /// The same by the rule that broke.
  let conflictOfClaim: [Claim.Source: Conflict]
  /// The broken rules behind those: they are too many, or what stands against them is too much to be
  /// searched; oldest first.
  package let unexplained: [Claim.Source]
  /// What is not determined.
  package let freedom: Freedom

  /// Solves and examines a layout.
  package convenience init(_ layout: Layout) { self.init(SolvedLayout(layout)) }

  /// Examines a solved layout.
  package init(_ solved: SolvedLayout) {
    self.solved = solved
    conflicts = Conflict.all(in: solved)
    conflictOfClaim = Self.byClaim(conflicts)
    unexplained = Self.rest(of: solved, behind: conflictOfClaim)
    freedom = Freedom(solved)
  }

  /// Solves and examines a layout that is another one than before in a few places.
  ///
  /// The answers are the same as from scratch; only what the difference touches is examined.
  /// To find out why rules break takes longer than all the rest; it is left out on request.
  package init(_ layout: Layout, after previous: LayoutAnalysis, withConflicts: Bool = true) {
    solved = SolvedLayout(layout, after: previous.solved)
    conflicts = withConflicts ? Conflict.all(in: solved, after: previous) : []
    // One that was made without conflicts does not know what is unexplained.
    let isAsBefore =
      solved.revision != nil && solved.broken == previous.solved.broken
      && previous.isComplete && conflicts.elementsEqual(previous.conflicts, by: ===)
    conflictOfClaim = isAsBefore ? previous.conflictOfClaim : Self.byClaim(conflicts)
    unexplained =
      !withConflicts
      ? [] : isAsBefore ? previous.unexplained : Self.rest(of: solved, behind: conflictOfClaim)
    freedom = Freedom(solved, after: previous.freedom)
  }

  /// Whether of every broken rule it is said why, or that nobody knows.
  private var isComplete: Bool { conflicts.count + unexplained.count == solved.broken.count }

  private static func byClaim(_ conflicts: [Conflict]) -> [Claim.Source: Conflict] {
    Dictionary(conflicts.map { ($0.broken, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func rest(
    of solved: SolvedLayout, behind known: [Claim.Source: Conflict]
  ) -> [Claim.Source] {
    guard known.count < solved.broken.count else { return [] }
    return solved.broken.compactMap { solved.lowering.claim(at: $0)?.source }
      .filter { known[$0] == nil }
  }

  /// The layout.
  package var layout: Layout { solved.layout }
}
