import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

/// The steps of the current branch that changed a value: what `when` prints.
struct ValueHistory: Finding {
  /// A step that changed it.
  struct Change: Encodable, Sendable {
    var step: Int
    var before: ValueState
    var after: ValueState
    var command: String
    /// The line of a file that was stopped inside at the step; nil for none.
    var place: String?
    /// The rules of the step, and what else was made by it, that decide the value, with the line
    /// of an imported file where they come from one.
    var by: [String]
    /// A summary of what the step changed.
    var news: String
  }

  /// The value as it is written.
  let title: String
  /// The steps, in order.
  private(set) var changes: [Change] = []
  private let value: TracedValue

  private init(_ title: String, _ value: TracedValue) {
    self.title = title
    self.value = value
  }

  /// Follows values from the beginning to the current step.
  ///
  /// All of them are followed on one way through the steps.
  static func all(
    of values: [(title: String, value: TracedValue)], in timeline: Timeline
  ) throws(Diagnostic) -> [ValueHistory] {
    var histories = values.map { ValueHistory($0.title, $0.value) }
    var states = histories.map { _ in ValueState.missing }
    try timeline.forEachAnalysis { step, analysis in
      for index in histories.indices {
        let state = histories[index].value.state(in: analysis)
        guard state != states[index] else { continue }
        histories[index].add(step, from: states[index], to: state, in: analysis)
        states[index] = state
      }
    }
    return histories
  }

  private mutating func add(
    _ step: Timeline.Step, from before: ValueState, to after: ValueState,
    in analysis: LayoutAnalysis
  ) {
    changes.append(
      Change(
        step: step.number, before: before, after: after, command: step.command, place: step.place,
        by: after.number == nil ? [] : makers(at: step, in: analysis), news: step.summary))
  }

  /// What a step made and the value depends on.
  private func makers(at step: Timeline.Step, in analysis: LayoutAnalysis) -> [String] {
    let solved = analysis.solved
    guard let quantity = value.there(in: solved.layout)?.quantity,
      let explanation = Explanation(
        quantity.expression(in: solved), measuring: .anchor(quantity.anchor), in: solved)
    else { return [] }
    return explanation.rows.compactMap { row in
      guard let moment = solved.moment(of: row.source),
        moment.step == step.number || moment.text == step.place
      else { return nil }
      let name = solved.name(of: row.source)
      return moment.file == nil ? name : "\(name) (\(moment.text))"
    }
  }

  // MARK: - For people

  /// A line for each step: what the value is from there on, the line, and which of its rules decide.
  var passages: [Passage] {
    var table = Table.ofSteps
    for change in changes {
      let by = change.by.isEmpty ? [] : ["by \(Words.list(change.by))"]
      let notes =
        (change.place.map { [$0] } ?? []) + by + (change.news.isEmpty ? [] : [change.news])
      table.add([
        "#\(change.step)", change.after.text, change.command.firstLine.escaped,
        notes.joined(separator: "   "),
      ])
    }
    return [Passage(.value, .table(table))]
  }

  // MARK: - For programs

  private enum Key: String, CodingKey { case quantity, changes }

  /// Encodes the changes with the keys that `help json` lists.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(title, forKey: .quantity)
    try container.encode(changes, forKey: .changes)
  }
}
