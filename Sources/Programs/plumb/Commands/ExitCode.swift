import LayoutShell
import Platform

/// The exit codes of the process.
enum ExitCode: Int32, CaseIterable {
  case good = 0
  /// An expectation or a transcript did not match.
  case mismatch = 1
  /// The command line was used wrongly, or a file cannot be read.
  case usage = 2
  /// A command failed, or the text of a file could not be understood.
  case failingLine = 3
  /// The layout ended in a state that `--fail-on` names.
  case failOn = 4
  /// Two ways of solving the document gave different results.
  case disagreement = 5
  case internalError = 70
  case interrupted = 130
  case brokenPipe = 141

  /// Returns the code that matters most: 70, then 5, 2, 3, 1 and 4; `good` if there is none.
  static func worst(_ codes: [ExitCode]) -> ExitCode {
    let order: [ExitCode] = [
      .internalError, .disagreement, .usage, .failingLine, .mismatch, .failOn,
    ]
    return order.first(where: codes.contains) ?? .good
  }
}

extension ExitCode {
  /// Creates the code for a file that cannot be written: a full or faulty disk is not wrong usage.
  init(writing problem: Files.Problem) {
    let losses = [ENOSPC, EFBIG, EIO].map { SystemError.reason($0) }
    self = losses.contains(problem.reason) ? .internalError : .usage
  }
}

extension Replay {
  /// The exit code for the outcome of a replay.
  var exitCode: ExitCode {
    if disagreement != nil { return .disagreement }
    if failures.contains(where: \.isRefused) { return .failingLine }
    return hasPassed ? .good : .mismatch
  }
}
