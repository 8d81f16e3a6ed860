import Glibc
import LayoutShell

/// Why the process ends the way it does.
enum ExitCode: Int32, CaseIterable {
  case good = 0
  /// An expectation or a transcript did not match.
  case mismatch = 1
  /// Wrong usage, an unknown flag, a file that is not there.
  case usage = 2
  /// A command failed, or a file could not be understood.
  case failingLine = 3
  /// A state was reached that should not be.
  case failOn = 4
  /// Two ways to solve a document disagree.
  case disagreement = 5
  case internalError = 70
  case interrupted = 130
  case brokenPipe = 141

  /// Of several reasons the one that counts: 70 > 5 > 2 > 3 > 1 > 4.
  static func worst(_ codes: [ExitCode]) -> ExitCode {
    let order: [ExitCode] = [
      .internalError, .disagreement, .usage, .failingLine, .mismatch, .failOn,
    ]
    return order.first(where: codes.contains) ?? .good
  }
}

extension ExitCode {
  /// What a file ends with that cannot be written: a disk that takes no more is nobody's wrong usage.
  init(writing problem: Files.Problem) {
    let losses = [ENOSPC, EFBIG, EIO].map { SystemError.reason($0) }
    self = losses.contains(problem.reason) ? .internalError : .usage
  }
}

extension Replay {
  /// The code a replay ends with.
  var exitCode: ExitCode {
    if disagreement != nil { return .disagreement }
    if failures.contains(where: \.isRefused) { return .failingLine }
    return hasPassed ? .good : .mismatch
  }
}
