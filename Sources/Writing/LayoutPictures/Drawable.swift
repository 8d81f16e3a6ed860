package import LayoutDiagnosis
package import LayoutModel

/// Something about a layout that can be drawn.
package enum Drawable: Sendable {
  /// An item and everything inside it; nil for the whole layout.
  case layout(LayoutAnalysis, of: Item.ID?)
  /// The same with the frames of another moment of the document, or of another document.
  case change(from: LayoutAnalysis, to: LayoutAnalysis, of: Item.ID?, ofOneDocument: Bool = true)
  /// A rule, as its anchors and the distance between them.
  case rule(Rule.ID, in: LayoutAnalysis)
  /// A conflict, as its sum.
  case conflict(Conflict, in: LayoutAnalysis)

  /// The picture.
  ///
  /// - Parameter details: What is shown inside and between the views.
  /// - Returns: A picture; of a layout without a view one that says so.
  package func picture(showing details: PictureDetails = []) -> Picture {
    switch self {
    case .layout(let analysis, let item):
      let chains =
        item == nil || item == analysis.layout.root
        ? ConflictChain.all(inPlaceOfFramesOf: analysis) : []
      // Without sizes there are no frames, but what conflicts has lengths.
      guard chains.isEmpty else {
        return Picture(
          stacking: analysis.conflicts.map {
            ConflictPicture($0, in: analysis.solved).picture
          })
      }
      return LayoutPicture(analysis, of: item, showing: details).picture
    case .change(let before, let after, let item, let isOne):
      return LayoutPicture(after, of: item, showing: details)
        .changed(since: before, ofOneDocument: isOne)
    case .rule(let rule, let analysis):
      return LayoutPicture(analysis, of: nil, showing: details).showing(rule)
    case .conflict(let conflict, let analysis):
      return ConflictPicture(conflict, in: analysis.solved).picture
    }
  }
}
