import Foundation
import Glibc

/// Runs other programs to their end.
enum ChildProcess {
  /// How a program ended.
  enum Outcome {
    /// It exited with a code, after writing `output` to standard output.
    case exited(code: Int32, output: String)
    /// It was killed at its time limit.
    case timedOut
  }

  /// The path of the running program.
  static var ownPath: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
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
      child = try spawn(arguments) { posix_spawn_file_actions_adddup2(&$0, ends[1], 1) }
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

  /// Starts a program; `connect` adds the actions that connect its streams.
  static func spawn(
    _ arguments: [String], environment: [String: String] = [:], inNewSession: Bool = false,
    _ connect: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The value of `POSIX_SPAWN_SETSID`, which the header hides from Swift.
    if inNewSession { posix_spawnattr_setflags(&attributes, 0x80) }
    connect(&actions)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var child: pid_t = 0
    let code = withCStrings(arguments) { words in
      withCStrings(variables.map { "\($0.key)=\($0.value)" }.sorted()) { settings in
        posix_spawnp(&child, arguments[0], &actions, &attributes, words, settings)
      }
    }
    guard code == 0 else {
      throw UsageError("\(arguments[0]): \(String(cString: strerror(code)))")
    }
    return child
  }

  /// Waits for a process to end; returns its exit code, or 128 plus the signal that ended it.
  static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  /// Reads the next bytes: none at the end, `nil` if nothing arrives within a number of seconds.
  static func read(_ descriptor: Int32, for seconds: Double) -> [UInt8]? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard seconds > 0, poll(&request, 1, Int32(min(seconds, 1_000_000) * 1000) + 1) > 0 else {
      return nil
    }
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(descriptor, &chunk, chunk.count)
    return Array(chunk.prefix(max(0, count)))
  }

  private static func withCStrings<Result>(
    _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = words.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
