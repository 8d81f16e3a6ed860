import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import RunReports

extension AuditCheck {
  /// Required rules that others say already, under all conditions and with any text.
  static let useless = AuditCheck(
    "useless", .note, "A rule says nothing new.",
    help: "Others say it already. It does no harm until one of them changes; then it contradicts.",
    isForEvery: true
  ) { subject in
    subject.useless.map { redundancy, solved, rule in
      let others = redundancy.implying.map {
        if case .implied = $0 { solved.text(of: $0) } else { solved.name(of: $0) }
      }
      return AuditFinding(
        key: subject.mark(rule.id),
        message: "\(rule.name) (\(subject.layout.text(of: rule))) is redundant: "
          + "\(Words.list(others)) \(others.count == 1 ? "implies" : "imply") it",
        place: subject.place(rule.id), rule: subject.mark(rule.id),
        evidence: {
          AuditFinding.Evidence(
            related: redundancy.implying.filter(\.isRule).map {
              .init(
                subject.reported(subject.place($0)),
                "\(solved.name(of: $0))  \(solved.text(of: $0))")
            })
        }, fixes: { [subject.fix([.removal(rule.id)])].compactMap(\.self) },
        isRepaired: { subject.isUnchanged($0) })
    }
  }
}

/// The line that makes a rule.
struct LineOfCode: Hashable {
  private let file: String?
  private let line: Int?
  private let caller: Origin.Caller?

  init(_ rule: Rule) { (file, line, caller) = (rule.made.file, rule.made.line, rule.made.caller) }
}

extension AuditSubject {
  /// The rules that can be removed, all of them together, each with the rules that imply it and the
  /// layout in which they do.
  ///
  /// Of rules that imply each other, centres go before edges, and younger rules before older ones.
  fileprivate var useless: [(redundancy: Redundancy, solved: SolvedLayout, rule: Rule)] {
    var result: [(redundancy: Redundancy, solved: SolvedLayout, rule: Rule)] = []
    var solved = solved
    while true {
      var reported: Set<Claim.Source> = []
      var isOpen = false
      for redundancy in ranked(Redundancy.all(in: solved, where: isOpenQuestion).found) {
        let source = Claim.Source.rule(redundancy.rule)
        // Code counts on what it has an outlet to, and shows what is hidden.
        guard isWorthReporting(redundancy), solved.author(of: source) == .user,
          !hasOutlet(redundancy.rule), !isAboutHidden(redundancy.rule),
          let rule = layout.rule(redundancy.rule), redundancy.implying.allSatisfy(isAlways)
        else { continue }
        guard reported.isDisjoint(with: redundancy.implying) else {
          // Perhaps other rules imply it as well, which is to be found out first.
          isOpen = true
          break
        }
        reported.insert(source)
        result.append((redundancy, solved, rule))
      }
      guard isOpen else {
        let found = result.filter { !isTidyMiddle($0.redundancy, $0.rule) }
        let ids = Set(found.map(\.rule.id))
        // A line of code that makes several rules is of use if one of them is.
        let useful = Set(writtenRules.filter { !ids.contains($0.id) }.map { LineOfCode($0) })
        return found.filter { !isCode || !useful.contains(LineOfCode($0.rule)) }
      }
      var rest = layout
      for entry in result { rest.setDuty(entry.rule.id, .off) }
      solved = SolvedLayout(rest, after: solved)
    }
  }

  /// Whether a change leaves all frames as they are and as certain as they are.
  fileprivate func isUnchanged(_ outcome: SolvedLayout) -> Bool {
    layout.itemIDs.allSatisfy { id in
      Dimension.allCases.allSatisfy { dimension in
        let variable = LayoutVariable(id, dimension)
        return Tolerance.same(solved.value(of: variable), outcome.value(of: variable))
      }
    }
      && LayoutAnalysis(outcome.layout, after: analysis, withConflicts: false).freedom.degrees
        <= analysis.freedom.degrees
  }

  /// Whether a rule is about a view that is hidden.
  private func isAboutHidden(_ id: Rule.ID) -> Bool {
    guard let rule = layout.rule(id) else { return false }
    return (rule.left + rule.right).contains { geometry.isHidden($0.anchor.item.owner) }
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

  /// Whether anybody would remove a rule: a bound that only follows from several others is a
  /// precaution.
  private func isWorthReporting(_ redundancy: Redundancy) -> Bool {
    layout.rule(redundancy.rule)?.relation == .equal
      || redundancy.implying.count { $0.isRule } <= 1
  }

  /// Whether a rule centres a view that two edges at the same distance centre as well, which stays true
  /// when that distance changes.
  private func isTidyMiddle(_ redundancy: Redundancy, _ rule: Rule) -> Bool {
    guard rule.constant == 0, let own = rule.left.first?.anchor,
      let other = rule.right.first?.anchor,
      own.attribute == .centerX || own.attribute == .centerY, other.attribute == own.attribute,
      rule.right.first?.coefficient == 1
    else { return false }
    return redundancy.implying.count(where: \.isRule) > 1
  }

  /// Whether a claim is the same with all texts and, as far as several devices show, on all devices.
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
