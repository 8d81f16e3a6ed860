import ConstraintSolver
import LayoutDrawing
import UIKitTexts

/// Runs a session as a test.
///
/// A command that fails does not keep the others from being run: it has changed the document as the
/// session says or, if it was refused, not at all. Commands behind a `quit` are not run, nor those
/// behind a disagreement of the solvers. Lines that are refused only because an earlier, refused
/// line should have made what they name count as not run.
package struct Replay: Sendable {
  /// A reply that is not as expected.
  package struct Failure: Sendable {
    /// The check that failed.
    package var check: Session.Check
    /// The reply that was printed, line by line.
    package var printed: [String]
    /// The current step after it.
    package var step: Int
    /// Whether the line was refused and the session does not expect that.
    package var isRefused: Bool
    /// The numbers of the lines that could not run without what this one should have made.
    package var unreached: [Int] = []
  }

  /// The replies that are not as expected, in order.
  package private(set) var failures: [Failure] = []
  /// The report on a document that two ways of solving disagree about, which is a bug in Plumb and
  /// ends the replay.
  package private(set) var disagreement: (report: OracleReport, line: Int)?
  /// The `quit` that left commands unplayed although the session's header does not say so.
  package private(set) var earlyQuit: Session.Check?
  /// The command during which the time limit was exceeded.
  package private(set) var late: Session.Check?
  /// How many checks follow the `quit` that ended the replay, or the command that exceeded the
  /// limit.
  package private(set) var unplayedCount = 0
  /// How many checks were as expected.
  package private(set) var passedCount = 0
  /// How many checks the session has.
  package let checkCount: Int
  /// The exit code that a `quit` asked for.
  package private(set) var exit: Int?
  /// The shell after the replay.
  package private(set) var shell: Shell

  /// Whether everything was as expected.
  package var hasPassed: Bool { failures.isEmpty && disagreement == nil && !isCut }

  /// Whether the replay ended before its last check and the session's header does not say so.
  private var isCut: Bool { earlyQuit != nil || late != nil }

  /// How many checks failed.
  ///
  /// A disagreement, an early `quit` and an exceeded time limit count as one each.
  package var failedCount: Int {
    failures.count + (disagreement == nil ? 0 : 1) + (isCut ? 1 : 0)
  }

  /// Replays a session with the files of its folder, which it may read and not write.
  ///
  /// The command that is running when the limit is exceeded is abandoned, and those behind it are
  /// not run.
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
