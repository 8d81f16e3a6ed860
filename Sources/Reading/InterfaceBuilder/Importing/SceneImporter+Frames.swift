import LayoutModel

/// The frames that a file writes down.
extension SceneImporter {
  /// The size of each new cell of a collection in Interface Builder.
  private static let sizeOfNewCell = Size(width: 50, height: 50)

  /// Returns the frame that the element of a view writes down; nil if it has none.
  func writtenFrame(of index: Int) -> Frame? {
    guard let child = tree.child(of: index, "rect", key: "frame") else { return nil }
    let node = tree[child]
    return Frame(
      x: node.number("x") ?? 0, y: node.number("y") ?? 0,
      width: max(0, node.number("width") ?? 0), height: max(0, node.number("height") ?? 0))
  }

  /// Returns the size of the cell of a collection, if that is not the size of its own frame.
  ///
  /// Xcode 6 and 7 left the frame of the cell as it was created, and gave the size that was chosen
  /// to its content view, to the layout of the collection, or to both.
  func sizeOfCollectionCell(_ index: Int) -> Size? {
    guard tree[index].name == "collectionViewCell", let own = writtenFrame(of: index)?.size,
      let content = tree[index].children.first(where: { tree[$0].key == "contentView" }),
      let inner = writtenFrame(of: content)?.size, inner.width > 0, inner.height > 0, inner != own
    else { return nil }
    guard let chosen = chosenSize(ofCell: index), chosen == inner || chosen == own else {
      return own == Self.sizeOfNewCell ? inner : nil
    }
    return chosen == inner ? inner : nil
  }

  /// The size that somebody chose for a cell, or for all cells of its collection.
  private func chosenSize(ofCell index: Int) -> Size? {
    if let size = size(tree.child(of: index, "size", key: "customSize")) { return size }
    var holder = tree[index].parent
    while let outer = holder, tree[outer].name != "collectionView" { holder = tree[outer].parent }
    let layout = holder.flatMap { collection in
      tree[collection].children.first { tree[$0].key == "collectionViewLayout" }
    }
    return size(layout.flatMap { tree.child(of: $0, "size", key: "itemSize") })
  }

  private func size(_ index: Int?) -> Size? {
    guard let index, let width = tree[index].number("width"),
      let height = tree[index].number("height")
    else { return nil }
    return Size(width: width, height: height)
  }
}

extension Frame {
  fileprivate var size: Size { Size(width: width, height: height) }
}
