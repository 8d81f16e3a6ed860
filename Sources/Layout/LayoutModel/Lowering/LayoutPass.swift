import ConstraintSolver

/// The numbers of a layout that depend on frames, taken from a solved layout.
///
/// UIKit computes them between two passes of layout: how much of the safe area reaches into a view
/// inside another one, the margins of the superview that it preserves, how high a label is when its
/// lines break at the width it got (`preferredMaxLayoutWidth`), and how large a view without a
/// content size is that gets its share of a stack. Plumb does the same: it solves with what each
/// view has by itself, a label on one line, takes these numbers from the frames, and solves again
/// until they no longer change.
struct LayoutPass {
  /// The layout with the numbers that belong to its frames; nil if they are unchanged.
  let layout: Layout?

  /// The most passes; after them the last numbers are kept.
  static let passLimit = 5

  /// The same pass of an earlier layout that differs in a few items.
  struct Before {
    /// The indices of the items that differ by themselves, ascending.
    let touched: [Int]
    /// The solved layout that the numbers were taken from.
    let solved: SolvedLayout
    /// Whether the one whose frames are read now was made from it, so that variables are the same.
    let isFollowed: Bool
    /// The layout with those numbers.
    let next: Layout
  }

  /// Computes the numbers; O(unsettled items * depth).
  ///
  /// Given the same pass of an earlier layout, items that neither differ nor moved keep their
  /// numbers, so that texts are only measured again if their width has changed.
  init(
    _ solved: SolvedLayout, after before: Before? = nil, fittings: inout FittingTable
  ) {
    let start = solved.layout
    var changed = start
    let known = before.flatMap { before in
      start.takingItems(of: before.next, but: before.touched).map { layout in
        changed = layout
        return KnownPass(before, now: solved)
      }
    }
    known?.forgetShares(in: &changed)
    for unsettled in start.unsettled {
      if known?.isAsBefore(unsettled, in: start) ?? false { continue }
      let id = Item.ID(index: unsettled.index)
      guard var after = start.item(id) else { continue }
      after.settle(in: solved)
      // What a stack around it found out is not its own to forget.
      if let found = changed.item(id)?.fitting { after.fitting = found }
      if after != changed.item(id) { changed.update(id) { $0 = after } }
      for view in solved.fittedViews(in: after) {
        let fitting = fittings.size(of: view, in: start)
        guard changed.item(view)?.fitting != fitting else { continue }
        changed.update(view) { $0.fitting = fitting }
      }
    }
    layout = changed.hasItems(of: start) ? nil : changed
  }
}

/// Tells which items have the same numbers as in a pass of an earlier layout.
private final class KnownPass {
  private let before: LayoutPass.Before
  private let now: SolvedLayout
  private let touched: Set<Int>
  /// By the index of an item whether it may lie elsewhere or has another size; nil where that is unknown.
  private let hasMoved: [Bool]?

  init(_ before: LayoutPass.Before, now: SolvedLayout) {
    self.before = before
    self.now = now
    touched = Set(before.touched)
    guard before.isFollowed else {
      hasMoved = nil
      return
    }
    var hasMoved = Array(repeating: false, count: now.layout.itemSlots.count)
    for variable in now.solver.variables(movedFrom: before.solved.solver) {
      // What is gone has its variables still.
      if let item = now.lowering.dimension(of: variable)?.item, item.index < hasMoved.count {
        hasMoved[item.index] = true
      }
    }
    self.hasMoved = hasMoved
  }

  /// Whether nothing that an item's numbers depend on has changed; O(depth).
  func isAsBefore(_ unsettled: Layout.Unsettled, in layout: Layout) -> Bool {
    let index = unsettled.index
    guard !touched.contains(index) else { return false }
    switch unsettled.settling {
    case .shares: return false
    case .lines: return isSame(.width, of: Item.ID(index: index))
    case .insets: break
    }
    var current = layout.item(at: index)
    while let view = current {
      guard !touched.contains(view.id.index),
        Dimension.allCases.allSatisfy({ isSame($0, of: view.id) })
      else { return false }
      current = view.parent.flatMap { layout.item($0) }
    }
    return true
  }

  private func isSame(_ dimension: Dimension, of id: Item.ID) -> Bool {
    if let hasMoved, !hasMoved[id.index] { return true }
    let variable = LayoutVariable(id, dimension)
    return before.solved.value(of: variable) == now.value(of: variable)
  }

  /// Removes the sizes that views had for their shares of a stack that has changed.
  func forgetShares(in layout: inout Layout) {
    for index in before.touched {
      guard let stack = before.next.item(at: index)?.style.stack,
        stack.distribution == .fillProportionally
      else { continue }
      for view in stack.arranged where layout.item(view)?.fitting != PerAxis(nil) {
        layout.update(view) { $0.fitting = PerAxis(nil) }
      }
    }
  }
}

