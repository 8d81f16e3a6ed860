/// What anchors stand for before they are turned into sums of variables.
extension Layout {
  /// Returns the anchor that another one stands for: a margin is an edge of the margins guide, the
  /// frame guide of a scroll view is the scroll view, and a baseline may be that of an arranged
  /// view.
  package func resolved(_ anchor: Anchor) -> Anchor {
    if let attribute = anchor.attribute.withinMargins {
      return Anchor(anchor.item.guide(.margins), attribute)
    }
    if anchor.item.systemGuide == .frame { return Anchor(anchor.item.owner, anchor.attribute) }
    return anchor.attribute.isBaseline
      ? Anchor(standIn(for: anchor), anchor.attribute) : anchor
  }

  /// Returns the two sides of a rule.
  ///
  /// Between a scroll view and what it scrolls, the edges and margins of the scroll view are those
  /// of its content; its centre and its size are those of its frame.
  package func terms(of rule: Rule) -> (left: [AnchorTerm], right: [AnchorTerm]) {
    (scrolled(rule.left, beside: rule.right), scrolled(rule.right, beside: rule.left))
  }

  /// Whether leading is on the right in a rule about these items.
  ///
  /// As in UIKit, a rule has one direction, whatever the directions of its items: that of the view
  /// that holds it, which is their nearest common ancestor.
  package func isRightToLeft(between items: some Sequence<Item.ID>) -> Bool {
    commonAncestor(of: items).map(isRightToLeft) ?? isRightToLeft
  }

  /// Whether a rule is read from right to left, so that its distances and its constant are negated.
  package func isMirrored(_ rule: Rule) -> Bool {
    isMirrored(rule, heldBy: holder(of: rule))
  }

  /// Whether a rule is read from right to left, given the view that holds it.
  func isMirrored(_ rule: Rule, heldBy holder: Item.ID?) -> Bool {
    (holder.map(isRightToLeft) ?? isRightToLeft)
      && (rule.left + rule.right).contains { $0.anchor.attribute.followsLanguage }
  }

  /// Whether a generated rule is read from right to left.
  package func isMirrored(_ rule: GeneratedRule) -> Bool {
    isRightToLeft(rule.owner)
      && (rule.first.attribute.followsLanguage
        || rule.second?.attribute.followsLanguage ?? false)
  }

  /// One side of a rule, with the edges of a scroll view replaced by those of its content.
  private func scrolled(_ terms: [AnchorTerm], beside others: [AnchorTerm]) -> [AnchorTerm] {
    terms.map { term in
      let (scroll, attribute) = (term.anchor.item.owner, term.anchor.attribute)
      let isMargin = attribute.withinMargins != nil || term.anchor.item.systemGuide == .margins
      let edge = attribute.withinMargins ?? attribute
      guard edge.isEdge, isMargin || term.anchor.item == scroll, item(scroll)?.kind == .scroll,
        (terms + others).contains(where: { isInside($0.anchor.item, scroll) })
      else { return term }
      return AnchorTerm(
        Anchor(scroll.guide(isMargin ? .contentMargins : .content), edge), times: term.coefficient)
    }
  }

  /// Whether an item is inside another one and is not one of its guides.
  private func isInside(_ id: Item.ID, _ other: Item.ID) -> Bool {
    id.owner != other && ancestors(of: id).contains(other)
  }

  /// Returns the item whose baseline an anchor means.
  ///
  /// As in UIKit, a column has the baselines of its first or last arranged view; for any other
  /// anchor this is the anchor's own item.
  func standIn(for anchor: Anchor) -> Item.ID {
    var id = anchor.item
    guard anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline else { return id }
    while let item = item(id), let stack = item.style.stack, stack.axis == .vertical,
      item.baselines == .offsets(first: 0, last: 0),
      let view = anchor.attribute == .firstBaseline ? stack.arranged.first : stack.arranged.last
    {
      id = view
    }
    return id
  }
}
