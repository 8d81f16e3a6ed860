extension Layout {
  /// All items in tree order: an item, then its guides, then the views inside it.
  package var items: [Item] { root.map { subtree(of: $0) } ?? [] }

  /// The ids of all items in tree order.
  package var itemIDs: [Item.ID] { root.map { treeOrder(from: $0) } ?? [] }

  /// Returns an item and everything inside it, in tree order.
  package func subtree(of id: Item.ID) -> [Item] { treeOrder(from: id).compactMap { item($0) } }

  /// Whether an item is hidden itself or lies inside a hidden one; O(depth).
  package func isConcealed(_ id: Item.ID) -> Bool {
    var current: Item.ID? = id
    while let id = current {
      if box(id)?.value.style.isHidden ?? false { return true }
      current = parent(of: id)
    }
    return false
  }

  /// Returns everything inside an item that has a frame to report, in tree order: the items, and
  /// after each scroll view its content guide.
  package func framed(in id: Item.ID) -> [Item.ID] {
    var result: [Item.ID] = []
    for id in treeOrder(from: id) {
      result.append(id)
      if let box = box(id), box.value.kind == .scroll, !box.value.childList.isEmpty {
        result.append(id.guide(.content))
      }
    }
    return result
  }

  /// Returns the ids of an item and everything inside it, in tree order.
  func treeOrder(from id: Item.ID) -> [Item.ID] {
    var result: [Item.ID] = []
    var open = [id]
    while let id = open.popLast() {
      let first = open.count
      guard let box = box(id) else { continue }
      result.append(id)
      // Guides come before views. The stack is last in, first out, so what comes first is pushed
      // last.
      box.value.guideList.appendAll(to: &open)
      box.value.childList.appendAll(to: &open)
      open[first...].reverse()
    }
    return result
  }

  /// Returns the views inside an item, back to front; O(children).
  package func children(of id: Item.ID) -> [Item.ID] {
    var list: [Item.ID] = []
    box(id)?.value.childList.appendAll(to: &list)
    return list
  }

  /// Returns the parents of an item, nearest first, without the item itself.
  package func ancestors(of id: Item.ID) -> [Item.ID] {
    var result: [Item.ID] = []
    var current = parent(of: id)
    while let next = current {
      result.append(next)
      current = parent(of: next)
    }
    return result
  }

  /// Returns the item that contains another one; for a helper guide, the item it belongs to.
  package func parent(of id: Item.ID) -> Item.ID? {
    if id.helper != nil { return id.owner }
    return box(id)?.value.parent
  }

  /// Returns the nearest item that contains or equals each of these; O(depth) for each.
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

  /// Returns how many items contain an item.
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