extension Layout {
  /// The layout with the numbers that views have by themselves: labels on one line, their own
  /// insets, and no shares of stacks.
  ///
  /// The numbers of a second pass depend on the frames of the first one, so solving a changed
  /// layout has to start from these again. O(unsettled items).
  package var unmeasured: Layout {
    var layout = self
    for index in unsettled.map(\.index) {
      layout.unmeasure(Item.ID(index: index))
      for view in item(at: index)?.style.stack?.arranged ?? [] { layout.forgetShare(of: view) }
    }
    return layout
  }

  /// Returns the same, starting from the unmeasured form `bare` of an earlier layout, with the
  /// indices of the items that differ; nil if they are too many, or if the earlier layout is of no
  /// use.
  ///
  /// - Complexity: O(pages + items that differ).
  func unmeasured(
    following bare: Layout, of before: Layout
  ) -> (layout: Layout, touched: [Int])? {
    guard isRightToLeft == before.isRightToLeft, scale == before.scale else { return nil }
    guard let touched = items(differingFrom: before, limit: 64),
      var layout = takingItems(of: bare, but: touched)
    else { return nil }
    for index in touched {
      let id = Item.ID(index: index)
      guard let item = item(id) else { continue }
      if item.wantsSettling { layout.unmeasure(id) }
      layout.forgetShare(of: id)
    }
    return (layout, touched)
  }

  private mutating func unmeasure(_ id: Item.ID) {
    guard let item = item(id) else { return }
    refreshInsets(of: id)
    if item.breaksLines { refreshContent(of: id) }
  }

  /// Removes the size that a stack around a view found for its share.
  mutating func forgetShare(of id: Item.ID) {
    if item(id)?.fitting != PerAxis(nil) { update(id) { $0.fitting = PerAxis(nil) } }
  }
}

extension Item {
  /// Sets the numbers that follow from its place in a solved layout.
  fileprivate mutating func settle(in solved: SolvedLayout) {
    if wantsInsets {
      setInsets(
        safeArea: solved.safeArea(of: self), inherited: solved.inheritedMargins(of: self),
        isRightToLeft: solved.layout.isRightToLeft(id))
    }
    if breaksLines {
      setIntrinsicSize(within: solved.engineFrame(of: id).width, scale: solved.layout.scale)
    }
  }
}

extension SolvedLayout {
  /// Returns the views without a content size in a stack that fills proportionally, which it measures
  /// by what is inside of them.
  fileprivate func fittedViews(in item: Item) -> [Item.ID] {
    guard let stack = item.style.stack, stack.distribution == .fillProportionally else { return [] }
    return stack.arranged.filter { id in
      guard let view = layout.item(id), !view.style.isHidden, view.content[stack.axis] == nil else {
        return false
      }
      return !view.childList.isEmpty
    }
  }

  /// Returns how far the parent's insets reach into an item: on each side, what exceeds the
  /// distance between the two, and never more than the inset.
  private func reaching(_ outer: EdgeInsets, into item: Item, of parent: Item) -> EdgeInsets {
    guard !outer.isZero else { return outer }
    let frame = engineFrame(of: item.id)
    let bounds = engineFrame(of: parent.id)
    // However far the item hangs out of its parent, as rows do below the end of a screen.
    func reached(_ inset: Double, _ distance: Double) -> Double {
      min(max(inset, 0), max(0, inset - distance))
    }
    return EdgeInsets(
      top: reached(outer.top, frame.y), left: reached(outer.left, frame.x),
      bottom: reached(outer.bottom, bounds.height - frame.y - frame.height),
      right: reached(outer.right, bounds.width - frame.x - frame.width))
  }

  /// Returns the safe area of a view: what reaches into it, and what is added to it.
  fileprivate func safeArea(of item: Item) -> EdgeInsets {
    guard let parent = item.parent.flatMap({ layout.item($0) }) else { return item.style.safeArea }
    return reaching(safeArea(of: parent), into: item, of: parent) + item.style.safeArea
  }

  /// Returns the margins of the superview as far as they reach into a view, without safe areas.
  fileprivate func inheritedMargins(of item: Item) -> EdgeInsets {
    guard item.style.preservesSuperviewMargins,
      let parent = item.parent.flatMap({ layout.item($0) })
    else { return EdgeInsets() }
    let own = (parent.style.stack?.margins ?? parent.style.margins ?? .standard)
      .sides(isRightToLeft: layout.isRightToLeft(parent.id))
    return reaching(EdgeInsets.max(own, inheritedMargins(of: parent)), into: item, of: parent)
  }
}
