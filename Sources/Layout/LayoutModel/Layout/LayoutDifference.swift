extension Layout {
  /// Returns the indices of the items that were added, removed or changed, in ascending order; nil
  /// if there are more than a limit.
  ///
  /// - Complexity: O(pages + the limit).
  func items(differingFrom other: Layout, limit: Int) -> [Int]? {
    itemSlots.differences(from: other.itemSlots, limit: limit)
  }

  /// Whether all items equal those of another layout.
  func hasItems(of other: Layout) -> Bool { itemSlots == other.itemSlots }
}

/// The difference between two layouts.
struct LayoutDifference {
  /// The indices of the items that were added, removed or changed, in ascending order.
  let items: [Int]
  /// The numbers, less one, of the rules that were added, removed or changed, in ascending order.
  let rules: [Int]
  /// Whether so much differs that it is faster to start from scratch.
  let isLarge: Bool

  /// A difference of fewer things is not large.
  private static let smallCount = 100

  /// Compares two layouts; O(pages of the layouts + differences).
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
