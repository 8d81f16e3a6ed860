import ConstraintSolver
public import LayoutDiagnosis
public import LayoutModel

/// How a rule stands, and why.
public struct StandingText {
  /// The rule with its state, then the sum behind it.
  public let lines: [String]

  /// Words for a rule of an examined layout; exact ones are fractions.
  public init(_ rule: Rule, in examination: Examination, isExact: Bool = false) {
    let solved = examination.solved
    let layout = examination.layout
    let standing = Standing(of: rule, in: solved)
    let what = layout.measuredText(of: rule)
    let priority = rule.priority == 1000 ? "required" : "@\(rule.priority.spelled)"
    let head = "\(rule.name)  \(layout.text(of: rule))  \(priority)  "
    let state = RuleState(of: rule, in: solved)
    let conflict = examination.conflicts.first { $0.broken == .rule(rule.id) }
    if state.kind == .broken, let conflict {
      lines =
        Paragraph.lines(head + state.text, indent: 6) + ConflictText(conflict, in: solved).lines
      return
    }
    var lines = Paragraph.lines(head + state.text + Self.meaning(of: state.kind), indent: 6)
    if let explanation = standing.explanation {
      if explanation.rows.map(\.source) != [.rule(rule.id)] {
        let text = WhyText(
          explanation, of: what, in: solved, isExact: isExact, asker: .rule(rule.id))
        lines += text.lines
      }
    } else {
      let shown = solved.value(of: solved.lowering.expression(of: rule))
      lines += WhyText(ambiguous: what, standing.range, shown: shown, tie: nil, in: layout).lines
    }
    lines += Self.words(standing.without, what)
    self.lines = lines
  }

  private static func meaning(of kind: ClaimState) -> String {
    switch kind {
    case .tight: ": it holds with equality"
    case .slack: ": it holds with room"
    case .stretched: ": rules that matter more, or equals, leave it no room"
    case .measured: ": the constant it would need"
    case .broken, .off: ""
    }
  }

  private static func words(_ without: Standing.Without?, _ what: String) -> [String] {
    switch without {
    case nil: []
    case .same: Paragraph.lines("nothing leans on it: without it \(what) is the same", indent: 2)
    case .other(let value):
      Paragraph.lines("without it \(what) = \(value.spelled)", indent: 2)
    case .several(let min, let max):
      Paragraph.lines("without it \(what) is \(TieText.range(min, max))", indent: 2)
    }
  }
}
