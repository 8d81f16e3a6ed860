import ConstraintSolver
import InterfaceBuilder
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import RunReports

extension AuditCheck {
  /// Optional rules that contradict required ones, or others that matter as much or more, on a
  /// screen of any size; a rule that only lacks room here is what priorities are for.
  static let priorities = AuditCheck(
    "priorities", .warning, "An optional rule can never hold.",
    help: """
      Required rules, or others that matter as much or more, contradict it on a screen of any size. \
      Remove it, or give it the priority that was meant.
      """,
    isForEvery: true
  ) { subject in
    subject.stretched.compactMap { rule in
      guard let hopeless = subject.contradiction(of: rule) else { return nil }
      let (conflict, solved) = (hopeless.conflict, hopeless.analysis.solved)
      let others = conflict.rules.filter { $0 != .rule(rule.id) }.map { solved.name(of: $0) }
      let against =
        others.isEmpty ? "by itself" : "it contradicts \(Words.list(others))"
      return AuditFinding(
        key: conflict.rules.map { subject.mark($0) }.sorted().joined(separator: " "),
        message: "\(rule.name) at \(rule.priority.spelled) can never hold: \(against)",
        place: subject.place(rule.id),
        level: subject.isUseful(rule, against: conflict) ? .note : nil,
        rule: subject.mark(rule.id),
        evidence: {
          var evidence = AuditFinding.Evidence()
          evidence.details = Array(conflict.passages(in: solved)).lines.map(\.text)
          evidence.related = conflict.toldRules.map { source in
            ReportedFinding.Related(
              subject.reported(subject.place(source)),
              "\(solved.name(of: source))  \(subject.solved.text(of: source))")
          }
          return evidence
        })
    }
  }
}

extension AuditSubject {
  /// The optional rules that people made and that do not hold, by age.
  fileprivate var stretched: [Rule] {
    layout.rules.filter { rule in
      guard rule.isOn, rule.priority < 1000, solved.author(of: .rule(rule.id)) == .user,
        !asksForNothing(rule),
        let claim = solved.lowering.claim(of: .rule(rule.id)),
        // Hidden views are meant to have no room.
        !(rule.left + rule.right).contains(where: { geometry.isHidden($0.anchor.item.owner) })
      else { return false }
      return solved.error(of: claim) > LayoutGeometry.visibleDifference / 2
    }
  }

  /// Whether a rule wants a length of zero: as small, or as near, as the others allow.
  private func asksForNothing(_ rule: Rule) -> Bool {
    guard rule.constant == 0, let first = rule.left.first?.anchor, rule.hasUIKitForm else {
      return false
    }
    guard let second = rule.right.first else { return !first.attribute.isPosition }
    return second.coefficient == 1 && first.attribute.isPosition
      && layout.rules(mentioning: [first.item]).contains { other in
        other.isOn && other.relation != .equal && other.priority > rule.priority
          && Set((other.left + other.right).map(\.anchor)) == [first, second.anchor]
      }
  }

  /// Whether a rule that cannot hold does something all the same: it, or one that it contradicts, has an
  /// outlet, so that code may change it; or the layout is another one without it, as it draws a view as
  /// near as the others allow.
  fileprivate func isUseful(_ rule: Rule, against conflict: Conflict) -> Bool {
    let rules = conflict.toldRules.compactMap { source -> Rule.ID? in
      if case .rule(let id) = source { id } else { nil }
    }
    if rules.contains(where: hasOutlet) { return true }
    guard let removal = step(.removal(rule.id), in: analysis) else { return false }
    return removal.isAmbiguous || !removal.moved.isEmpty
  }

  /// Why a rule cannot hold even on a screen of any size, if no optional rule that matters as much
  /// or more may yield to it; nil if it can.
  fileprivate func contradiction(
    of rule: Rule
  ) -> (conflict: Conflict, analysis: LayoutAnalysis)? {
    var layout = layout
    if let root = layout.root, layout.item(root)?.givenSize != nil {
      guard (try? layout.setRoot(layout.name(of: root), size: nil)) != nil else { return nil }
    }
    for other in layout.rules
    where other.isOn && other.priority < 1000 && other.priority >= rule.priority {
      guard (try? layout.setPriority(other.id, 1000)) != nil else { return nil }
    }
    let solved = SolvedLayout(layout)
    guard !solved.broken.isEmpty else { return nil }
    let analysis = LayoutAnalysis(solved)
    return analysis.conflicts.first { conflict in
      conflict.rules.contains(.rule(rule.id)) && !conflict.members.contains(where: isOfText)
    }.map { ($0, analysis) }
  }

  /// Whether a claim is the size of a text, which code, another language or a reader's text size changes.
  private func isOfText(_ source: Claim.Source) -> Bool {
    switch source {
    case .hugging(let id, _), .resistance(let id, _):
      layout.item(id).map { [.label, .button, .textview, .segmented].contains($0.kind) } ?? false
    case .rule, .generated, .implied, .given: false
    }
  }
}
