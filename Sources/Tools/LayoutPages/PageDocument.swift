import JSONValues
import LayoutDiagnosis
import LayoutDrawing
package import LayoutModel
package import LayoutShell

/// What a page shows about one file: its lines with their replies, and the layouts after them.
package struct PageDocument: Sendable {
  /// A line with its reply.
  struct Step: Encodable, Sendable {
    /// What was typed.
    var command: String
    /// The comment above it in the file.
    var prose: String?
    /// The line of the file.
    var line: Int?
    /// The number of the step of the document that it led to.
    var step: Int
    /// What was printed.
    var lines: [String]
    /// The expected reply, if the actual one differs.
    var expected: [String]?
    /// The expected lines that were not printed, and the printed ones that were not expected.
    var missing: [Int]?
    var extra: [Int]?
    /// The line that this one depends on, if it was not run because that line failed.
    var cause: Int?
    /// The position of the snapshot after it.
    var moment: Int
    /// If the line only tries something, where views would be.
    var ghosts: [TrialPreview]?
    /// If the file was saved again, where views were before.
    var past: [TrialPreview]?
  }

  /// A layout at one step.
  private struct Layouted: Sendable {
    var analysis: LayoutAnalysis
    var systemBroke: Rule.ID?
  }

  /// The title of a session, or the name of a file.
  package let title: String
  /// Notes about the whole document.
  private let notes: [String]
  private var steps: [Step]
  private let layouts: [Layouted]
  /// Whether its lines are those of a session.
  private let isSession: Bool

  /// How many replies are not as expected.
  package var failureCount: Int { steps.count { $0.expected != nil || $0.cause != nil } }

  /// Makes a document of a layout that was read from a file, with notes about the import.
  package init(
    _ layout: Layout, called title: String, notes: [String], systemBroke: Rule.ID? = nil
  ) {
    self.title = title
    self.notes = []
    isSession = false
    layouts = [Layouted(analysis: LayoutAnalysis(layout), systemBroke: systemBroke)]
    steps = [Step(command: title, step: 0, lines: notes, moment: 0)]
  }

  /// Plays a session to its end, and makes a document that also shows its failures.
  ///
  /// It is called `name` if the session has no title.
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
        ghosts: TrialPreview.all(of: played.reply.tried, beside: player.shell.analysis))
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
    isSession = true
    layouts = playing.layouts
    notes = player.omissions.lines.map(\.text)
  }

  /// The steps of a session and the layouts after them, each layout once.
  private struct Playing {
    var steps: [Step] = []
    var layouts: [Layouted] = []
    private var known: [Int: Int] = [:]

    /// The position of the snapshot of a shell's current step.
    mutating func moment(of shell: Shell) -> Int {
      let step = shell.timeline.current
      if let number = known[step] { return number }
      known[step] = layouts.count
      layouts.append(Layouted(analysis: shell.analysis, systemBroke: shell.systemBroke))
      return layouts.count - 1
    }
  }

  /// Makes a document of conflicts, the newest first, each with its layout.
  package init(_ conflicts: [ConsoleConflict], called title: String) {
    self.title = title
    notes = []
    isSession = false
    // The last layouts are shown in the most detail.
    layouts = conflicts.reversed().map {
      Layouted(analysis: LayoutAnalysis($0.layout), systemBroke: $0.systemBroke)
    }
    steps = conflicts.enumerated().map { index, conflict in
      Step(
        command: conflict.title, step: conflict.number, lines: conflict.lines,
        moment: conflicts.count - 1 - index)
    }
  }

  // MARK: - Saving again

  /// The document of a file that is shown at each save: it says what is wrong with a layout that was
  /// read as a whole, and where its views were in the version before.
  package func followed(since before: PageDocument?) -> PageDocument {
    var result = self
    let old = before?.layoutsByLine ?? [:]
    for (line, index) in zip(lines, steps.indices) {
      let now = layouts[steps[index].moment].analysis
      let then = old[line]
      if steps[index].ghosts == nil {
        result.steps[index].past = then.map { TrialPreview.past(of: $0, beside: now) }
      }
      guard !isSession else { continue }
      let findings = News(from: LayoutAnalysis(Layout()), to: now).lines().map(\.text)
      let changes = then.map { FramesDifference(from: $0, to: now, ofOneDocument: false).words }
      result.steps[index].lines +=
        findings + (changes ?? []).prefix(Self.changeLimit).map { "= moved      \($0)" }
    }
    return result
  }

  /// Whether it shows other lines or views elsewhere than another version.
  package func hasChanged(since before: PageDocument?) -> Bool {
    guard let before, before.lines == lines else { return true }
    return zip(layouts, before.layouts).contains {
      !LayoutDifference(from: $1.analysis, to: $0.analysis).isEmpty
    }
  }

  /// The most numbers that are said to have changed since the last save.
  private static let changeLimit = 12

  /// Each step by what is typed, and how often that was typed before: the lines of an edited session
  /// have other numbers.
  private var lines: [String] {
    var counts: [String: Int] = [:]
    return steps.map { step in
      counts[step.command, default: 0] += 1
      return "\(counts[step.command] ?? 0) \(step.command)"
    }
  }

  /// The layout after each of the ``lines``.
  private var layoutsByLine: [String: LayoutAnalysis] {
    Dictionary(zip(lines, steps.map { layouts[$0.moment].analysis })) { first, _ in first }
  }

  // MARK: - Writing

  /// The document as data of a page.
  var value: JSONValue { value(DetailLimits(of: layouts.map(\.analysis)).all) }

  /// The document without what takes long to find out.
  var outline: JSONValue { value(layouts.map { _ in StepSnapshot.Detail() }) }

  private func value(_ details: [StepSnapshot.Detail]) -> JSONValue {
    var last: SnapshotContent?
    let moments = zip(layouts, details).map { moment, detail -> JSONValue in
      let content = StepSnapshot(moment.analysis, systemBroke: moment.systemBroke, detail).content
      defer { last = content }
      return SnapshotChange(from: last, to: content).value
    }
    return .object([
      "title": .string(title), "notes": .array(notes.map { .string($0) }),
      "steps": .array(steps.map { JSONValue(encoding: $0) }), "moments": .array(moments),
    ])
  }
}
