import LayoutModel

/// Rows whose heights follow from what is in them.
extension SceneImporter {
  /// Makes those rows of automatic height higher whose constraints ask for more than the file draws.
  ///
  /// A table gives such a row the height of its content, and half a point or so of a separator that
  /// the drawn height leaves out.
  mutating func growRows() {
    let rows = views.indices.filter { place in
      let node = variations.node(views[place].element)
      guard node.name == "tableViewCellContentView", let cell = views[place].parent else {
        return false
      }
      return sizesItself(place, node) && layout.item(views[cell].id)?.style.mask != nil
    }.compactMap { views[$0].parent }
    guard !rows.isEmpty, !SolvedLayout(layout).broken.isEmpty else { return }
    for row in rows {
      let id = views[row].id
      guard var mask = layout.item(id)?.style.mask,
        let height = layout.rowHeight(of: id, usually: mask.frame.height)
      else { continue }
      mask.frame.height = height
      let grown = mask
      doing(tree[views[row].element]) { (layout) throws(LayoutError) in
        try layout.set(\.mask, of: id, to: grown)
      }
    }
  }
}
