/// Looks at one thing about an item or the rules, without copying the rest.
extension Layout {
  /// Returns the kind of an item; nil if it was removed, or if the id is that of a helper or system
  /// guide.
  package func kind(of id: Item.ID) -> Item.Kind? { box(id)?.value.kind }

  /// Whether an id is that of a view, not of a guide or something that was removed.
  package func isView(_ id: Item.ID) -> Bool { kind(of: id).map { $0 != .guide } ?? false }

  /// Returns an item in its box, from which something can be read without copying the rest, which
  /// takes longer than most uses; nil if it was removed, or if the id is that of a helper or system
  /// guide.
  @inline(__always)
  func box(_ id: Item.ID) -> Boxed<Item>? {
    guard id.helper == nil, id.index < itemSlots.count else { return nil }
    return itemSlots[id.index]
  }

  /// The youngest rule; nil if there is none.
  package var lastRule: Rule? { ruleSlots.last { $0 != nil }??.value }
}
