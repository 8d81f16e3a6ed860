import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import RunReports

extension AuditCheck {
  /// Required rules that cannot hold together, as a sum, at the line of the one that breaks.
  static let conflict = AuditCheck("conflict", .error) {
    subject in
    let (analysis, solved) = (subject.analysis, subject.solved)
    let explained = analysis.conflicts.map { conflict in
      AuditFinding(
        key: subject.key(of: conflict),
        message: conflict.headline(in: solved), place: subject.place(conflict.broken),
        rest: { subject.rest(of: conflict) })
    }
    return explained
      + analysis.unexplained.map { source in
        AuditFinding(
          key: subject.mark(source),
          message: "\(solved.name(of: source)) is broken too; there are too many to search for "
            + "conflicts", place: subject.place(source))
      }
  }
}

extension AuditSubject {
  /// A conflict by its rules that people made, which are the same on all devices; by all where there
  /// are none.
  fileprivate func key(of conflict: Conflict) -> String {
    let own = conflict.toldRules.filter { solved.author(of: $0) == .user }
    return (own.isEmpty ? conflict.toldRules : own).map { mark($0) }.sorted()
      .joined(separator: " ")
  }

  /// The sum of a conflict, the lines of its rules, and what helps.
  func rest(of conflict: Conflict) -> AuditFinding.Rest {
    let passages = Array(conflict.passages(in: solved).dropFirst()) + conflict.notes(in: solved)
    let related = conflict.toldRules.map { source in
      let text = "\(solved.name(of: source))  \(solved.text(of: source))"
      return ReportedFinding.Related(reported(place(source)), text)
    }
    // The size of a screen is nobody's to change.
    let fix = Fixes(of: conflict, in: analysis).offered.first { fix in
      if case .rootSize = fix.edit { scene?.fillsScreen != true } else { true }
    }
    return AuditFinding.Rest(
      details: passages.lines.map(\.text), related: related,
      fix: fix.map { reported(FixWords($0, in: solved).text, $0.edit) })
  }
}
