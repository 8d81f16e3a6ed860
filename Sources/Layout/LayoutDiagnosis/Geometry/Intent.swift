import ConstraintSolver
package import LayoutModel

/// What a layout says on purpose about how views lie over or beyond each other.
package struct Intent: Sendable {
  private let layout: Layout
  /// Whether a view may cover another one entirely, as a background does.
  ///
  /// In a layout that somebody made, that is usual; if a change leads to it, it is an accident.
  let mayCover: Bool

  /// What the rules of a layout say; see ``mayCover``.
  package init(of layout: Layout, mayCover: Bool = true) {
    self.layout = layout
    self.mayCover = mayCover
  }

  /// How far a rule puts an edge of a view beyond the same edge of its parent, in points; nil where
  /// no rule says so.
  ///
  /// A view that is to be wider than its parent by a factor is beyond it by any number.
  package func reach(of view: Item.ID, beyond edge: Edge, of parent: Item.ID) -> Double? {
    var reach: Double?
    for rule in layout.rules(mentioning: [view]) where rule.isOn && rule.hasUIKitForm {
      guard let first = rule.left.first?.anchor, let second = rule.right.first?.anchor,
        let isInOrder = isInOrder(first.item, second.item, view, parent)
      else { continue }
      let factor = rule.right[0].coefficient
      if first.attribute.kind == .size(edge.axis), second.attribute.kind == .size(edge.axis) {
        let times = isInOrder ? factor : factor == 0 ? 1 : 1 / factor
        if times > 1 { return .infinity }
        continue
      }
      let isMirrored = layout.isRightToLeft(view)
      guard factor == 1, Edge(first.attribute, isRightToLeft: isMirrored) == edge,
        Edge(second.attribute, isRightToLeft: isMirrored) == edge
      else { continue }
      var outward = isInOrder ? rule.constant : -rule.constant
      if first.attribute.followsLanguage, isMirrored { outward = -outward }
      if edge.isNear { outward = -outward }
      if outward > 0 { reach = max(reach ?? 0, outward) }
    }
    return reach
  }

  /// How far rules put an edge of a view, and the opposite one, beyond those of a single other view
  /// with the same parent, as those of a background do, in points; 0 where none do.
  func outset(of view: Item.ID, beyond edge: Edge) -> Double {
    let others = Set(
      layout.rules(mentioning: [view]).compactMap { rule -> Item.ID? in
        guard rule.isOn, let first = rule.left.first?.anchor.item.owner,
          let second = rule.right.first?.anchor.item.owner
        else { return nil }
        return first == view ? second : first
      })
    return others.filter { $0 != view && layout.parent(of: $0) == layout.parent(of: view) }
      .compactMap { other -> Double? in
        guard reach(of: view, beyond: edge.opposite, of: other) != nil else { return nil }
        return reach(of: view, beyond: edge, of: other)
      }.max() ?? 0
  }

  /// The required rule that gives a view a size along an axis, or at least one.
  ///
  /// Nil where there is none; of several the one that says most.
  package func fixedSize(of view: Item.ID, _ axis: Axis) -> Rule? {
    constantSizes(of: view, axis).filter { $0.relation != .lessOrEqual }
      .max { $0.constant < $1.constant }
  }

  /// The required rule that keeps a view from growing along an axis by a number.
  ///
  /// Nil where there is none; of several the one that says least.
  package func largestSize(of view: Item.ID, _ axis: Axis) -> Rule? {
    constantSizes(of: view, axis).filter { $0.relation != .greaterOrEqual }
      .min { $0.constant < $1.constant }
  }

  private func constantSizes(of view: Item.ID, _ axis: Axis) -> [Rule] {
    layout.rules(mentioning: [view]).filter { rule in
      rule.isOn && rule.hasUIKitForm && rule.right.isEmpty && rule.priority == 1000
        && rule.left[0].anchor == Anchor(view, axis == .horizontal ? .width : .height)
    }
  }

  /// Whether a rule ties a view directly to what is around it, along an axis.
  package func isTied(_ view: Item.ID, to parent: Item.ID, _ axis: Axis) -> Bool {
    layout.rules(mentioning: [view]).contains { rule in
      guard rule.isOn, rule.hasUIKitForm, let first = rule.left.first?.anchor,
        let second = rule.right.first?.anchor, first.attribute.kind == .position(axis)
      else { return false }
      return isInOrder(first.item, second.item, view, parent) != nil
    }
  }

  /// Whether two sides of a rule are two views, and which comes first; nil where they are others.
  private func isInOrder(
    _ first: Item.ID, _ second: Item.ID, _ view: Item.ID, _ parent: Item.ID
  ) -> Bool? {
    if first.owner == view, second.owner == parent { return true }
    return first.owner == parent && second.owner == view ? false : nil
  }

  /// Whether rules put two views over each other on purpose: with a distance below zero, with the
  /// middle of one at an edge of the other, or aligned on both axes.
  func stacks(_ a: Item.ID, _ b: Item.ID) -> Bool {
    var aligned: Set<Axis> = []
    let inside = layout.subtree(of: a).map(\.id)
    for rule in layout.rules(mentioning: inside) where rule.isOn && rule.hasUIKitForm {
      guard let first = rule.left.first?.anchor, let second = rule.right.first?.anchor,
        first.attribute.isPosition, second.attribute.isPosition
      else { continue }
      let sides = (side(first.item, a, b), side(second.item, a, b))
      guard sides == (0, 1) || sides == (1, 0) else { continue }
      let isMirrored = layout.isRightToLeft(first.item)
      let edges = (
        Edge(first.attribute, isRightToLeft: isMirrored),
        Edge(second.attribute, isRightToLeft: isMirrored)
      )
      switch edges {
      case (let one?, let other?):
        if one == other {
          aligned.insert(one.axis)
          continue
        }
        var distance = rule.constant
        if first.attribute.followsLanguage, isMirrored { distance = -distance }
        if !one.isNear { distance = -distance }
        if distance < 0 { return true }
      case (nil, nil): aligned.insert(first.attribute.axis)
      default:
        // A baseline at an edge is a distance like any other.
        if !first.attribute.isBaseline, !second.attribute.isBaseline { return true }
      }
    }
    return aligned.count == 2
  }

  /// In which of two views something is, 0 or 1; nil for neither.
  private func side(_ item: Item.ID, _ a: Item.ID, _ b: Item.ID) -> Int? {
    var current: Item.ID? = item.owner
    while let id = current {
      if id == a { return 0 }
      if id == b { return 1 }
      current = layout.parent(of: id)
    }
    return nil
  }
}
