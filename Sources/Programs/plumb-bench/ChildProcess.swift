import Foundation
import Platform

/// Runs other programs to their end.
enum ChildProcess {
  /// How a program ended.
  enum Outcome {
    /// It exited with a code, after writing `output` to standard output.
    case exited(code: Int32, output: String)
    /// It was killed at its time limit.
    case timedOut
  }

  /// Runs a program with arguments, for at most `limit` seconds; standard error is inherited.
  ///
  /// - Throws: ``UsageError`` if it cannot be started.
  static func run(_ arguments: [String], limit: Double) throws -> Outcome {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw UsageError("no pipe could be opened") }
    // Otherwise the child would keep an end of its own output open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child: pid_t
    do {
      defer { close(ends[1]) }
      var launch = Launch(arguments)
      launch.output = .descriptor(ends[1])
      child = try start(launch)
    } catch {
      close(ends[0])
      throw error
    }
    defer { close(ends[0]) }
    let watch = Stopwatch()
    var output: [UInt8] = []
    while let chunk = read(ends[0], for: limit - watch.seconds) {
      guard !chunk.isEmpty else {
        return .exited(code: wait(for: child), output: String(decoding: output, as: UTF8.self))
      }
      output += chunk
    }
    kill(child, SIGKILL)
    _ = wait(for: child)
    return .timedOut
  }

  /// Starts a program.
  ///
  /// - Throws: ``UsageError`` if it cannot be started.
  static func start(_ launch: Launch) throws -> pid_t {
    do throws(Launch.Failure) { return try launch.start() } catch {
      throw UsageError("\(launch.words[0]): \(String(cString: strerror(error.code)))")
    }
  }

  /// Waits for a process to end; returns its exit code, or 128 plus the signal that ended it.
  static func wait(for child: pid_t) -> Int32 {
    let status = Launch.end(of: child) ?? 0
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  /// Reads the next bytes: none at the end, `nil` if nothing arrives within a number of seconds.
  static func read(_ descriptor: Int32, for seconds: Double) -> [UInt8]? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard seconds > 0, poll(&request, 1, Int32(min(seconds, 1_000_000) * 1000) + 1) > 0 else {
      return nil
    }
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = Platform.read(descriptor, &chunk, chunk.count)
    return Array(chunk.prefix(max(0, count)))
  }
}
