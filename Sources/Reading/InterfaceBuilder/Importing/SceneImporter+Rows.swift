import ConstraintSolver
import LayoutModel

/// Rows whose heights follow from what is in them.
extension SceneImporter {
  /// Makes those rows of automatic height higher whose constraints ask for more than the file draws.
  ///
  /// A table gives such a row the height of its content, and half a point or so of a separator that
  /// the drawn height leaves out. On the canvas of the file, contents have the sizes that they are drawn
  /// in; elsewhere, and where code makes rows automatic, they also ask for their own.
  ///
  /// - Returns: The cells that have another height than in the file.
  mutating func growRows() -> Set<Item.ID> {
    let rows = views.indices.filter { place in
      let node = variations.node(views[place].element)
      guard node.name == "tableViewCellContentView", let cell = views[place].parent else {
        return false
      }
      return sizesItself(place, node) && layout.item(views[cell].id)?.style.mask != nil
    }.compactMap { views[$0].parent }
    guard !rows.isEmpty else { return [] }
    var grown: Set<Item.ID> = []
    if !SolvedLayout(layout).broken.isEmpty {
      grown = grow(rows, priority: 999) { abs($0 - $1) > Tolerance.value }
    }
    guard hasAutomaticRows || !canvas.isOwn else { return grown }
    if hasAutomaticRows, canvas.isOwn {
      for row in rows where layout.growSqueezedLabels(in: views[row].id) {
        grown.insert(views[row].id)
      }
    }
    return grown.union(
      grow(rows, priority: Layout.fittingPriority) { $0 > $1 + Tolerance.value })
  }

  /// Gives rows the heights that they ask for, where a condition on the new and the old one holds.
  ///
  /// - Returns: Their cells.
  private mutating func grow(
    _ rows: [Int], priority: Double, where isMeant: (Double, Double) -> Bool
  ) -> Set<Item.ID> {
    let usual = rows.compactMap { row in
      layout.item(views[row].id)?.style.mask.map { (id: views[row].id, usual: $0.frame.height) }
    }
    let heights = layout.rowHeights(of: usual, priority: priority)
    var found: Set<Item.ID> = []
    for row in rows {
      let id = views[row].id
      guard var mask = layout.item(id)?.style.mask, let height = heights[id],
        isMeant(height, mask.frame.height)
      else { continue }
      mask.frame.height = height
      found.insert(id)
      let grown = mask
      doing(tree[views[row].element]) { (layout) throws(LayoutError) in
        try layout.set(\.mask, of: id, to: grown)
      }
    }
    return found
  }
}
