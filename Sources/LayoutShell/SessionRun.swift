public import LayoutNotation

/// A session run for its state rather than as a test.
public struct SessionRun: Sendable {
  /// The shell at the moment asked for.
  public let shell: Shell

  /// Runs a session until a step was made, or to its end.
  ///
  /// - Throws: the first error that the session does not expect, with its line.
  public init(
    _ session: Session, files: Files, until step: Int? = nil
  ) throws(Diagnostic) {
    let memory = MemoryFiles(session.fixtures)
    var shell = Shell(files: memory.files(over: files), source: .session)
    shell.adopt(session)
    for (index, check) in session.checks.enumerated() {
      if let step, shell.timeline.steps.count > step { break }
      let reply = shell.run(check.input, line: check.line)
      guard var error = reply.error else { continue }
      let next = index + 1 < session.checks.count ? session.checks[index + 1].input : ""
      let isShown = check.expected.contains { $0.text.contains("error[\(error.code.rawValue)]") }
      guard isShown || Replay.isExcused(reply, by: next) else {
        error.lineNumber = error.lineNumber ?? check.line
        throw error
      }
    }
    if let step {
      guard shell.timeline.steps.indices.contains(step) else {
        throw Diagnostic(
          .noSuchMoment,
          "there is no step #\(step), the last is #\(shell.timeline.steps.count - 1)",
          at: [], in: "")
      }
      _ = shell.go(to: step)
    }
    self.shell = shell
  }
}
