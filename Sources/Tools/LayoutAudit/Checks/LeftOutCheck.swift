import InterfaceBuilder
import RunReports

extension AuditCheck {
  /// Constraints that lead to nothing or to another scene, and elements of unknown types, of which
  /// the audit knows only the frames.
  static let leftOut = AuditCheck(
    "left-out", .warning, "A constraint means nothing.",
    help:
      "It leads to nothing, or to a view of another scene. Merged files often have such remains."
  ) { subject in
    (subject.scene?.omissions ?? []).map { omission in
      AuditFinding(
        key: omission.isUnknownElement ? "\(omission.text) \(omission.line)" : omission.text,
        message: omission.text, place: AuditPlace(line: omission.line),
        level: omission.isUnknownElement ? .note : nil)
    }
  }
}
