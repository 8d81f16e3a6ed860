import LayoutDrawing
import LayoutNotation

/// Runs a session as a test.
public struct Replay: Sendable {
  /// How a session ended.
  public enum Outcome: Sendable {
    /// Every reply was as expected.
    case passed
    /// A reply was another one.
    case mismatch(Mismatch)
    /// A line was refused and the session does not say so.
    case failingLine(Mismatch)
    /// Two ways to solve the same document disagree: our own mistake.
    case disagreement(OracleReport, line: Int)
  }

  /// A reply that is not as expected.
  public struct Mismatch: Sendable {
    /// The check that failed.
    public var check: Session.Check
    /// What was printed.
    public var printed: [String]
    /// The step we were at.
    public var step: Int
  }

  /// How it ended.
  public private(set) var outcome = Outcome.passed
  /// How many checks were as expected.
  public private(set) var passedCount = 0
  /// How many checks there are.
  public let checkCount: Int
  /// The code a `quit` asked for.
  public private(set) var exit: Int?
  /// The shell at the end.
  public private(set) var shell: Shell

  /// Replays a session with the files of its folder, which it may read and not change.
  public init(_ session: Session, files: Files, oracle: Oracle) {
    checkCount = session.checks.count
    let memory = MemoryFiles(session.fixtures)
    shell = Shell(files: memory.files(over: files), source: .session)
    shell.adopt(session)
    for (index, check) in session.checks.enumerated() {
      let isExpectation = check.input.trimmedBlanks.hasPrefix("expect ")
      if oracle == .all || (oracle == .batch && isExpectation),
        let report = OracleReport(shell.layout)
      {
        outcome = .disagreement(report, line: check.line)
        return
      }
      let reply = shell.run(check.input, line: check.line)
      let next = index + 1 < session.checks.count ? session.checks[index + 1].input : ""
      let isExcused = Self.isExcused(reply, by: next)
      if !Self.isAsExpected(reply, check, session.tolerance, isExcused: isExcused) {
        let mismatch = Mismatch(
          check: check, printed: reply.transcript, step: shell.timeline.current)
        let isRefused = reply.error != nil && check.expected.isEmpty
        outcome = isRefused ? .failingLine(mismatch) : .mismatch(mismatch)
        return
      }
      passedCount += 1
      if let code = reply.exit {
        exit = code
        break
      }
    }
    if oracle != .none, let report = OracleReport(shell.layout) {
      outcome = .disagreement(report, line: session.lines.count)
    }
  }

  /// Whether the next line says that it knows of the error, or of a conflict that was not told.
  public static func isExcused(_ reply: Reply, by next: String) -> Bool {
    let next = next.trimmedBlanks
    if let error = reply.error { return next == "expect error \(error.code.rawValue)" }
    return reply.tellsConflict
      && (next.hasPrefix("expect conflict") || next.hasPrefix("expect broken"))
  }

  /// An error or a conflict has to stand in the expected lines, also where `...` would cover it.
  static func isAsExpected(
    _ reply: Reply, _ check: Session.Check, _ tolerance: Double, isExcused: Bool
  ) -> Bool {
    if reply.error != nil, isExcused, check.expected.isEmpty { return true }
    // What is expected and not so fails, also where a session holds the words for it.
    guard reply.failure == nil else { return false }
    let texts = check.expected.map(\.text)
    if reply.error != nil, !texts.contains(where: { $0.contains("error[") }) { return isExcused }
    if reply.tellsConflict, !texts.contains(where: LogStyle.opensConflict), !isExcused {
      return false
    }
    return ReplyMatch(check.expected, reply.transcript, tolerance: tolerance).isEqual
  }
}
