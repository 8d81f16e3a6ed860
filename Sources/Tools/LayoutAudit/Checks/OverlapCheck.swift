import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Views with the same parent that are drawn over each other, and not on purpose: see
  /// ``Overlap``.
  static let overlap = AuditCheck(
    "overlap", .warning, "Two views are drawn over each other.",
    help: """
      Something to read or to touch is covered. Put a distance between the two; if it is meant, say \
      so by a rule between them.
      """, needsSizes: true
  ) { subject in
    let subject = subject.asShown(isNarrow: true)
    var findings = subject.overruns.map { subject.finding(of: $0) }
    var parents: [Item.ID] = []
    for view in subject.shownViews {
      if let parent = subject.layout.parent(of: view), parents.last != parent,
        !parents.contains(parent)
      {
        parents.append(parent)
      }
    }
    for parent in parents {
      for overlap in subject.geometry.overlaps(in: parent)
      where subject.touched.isDisjoint(with: [overlap.back, overlap.front])
        && ![overlap.back, overlap.front].contains(where: subject.isSwitched)
      {
        let names = [overlap.back, overlap.front].map { subject.layout.writtenName(of: $0) }
        findings.append(
          AuditFinding(
            key: [overlap.back, overlap.front].map { subject.mark($0) }.joined(separator: " "),
            message: "\(names[1]) lies over \(names[0]): \(overlap.shared.width.spelled)x"
              + overlap.shared.height.spelled,
            place: subject.place(overlap.front),
            evidence: {
              AuditFinding.Evidence(related: [
                .init(subject.reported(subject.place(overlap.back)), names[0])
              ])
            }))
      }
    }
    return findings
  }
}
