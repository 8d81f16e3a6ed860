import ConstraintSolver
package import LayoutModel

/// A conflict as what its rules ask for, laid end to end, beside what there is.
///
/// It needs no frames, so it can be drawn of a log that gives no sizes.
package struct ConflictChain: Sendable {
  /// A view or a distance between two.
  package struct Piece: Sendable {
    /// The view whose size it is; nil for a distance.
    package var view: String?
    /// How long it is, in points; what runs backwards is negative.
    package var length: Double
    /// The name of what asks for it.
    package var name: String
    /// Whether that is broken.
    package var isBroken: Bool

    /// The view with its size, or the distance.
    package var words: String { (view.map { "\($0) " } ?? "") + length.spelled }
  }

  /// What the rules of the sum ask for, in its order.
  package let asked: [Piece]
  /// What there is instead.
  package let room: [Piece]
  /// The conflict in one sentence.
  package let headline: String
  /// By how much the two differ, in points.
  package let excess: Double

  /// The chain of a conflict.
  package init(_ conflict: Conflict, in solved: SolvedLayout) {
    func piece(_ row: Conflict.Row) -> Piece {
      Piece(
        view: Self.view(measuredBy: row.source, in: solved.layout),
        length: row.contribution.approximation, name: solved.name(of: row.source),
        isBroken: conflict.isBroken(row.source, in: solved))
    }
    asked = conflict.rows.map(piece)
    room = conflict.otherRows.map(piece)
    headline = conflict.headline(in: solved)
    excess = conflict.excess.approximation
  }

  /// The name of the view whose size a claim is about, and nothing else; nil for a distance.
  private static func view(measuredBy source: Claim.Source, in layout: Layout) -> String? {
    switch source {
    case .rule(let id):
      guard let rule = layout.rule(id), let anchor = rule.left.first?.anchor, rule.left.count == 1,
        anchor.attribute == .width || anchor.attribute == .height
      else { return nil }
      return layout.name(of: anchor.item)
    case .given(let id, let dimension): return dimension.isSize ? layout.name(of: id) : nil
    case .hugging(let id, _), .resistance(let id, _), .implied(let id, _):
      return layout.name(of: id)
    case .generated: return nil
    }
  }

  /// The chains of a layout that cannot be drawn by its frames because nothing gives its root a
  /// width or a height; none if it can, or if nothing conflicts.
  package static func all(inPlaceOfFramesOf analysis: LayoutAnalysis) -> [ConflictChain] {
    guard let root = analysis.layout.root else { return [] }
    let frame = analysis.solved.frame(of: root)
    guard frame.width <= 0 || frame.height <= 0 else { return [] }
    return analysis.conflicts.map { ConflictChain($0, in: analysis.solved) }
  }
}
