import InterfaceBuilder
import RunReports
import SwiftReader

extension AuditCheck {
  /// Constraints that lead to nothing or to another scene, elements of unknown types, of which the
  /// audit knows only the frames, and constraints of code that nothing activates.
  static let leftOut = AuditCheck(
    "left-out", .warning, "A constraint means nothing.",
    help: """
      It leads to nothing, or to a view of another scene: merged files often have such remains. Or \
      code makes it and does not activate it: isActive = true, or NSLayoutConstraint.activate.
      """
  ) { subject in
    subject.dropped.map { constraint in
      AuditFinding(
        key: "idle \(constraint.subject)",
        message: "made but never activated: the constraint of \(constraint.subject)",
        place: AuditPlace(file: constraint.file, line: constraint.line))
    }
      + (subject.scene?.omissions ?? []).map { omission in
        AuditFinding(
          key: omission.isUnknownElement ? "\(omission.text) \(omission.line)" : omission.text,
          message: omission.text, place: AuditPlace(line: omission.line),
          level: omission.isUnknownElement ? .note : nil)
      }
  }
}
