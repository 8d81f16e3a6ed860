import JSONValues
package import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
package import LayoutShell

/// The document that a page shows while somebody types into a shell; it grows with each line.
///
/// The page receives it as messages, each a ``SharedJSON`` on one line, with the same keys as a
/// document of a file. What can be computed quickly is sent at once; explanations of values and
/// other sizes follow as a ``Completion``.
package struct LiveDocument: Sendable {
  private static let title = "Following the prompt"
  /// The most steps before the current one that are shown at first, and the most items in them.
  private static let (earlierSteps, earlierItems) = (50, 2_000)

  private var steps: [JSONValue] = []
  private var moments: [JSONValue] = []
  /// The position of each snapshot, by the step of the shell.
  private var known: [Int: Int] = [:]
  /// The last snapshot as it was sent.
  private var last: SnapshotContent?
  /// What has not been computed for the last snapshot.
  private var open: Open?
  /// The layout that a lesson wants, as a snapshot of its own; nil outside of lessons.
  private var goal: JSONValue?

  private struct Open: Sendable {
    var shell: Shell
    var detail: StepSnapshot.Detail
  }

  /// Begins with the layout of a shell and the steps that led to it; `goal` is the layout that is to
  /// be reached, which is drawn over it at the same size.
  package init(_ shell: Shell, reaching goal: LayoutAnalysis? = nil) {
    if let goal {
      var detail = StepSnapshot.Detail()
      detail.follows = DetailLimits(of: [goal]).all.first?.follows ?? false
      let content = StepSnapshot(goal, systemBroke: nil, detail).content
      self.goal = SnapshotChange(from: nil, to: content).value
    }
    let timeline = shell.timeline
    var items = 0
    let path = timeline.path(to: timeline.current).suffix(Self.earlierSteps + 1).reversed()
      .prefix { number in
        items += timeline.steps[number].layout.items.count
        return number == timeline.current || items <= Self.earlierItems
      }
    var before: LayoutAnalysis?
    for number in path.reversed() {
      let step = timeline.steps[number]
      let isNow = number == timeline.current
      let analysis =
        isNow
        ? shell.analysis
        : before.map { LayoutAnalysis(step.layout, after: $0) } ?? LayoutAnalysis(step.layout)
      before = analysis
      guard number > 0 || isNow else { continue }
      let moment = add(analysis, of: shell, at: number)
      steps.append(
        JSONValue(
          encoding: PageDocument.Step(
            command: number == 0 ? "the start" : step.command, step: number,
            lines: step.summary.isEmpty ? [] : [step.summary], moment: moment)))
    }
  }

  /// The whole document as a message.
  package var whole: String { Self.message(Self.document(steps, moments, goal)) }

  /// Adds a line and its reply, and returns the message that adds them to the page.
  ///
  /// `tried` is the layout that the line tried without keeping it.
  package mutating func follow(
    _ entry: Transcript.Entry, trying tried: LayoutAnalysis?, in shell: Shell
  ) -> String {
    let count = moments.count
    let number = shell.timeline.current
    let moment = known[number] ?? add(shell.analysis, of: shell, at: number)
    let step = PageDocument.Step(
      command: entry.input, step: number, lines: entry.reply, moment: moment,
      ghosts: TrialPreview.all(of: tried, beside: shell.analysis))
    steps.append(JSONValue(encoding: step))
    return Self.message(Self.document(steps.suffix(1), moments.suffix(from: count)))
  }

  /// Adds a snapshot with what can be computed quickly, and returns its position.
  private mutating func add(
    _ analysis: LayoutAnalysis, of shell: Shell, at number: Int
  ) -> Int {
    let content = StepSnapshot(
      analysis, systemBroke: analysis.layout.systemBroke, StepSnapshot.Detail()
    ).content
    moments.append(SnapshotChange(from: last, to: content).value)
    last = content
    known[number] = moments.count - 1
    open =
      number == shell.timeline.current
      ? DetailLimits(of: [analysis]).all.first.map { Open(shell: shell, detail: $0) } : nil
    return moments.count - 1
  }

  // MARK: - What takes longer

  /// Everything about the last snapshot.
  package struct Completion: Sendable {
    fileprivate let content: SnapshotContent
  }

  /// Computes what is missing from the last snapshot; nil if nothing is.
  ///
  /// - Complexity: That of a ``StepSnapshot`` in full detail, which can take seconds.
  package func completion() -> Completion? {
    guard let open else { return nil }
    return Completion(
      content: StepSnapshot(open.shell.analysis, systemBroke: open.shell.systemBroke, open.detail)
        .content)
  }

  /// Whether something is missing from the last snapshot.
  package var isIncomplete: Bool { open != nil }

  /// Adds what was computed for the last snapshot, and returns the message with its position and
  /// what changes in it.
  package mutating func complete(_ completion: Completion) -> String {
    let change = SnapshotChange(from: last, to: completion.content).value
    last = completion.content
    open = nil
    let number = moments.count - 1
    moments[number] = SnapshotChange.joined(moments[number], change)
    return Self.message(.object(["moment": .number(Double(number)), "change": change]))
  }

  private static func document(
    _ steps: some Sequence<JSONValue>, _ moments: some Sequence<JSONValue>,
    _ goal: JSONValue? = nil
  ) -> JSONValue {
    .object(
      [
        "title": .string(title), "notes": .array([]), "steps": .array(Array(steps)),
        "moments": .array(Array(moments)),
      ].merging(goal.map { ["goal": $0] } ?? [:]) { $1 })
  }

  private static func message(_ value: JSONValue) -> String {
    JSONDocument(SharedJSON(value)).line
  }
}
