package import PlumbLanguage

/// Whether the lines of a session can be read, and name what is there.
///
/// Nothing is solved, so it is fast, and replies are not compared. What depends on the solution is
/// taken for granted: that an expectation holds, that there is a fix 1.
package struct SessionCheck: Sendable {
  /// The lines that would be refused although the session does not say so, with their numbers.
  package private(set) var errors: [Diagnostic] = []
  /// The lines that name only what a refused line should have made.
  package private(set) var unreachedCount = 0
  /// How many commands there are.
  package let count: Int

  /// Reads the lines of a session with the files of its folder.
  package init(_ session: Session, files: Files) {
    count = session.checks.count
    var player = Player(session, files: files, isReading: true)
    while let played = player.next() {
      switch played.verdict {
      case .refused:
        guard var error = played.reply.error else { continue }
        error.lineNumber = error.lineNumber ?? played.check.line
        errors.append(error)
      case .unreached: unreachedCount += 1
      case .asExpected, .mismatch: continue
      }
    }
  }
}
