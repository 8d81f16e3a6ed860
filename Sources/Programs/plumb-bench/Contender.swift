import Platform

/// A program that measures itself on a file and prints one line of JSON.
struct Contender {
  /// The name of the program.
  let name: String
  /// The program and its arguments, which the file follows.
  private let arguments: [String]
  /// The time limit of a run, in seconds.
  private let limit: Double

  /// Returns Plumb, to be measured in new processes.
  static func plumb(limit: Double, isBuildOnly: Bool = false) -> Contender {
    let flags = isBuildOnly ? ["--build-only"] : []
    return Contender(
      name: "plumb", arguments: [OwnProcess.path, "solve"] + flags, limit: limit)
  }

  /// Returns a peer, given by its command as for a shell.
  static func peer(_ command: String, limit: Double) -> Contender {
    Contender(
      name: command, arguments: ["/bin/sh", "-c", "exec \(command) \"$1\"", "sh"], limit: limit)
  }

  /// Measures a file; returns `nil` if that fails or exceeds the time limit.
  ///
  /// - Throws: ``UsageError`` if there is no such program.
  func measure(_ file: String) throws -> Record? {
    switch try ChildProcess.run(arguments + [file], limit: limit) {
    case .timedOut: return nil
    case .exited(let code, let output):
      // The codes by which a shell tells that it cannot run a program.
      guard code != 126, code != 127 else { throw UsageError("\(name) cannot be run") }
      guard let line = output.split(separator: "\n").last,
        var record = try? Record(json: String(line))
      else {
        Output.talk("\(name) ended with \(code) and printed no JSON for \(file)")
        return nil
      }
      // The time of a build that did not add all constraints does not count.
      if record.addedCount < record.constraintCount {
        record.build = Number(.nan)
      }
      return record
    }
  }
}
