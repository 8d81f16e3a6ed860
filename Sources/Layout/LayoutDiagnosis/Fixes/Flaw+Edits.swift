import ConstraintSolver
import LayoutModel

extension Flaw {
  /// Returns the flaws that follow from a changed number, whatever the picture shows: a distance to
  /// an edge of the parent that now points outward, or a distance between two views that is now
  /// negative.
  ///
  /// The picture may not show them, as a log often contains only one axis, and hidden views are not
  /// drawn.
  static func asked(by edit: LayoutEdit, from layout: Layout) -> Set<Flaw> {
    switch edit {
    case .constant(let id, let value): return asked(by: value, in: id, from: layout)
    case .spacing(let stack, let value):
      guard let settings = layout.item(stack)?.stack, value < 0, settings.spacing >= 0 else {
        return []
      }
      return overlap(settings.arranged)
    case .customSpacing(let stack, let view, let value):
      guard let settings = layout.item(stack)?.stack, value < 0,
        settings.customSpacing[view].map({ $0 >= 0 }) ?? false
      else { return [] }
      return overlap(Array(settings.arranged.drop { $0 != view }))
    case .rootSize, .priority, .hugging, .resistance, .lines, .relation, .inward, .language, .rule,
      .removal, .off, .mask, .maskRules, .designedFrame:
      return []
    }
  }

  /// The overlap of the first two views.
  private static func overlap(_ views: [Item.ID]) -> Set<Flaw> {
    guard views.count > 1 else { return [] }
    return [.overlap(min(views[0], views[1]), max(views[0], views[1]))]
  }

  private static func asked(
    by value: Double, in id: Rule.ID, from layout: Layout
  ) -> Set<Flaw> {
    guard let rule = layout.rule(id), rule.hasUIKitForm, let first = rule.left.first?.anchor,
      let second = rule.right.first?.anchor, rule.right[0].coefficient == 1,
      let side = Side(first.attribute), let other = Side(second.attribute)
    else { return [] }
    /// Whether a distance has a sign now that it did not have before.
    func turns(_ sign: Double) -> Bool { sign * value > 0 && sign * rule.constant <= 0 }
    if side == other {
      // An inset: the child begins before its parent, or ends behind it.
      let outward: Double = side == .near ? -1 : 1
      if layout.parent(of: first.item) == second.item, turns(outward) {
        return [.leaving(first.item, parent: second.item)]
      }
      if layout.parent(of: second.item) == first.item, turns(-outward) {
        return [.leaving(second.item, parent: first.item)]
      }
      return []
    }
    let isNested =
      layout.ancestors(of: first.item).contains(second.item)
      || layout.ancestors(of: second.item).contains(first.item)
    return !isNested && turns(side == .near ? -1 : 1) ? overlap([first.item, second.item]) : []
  }

  /// The side of an item that an edge is on.
  private enum Side {
    case near, far

    init?(_ attribute: Attribute) {
      switch attribute {
      case .leading, .left, .top: self = .near
      case .trailing, .right, .bottom: self = .far
      default: return nil
      }
    }
  }
}
