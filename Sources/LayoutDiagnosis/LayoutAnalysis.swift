package import LayoutModel

/// A solved layout with everything the news needs to know about it.
///
/// It never changes, and is a class only so that handing it around costs one reference.
package final class LayoutAnalysis: Sendable {
  /// The layout and its frames.
  package let solved: SolvedLayout
  /// For each broken rule, oldest first, why it broke.
  package let conflicts: [Conflict]
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
    unexplained = Self.rest(of: solved, behind: conflicts)
    freedom = Freedom(solved)
  }

  /// Solves and examines a layout that is another one than before in a few places.
  ///
  /// The answers are the same as from scratch; only what the difference touches is examined.
  /// To find out why rules break takes longer than all the rest; it is left out on request.
  package init(_ layout: Layout, after previous: LayoutAnalysis, withConflicts: Bool = true) {
    solved = SolvedLayout(layout, after: previous.solved)
    conflicts = withConflicts ? Conflict.all(in: solved, after: previous) : []
    let isAsBefore =
      solved.revision != nil && solved.broken == previous.solved.broken
      && conflicts.elementsEqual(previous.conflicts, by: ===)
    unexplained =
      !withConflicts
      ? [] : isAsBefore ? previous.unexplained : Self.rest(of: solved, behind: conflicts)
    freedom = Freedom(solved, after: previous.freedom)
  }

  private static func rest(
    of solved: SolvedLayout, behind conflicts: [Conflict]
  ) -> [Claim.Source] {
    guard conflicts.count < solved.broken.count else { return [] }
    let known = Set(conflicts.map(\.broken))
    return solved.broken.compactMap { solved.lowering.claim(at: $0)?.source }
      .filter { !known.contains($0) }
  }

  /// The layout.
  package var layout: Layout { solved.layout }
}
