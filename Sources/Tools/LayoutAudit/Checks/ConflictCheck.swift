import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import RunReports

extension AuditCheck {
  /// Required rules that contradict each other, as a sum, at the line of the one that breaks.
  static let conflict = AuditCheck(
    "conflict", .error, "Required rules cannot all hold.",
    help: """
      The details are a sum that can be checked on paper: the rows ask for more, or less, than there \
      is. UIKit breaks one of the rules and prints a message. Remove a rule, change a number, or let \
      one of them wait at a priority below 1000.
      """
  ) { subject in
    let (analysis, solved) = (subject.analysis, subject.solved)
    let explained = analysis.conflicts.map { conflict in
      AuditFinding(
        key: subject.key(of: conflict),
        message: conflict.headline(in: solved), place: subject.place(conflict.broken),
        evidence: { subject.evidence(of: conflict) }, fixes: { subject.fixes(of: conflict) },
        isRepaired: { !$0.isBroken(conflict.broken) })
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
  /// A conflict by the rules that people made, which are the same on all devices; by all rules if
  /// there are none.
  fileprivate func key(of conflict: Conflict) -> String {
    let own = conflict.toldRules.filter { solved.author(of: $0) == .user }
    return (own.isEmpty ? conflict.toldRules : own).map { mark($0) }.sorted()
      .joined(separator: " ")
  }

  /// The sum of a conflict with the lines of its rules.
  fileprivate func evidence(of conflict: Conflict) -> AuditFinding.Evidence {
    let passages = Array(conflict.passages(in: solved).dropFirst()) + conflict.notes(in: solved)
    let related = conflict.toldRules.map { source in
      let text = "\(solved.name(of: source))  \(solved.text(of: source))"
      return ReportedFinding.Related(reported(place(source)), text)
    }
    return AuditFinding.Evidence(details: passages.lines.map(\.text), related: related)
  }

  /// The changes that resolve a conflict, apart from the size of a screen.
  fileprivate func fixes(of conflict: Conflict) -> [AuditFix] {
    Fixes(of: conflict, in: analysis).offered.filter { fix in
      if case .rootSize = fix.edit { scene?.fillsScreen != true } else { true }
    }.compactMap { AuditFix([$0], in: solved) }
  }
}

extension SolvedLayout {
  /// Whether a required rule from a source is broken.
  fileprivate func isBroken(_ source: Claim.Source) -> Bool {
    broken.contains { lowering.claim(at: $0)?.source == source }
  }
}
