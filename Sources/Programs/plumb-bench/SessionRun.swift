import Foundation
import Platform

/// A run of a program that is given a whole session line by line.
struct SessionRun {
  /// The number of lines.
  let lineCount: Int
  /// The processor time of the program in seconds; `nan` if it did not finish.
  let seconds: Double
  /// The peak of its resident set, in MB.
  let memory: Double

  /// Runs a session of a family in a new folder.
  ///
  /// - Throws: ``UsageError`` if the program cannot be started.
  init(_ family: SessionFamily, of count: Int, _ plumb: String, limit: Double) throws {
    let folder = try TemporaryFolder()
    let (lines, file) = family.session(of: count)
    if let file {
      try file.text.write(
        toFile: "\(folder.path)/\(file.name)", atomically: false, encoding: .utf8)
    }
    let path = "\(folder.path)/lines"
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: path, atomically: false, encoding: .utf8)
    let child = try ChildProcess.start(
      Launch(shell: "cd \"$1\" && exec \"$2\" < lines > replies 2>&1", [folder.path, plumb]))
    let watch = Stopwatch()
    var (status, usage): (Int32, rusage) = (0, rusage())
    var ended: pid_t = 0
    while watch.seconds < limit {
      ended = wait4(child, &status, WNOHANG, &usage)
      if ended == child { break }
      usleep(2000)
    }
    lineCount = lines.count
    guard ended == child else {
      kill(child, SIGKILL)
      _ = ChildProcess.wait(for: child)
      (seconds, memory) = (.nan, .nan)
      return
    }
    // A failed expectation ends a batch with 1; any other failure is a mistake in this program.
    let code = (status >> 8) & 0xFF
    guard status & 0x7F == 0, code == 0 || code == 1 else {
      let replies = (try? String(contentsOfFile: "\(folder.path)/replies", encoding: .utf8)) ?? ""
      throw UsageError(
        "a session of the family \(family.rawValue) ended with \(code): \(replies.suffix(300))")
    }
    seconds = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
    memory = OwnProcess.peak(of: usage)
  }
}
