import InterfaceBuilder
import RunReports

extension AuditCheck {
  /// Constraints of the file that no layout can have: they lead to nothing, or to another scene; and
  /// elements of unknown types, of which the rest of the audit knows only the frame.
  static let leftOut = AuditCheck(
    "left-out", .warning, "A constraint means nothing.",
    help: "It leads to nothing, or to a view of another scene. Merged files often have such remains."
  ) { subject in
    (subject.scene?.omissions ?? []).map { omission in
      AuditFinding(
        key: omission.isUnknownElement ? "\(omission.text) \(omission.line)" : omission.text,
        message: omission.text, place: AuditPlace(line: omission.line),
        level: omission.isUnknownElement ? .note : nil)
    }
  }
}
