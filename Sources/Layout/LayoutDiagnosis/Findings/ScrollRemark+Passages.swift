import ConstraintSolver
package import LayoutModel

extension ScrollRemark {
  /// Returns notes on the scroll views of a layout for the remarks that `isTold` selects.
  package static func notes(
    _ analysis: LayoutAnalysis, where isTold: (ScrollRemark) -> Bool = { _ in true }
  ) -> [Passage] {
    all(in: analysis).filter(isTold).map { .note($0.text(in: analysis)) }
  }

  /// Returns notes on the content of one scroll view along an axis.
  package static func notes(
    _ analysis: LayoutAnalysis, about content: Item.ID, along axis: Axis
  ) -> [Passage] {
    notes(analysis) { remark in
      guard remark.scrollView == content.owner else { return false }
      if case .open(_, let open) = remark { return open == axis }
      return true
    }
  }

  func text(in analysis: LayoutAnalysis) -> String {
    let layout = analysis.layout
    func size(_ id: Item.ID) -> String {
      let frame = analysis.solved.frame(of: id)
      return "\(frame.width.spelled)x\(frame.height.spelled)"
    }
    /// What makes the content of a scroll view as wide as itself, if it is narrower.
    func widening(_ id: Item.ID) -> String {
      let width = analysis.solved.frame(of: id.guide(.content)).width
      guard width < analysis.solved.frame(of: id).width - LayoutGeometry.visibleDifference else {
        return ""
      }
      let name = layout.writtenName(of: id)
      return ". The edges of what is inside say how wide the content is, not how wide \(name) is: "
        + "\(name).content.width == \(name).frame.width makes it as wide"
    }
    switch self {
    case .open(let id, let axis):
      let name = layout.writtenName(of: id)
      let (side, edge) = axis == .horizontal ? ("width", "trailing") : ("height", "bottom")
      let fault = "\(name) does not scroll that way: no rule determines \(name).content.\(side)"
      guard let tied = Self.tied(to: id, along: axis, in: layout) else {
        return "\(fault). Tie the last view inside to \(name).\(edge)"
      }
      let near = axis == .horizontal ? "leading" : "top"
      return
        "\(fault). \(layout.writtenName(of: tied)) is tied to \(name).\(edge); what is missing is "
        + "a chain of distances and \(side)s from \(name).\(near) to there, or a view tied to both "
        + "whose \(side) is \(name).frame.\(side)"
    case .still(let id):
      let name = layout.writtenName(of: id)
      return "\(name) does not scroll: its content is \(size(id.guide(.content))), and \(name) "
        + "itself is \(size(id))" + Self.limiting(id, in: layout) + widening(id)
    case .narrow(let id):
      let name = layout.writtenName(of: id)
      return "the content of \(name) is \(size(id.guide(.content))), and \(name) itself is "
        + size(id) + widening(id)
    case .bothWays(let id):
      let name = layout.writtenName(of: id)
      return "\(name) scrolls both ways: its content is \(size(id.guide(.content))), and \(name) "
        + "itself is \(size(id)). To scroll one way only: \(name).content.width == "
        + "\(name).frame.width"
    }
  }

  /// Which rule makes the content of a scroll view as high as the scroll view, and not as high as what is
  /// in it.
  private static func limiting(_ scrollView: Item.ID, in layout: Layout) -> String {
    guard let limit = limit(of: scrollView, in: layout) else { return "" }
    return ". \(limit.name) (\(layout.text(of: limit))) keeps the content that high: at priority "
      + "250 it grows with what is in it, if the last view there is tied to its bottom"
  }

  /// The rule that makes the content of a scroll view as high as the scroll view; nil if none does.
  package static func limit(of scrollView: Item.ID, in layout: Layout) -> Rule? {
    let outer = [scrollView, scrollView.guide(.frame)] + layout.ancestors(of: scrollView)
    func isInside(_ anchor: Anchor) -> Bool {
      anchor.item == scrollView.guide(.content)
        || layout.ancestors(of: anchor.item.owner).contains(scrollView)
    }
    return layout.rules.first { rule in
      guard rule.isOn, !rule.isSystem, rule.relation == .equal, rule.hasUIKitForm,
        rule.priority > 750, rule.left.first?.anchor.attribute == .height,
        let own = rule.left.first?.anchor, let other = rule.right.first?.anchor,
        other.attribute == .height
      else { return false }
      return isInside(own) && outer.contains(other.item)
        || isInside(other) && outer.contains(own.item)
    }
  }

  /// A view inside a scroll view that a rule ties to the far edge of its content.
  private static func tied(to scrollView: Item.ID, along axis: Axis, in layout: Layout) -> Item.ID?
  {
    let far: Set<Attribute> = axis == .horizontal ? [.trailing, .right] : [.bottom]
    for rule in layout.rules(mentioning: [scrollView, scrollView.guide(.content)])
    where rule.isOn && rule.hasUIKitForm && !rule.isSystem {
      guard let first = rule.left.first?.anchor, let second = rule.right.first?.anchor else {
        continue
      }
      for (own, other) in [(first, second), (second, first)] {
        if own.item == scrollView || own.item == scrollView.guide(.content),
          far.contains(own.attribute), layout.ancestors(of: other.item).contains(scrollView)
        {
          return other.item.owner
        }
      }
    }
    return nil
  }
}
