import ConstraintSolver
import LayoutDiagnosis
import LayoutModel

/// A rule that puts the far edge of a view behind the near edge of the next one:
/// `name.trailing == arrow.leading + 8`.
///
/// Distances to what comes next count backwards, so that a gap is negative there: the minus is missing.
/// Who wants two views to overlap writes a negative distance from the other side.
struct OverrunRule {
  /// The rule.
  let rule: Rule
  /// The view that ends too late, and the one that it runs over.
  let (view, next): (Item.ID, Item.ID)
  /// The axis along which it does.
  let axis: Axis

  /// Describes a rule; nil if it is not one of these.
  init?(_ rule: Rule, in layout: Layout) {
    guard rule.isOn, rule.hasUIKitForm, rule.relation != .greaterOrEqual,
      rule.constant > LayoutGeometry.visibleDifference, let first = rule.left.first?.anchor,
      let second = rule.right.first, second.coefficient == 1,
      let axis = Self.axis(from: first.attribute, to: second.anchor.attribute)
    else { return nil }
    (view, next, self.axis, self.rule) = (first.item, second.anchor.item, axis, rule)
    guard layout.isView(view), layout.isView(next), view != next,
      layout.parent(of: view) == layout.parent(of: next)
    else { return nil }
  }

  /// The axis of a relation from a far edge to a near one; nil for any other.
  private static func axis(from first: Attribute, to second: Attribute) -> Axis? {
    switch (first, second) {
    case (.trailing, .leading), (.right, .left): .horizontal
    case (.bottom, .top): .vertical
    default: nil
    }
  }
}

extension AuditSubject {
  /// The rules by which one view runs over the next, of which one is a text, or both are where lines
  /// follow each other.
  var overruns: [OverrunRule] {
    let shown = Set(shownViews)
    return writtenRules.compactMap { OverrunRule($0, in: layout) }.filter { overrun in
      let views = [overrun.view, overrun.next]
      guard shown.isSuperset(of: views), touched.isDisjoint(with: views) else { return false }
      let texts = views.count { layout.item($0)?.holdsText == true }
      let needed = overrun.axis == .horizontal ? 1 : 2
      return texts >= needed && views.allSatisfy { !geometry.ink($0).isEmpty }
        && geometry.frame(overrun.view).meets(geometry.frame(overrun.next))
    }
  }

  /// The finding about a rule, with the minus as its fix.
  func finding(of overrun: OverrunRule) -> AuditFinding {
    let rule = overrun.rule
    let names = [overrun.view, overrun.next].map { layout.writtenName(of: $0) }
    return AuditFinding(
      key: mark(rule.id),
      message: "\(names[0]) runs \(rule.constant.spelled) over \(names[1]): \(rule.name) "
        + "(\(layout.text(of: rule))) lacks a minus",
      place: place(rule.id),
      fixes: { [self.fix([.constant(rule.id, -rule.constant)])].compactMap(\.self) },
      isRepaired: { outcome in
        outcome.layout.rule(rule.id).map { OverrunRule($0, in: outcome.layout) == nil } ?? true
      })
  }
}

extension Item {
  /// Whether it shows a text, now or once code gives it one.
  fileprivate var holdsText: Bool {
    switch kind {
    case .label, .button, .field, .textview: true
    default: false
    }
  }
}
