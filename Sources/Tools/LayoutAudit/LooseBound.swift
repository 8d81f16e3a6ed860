import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditSubject {
  /// The finding about a rule that should keep the view behind a text away from its end, and keeps it
  /// away from its beginning: `value.leading >= name.leading + 10`.
  ///
  /// Such a rule holds whatever the text, so that nothing keeps a longer one from running over the
  /// view. One that leaves room for the whole text makes a column, and is silent.
  func looseBound(of item: Item) -> AuditFinding? {
    let frame = geometry.frame(item.id)
    for rule in layout.rules(mentioning: [item.id]) where rule.isOn && !rule.isSystem {
      guard let bound = Bound(rule, of: item.id), layout.parent(of: bound.next) == item.parent,
        bound.distance >= 0, bound.distance < frame.width, geometry.holdsContent(bound.next),
        let room = room(behind: frame, before: geometry.frame(bound.next)),
        let grown = solved.growing(item, along: .horizontal, to: frame.width + room + frame.height),
        meets(item.id, bound.next, in: grown)
      else { continue }
      let (name, next) = (layout.writtenName(of: item.id), layout.writtenName(of: bound.next))
      return AuditFinding(
        key: "\(mark(item.id)) \(mark(rule.id))",
        message: "a longer text of \(name) runs over \(next): \(rule.name) "
          + "(\(layout.text(of: rule))) is about where the text begins, not where it ends",
        place: place(rule.id),
        evidence: {
          AuditFinding.Evidence(
            details: ["there is room up to a width of \((frame.width + room).spelled)"])
        }, fixes: { [self.fix([bound.mended(item.id)])].compactMap(\.self) },
        isRepaired: { outcome in
          let width = frame.width + room + frame.height
          return outcome.growing(item, along: .horizontal, to: width)
            .map { !self.meets(item.id, bound.next, in: $0) } ?? false
        })
    }
    return nil
  }

  /// The room between a text and what comes behind it on the same line; nil where nothing does.
  private func room(behind text: Frame, before next: Frame) -> Double? {
    guard text.y < next.bottom, next.y < text.bottom else { return nil }
    let room = max(next.x - text.right, text.x - next.right)
    return room >= 0 ? room : nil
  }

  private func meets(_ a: Item.ID, _ b: Item.ID, in solved: SolvedLayout) -> Bool {
    let (one, two) = (solved.frame(of: a), solved.frame(of: b))
    let shared = min(one.right, two.right) - max(one.x, two.x)
    return shared > LayoutGeometry.visibleDifference
  }
}

/// The rule that a view begins at least some distance behind the beginning of another one.
private struct Bound {
  let next: Item.ID
  let distance: Double

  /// Reads a rule about a text; nil if it says something else.
  init?(_ rule: Rule, of text: Item.ID) {
    guard rule.hasUIKitForm, rule.relation != .equal, let first = rule.left.first?.anchor,
      let second = rule.right.first, second.coefficient == 1,
      first.attribute == .leading, second.anchor.attribute == .leading
    else { return nil }
    switch (first.item, second.anchor.item, rule.relation) {
    case (let next, text, .greaterOrEqual): (self.next, distance) = (next, rule.constant)
    case (text, let next, .lessOrEqual): (self.next, distance) = (next, -rule.constant)
    default: return nil
    }
  }

  /// The rule that was meant.
  func mended(_ text: Item.ID) -> LayoutEdit {
    .rule(
      AnchorExpression(Anchor(next, .leading)), .greaterOrEqual,
      AnchorExpression(Anchor(text, .trailing)) + AnchorExpression(constant: distance))
  }
}
