import ConstraintSolver
package import LayoutModel

/// A rule that puts the far edge of a view beyond the same edge of what is around it, by a positive
/// number.
///
/// Distances to a far edge count towards it, so that an inset is negative there; most such rules lack
/// a minus.
package struct OutwardRule: Sendable {
  /// The rule.
  package let rule: Rule
  /// The view, and the view around it.
  package let (view, parent): (Item.ID, Item.ID)
  /// The edge.
  package let edge: Edge

  /// Describes a rule; nil if it is not one of these.
  ///
  /// Guides of the view around count as that view.
  package init?(_ rule: Rule, in layout: Layout) {
    guard rule.isOn, rule.hasUIKitForm, !rule.isSystem, rule.relation != .lessOrEqual,
      rule.constant > 0, let first = rule.left.first?.anchor, let second = rule.right.first?.anchor,
      rule.right[0].coefficient == 1, first.item.owner != second.item.owner,
      layout.ancestors(of: first.item).contains(second.item.owner)
    else { return nil }
    let isMirrored = layout.isRightToLeft(between: [first.item, second.item])
    let far: Set<Attribute> = [.trailing, .right, .bottom]
    let attribute = first.attribute.withinMargins ?? first.attribute
    guard far.contains(attribute), let edge = Edge(first.attribute, isRightToLeft: isMirrored),
      edge == Edge(second.attribute, isRightToLeft: isMirrored)
    else { return nil }
    self.rule = rule
    (view, parent) = (first.item.owner, second.item.owner)
    self.edge = edge
  }

  /// The change that turns the distance inwards.
  package var turned: LayoutEdit {
    rule.relation == .equal ? .constant(rule.id, -rule.constant) : .inward(rule.id)
  }
}

extension LayoutGeometry {
  /// Returns the rules because of which something to read or to touch reaches beyond what is around it,
  /// and that lack a minus, each with how far it reaches, in points.
  ///
  /// A view that reaches as far beyond the opposite edge bleeds on purpose, and one that is tied to a
  /// single edge of another view may well hang over it, as badges do.
  package func outwardRules(of view: Item.ID) -> [(rule: OutwardRule, excess: Double)] {
    guard isShown(view) || isLate(view), !isPlacedByParent(view) else { return [] }
    return layout.rules(mentioning: [view]).compactMap { rule in
      guard let outward = OutwardRule(rule, in: layout), outward.view == view,
        layout.parent(of: view) == outward.parent, layout.item(outward.parent)?.kind != .scroll
      else { return nil }
      let inset = inset(of: view, at: outward.edge.opposite, in: outward.parent)
      guard
        inset.map({ $0 > 0 }) == true || holdsContent(view) || isLate(view)
          || layout.item(view).map({ [.button, .scroll].contains($0.kind) }) == true,
        inset != nil || outward.parent == layout.root
      else { return nil }
      let bounds = frame(outward.parent)
      let excess = frame(view).excess(
        outward.edge, of: Frame(x: 0, y: 0, width: bounds.width, height: bounds.height))
      let bleed = intent.reach(of: view, beyond: outward.edge.opposite, of: outward.parent) ?? 0
      return excess > tolerance && bleed < rule.constant ? (outward, excess) : nil
    }
  }

  /// Whether some rule still puts a view outside its parent at this edge.
  package func isOutward(_ view: Item.ID, at edge: Edge) -> Bool {
    outwardRules(of: view).contains { $0.rule.edge == edge }
  }

  /// Whether a view is a label or an image that cannot be seen yet, as code gives it its text or
  /// picture later.
  private func isLate(_ view: Item.ID) -> Bool {
    guard let item = layout.item(view), item.parent != nil, !isHidden(view) else { return false }
    return item.kind == .label && (item.text ?? "").isEmpty
      || item.kind == .image && Axis.allCases.allSatisfy { item.content[$0] == nil }
  }

  /// How far inside of a parent a rule puts an edge of a view; nil where no rule puts it there.
  private func inset(of view: Item.ID, at edge: Edge, in parent: Item.ID) -> Double? {
    for rule in layout.rules(mentioning: [view]) where rule.isOn && rule.hasUIKitForm {
      guard let first = rule.left.first?.anchor, let second = rule.right.first?.anchor,
        first.item.owner == view, second.item.owner == parent, rule.right[0].coefficient == 1
      else { continue }
      let isMirrored = layout.isRightToLeft(between: [first.item, second.item])
      guard Edge(first.attribute, isRightToLeft: isMirrored) == edge,
        Edge(second.attribute, isRightToLeft: isMirrored) == edge
      else { continue }
      let isTurned = isMirrored && first.attribute.followsLanguage
      let inset = edge.isNear == isTurned ? -rule.constant : rule.constant
      if inset >= 0 { return inset }
    }
    return nil
  }
}

extension Edge {
  /// The edge on the other side.
  package var opposite: Edge {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }
}
