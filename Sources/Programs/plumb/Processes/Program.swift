import Platform

/// Another program of this machine.
enum Program {
  /// Whether the path for programs has one of that name.
  static func isThere(_ name: String) -> Bool {
    guard let path = getenv("PATH").map({ String(cString: $0) }) else { return false }
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// Runs a program without input, silently; whether it ended well.
  ///
  /// What it writes to standard output goes to the file `output`, or is dropped.
  static func run(_ arguments: [String], output: String = "/dev/null") -> Bool {
    var launch = Launch(arguments)
    launch.input = .nothing
    launch.output = .file(output, flags: O_WRONLY | O_CREAT | O_TRUNC)
    launch.errors = .nothing
    return launch.run() == 0
  }
}
