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
      code makes it and does not activate it: isActive = true, or NSLayoutConstraint.activate. Or \
      code makes it before the line that adds its view, where UIKit raises an exception.
      """
  ) { subject in
    subject.dropped.map { constraint in
      AuditFinding(
        key: "\(constraint.exception == nil ? "idle" : "raised") \(constraint.subject)",
        message: constraint.exception.map {
          constraint.isUnlessAdded
            ? "UIKit raises an exception here, unless a line that is not here adds the view: \($0)"
            : $0.contains("UIKit raises") ? $0 : "UIKit raises an exception here: \($0)"
        }
          ?? "made but never activated: the constraint of \(constraint.subject)",
        place: AuditPlace(file: constraint.file, line: constraint.line),
        level: constraint.exception == nil || constraint.isUnlessAdded ? nil : .error,
        fixes: { [subject.activation(of: constraint)].compactMap(\.self) })
    }
      + (subject.scene?.omissions ?? []).map { omission in
        AuditFinding(
          key: omission.isUnknownElement ? "\(omission.text) \(omission.line)" : omission.text,
          message: omission.text, place: AuditPlace(line: omission.line),
          level: omission.isUnknownElement ? .note : nil)
      }
  }
}

extension AuditSubject {
  /// The fix that activates a constraint, together with the others of its line; nil if it cannot be
  /// solved.
  fileprivate func activation(of constraint: DroppedConstraint) -> AuditFix? {
    let edits = dropped.filter(constraint.isMadeWith).compactMap(\.rule)
    return fix(edits)?.activating(constraint)
  }
}
