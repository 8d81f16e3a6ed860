import InterfaceBuilder
import RunReports

extension AuditCheck {
  /// Constraints of the file that no layout can have: they lead to nothing, or to another scene.
  static let leftOut = AuditCheck("left-out", .warning) { subject in
    (subject.scene?.omissions ?? []).map { omission in
      AuditFinding(
        key: omission.text, message: omission.text, place: AuditPlace(line: omission.line))
    }
  }
}
