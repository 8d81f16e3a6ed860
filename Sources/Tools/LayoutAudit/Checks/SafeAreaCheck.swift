import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Something to read or to touch that is tied to the edge of the screen instead of the safe area,
  /// and so lies under the notch, a bar or the home indicator.
  static let safeArea = AuditCheck(
    "safe-area", .warning, "The notch or the home indicator covers something.",
    help: """
      What is tied to the top or bottom edge of the screen lies under the notch, a bar or the home \
      indicator. Tie it to the safe area; a background may reach the edge.
      """
  ) { subject in
    let layout = subject.layout
    // A view of a xib is anywhere on the screen.
    guard subject.scene?.isScreen != false else { return [] }
    return subject.shownViews.flatMap { view -> [AuditFinding] in
      guard layout.item(view)?.isContent == true else { return [] }
      return [Edge.top, .bottom].compactMap { edge in
        guard let reach = subject.geometry.reach(of: view, beyondSafeAreaAt: edge),
          let rule = subject.ruleTying(view, toScreenAt: edge)
        else { return nil }
        let verb = edge == .top ? "begins" : "ends"
        return AuditFinding(
          key: "\(subject.mark(view)) \(edge.rawValue)",
          message: "\(layout.writtenName(of: view)) \(verb) \(reach.spelled) "
            + "\(edge == .top ? "above" : "below") the safe area: \(rule.name) "
            + "(\(layout.text(of: rule))) ties it to the edge of the screen",
          place: subject.place(rule.id),
          fixes: { [subject.fix(subject.edits(tying: rule, at: edge))].compactMap(\.self) },
          isRepaired: { outcome in
            LayoutGeometry(outcome).reach(of: view, beyondSafeAreaAt: edge) == nil
          })
      }
    }
  }
}

extension LayoutGeometry {
  /// The height of a status bar on screens without a notch, which apps may hide.
  private static let statusBar = 24.0

  /// How far a view reaches out of the safe area at the top or bottom of the screen; nil if it does
  /// not, or if nothing covers the screen there.
  fileprivate func reach(of view: Item.ID, beyondSafeAreaAt edge: Edge) -> Double? {
    guard let root = layout.root, let safe = layout.item(root)?.safeArea else { return nil }
    let inset = edge == .top ? safe.top : safe.bottom
    guard inset > (edge == .top ? Self.statusBar : 0) else { return nil }
    let frame = frameInRoot(view)
    let height = self.frame(root).height
    let reach = edge == .top ? inset - frame.y : frame.bottom - (height - inset)
    // What is off the screen altogether is another finding.
    guard reach > LayoutGeometry.visibleDifference, frame.y < height, frame.bottom > 0 else {
      return nil
    }
    return reach
  }
}

extension AuditSubject {
  /// The height of the status bar that distances to the top of old screens contain.
  private static let oldStatusBar = 20.0

  /// The changes that tie to the safe area what a rule ties to the edge of the screen; none where what
  /// is tied there is around the view.
  fileprivate func edits(tying rule: Rule, at edge: Edge) -> [LayoutEdit] {
    guard let root = layout.root, let first = rule.left.first?.anchor,
      let second = rule.right.first?.anchor, [first.item, second.item].contains(root),
      rule.priority == 1000
    else { return [] }
    func moved(_ anchor: Anchor) -> AnchorExpression {
      AnchorExpression(
        anchor.item == root ? Anchor(root.guide(.safe), anchor.attribute) : anchor)
    }
    // Below the status bar of old screens, the safe area begins where it ended.
    let sign: Double = second.item == root ? 1 : -1
    let distance = rule.constant * sign
    let left = edge == .top && distance > 0 ? max(0, distance - Self.oldStatusBar) : distance
    return [
      .removal(rule.id),
      .rule(
        moved(first), rule.relation, moved(second) + AnchorExpression(constant: left * sign)),
    ]
  }

  /// The rule that ties a view to the same edge of what is around it, if that is the screen or tied
  /// to it in the same way; nil in what scrolls, and where a list places its views.
  fileprivate func ruleTying(_ view: Item.ID, toScreenAt edge: Edge) -> Rule? {
    guard let parent = layout.parent(of: view), layout.item(parent)?.kind != .scroll,
      !geometry.isPlacedByParent(view)
    else { return nil }
    let rule = layout.rules(mentioning: [view]).first { rule in
      guard rule.isOn, !rule.isSystem, rule.hasUIKitForm, let first = rule.left.first?.anchor,
        let second = rule.right.first?.anchor
      else { return false }
      return Set([first, second]) == [Anchor(view, edge.attribute), Anchor(parent, edge.attribute)]
    }
    guard let rule else { return nil }
    return parent == layout.root || ruleTying(parent, toScreenAt: edge) != nil ? rule : nil
  }
}
