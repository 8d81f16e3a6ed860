import LayoutDiagnosis
import LayoutDrawing
import UIKitTexts
import LayoutShell

/// The replay of one session file and its outcome.
struct FileReplay: Sendable {
  private enum Outcome {
    case unreadable(SessionFile.Failure)
    /// The session has none of the tags that were asked for.
    case passedOver
    case ran(Replay, Session)
  }

  private let path: String
  private let outcome: Outcome

  /// Replays a file up to `repeating` times, or until it fails.
  init(_ path: String, tags: [String], oracle: Oracle, repeating: Int, limit: Duration?) {
    self.path = path
    switch SessionFile.read(path) {
    case .failure(let failure): outcome = .unreadable(failure)
    case .success(let session):
      guard tags.isEmpty || tags.contains(where: session.tags.contains) else {
        outcome = .passedOver
        return
      }
      let files = SessionFile.folder(of: path)
      var replay = Replay(session, files: files, oracle: oracle, limit: limit)
      for _ in 1..<max(1, repeating) where replay.hasPassed {
        replay = Replay(session, files: files, oracle: oracle, limit: limit)
      }
      outcome = .ran(replay, session)
    }
  }

  /// Why the file could not be replayed, or `nil` if it could.
  var problem: SessionFile.Failure? {
    if case .unreadable(let failure) = outcome { failure } else { nil }
  }

  /// The exit code for the outcome of this file.
  var code: ExitCode {
    switch outcome {
    case .unreadable(let failure): failure.code
    case .passedOver: .good
    case .ran(let replay, let session) where session.knownFailure != nil:
      replay.hasPassed ? .mismatch : .good
    case .ran(let replay, _): replay.exitCode
    }
  }

  /// The code that a `quit` in the session asked for, unless the session is known to fail.
  var quitCode: Int? {
    if case .ran(let replay, let session) = outcome, session.knownFailure == nil {
      replay.exit
    } else {
      nil
    }
  }

  /// Returns the lines to print about the file.
  func lines(isVerbose: Bool) -> [Line] {
    guard case .ran(let replay, let session) = outcome else { return [] }
    if let reason = session.knownFailure {
      guard replay.hasPassed else {
        return isVerbose ? [Line(.text, "known \(path)  \(reason)")] : []
      }
      return [Line(.failure, "FAIL  \(path)  passes, but is marked xfail: \(reason)")]
    }
    let report = ReplayReport(replay, path: path, tolerance: session.tolerance).lines()
    guard isVerbose, replay.hasPassed else { return report }
    let early = replay.unplayedCount > 0 ? session.earlyEnd.map { "   stops: \($0)" } ?? "" : ""
    return report + [Line(.text, "pass  \(path)  \(session.title ?? "")\(early)")]
  }

  /// Adds the outcome to the summary of the whole run.
  func count(in summary: inout ReplaySummary) {
    switch outcome {
    case .unreadable: summary.addUnreadable()
    case .passedOver: break
    case .ran(let replay, let session) where session.knownFailure != nil:
      if replay.hasPassed {
        summary.addUnexpectedPass(replay)
      } else {
        summary.addKnownFailure(replay)
      }
    case .ran(let replay, _): summary.add(replay)
    }
  }
}
