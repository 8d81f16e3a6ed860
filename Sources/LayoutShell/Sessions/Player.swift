package import LayoutDiagnosis
import ConstraintSolver
import LayoutDrawing
import LayoutModel
package import PlumbLanguage
import UIKitTexts

/// Plays a session: its commands one after the other, each with the reply it gets.
///
/// Whatever runs a session walks it: a replay, a review of what changed, `read`, a report on a
/// moment, the prompt that a page is opened at. So what a line of a file may do, and which reply
/// is as expected, is decided here and nowhere else:
///
/// - Lines of a file see the files of its folder and below, and those that travel inside it. They
///   write to memory only, which later lines can read.
/// - An error counts as expected where the reply below it, or `expect error` in the next line,
///   holds its code; a conflict that is not told, where the next line expects one.
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
    /// Whether the next line knows of the error, or of the conflict that is not told.
    package let isExcused: Bool
    fileprivate let isRefused: Bool
    fileprivate let cause: Int?
    fileprivate let tolerance: Double

    /// What is to be said about the reply.
    package var verdict: Verdict {
      if let cause { return .unreached(cause: cause) }
      if isRefused { return .refused }
      return isAsExpected(check.expected) ? .asExpected : .mismatch
    }

    /// The expected lines that the reply does not hold, and its lines that nobody expected, by place;
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
    /// An error or a conflict has to stand in the lines, also where `...` would cover it.
    func isAsExpected(_ expected: [SessionLine]) -> Bool {
      if reply.error != nil, isExcused, expected.isEmpty { return true }
      // What is expected and not so fails, also where a session holds the words for it.
      guard reply.failure == nil else { return false }
      let texts = expected.map(\.text)
      if !isExcused {
        if reply.error != nil, !texts.contains(where: { $0.contains("error[") }) { return false }
        if reply.tellsConflict, !texts.contains(where: LogStyle.opensConflict) { return false }
      }
      return ReplyMatch(expected, reply.transcript, tolerance: tolerance).isEqual
    }
  }

  /// How a reply and what a session expects go together.
  package enum Verdict: Hashable, Sendable {
    /// The reply is the expected one.
    case asExpected
    /// It is another one.
    case mismatch
    /// The line got an error that the session knows nothing of.
    case refused
    /// The line was refused for want of what that earlier, refused line would have made.
    case unreached(cause: Int)
  }

  /// The session.
  package let session: Session
  /// The state after what was played.
  package private(set) var shell: Shell
  /// How many commands were played or passed over.
  package private(set) var position = 0
  /// The commands that would have written a file.
  package private(set) var unwritten: [Session.Check] = []
  /// The `quit` that ended it.
  package private(set) var farewell: Played?

  private let skipsLooks: Bool
  private let memory: MemoryFiles
  /// The words of refused lines that are no names of anything, with the line of the file.
  private var missing: [String: Int] = [:]

  /// Puts a session on, with the files of its folder.
  ///
  /// Without looks only what can change the document is run.
  package init(_ session: Session, files: Files, skippingLooks: Bool = false) {
    self.session = session
    skipsLooks = skippingLooks
    memory = MemoryFiles(session.fixtures)
    shell = Shell(files: memory.files(over: files), source: .session)
    shell.adopt(session.header)
  }

  init(_ session: Session, files: Files, skippingLooks: Bool, readDepth: Int) {
    self.init(session, files: files, skippingLooks: skippingLooks)
    shell.readDepth = readDepth
  }

  /// The command that is played next.
  package var upcoming: Session.Check? {
    farewell == nil && position < session.checks.count ? session.checks[position] : nil
  }

  /// How many commands were run.
  var playedCount: Int { position }

  /// How many commands follow the `quit` that ended it.
  package var unplayedCount: Int { farewell == nil ? 0 : session.checks.count - position }

  /// Whether a `quit` left commands behind it not run, although the session does not say so.
  package var endedEarly: Bool { unplayedCount > 0 && session.earlyEnd == nil }

  /// Runs the next command; nil at the end.
  package mutating func next() -> Played? {
    while let check = upcoming {
      position += 1
      if skipsLooks, check.isLook { continue }
      let writeCount = memory.writeCount
      let reply = shell.run(check.input)
      if memory.writeCount > writeCount { unwritten.append(check) }
      let played = judged(check, reply)
      if reply.exit != nil { farewell = played }
      return played
    }
    return nil
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

  /// Whether the next line says that it knows of the error, or of a conflict that was not told.
  package static func isExcused(_ reply: Reply, by next: Input?) -> Bool {
    guard let next else { return false }
    if let error = reply.error { return next.expects("error", error.code.rawValue) }
    return reply.tellsConflict && expectsConflict(next)
  }

  /// Whether a line says that there is a conflict.
  static func expectsConflict(_ line: Input) -> Bool {
    line.expects("conflict") || line.expects("broken")
  }

  /// Remembers what a refused line might have made.
  private mutating func note(_ check: Session.Check, _ error: Diagnostic, cause: Int) {
    let words = check.input.text.unicodeScalars.split { !Name.isLetter($0) && !Name.isDigit($0) }
    for word in words.map(String.init) where word != error.text && missing[word] == nil {
      if shell.layout.named(word) == nil { missing[word] = cause }
    }
  }
}

extension Player {
  /// What a session as a file does that a page which is only opened does not do, line by line.
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

  /// Plays until a step was made, or to the end, and goes to that step.
  ///
  /// - Throws: The first error that the session knows nothing of, with its line.
  package mutating func run(until step: Int? = nil) throws(Diagnostic) {
    while step.map({ shell.timeline.steps.count <= $0 }) ?? true, let played = next() {
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
