/// A program that measures itself on a file and prints one line of JSON.
struct Contender {
  /// What it is called.
  let name: String
  /// The program with its arguments; the file follows.
  private let arguments: [String]
  /// Seconds a run may take.
  private let limit: Double

  /// Plumb, in a fresh process.
  static func plumb(limit: Double, isBuildOnly: Bool = false) -> Contender {
    let flags = isBuildOnly ? ["--build-only"] : []
    return Contender(
      name: "plumb", arguments: [ChildProcess.ownPath, "solve"] + flags, limit: limit)
  }

  /// The command of a peer, as a shell would take it.
  static func peer(_ command: String, limit: Double) -> Contender {
    Contender(
      name: command, arguments: ["/bin/sh", "-c", "exec \(command) \"$1\"", "sh"], limit: limit)
  }

  /// Measures a file, nil if it takes too long or fails.
  ///
  /// - Throws: ``UsageError`` if there is no such program.
  func measure(_ file: String) throws -> Record? {
    switch try ChildProcess.run(arguments + [file], limit: limit) {
    case .timedOut: return nil
    case .exited(let code, let output):
      // What a shell says where it cannot run a program.
      guard code != 126, code != 127 else { throw UsageError("\(name) cannot be run") }
      guard let line = output.split(separator: "\n").last,
        var record = try? Record(json: String(line))
      else {
        Output.talk("\(name) ended with \(code) and printed no JSON for \(file)")
        return nil
      }
      // A build that was given up is no build.
      if record.addedCount < record.constraintCount {
        record.build = Number(.nan)
      }
      return record
    }
  }
}
