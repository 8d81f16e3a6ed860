extension Layout {
  /// The indices of the items that came, went or changed, ascending; nil if they are more than a
  /// limit.
  ///
  /// - Complexity: O(pages + the limit).
  func items(differingFrom other: Layout, limit: Int) -> [Int]? {
    itemSlots.differences(from: other.itemSlots, limit: limit)
  }

  /// Whether all items are those of another layout.
  func hasItems(of other: Layout) -> Bool { itemSlots == other.itemSlots }
}

/// Where two layouts are not the same.
struct LayoutDifference {
  /// The indices of items that came, went or changed, ascending.
  let items: [Int]
  /// The numbers of rules that came, went or changed, less one, ascending.
  let rules: [Int]
  /// Whether so much is different that nothing is won by looking at the difference.
  let isLarge: Bool

  /// Below that many things, a difference is not large.
  private static let smallCount = 100

  /// Compares two layouts, in O(pages of the layouts + what is different).
  init(from old: Layout, to new: Layout) {
    items = new.itemSlots.differences(from: old.itemSlots)
    rules = new.ruleSlots.differences(from: old.ruleSlots)
    let count = items.count + rules.count
    let isMost = 2 * count > new.itemSlots.count + new.ruleSlots.count
    let isOtherwise =
      old.breakPolicy != new.breakPolicy || old.isRightToLeft != new.isRightToLeft
    isLarge = isOtherwise || (isMost && count > Self.smallCount)
  }
}
