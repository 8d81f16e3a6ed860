package import LayoutModel

/// How a rule stands, and why: the answer to `why RULE`.
package struct RuleStanding: Finding {
  private let rule: Rule
  private let analysis: LayoutAnalysis
  private let isExact: Bool
  private let standing: RuleStatus
  /// What the rule compares with its constant, as it is written.
  private let what: String

  /// Examines a rule of an analysed layout; with `isExact`, numbers are fractions.
  package init(_ rule: Rule, in analysis: LayoutAnalysis, isExact: Bool = false) {
    self.rule = rule
    self.analysis = analysis
    self.isExact = isExact
    standing = RuleStatus(of: rule, in: analysis.solved)
    what = analysis.layout.measuredText(of: rule)
  }

  /// The rule with its state, then the sum that explains it.
  package var passages: [Passage] {
    let (solved, layout) = (analysis.solved, analysis.layout)
    let priority = rule.priority == 1000 ? "required" : "@\(rule.priority.spelled)"
    let head = "\(rule.name)  \(layout.text(of: rule))  \(priority)  "
    let state = RuleState(of: rule, in: solved)
    let conflict = analysis.conflicts.first { $0.broken == .rule(rule.id) }
    if state.kind == .broken, let conflict {
      return [Passage(.heading, head + state.text, indent: 6)] + conflict.passages(in: solved)
    }
    var passages = [
      Passage(.heading, head + state.text + Self.meaning(of: state.kind), indent: 6)
    ]
    if let explanation = standing.explanation {
      if explanation.rows.map(\.source) != [.rule(rule.id)] {
        passages += explanation.passages(
          of: what, in: solved, isExact: isExact, asker: .rule(rule.id))
      }
    } else {
      let shown = solved.value(of: solved.lowering.expression(of: rule))
      passages += Reason.undetermined(what, standing.range, shown: shown)
    }
    return passages + without
  }

  private static func meaning(of kind: ClaimState) -> String {
    switch kind {
    case .tight: ": it holds with equality"
    case .slack: ": it holds, with slack"
    case .stretched: ": rules of the same or higher priority leave it no room"
    case .measured: ": the constant with which it would hold exactly"
    case .broken, .off: ""
    }
  }

  private var without: [Passage] {
    switch standing.without {
    case nil: []
    case .same:
      [Passage(.text, "nothing depends on it: without it \(what) stays the same")]
    case .other(let value): [Passage(.text, "without it \(what) = \(value.spelled)")]
    case .several(let min, let max):
      [Passage(.text, "without it \(what) is \(Words.range(min, max))")]
    }
  }

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    var rule: Document.Rule
    /// What the rule measures.
    var measured: Document.View.Range
    @Nullable var because: Document.Reason?
    /// What that would be without the rule.
    @Nullable var without: Document.View.Range?
  }

  /// Encodes the answer with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    let other: (min: Double?, max: Double?)? =
      switch standing.without {
      case nil: nil
      case .same: (standing.value, standing.value)
      case .other(let value): (value, value)
      case .several(let min, let max): (min, max)
      }
    try Shape(
      rule: Inspection(analysis).rule(rule),
      measured: .init(variable: what, min: standing.range.min, max: standing.range.max),
      because: standing.explanation.map {
        Document.Reason($0, of: what, nil, in: analysis.solved)
      }, without: other.map { .init(variable: what, min: $0.min, max: $0.max) }
    ).encode(to: encoder)
  }
}
