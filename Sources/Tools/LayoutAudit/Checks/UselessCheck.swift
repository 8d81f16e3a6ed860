import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Required rules that others say already, under all conditions and with any text.
  static let useless = AuditCheck("useless", .note, isForEvery: true) { subject in
    subject.useless.map { redundancy, solved, rule in
      let others = redundancy.implying.map {
        if case .implied = $0 { solved.text(of: $0) } else { solved.name(of: $0) }
      }
      return AuditFinding(
        key: subject.mark(rule.id),
        message: "\(rule.name) (\(subject.layout.text(of: rule))) says nothing new: "
          + "\(Words.list(others)) \(others.count == 1 ? "says" : "say") it",
        place: subject.place(rule.id), rule: subject.mark(rule.id),
        rest: {
          AuditFinding.Rest(
            related: redundancy.implying.filter(\.isRule).map {
              .init(
                subject.reported(subject.place($0)),
                "\(solved.name(of: $0))  \(solved.text(of: $0))")
            }, fix: .init("remove \(rule.name)"))
        })
    }
  }
}

extension AuditSubject {
  /// The rules that can go, all of them together, each with what says it and the layout in which it
  /// is said.
  ///
  /// Of rules that say the same, middles follow from edges, and the younger one was added later.
  fileprivate var useless: [(redundancy: Redundancy, solved: SolvedLayout, rule: Rule)] {
    var result: [(redundancy: Redundancy, solved: SolvedLayout, rule: Rule)] = []
    var solved = solved
    while true {
      var told: Set<Claim.Source> = []
      var isOpen = false
      for redundancy in ranked(Redundancy.all(in: solved, where: isOpenQuestion).found) {
        let source = Claim.Source.rule(redundancy.rule)
        guard isWorthAWord(redundancy), solved.author(of: source) == .user,
          let rule = layout.rule(redundancy.rule), redundancy.implying.allSatisfy(isAlways)
        else { continue }
        guard told.isDisjoint(with: redundancy.implying) else {
          // Perhaps others say it, too; that comes before the rest.
          isOpen = true
          break
        }
        told.insert(source)
        result.append((redundancy, solved, rule))
      }
      guard isOpen else { return result }
      var rest = layout
      for entry in result { rest.setDuty(entry.rule.id, .off) }
      solved = SolvedLayout(rest, after: solved)
    }
  }

  /// Whether a rule was found under all conditions before.
  private func isOpenQuestion(_ rule: Rule) -> Bool {
    earlier.map { $0.contains("\(AuditCheck.useless.name) \(mark(rule.id))") } ?? true
  }

  private func ranked(_ found: [Redundancy]) -> [Redundancy] {
    func isMiddle(_ redundancy: Redundancy) -> Bool {
      let attribute = layout.rule(redundancy.rule)?.left.first?.anchor.attribute
      return attribute == .centerX || attribute == .centerY
    }
    let inOrder = found.sorted { $0.rule > $1.rule }
    return inOrder.filter(isMiddle) + inOrder.filter { !isMiddle($0) }
  }

  /// Whether anybody would take a rule away: a bound that only follows from several others is a
  /// precaution.
  private func isWorthAWord(_ redundancy: Redundancy) -> Bool {
    layout.rule(redundancy.rule)?.relation == .equal
      || redundancy.implying.count { $0.isRule } <= 1
  }

  /// Whether a claim is the same with all texts and, unless other devices have their say, on all of
  /// them.
  private func isAlways(_ source: Claim.Source) -> Bool {
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
