extension Layout {
  /// Returns a view and everything inside it as a layout of its own, with the rules about nothing
  /// else.
  ///
  /// The view becomes the root, without a given size or an autoresizing mask. Ids, numbers and ages
  /// are those of the whole layout. A part of a solved layout keeps the safe area that reached into
  /// it. O(items + rules).
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
      // Everything inside is removed as well, so the lists of its parent need not be searched.
      part.update(id) {
        $0.childList = PagedArray()
        $0.guideList = PagedArray()
        $0.style.stack = nil
      }
    }
    for id in outside { part.forget(id) }
    return part
  }
}
