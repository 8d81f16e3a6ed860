import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Required rules that others say already, under all conditions and with any text.
  static let useless = AuditCheck(
    "useless", .note, "rules that say nothing new", isForEvery: true
  ) { subject in
    let solved = subject.solved
    var told: Set<Claim.Source> = []
    // Of two that say the same the younger one can go.
    return Redundancy.all(in: solved).found.reversed().compactMap { redundancy -> AuditFinding? in
      let source = Claim.Source.rule(redundancy.rule)
      guard solved.author(of: source) == .user, let rule = subject.layout.rule(redundancy.rule),
        redundancy.implying.allSatisfy({ subject.isAlways($0) && !told.contains($0) })
      else { return nil }
      told.insert(source)
      let others = redundancy.implying.map {
        if case .implied = $0 { solved.text(of: $0) } else { solved.name(of: $0) }
      }
      let lines = redundancy.implying.filter(\.isRule)
      return AuditFinding(
        key: subject.mark(rule.id),
        message: "\(rule.name) (\(subject.layout.text(of: rule))) says nothing new: "
          + "\(Words.list(others)) \(others.count == 1 ? "says" : "say") it",
        place: subject.place(rule.id), rule: subject.mark(rule.id),
        rest: {
          AuditFinding.Rest(
            related: lines.map {
              .init(
                subject.reported(subject.place($0)),
                "\(solved.name(of: $0))  \(solved.text(of: $0))")
            }, fix: .init("remove \(rule.name)"))
        })
    }.reversed()
  }
}

extension AuditSubject {
  /// Whether a claim is the same with all texts and, unless other devices have their say, on all of
  /// them.
  fileprivate func isAlways(_ source: Claim.Source) -> Bool {
    switch source {
    case .rule, .implied: true
    case .generated(let owner, let index):
      switch solved.generated(owner, index)?.origin {
      case .stack: true
      case .guide: !isAlone
      case .mask, nil: false
      }
    case .given, .hugging, .resistance: false
    }
  }
}
