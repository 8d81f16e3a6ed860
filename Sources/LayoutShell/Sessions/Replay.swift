import ConstraintSolver
import LayoutDrawing
import UIKitTexts

/// Runs a session as a test.
///
/// A command that fails does not keep the rest from being run: it has changed the document as the
/// session says, or, where it was refused, nothing at all. What is not run is what follows a
/// `quit`, or behind a mistake of Plumb's own, and what was refused only because a line above,
/// which should have made what it names, was refused.
package struct Replay: Sendable {
  /// A reply that is not as expected.
  package struct Failure: Sendable {
    /// The check that failed.
    package var check: Session.Check
    /// What was printed.
    package var printed: [String]
    /// The step we were at.
    package var step: Int
    /// Whether the line was refused and the session does not say so.
    package var isRefused: Bool
    /// The lines of the file that could not be run without what this one should have made.
    package var unreached: [Int] = []
  }

  /// The replies that are not as expected, in order.
  package private(set) var failures: [Failure] = []
  /// Two ways to solve the same document disagree: our own mistake, which ends the replay.
  package private(set) var disagreement: (report: OracleReport, line: Int)?
  /// The `quit` that left commands behind it not run, although the session does not say so.
  package private(set) var earlyQuit: Session.Check?
  /// The command during which the time for the session ran out.
  package private(set) var late: Session.Check?
  /// How many checks follow the `quit` that ended it, or the command that ran out of time.
  package private(set) var unplayedCount = 0
  /// How many checks were as expected.
  package private(set) var passedCount = 0
  /// How many checks there are.
  package let checkCount: Int
  /// The code a `quit` asked for.
  package private(set) var exit: Int?
  /// The shell at the end.
  package private(set) var shell: Shell

  /// Whether all is as expected.
  package var hasPassed: Bool { failures.isEmpty && disagreement == nil && !isCut }

  /// Whether it ended before its last check without the session saying so.
  private var isCut: Bool { earlyQuit != nil || late != nil }

  /// How many checks failed; an early `quit` is one, and so is to run out of time.
  package var failedCount: Int {
    failures.count + (disagreement == nil ? 0 : 1) + (isCut ? 1 : 0)
  }

  /// Replays a session with the files of its folder, which it may read and not change.
  ///
  /// A command that is being run when the time is over is given up, and those behind it are not run.
  package init(_ session: Session, files: Files, oracle: Oracle, limit: Duration? = nil) {
    checkCount = session.checks.count
    var player = Player(session, files: files)
    shell = player.shell
    let interruption = limit.map { Interruption(deadline: .now + $0) }
    while let check = player.upcoming {
      if oracle == .all || (oracle == .batch && check.isExpectation),
        let report = OracleReport(player.shell.layout)
      {
        disagreement = (report, check.line)
        break
      }
      let next = { player.next() }
      let ended: Player.Played?? = if let interruption { interruption.run(next) } else { next() }
      guard let ended, !(interruption?.isOver ?? false) else {
        late = check
        unplayedCount = session.checks.count - player.playedCount
        return
      }
      guard let played = ended else { break }
      if player.endedEarly {
        earlyQuit = check
      } else {
        count(played)
      }
    }
    shell = player.shell
    exit = player.farewell?.reply.exit
    unplayedCount = player.unplayedCount
    if oracle != .none, disagreement == nil, let report = OracleReport(shell.layout) {
      disagreement = (report, session.lines.count)
    }
  }

  private mutating func count(_ played: Player.Played) {
    switch played.verdict {
    case .asExpected: passedCount += 1
    case .mismatch, .refused:
      failures.append(
        Failure(
          check: played.check, printed: played.reply.transcript, step: played.step,
          isRefused: played.verdict == .refused))
    case .unreached(let cause):
      guard let index = failures.firstIndex(where: { $0.check.line == cause }) else { return }
      failures[index].unreached.append(played.check.line)
    }
  }
}
