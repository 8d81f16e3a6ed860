import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

/// The steps of the current branch that made a rule, changed it, broke it or made it hold again:
/// the answer of `blame` on a rule.
struct RuleBlame: Finding {
  /// A step, with the rule as it is from there on.
  struct Change: Encodable, Sendable {
    var step: Int
    /// The rule with its priority; empty where it is not there.
    var text: String
    /// `holds`, `broken`, `measured`, `off` or `gone`.
    var state: String
    var command: String
    var place: String?
  }

  private let name: String
  private let changes: [Change]

  /// Follows a rule of the current layout from the beginning.
  init(_ rule: Rule, in shell: Shell) throws(Diagnostic) {
    name = rule.name
    var last = (text: "", state: "gone")
    var changes: [Change] = []
    try shell.timeline.forEachAnalysis { step, analysis in
      var found = (text: "", state: "gone")
      if step.layout.shares(rule.id, with: shell.layout), let there = step.layout.rule(rule.id) {
        found = (step.layout.line(of: there), Self.state(of: there, in: analysis.solved))
      }
      guard found != last else { return }
      last = found
      changes.append(
        Change(
          step: step.number, text: found.text, state: found.state, command: step.command,
          place: step.place ?? Self.place(of: rule.id, in: step)))
    }
    self.changes = changes
  }

  /// The line of an imported file at which a rule was made or changed; nil for another step.
  private static func place(of rule: Rule.ID, in step: Timeline.Step) -> String? {
    guard let origin = step.layout.rule(rule)?.origin, origin.step == step.number,
      origin.file != nil
    else { return nil }
    return origin.text
  }

  private static func state(of rule: Rule, in solved: SolvedLayout) -> String {
    switch RuleState(of: rule, in: solved).kind {
    case .tight, .slack: "holds"
    case .stretched: "gives way"
    case .broken: "broken"
    case .measured: "measured"
    case .off: "off"
    }
  }

  // MARK: - For people

  /// A line for each step.
  var passages: [Passage] {
    var table = Table.ofSteps
    for change in changes {
      let place = change.place.map { "   \($0)" } ?? ""
      table.add([
        "#\(change.step)", change.state, change.text, change.command.firstLine.escaped + place,
      ])
    }
    return [Passage(.value, .table(table))]
  }

  // MARK: - For programs

  private enum Key: String, CodingKey { case rule, changes }

  /// Encodes the changes with the keys that `help json` lists.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .rule)
    try container.encode(changes, forKey: .changes)
  }
}
