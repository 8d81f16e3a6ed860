import ConstraintSolver
package import LayoutModel

/// A row of a list whose contents hang from its top, and none reaches its bottom: by itself it is not as
/// high as they need.
package struct OpenRow: Sendable {
  /// The view that holds the contents: the cell, or its content view.
  package let holder: Item.ID
  /// The lowest view in it.
  package let last: Item.ID
  /// Where that ends, in points.
  package let end: Double
  /// The height that follows from the contents, in points.
  package let height: Double
  /// The distance from the lowest view to the bottom, as drawn, in points.
  package let gap: Double

  /// The views that no other one hangs from.
  package let ends: [Item.ID]
  /// The distance from the top to the highest view, in points.
  package let inset: Double

  /// The height of a row of a table, in points.
  fileprivate static let usualHeight = 44.0

  /// Finds the lowest view of a holder, if the holder is not as high as it by itself.
  ///
  /// A cell with a view that is tied to the bottom or the middle, or whose height a rule gives, was made
  /// for a certain height.
  package init?(
    of holder: Item.ID, in solved: SolvedLayout, seen geometry: LayoutGeometry
  ) {
    let layout = solved.layout
    let views = (layout.item(holder)?.children ?? []).filter { geometry.isShown($0) }
    let frames = views.map { (view: $0, frame: geometry.frame($0)) }
    guard let last = frames.max(by: { $0.frame.bottom < $1.frame.bottom }) else { return nil }
    let inside = Set(layout.subtree(of: holder).map(\.id))
    let outer = [holder] + layout.ancestors(of: holder)
    func isOpenEnd(_ attribute: Attribute) -> Bool {
      attribute == .height
        || attribute.kind == .position(.vertical) && (attribute.withinMargins ?? attribute) != .top
    }
    let holds = layout.rules(mentioning: Array(inside)).contains { rule in
      rule.isOn && !rule.isSystem
        && (rule.left + rule.right).map(\.anchor).contains { anchor in
          outer.contains(anchor.item.owner) && isOpenEnd(anchor.attribute)
        }
    }
    let isMasked = views.contains { layout.item($0)?.mask != nil }
    guard !holds, !isMasked, let height = Self.fittingHeight(of: holder, in: solved) else {
      return nil
    }
    let end = last.frame.bottom
    guard end > height + LayoutGeometry.visibleDifference else { return nil }
    (self.holder, self.last, self.end) = (holder, last.view, end)
    // A table gives a row whose contents say nothing at all its usual height.
    self.height = height < LayoutGeometry.visibleDifference ? Self.usualHeight : height
    guard end > self.height + LayoutGeometry.visibleDifference else { return nil }
    var tops: Set<Item.ID> = []
    for rule in layout.rules(mentioning: views) where rule.isOn {
      guard let own = rule.left.first?.anchor, let other = rule.right.first?.anchor else {
        continue
      }
      for (lower, upper) in [(own, other), (other, own)]
      where lower.attribute == .top && upper.attribute == .bottom {
        tops.insert(upper.item.owner)
      }
    }
    ends = views.filter { !tops.contains($0) }
    inset = frames.map(\.frame.y).min() ?? 0
    gap = max(0, geometry.frame(holder).height - end)
  }

  /// The height that follows from the content of a view alone, in points.
  package static func fittingHeight(of id: Item.ID, in solved: SolvedLayout) -> Double? {
    try? FittingSize(
      of: id, in: solved, target: Size(width: 0, height: 0),
      priorities: PerAxis(FittingSize.usualPriority)
    ).size.height
  }
}

extension Layout {
  /// The root as a row of a list that cannot say how high it is: as wide as a phone, with labels that
  /// have a line of text; nil if it can.
  package var openRow: OpenRow? {
    guard let root else { return nil }
    var row = self
    _ = row.fillEmptyLabels()
    let size = Size(width: Device.usual.size.width, height: OpenRow.usualHeight)
    guard (try? row.setRoot(name(of: root), size: size)) != nil else { return nil }
    let solved = SolvedLayout(row)
    return OpenRow(of: root, in: solved, seen: LayoutGeometry(solved))
  }
}
