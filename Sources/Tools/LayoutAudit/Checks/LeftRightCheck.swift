import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Rules by left and right, which are not mirrored in languages that run right to left.
  ///
  /// A view that must not be mirrored has a semantic content attribute instead.
  static let leftRight = AuditCheck(
    "left-right", .note, "A rule does not follow the language.",
    help: """
      Left and right stay on their side where the language runs right to left. Use leading and \
      trailing, or set the semantic content attribute of what must not be mirrored.
      """
  ) { subject in
    subject.layout.rules.compactMap { rule in
      guard rule.isOn, rule.ignoresLanguage,
        !(rule.left + rule.right).contains(where: {
          subject.layout.item($0.anchor.item.owner)?.direction != nil
        })
      else { return nil }
      return AuditFinding(
        key: subject.mark(rule.id),
        message: "\(rule.name) (\(subject.layout.text(of: rule))) stays on its side where the "
          + "language runs right to left",
        place: subject.place(rule.id),
        fixes: { [subject.fix([.language(rule.id)])].compactMap(\.self) },
        isRepaired: { !($0.layout.lastRule?.ignoresLanguage ?? true) })
    }
  }
}

extension Rule {
  /// Whether it relates an edge that is on the same side in every language.
  fileprivate var ignoresLanguage: Bool {
    (left + right).contains { $0.anchor.attribute.ignoresLanguage }
  }
}
