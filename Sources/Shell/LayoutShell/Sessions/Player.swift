package import LayoutDiagnosis
import ConstraintSolver
import LayoutDrawing
import LayoutModel
package import PlumbLanguage
import UIKitTexts

/// Plays a session: runs its commands one after the other and yields each with its reply.
///
/// Everything that runs a session uses a player: a replay, a review, `read`, a report on a step,
/// the prompt that opens a page. So what a line of a file may do, and which reply is as expected,
/// is decided only here:
///
/// - Lines of a file see the files of its folder and below, and those that travel inside it. They
///   write to memory only, where later lines can read.
/// - An error counts as expected if the reply below it, or `expect error` in the next line,
///   contains its code; a conflict that the reply does not show, if the next line expects one.
/// - `quit` ends it.
package struct Player: Sequence, IteratorProtocol, Sendable {
  /// A command that was run.
  package struct Played: Sendable {
    /// The command, with the reply it should get.
    package let check: Session.Check
    /// The reply it got.
    package let reply: Reply
    /// The step the shell is at after it.
    package let step: Int
    /// Whether the next line expects the error, or the conflict that the reply does not show.
    package let isExcused: Bool
    /// Whether the line was refused with an error that the session does not expect.
    let isRefused: Bool
    fileprivate let cause: Int?
    fileprivate let tolerance: Double

    /// Whether the reply is the expected one, and if not, why.
    package var verdict: Verdict {
      if let cause { return .unreached(cause: cause) }
      if isRefused { return .refused }
      return isAsExpected(check.expected) ? .asExpected : .mismatch
    }

    /// The expected lines that the reply does not hold, and its lines that were not expected, by place;
    /// O(expected × printed).
    package var differences: (missing: [Int], extra: [Int]) {
      let printed = reply.transcript
      let match = ReplyMatch(check.expected, printed, tolerance: tolerance)
      let matched = Set(match.partners.compactMap(\.self))
      let missing = check.expected.indices.filter {
        match.partners[$0] == nil && !check.expected[$0].isEllipsis
      }
      let hasEllipsis = check.expected.contains(where: \.isEllipsis)
      let extra = printed.indices.filter { !matched.contains($0) }
      return (missing, hasEllipsis && missing.isEmpty ? [] : extra)
    }

    /// Whether the reply would be as expected with these lines below the command.
    ///
    /// An error or a conflict has to be written out in the lines, even if `...` would cover it.
    func isAsExpected(_ expected: [SessionLine]) -> Bool {
      if reply.error != nil, isExcused, expected.isEmpty { return true }
      // A failed expectation fails even if the session contains the text of its failure.
      guard reply.failure == nil else { return false }
      let texts = expected.map(\.text)
      if !isExcused {
        if reply.error != nil, !texts.contains(where: { $0.contains("error[") }) { return false }
        if reply.reportsConflict, !texts.contains(where: Wording.opensConflict) { return false }
      }
      return ReplyMatch(expected, reply.transcript, tolerance: tolerance).isEqual
    }
  }

  /// The result of comparing a reply with what the session expects.
  package enum Verdict: Hashable, Sendable {
    /// The reply is the expected one.
    case asExpected
    /// The reply is another one.
    case mismatch
    /// The line was refused with an error that the session does not expect.
    case refused
    /// The line was refused because something was missing that an earlier line, refused itself,
    /// should have made.
    ///
    /// `cause` is the number of that line.
    case unreached(cause: Int)
  }

  /// The session that is played.
  package let session: Session
  /// The shell after the commands that were played.
  package private(set) var shell: Shell
  /// How many commands were played or skipped.
  package private(set) var position = 0
  /// The commands that would have written a file.
  package private(set) var unwritten: [Session.Check] = []
  /// The expectations that did not hold.
  private var unmet: [Played] = []
  /// The `quit` that ended the session, if it was reached.
  package private(set) var farewell: Played?

  /// The texts that lines read while they ran in another shell, by the names they asked for.
  private(set) var lentTexts: [(name: String, text: String)] = []

  private let skipsLooks: Bool
  private let memory: MemoryFiles
  /// The words in refused lines that name nothing in the layout, each with the number of the line.
  private var missing: [String: Int] = [:]

  /// Starts a session, with the files of its folder.
  ///
  /// With `skippingLooks`, commands that cannot change the document are not run.
  package init(_ session: Session, files: Files, skippingLooks: Bool = false) {
    self.session = session
    skipsLooks = skippingLooks
    memory = MemoryFiles(session.fixtures)
    shell = Shell(files: memory.files(over: files), source: .session)
    shell.adopt(session.header)
  }

  init(
    _ session: Session, files: Files, skippingLooks: Bool = false, readDepth: Int = 0,
    isReading: Bool
  ) {
    self.init(session, files: files, skippingLooks: skippingLooks)
    shell.readDepth = readDepth
    shell.isReading = isReading
  }

  /// The command that is played next; nil at the end.
  package var upcoming: Session.Check? {
    farewell == nil && position < session.checks.count ? session.checks[position] : nil
  }

  /// How many commands were played or skipped.
  var playedCount: Int { position }

  /// The commands that have not been played.
  var remaining: ArraySlice<Session.Check> {
    farewell == nil ? session.checks.dropFirst(position) : []
  }

  /// How many commands follow the `quit` that ended the session.
  package var unplayedCount: Int { farewell == nil ? 0 : session.checks.count - position }

  /// Whether `quit` left commands unplayed and the session's header does not say so.
  package var endedEarly: Bool { unplayedCount > 0 && session.earlyEnd == nil }

  /// Runs the next command and returns it with its reply; nil at the end.
  package mutating func next() -> Played? { next { $0 } }

  private mutating func next(as meant: (Input) -> Input) -> Played? {
    while let check = upcoming {
      position += 1
      if skipsLooks, check.isLook { continue }
      let writeCount = memory.writeCount
      let reply = shell.run(meant(check.input))
      if memory.writeCount > writeCount { unwritten.append(check) }
      let played = judged(check, reply)
      if reply.failure != nil { unmet.append(played) }
      if reply.exit != nil { farewell = played }
      return played
    }
    return nil
  }

  /// Runs the next command in another shell, which goes on from there, as ``next()`` does in the
  /// player's own; nil at the end.
  ///
  /// `files` are those of the session's folder, and `steps` the numbers there of the session's own
  /// steps. Only what the command does to the document comes back: what is typed, shown and kept
  /// stays that of the other shell.
  mutating func next(in outer: inout Shell, files: Files, steps: [Int]) -> Played? {
    let own = shell
    shell = outer
    shell.files = memory.files(over: files)
    (shell.source, shell.readDepth, shell.tolerance) = (.session, own.readDepth, own.tolerance)
    (shell.echo, shell.wording) = (.news, .plumb)
    (shell.transcript, shell.journal) = (Transcript(), Journal())
    shell.firstStep = steps.first ?? 0
    let beyond = shell.timeline.nextNumber
    let played = next { input in input.renumbered(steps, beyond: beyond) }
    let texts = shell.transcript.texts
    outer.timeline = shell.timeline
    outer.analysis = shell.analysis
    outer.listedFixes = shell.listedFixes
    outer.lastError = shell.lastError
    shell = own
    lentTexts += texts.filter { text in !session.fixtures.contains { $0.name == text.name } }
    return played
  }

  /// Runs a line that the session does not have; its next lines go on from there.
  package mutating func run(_ line: String) -> Reply {
    shell.source = .prompt
    defer { shell.source = .session }
    return shell.run(line)
  }

  private mutating func judged(_ check: Session.Check, _ reply: Reply) -> Played {
    let next = position < session.checks.count ? session.checks[position].input : nil
    let isExcused = Self.isExcused(reply, by: next)
    var (isRefused, cause) = (false, Int?.none)
    if let error = reply.error, !isExcused {
      let code = "error[\(error.code.rawValue)]"
      isRefused = !check.expected.contains { $0.text.contains(code) }
      if isRefused {
        cause = error.text.flatMap { missing[$0] }
        note(check, error, cause: cause ?? check.line)
      }
    }
    return Played(
      check: check, reply: reply, step: shell.timeline.current, isExcused: isExcused,
      isRefused: isRefused, cause: cause, tolerance: session.tolerance)
  }

  /// Whether the next line expects the error of a reply, or a conflict that the reply does not
  /// show.
  package static func isExcused(_ reply: Reply, by next: Input?) -> Bool {
    guard let next else { return false }
    if let error = reply.error { return next.expects("error", error.code.rawValue) }
    return reply.reportsConflict && expectsConflict(next)
  }

  /// Whether a line expects a conflict.
  static func expectsConflict(_ line: Input) -> Bool {
    line.expects("conflict") || line.expects("broken")
  }

  /// Remembers the names that a refused line might have made.
  private mutating func note(_ check: Session.Check, _ error: Diagnostic, cause: Int) {
    let words = check.input.text.unicodeScalars.split { !Name.isLetter($0) && !Name.isDigit($0) }
    for word in words.map(String.init) where word != error.text && missing[word] == nil {
      if shell.layout.named(word) == nil { missing[word] = cause }
    }
  }
}

