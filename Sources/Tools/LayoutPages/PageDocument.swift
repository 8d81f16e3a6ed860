import LayoutDiagnosis
import LayoutDrawing
package import LayoutModel
package import LayoutShell

/// What a page shows of one file: its lines with their replies, and the layouts behind them.
package struct PageDocument: Sendable {
  /// A line with its reply.
  struct Step: Encodable, Sendable {
    /// What was typed.
    var command: String
    /// What stands above it in the file.
    var prose: String?
    /// The line of the file.
    var line: Int?
    /// The number of the step of the document that it led to.
    var step: Int
    /// What was printed.
    var lines: [String]
    /// Of a reply that is not as expected, what was expected.
    var expected: [String]?
    /// The expected lines that were not printed, and the printed ones that were not expected.
    var missing: [Int]?
    var extra: [Int]?
    /// The line that would have made what this one needs, where it could not be run for that.
    var cause: Int?
    /// The moment after it.
    var moment: Int
    /// Of a line that is only tried, where views would be.
    var ghosts: [Ghost]?
  }

  /// A layout at one step.
  private struct Layouted: Sendable {
    var analysis: LayoutAnalysis
    var systemBroke: Rule.ID?
  }

  /// What it is called: the title of a session, or the name of a file.
  package let title: String
  /// What is said about all of it.
  private let notes: [String]
  private let steps: [Step]
  private let layouts: [Layouted]

  /// How many replies are not as expected.
  package var failureCount: Int { steps.count { $0.expected != nil || $0.cause != nil } }

  /// A layout that was read from a file, with what is said about reading it.
  package init(
    _ layout: Layout, called title: String, notes: [String], systemBroke: Rule.ID? = nil
  ) {
    self.title = title
    self.notes = []
    layouts = [Layouted(analysis: LayoutAnalysis(layout), systemBroke: systemBroke)]
    steps = [Step(command: title, step: 0, lines: notes, moment: 0)]
  }

  /// A session, played to its end: what fails is shown as what it is.
  ///
  /// It is called by `name` where it has no title.
  package init(_ session: Session, files: Files, named name: String) {
    title = session.title ?? name
    var player = Player(session, files: files)
    var playing = Playing()
    var end = 0
    while let played = player.next() {
      let check = played.check
      let prose = session.lines[end..<max(end, check.line - 1)].filter { $0.hasPrefix("#") }
        .map { $0.drop { $0 == "#" || $0 == " " } }.joined(separator: " ")
      end = check.replyRange.upperBound
      var step = Step(
        command: check.input.text, prose: prose.isEmpty ? nil : prose, line: check.line,
        step: played.step, lines: played.reply.transcript, moment: playing.moment(of: player.shell),
        ghosts: Ghost.all(of: played.reply.tried, beside: player.shell.analysis))
      switch played.verdict {
      case .asExpected: break
      case .unreached(let cause): step.cause = cause
      case .mismatch, .refused:
        step.expected = check.expected.map(\.text)
        (step.missing, step.extra) = played.differences
      }
      playing.steps.append(step)
    }
    _ = playing.moment(of: player.shell)
    steps = playing.steps
    layouts = playing.layouts
    notes = player.omissions.lines.map(\.text)
  }

  /// The steps of a session and the layouts behind them, each step of the document once.
  private struct Playing {
    var steps: [Step] = []
    var layouts: [Layouted] = []
    private var known: [Int: Int] = [:]

    /// The number of the moment that a shell is at.
    mutating func moment(of shell: Shell) -> Int {
      let step = shell.timeline.current
      if let number = known[step] { return number }
      known[step] = layouts.count
      layouts.append(Layouted(analysis: shell.analysis, systemBroke: shell.systemBroke))
      return layouts.count - 1
    }
  }

  // MARK: - Writing

  /// The document as data of a page.
  var value: JSONValue {
    var last: MomentContent?
    let depths = Depths(of: layouts.map(\.analysis)).all
    let moments = zip(layouts, depths).map { moment, depth -> JSONValue in
      let content = Moment(moment.analysis, systemBroke: moment.systemBroke, depth).content
      defer { last = content }
      return MomentChange(from: last, to: content).value
    }
    return .object([
      "title": .string(title), "notes": .array(notes.map { .string($0) }),
      "steps": .array(steps.map { JSONValue(encoding: $0) }), "moments": .array(moments),
    ])
  }
}
