extension Layout {
  /// A view with everything inside it as a layout of its own, and the rules about nothing else.
  ///
  /// The view is the root, without a given size; what its superview says about it is left out, its
  /// springs and struts too. Ids, numbers and ages are those of the whole. A part of a solved layout
  /// keeps the safe area that reached into it.
  /// O(items + rules).
  package func part(_ id: Item.ID) -> Layout {
    var part = self
    let inside = Set(treeOrder(from: id))
    for rule in rules {
      let mentioned = (rule.left + rule.right).map(\.anchor.item.owner)
      if !mentioned.allSatisfy(inside.contains) { part.forget(rule.id) }
    }
    let outside = items.map(\.id).filter { !inside.contains($0) }
    part.makeRoot(id)
    for id in outside {
      // What goes with its parent need not be looked for among the children.
      part.update(id) {
        $0.childList = PagedArray()
        $0.guideList = PagedArray()
        $0.stack = nil
      }
    }
    for id in outside { part.forget(id) }
    return part
  }
}
