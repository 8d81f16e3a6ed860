package import LayoutModel

/// A solved layout with what was found in it.
///
/// It never changes, and is a class only so that passing it around costs one reference.
package final class LayoutAnalysis: Sendable {
  /// The solved layout.
  package let solved: SolvedLayout
  /// The conflict for each broken rule, oldest first.
  package let conflicts: [Conflict]
  /// The conflicts by the rules that broke.
  let conflictOfClaim: [Claim.Source: Conflict]
  /// The broken rules without a conflict, because there are too many or because finding it takes
  /// too long; oldest first.
  package let unexplained: [Claim.Source]
  /// What is not determined.
  package let freedom: Freedom

  /// Solves and analyses a layout.
  package convenience init(_ layout: Layout) { self.init(SolvedLayout(layout)) }

  /// Analyses a solved layout.
  package init(_ solved: SolvedLayout) {
    self.solved = solved
    conflicts = Conflict.all(in: solved)
    conflictOfClaim = Self.byClaim(conflicts)
    unexplained = Self.rest(of: solved, behind: conflictOfClaim)
    freedom = Freedom(solved)
  }

  /// Solves and analyses a layout that differs in a few places from an analysed one.
  ///
  /// The result is the same as from scratch; only what the difference touches is analysed. Finding
  /// out why rules break takes longer than everything else; with `withConflicts` false it is left
  /// out.
  package init(_ layout: Layout, after previous: LayoutAnalysis, withConflicts: Bool = true) {
    solved = SolvedLayout(layout, after: previous.solved)
    conflicts = withConflicts ? Conflict.all(in: solved, after: previous) : []
    // An analysis without conflicts does not know which rules are unexplained.
    let isAsBefore =
      solved.revision != nil && solved.broken == previous.solved.broken
      && previous.isComplete && conflicts.elementsEqual(previous.conflicts, by: ===)
    conflictOfClaim = isAsBefore ? previous.conflictOfClaim : Self.byClaim(conflicts)
    unexplained =
      !withConflicts
      ? [] : isAsBefore ? previous.unexplained : Self.rest(of: solved, behind: conflictOfClaim)
    freedom = Freedom(solved, after: previous.freedom)
  }

  /// Whether each broken rule has a conflict or is listed as unexplained.
  var isComplete: Bool { conflicts.count + unexplained.count == solved.broken.count }

  private static func byClaim(_ conflicts: [Conflict]) -> [Claim.Source: Conflict] {
    Dictionary(conflicts.map { ($0.broken, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func rest(
    of solved: SolvedLayout, behind known: [Claim.Source: Conflict]
  ) -> [Claim.Source] {
    guard known.count < solved.broken.count else { return [] }
    return solved.brokenSources
      .filter { known[$0] == nil }
  }

  /// The layout.
  package var layout: Layout { solved.layout }
}
