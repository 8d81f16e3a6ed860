extension Layout {
  /// All items in tree order: an item, then its guides, then the views inside it.
  package var items: [Item] { root.map { subtree(of: $0) } ?? [] }

  /// An item and everything inside it, in tree order.
  package func subtree(of id: Item.ID) -> [Item] { treeOrder(from: id).compactMap { item($0) } }

  /// Whether an item is hidden itself or lies inside a hidden one; O(depth).
  package func isConcealed(_ item: Item) -> Bool {
    item.isHidden || ancestors(of: item.id).contains { self.item($0)?.isHidden ?? false }
  }

  /// What has a frame of its own to tell about: an item and everything inside it, in tree order,
  /// each scroll view followed by its content.
  package func framed(in id: Item.ID) -> [Item.ID] {
    treeOrder(from: id).flatMap { id in
      item(id)?.kind == .scroll && item(id)?.childList.isEmpty == false
        ? [id, id.guide(.content)] : [id]
    }
  }

  /// The ids of an item and everything inside it, in tree order.
  func treeOrder(from id: Item.ID) -> [Item.ID] {
    var result: [Item.ID] = []
    var open = [id]
    while let id = open.popLast() {
      guard contains(id) else { continue }
      result.append(id)
      let first = open.count
      itemSlots.read(id.index) { slot in
        guard let slot else { return }
        // Guides come before views; what is taken last is put in first.
        slot.guideList.appendAll(to: &open)
        slot.childList.appendAll(to: &open)
      }
      open[first...].reverse()
    }
    return result
  }

  /// The chain of parents, nearest first, without the item itself.
  package func ancestors(of id: Item.ID) -> [Item.ID] {
    var result: [Item.ID] = []
    var current = parent(of: id)
    while let next = current {
      result.append(next)
      current = parent(of: next)
    }
    return result
  }

  /// The item something is inside; the stack for a helper guide.
  package func parent(of id: Item.ID) -> Item.ID? {
    if id.helper != nil { return id.owner }
    return id.index < itemSlots.count ? itemSlots[id.index]?.parent : nil
  }

  /// The nearest item that all of these are inside or equal to, in O(depth) for each.
  package func commonAncestor(of ids: some Sequence<Item.ID>) -> Item.ID? {
    var common: Item.ID?
    for (index, id) in ids.enumerated() {
      if index == 0 {
        common = id
      } else if let known = common {
        common = commonAncestor(of: known, id)
      }
    }
    return common
  }

  private func commonAncestor(of a: Item.ID, _ b: Item.ID) -> Item.ID? {
    var a: Item.ID? = a
    var b: Item.ID? = b
    var excess = depth(of: a) - depth(of: b)
    while a != b {
      if excess >= 0 { a = a.flatMap(parent) }
      if excess <= 0 { b = b.flatMap(parent) }
      excess -= excess.signum()
    }
    return a
  }

  /// How many items something is inside.
  package func depth(of id: Item.ID?) -> Int {
    var depth = 0
    var current = id.flatMap(parent)
    while let next = current {
      depth += 1
      current = parent(of: next)
    }
    return depth
  }
}