extension Player {
  /// Notes on what the session does as a file and not when it is only opened, such as writing
  /// files.
  package var omissions: [Passage] {
    var notes = unwritten.map { check in
      Passage(
        .note,
        .line(
          "note  line \(check.line) was not run, \(Files.Problem.readOnly.reason): "
            + check.input.text.firstLine))
    }
    if let farewell, endedEarly {
      let count = unplayedCount.counted("command")
      let line = "note  quit on line \(farewell.check.line) leaves \(count) after it not run"
      notes.append(Passage(.note, .line(line)))
    }
    return notes
  }

  /// What the session expects and is not so, with the lines that say it: where a recorded layout and
  /// this one differ.
  package var differences: [Passage] {
    guard !unmet.isEmpty else { return [] }
    let count = unmet.count.counted("expectation")
    var passages = [Passage(.failure, .line("differs    \(count) of the file"))]
    for played in unmet {
      let text = "  line \(played.check.line)  \(played.check.input.text.firstLine)"
      passages.append(Passage(.text, .line(text)))
      for line in (played.reply.failure ?? "").split(separator: "\n") {
        passages.append(Passage(.text, .line("    \(line)")))
      }
    }
    return passages
  }

  /// Plays until a number of steps was made, or to the end, and goes to that step.
  ///
  /// - Throws: The first error that the session does not expect, with its line number.
  package mutating func run(until step: Int? = nil) throws(Diagnostic) {
    while step.map({ shell.timeline.steps.count <= $0 }) ?? true, let played = next() {
      SearchProgress.report("lines", playedCount, of: session.checks.count)
      guard !Interruption.isRequested else { throw .interrupted(in: played.check.input.text) }
      guard played.isRefused, var error = played.reply.error else { continue }
      error.lineNumber = error.lineNumber ?? played.check.line
      throw error
    }
    guard let step else { return }
    guard shell.timeline.steps.indices.contains(step) else {
      throw Diagnostic(
        .noSuchMoment, "there is no step #\(step), the last is #\(shell.timeline.steps.count - 1)",
        at: [], in: "")
    }
    _ = shell.go(to: step)
  }
}

