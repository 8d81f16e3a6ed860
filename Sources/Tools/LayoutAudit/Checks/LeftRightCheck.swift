import LayoutModel
import RunReports

extension AuditCheck {
  /// Rules by left and right, which stay on their side where the language runs right to left.
  ///
  /// What must not be mirrored is said of the view, not of each rule.
  static let leftRight = AuditCheck("left-right", .note) { subject in
    subject.layout.rules.compactMap { rule in
      let anchors = (rule.left + rule.right).map(\.anchor)
      guard rule.isOn, anchors.contains(where: { $0.attribute.ignoresLanguage }),
        !anchors.contains(where: { subject.layout.item($0.item.owner)?.direction != nil })
      else { return nil }
      return AuditFinding(
        key: subject.mark(rule.id),
        message: "\(rule.name) (\(subject.layout.text(of: rule))) stays on its side where the "
          + "language runs right to left",
        place: subject.place(rule.id),
        rest: {
          AuditFinding.Rest(fix: .init("use leading and trailing instead of left and right"))
        })
    }
  }
}
