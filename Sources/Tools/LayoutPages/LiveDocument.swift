package import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
package import LayoutShell

/// What a page shows of a shell that somebody types into: a document that grows with each line.
///
/// It is told in messages, each a ``SharedJSON`` on one line, with the same parts that a page of a
/// file has. What a line leads to is told at once as far as it takes no time to find out; why its
/// numbers are what they are, and other sizes, follow as a ``Completion``.
package struct LiveDocument: Sendable {
  private static let title = "Following the prompt"
  /// So many steps before the current one are shown at the beginning, of so many items in all.
  private static let (earlierSteps, earlierItems) = (50, 2_000)

  private var steps: [JSONValue] = []
  private var moments: [JSONValue] = []
  /// The moments by the steps of the shell.
  private var known: [Int: Int] = [:]
  /// The last moment, as it has been told.
  private var last: MomentContent?
  /// What can still be told of the last moment.
  private var open: Open?

  private struct Open: Sendable {
    var shell: Shell
    var depth: Moment.Depth
  }

  /// Begins with the layout of a shell and the steps that led to it.
  package init(_ shell: Shell) {
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
  package var whole: String { Self.message(Self.document(steps, moments)) }

  /// Takes a line that was answered, and returns the message about it: what it adds to the document.
  ///
  /// `tried` is what the line only tried.
  package mutating func follow(
    _ entry: Transcript.Entry, trying tried: LayoutAnalysis?, in shell: Shell
  ) -> String {
    let count = moments.count
    let number = shell.timeline.current
    let moment = known[number] ?? add(shell.analysis, of: shell, at: number)
    let step = PageDocument.Step(
      command: entry.input, step: number, lines: entry.reply, moment: moment,
      ghosts: Ghost.all(of: tried, beside: shell.analysis))
    steps.append(JSONValue(encoding: step))
    return Self.message(Self.document(steps.suffix(1), moments.suffix(from: count)))
  }

  /// Adds a moment as far as it takes no time, and returns its number.
  private mutating func add(
    _ analysis: LayoutAnalysis, of shell: Shell, at number: Int
  ) -> Int {
    let content = Moment(
      analysis, systemBroke: analysis.layout.systemBroke, Moment.Depth()
    ).content
    moments.append(MomentChange(from: last, to: content).value)
    last = content
    known[number] = moments.count - 1
    open =
      number == shell.timeline.current
      ? Depths(of: [analysis]).all.first.map { Open(shell: shell, depth: $0) } : nil
    return moments.count - 1
  }

  // MARK: - What takes longer

  /// Everything that there is to tell of the last moment.
  package struct Completion: Sendable {
    fileprivate let content: MomentContent
  }

  /// Finds out what has not been told of the last moment; nil where that is nothing.
  ///
  /// - Complexity: That of a ``Moment`` in depth, which can be seconds.
  package func completion() -> Completion? {
    guard let open else { return nil }
    return Completion(
      content: Moment(open.shell.analysis, systemBroke: open.shell.systemBroke, open.depth).content)
  }

  /// Whether something has not been told of the last moment.
  package var isIncomplete: Bool { open != nil }

  /// Takes what was found out of the last moment, and returns the message about it: what is other
  /// in that moment, by its number.
  package mutating func complete(_ completion: Completion) -> String {
    let change = MomentChange(from: last, to: completion.content).value
    last = completion.content
    open = nil
    let number = moments.count - 1
    moments[number] = MomentChange.joined(moments[number], change)
    return Self.message(.object(["moment": .number(Double(number)), "change": change]))
  }

  private static func document(
    _ steps: some Sequence<JSONValue>, _ moments: some Sequence<JSONValue>
  ) -> JSONValue {
    .object([
      "title": .string(title), "notes": .array([]), "steps": .array(Array(steps)),
      "moments": .array(Array(moments)),
    ])
  }

  private static func message(_ value: JSONValue) -> String {
    JSONDocument(SharedJSON(value)).line
  }
}
