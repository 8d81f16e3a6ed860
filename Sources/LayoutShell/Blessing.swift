import LayoutNotation

/// The replies of a session that are not as expected, and what they would be.
public struct Blessing: Sendable {
  /// One reply to be rewritten.
  public struct Change: Sendable {
    /// The check it belongs to.
    public var check: Session.Check
    /// The lines it has.
    public var old: [String]
    /// The lines it would get; lines that match keep their bytes, holes included.
    public var new: [String]
  }

  /// The changes in the order of the file.
  public let changes: [Change]
  private let session: Session

  /// Runs a whole session and notes every reply that is not as expected.
  ///
  /// `line` limits it to the check that holds that line of the file.
  public init(_ session: Session, files: Files, line: Int? = nil) {
    self.session = session
    var shell = Shell(files: MemoryFiles(session.fixtures).files(over: files), source: .session)
    shell.adopt(session)
    var changes: [Change] = []
    for (index, check) in session.checks.enumerated() {
      let reply = shell.run(check.input, line: check.line)
      let next = index + 1 < session.checks.count ? session.checks[index + 1].input : ""
      let isExcused = Replay.isExcused(reply, by: next)
      if Replay.isAsExpected(reply, check, session.tolerance, isExcused: isExcused) { continue }
      if let line, !(check.line..<check.replyRange.upperBound + 1).contains(line) { continue }
      let printed = reply.transcript
      let match = ReplyMatch(check.expected, printed, tolerance: session.tolerance)
      var new = printed.map(SessionLine.literal)
      for (position, partner) in match.partners.enumerated() {
        if let partner { new[partner] = check.expected[position].text }
      }
      changes.append(Change(check: check, old: check.expected.map(\.text), new: new))
    }
    self.changes = changes
  }

  /// The file with some of the changes made.
  public func text(accepting accepted: [Bool]) -> String {
    var lines = session.lines
    for (change, isAccepted) in zip(changes, accepted).reversed() where isAccepted {
      lines.replaceSubrange(change.check.replyRange, with: change.new)
    }
    return session.mark + lines.joined(separator: session.lineEnd) + session.lineEnd
  }
}
