import Glibc

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
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { text in strdup(text) } + [nil]
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    guard posix_spawnp(&child, arguments[0], &actions, nil, words, environ) == 0 else {
      return false
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return false } }
    return status == 0
  }
}
