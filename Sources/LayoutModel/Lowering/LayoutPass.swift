import ConstraintSolver

/// The numbers of a layout that depend on where views are, read off a solved layout.
///
/// UIKit works them out between two passes of layout: how much of the safe area reaches into a view
/// inside another one, the margins of the superview that it preserves, and how high a label is once
/// its lines break at the width it got (`preferredMaxLayoutWidth`), and how large a view without a
/// content size is that gets its share of a stack. So does Plumb: it solves with
/// what each view has by itself, a label on one line, reads these numbers off, and solves again
/// until they stay.
struct LayoutPass {
  /// The layout with the numbers that fit its frames; nil if it has them already.
  let layout: Layout?

  /// After so many passes the numbers of the last one are taken as they are.
  static let passLimit = 5

  /// Reads the numbers off, in O(unsettled items * depth).
  init(_ solved: SolvedLayout) {
    var changed = solved.layout
    var isChanged = false
    for index in solved.layout.unsettled {
      let id = Item.ID(index: index)
      guard let before = changed.item(id) else { continue }
      var after = before
      after.settle(in: solved)
      if after != before {
        changed.update(id) { $0 = after }
        isChanged = true
      }
      for (view, fitting) in solved.fittings(in: after) where changed.item(view)?.fitting != fitting
      {
        changed.update(view) { $0.fitting = fitting }
        isChanged = true
      }
    }
    layout = isChanged ? changed : nil
  }
}

extension Layout {
  /// The layout with what views ask for by themselves: labels on one line, insets of their own,
  /// nothing measured.
  ///
  /// What a second pass found depends on the frames of the first one, so a change of a layout that
  /// was solved has to begin there again. O(unsettled items).
  package var unmeasured: Layout {
    var layout = self
    for index in unsettled {
      let id = Item.ID(index: index)
      guard let item = item(id) else { continue }
      layout.refreshInsets(of: id)
      if item.breaksLines { layout.refreshContent(of: id) }
      for view in item.stack?.arranged ?? [] where self.item(view)?.fitting != PerAxis(nil) {
        layout.update(view) { $0.fitting = PerAxis(nil) }
      }
    }
    return layout
  }
}

extension Item {
  /// Takes over the numbers that its place in a solved layout asks for.
  fileprivate mutating func settle(in solved: SolvedLayout) {
    setInsets(
      safeArea: solved.safeArea(of: self), inherited: solved.inheritedMargins(of: self),
      isRightToLeft: solved.layout.isRightToLeft(id))
    if breaksLines {
      setIntrinsicSize(within: solved.engineFrame(of: id).width, scale: solved.layout.scale)
    }
  }
}

extension SolvedLayout {
  /// What views without a content size ask for in a stack that shares in proportion: their
  /// `systemLayoutSizeFitting`, as in current UIKit.
  fileprivate func fittings(in item: Item) -> [(view: Item.ID, size: PerAxis<Double?>)] {
    guard let stack = item.stack, stack.distribution == .fillProportionally else { return [] }
    return stack.arranged.compactMap { id in
      guard let view = layout.item(id), !view.isHidden, view.content[stack.axis] == nil,
        !view.childList.isEmpty
      else { return nil }
      var part = layout.part(id)
      for attribute in [Attribute.width, .height] {
        _ = try? part.addRule(
          AnchorExpression(Anchor(id, attribute)), .equal, AnchorExpression(), priority: 50)
      }
      let frame = SolvedLayout(part).engineFrame(of: id)
      return (id, PerAxis(horizontal: frame.width, vertical: frame.height))
    }
  }

  /// What of the parent's insets reaches into an item: side by side what is left of them behind
  /// the distance between the two.
  private func reaching(_ outer: EdgeInsets, into item: Item, of parent: Item) -> EdgeInsets {
    guard !outer.isZero else { return outer }
    let frame = engineFrame(of: item.id)
    let bounds = engineFrame(of: parent.id)
    return EdgeInsets.max(
      EdgeInsets(),
      EdgeInsets(
        top: outer.top - frame.y, left: outer.left - frame.x,
        bottom: outer.bottom - (bounds.height - frame.y - frame.height),
        right: outer.right - (bounds.width - frame.x - frame.width)))
  }

  /// The safe area of a view: what reaches into it, and what is added to it.
  fileprivate func safeArea(of item: Item) -> EdgeInsets {
    guard let parent = item.parent.flatMap({ layout.item($0) }) else { return item.givenSafeArea }
    return reaching(safeArea(of: parent), into: item, of: parent) + item.givenSafeArea
  }

  /// The margins of the superview as far as they reach into a view, safe areas left out.
  fileprivate func inheritedMargins(of item: Item) -> EdgeInsets {
    guard item.preservesSuperviewMargins, let parent = item.parent.flatMap({ layout.item($0) })
    else { return EdgeInsets() }
    let own = (parent.stack?.margins ?? parent.givenMargins ?? .standard)
      .sides(isRightToLeft: layout.isRightToLeft(parent.id))
    return reaching(EdgeInsets.max(own, inheritedMargins(of: parent)), into: item, of: parent)
  }
}