extension Diagnostic {
  /// The part of the line that the error is about.
  fileprivate var text: String? {
    guard let range = ranges.first else { return nil }
    let scalars = line.unicodeScalars
    guard range.upperBound <= scalars.count else { return nil }
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
    return String(scalars[start..<scalars.index(start, offsetBy: range.count)])
  }
}

extension Input {
  /// The commands that name a step first.
  private static let naming: Set<String> = ["goto", "skip", "edit", "insert"]

  /// The same input with the step that it names by another number: steps of a session are counted on
  /// when it goes on in another shell.
  ///
  /// A number that no step has becomes one that no step has there.
  fileprivate func renumbered(_ steps: [Int], beyond end: Int) -> Input {
    guard let command, Self.naming.contains(command.name),
      let point = tokens?.dropFirst().prefix(2), let first = point.first
    else { return self }
    let token = first.isSign("#") ? point.last ?? first : first
    let number: Int
    if first.isWord("first") {
      number = min(1, steps.count - 1)
    } else if case .number(let value) = token.kind, let whole = Int(exactly: value) {
      number = whole
    } else {
      return self
    }
    let meant = steps.indices.contains(number) ? steps[number] : end &+ number
    let range = first.range.lowerBound..<token.range.upperBound
    return Input(
      Diagnostic.replacing(
        first.isWord("first") ? first.range : range, in: text, with: "#\(meant)"),
      line: line)
  }
}
