/// Looks at one thing about an item or the rules, without copying the rest.
extension Layout {
  /// Returns the kind of an item; nil if it was removed, or if the id is that of a helper or system
  /// guide.
  package func kind(of id: Item.ID) -> Item.Kind? { read(id) { $0?.kind } }

  /// Whether an id is that of a view, not of a guide or something that was removed.
  package func isView(_ id: Item.ID) -> Bool { kind(of: id).map { $0 != .guide } ?? false }

  /// Returns something of an item, or of none if there is no such item, without copying the rest of
  /// it, which takes longer than most uses.
  @inline(__always)
  func read<Result>(_ id: Item.ID, _ body: (Item?) -> Result) -> Result {
    guard id.helper == nil, id.index < itemSlots.count else { return body(nil) }
    return itemSlots.read(id.index, body)
  }

  /// The youngest rule; nil if there is none.
  package var lastRule: Rule? { ruleSlots.last { $0 != nil } ?? nil }
}
