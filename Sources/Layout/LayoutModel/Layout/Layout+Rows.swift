import ConstraintSolver

/// Views whose height is decided by what is in them.
extension Layout {
  /// Just above UIKit's `fittingSizeLevel`, and below the priorities of all contents.
  package static let fittingPriority = 51.0

  /// Returns the height of a view that is placed from outside, if its height yields to the required
  /// rules inside: as near to `usual` as they allow, which it is where they say nothing.
  ///
  /// That is how lists size their rows. Nil for a view that is not placed from outside. What the
  /// usual height yields to depends on its `priority`: required rules only, or contents as well.
  package func rowHeight(
    of id: Item.ID, usually usual: Double, priority: Double = 999
  ) -> Double? {
    rowHeights(of: [(id, usual)], priority: priority)[id]
  }

  /// Returns the heights of several such views, without those that are not placed from outside.
  package func rowHeights(
    of rows: [(id: Item.ID, usual: Double)], priority: Double = 999
  ) -> [Item.ID: Double] {
    let hasMasks = rows.contains { item($0.id)?.givenSize == nil }
    let solved = hasMasks ? SolvedLayout(self) : nil
    var trial = self
    var held: [Item.ID] = []
    for (id, usual) in rows {
      var next = trial
      guard (try? next.release(id, in: solved, height: usual, priority: priority)) == true else {
        continue
      }
      trial = next
      held.append(id)
    }
    guard !held.isEmpty else { return [:] }
    let outcome = SolvedLayout(trial)
    return held.reduce(into: [:]) { heights, id in
      let height = outcome.value(of: LayoutVariable(id, .height))
      if height.isFinite { heights[id] = height }
    }
  }

  /// Holds a view where it is and as wide as it is, but its height by a priority; returns false for one
  /// that is not placed from outside.
  private mutating func release(
    _ id: Item.ID, in solved: SolvedLayout?, height: Double, priority: Double
  ) throws(LayoutError) -> Bool {
    guard let item = item(id) else { return false }
    func hold(
      _ attribute: Attribute, _ value: Double, from outer: Item.ID? = nil, priority: Double = 1000
    ) throws(LayoutError) {
      let base = outer.map { AnchorExpression(Anchor($0, attribute)) } ?? AnchorExpression()
      try addRule(
        AnchorExpression(Anchor(id, attribute)), .equal, base + AnchorExpression(constant: value),
        priority: priority, isSystem: true)
    }
    if let size = item.givenSize {
      _ = try setRoot(name(of: id), size: nil)
      try hold(.width, size.width)
    } else if let frame = item.style.mask?.frame, let outer = item.parent, let solved {
      try set(\.mask, of: id, to: nil)
      try hold(.left, frame.x, from: outer)
      try hold(.top, frame.y, from: outer)
      try hold(.width, solved.value(of: LayoutVariable(id, .width)))
    } else {
      return false
    }
    try hold(.height, height, priority: priority)
    return true
  }

  /// Gives the labels in a view that are drawn lower than a line, as they were squeezed there, the
  /// height of their text.
  ///
  /// - Returns: Whether there are any.
  package mutating func growSqueezedLabels(in id: Item.ID) -> Bool {
    var isSqueezed = false
    for item in subtree(of: id) where item.kind == .label && !(item.text ?? "").isEmpty {
      guard let height = item.content.vertical, let line = item.font?.lineHeight,
        height < line - 0.5
      else { continue }
      var content = item.content
      _ = try? set(\.content, of: item.id, to: nil)
      content.vertical = self.item(item.id)?.content.vertical
      isSqueezed = (try? set(\.content, of: item.id, to: content)) != nil || isSqueezed
    }
    return isSqueezed
  }

  /// Gives the labels without a text a line of it, which code sets later; returns whether there are any.
  package mutating func fillEmptyLabels() -> Bool {
    var isChanged = false
    for item in items where item.kind == .label && (item.text ?? "").isEmpty {
      var content = item.content
      guard content.horizontal ?? 0 == 0, content.vertical ?? 0 == 0 else { continue }
      let line = (item.font ?? item.kind.usualFont).lineHeight
      (content.horizontal, content.vertical) = (2 * line, line)
      isChanged = (try? set(\.content, of: item.id, to: content)) != nil || isChanged
    }
    return isChanged
  }
}
