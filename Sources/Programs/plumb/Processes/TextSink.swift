import Glibc

/// A program that reads a text and uses the terminal, such as a pager or a filter.
enum TextSink {
  /// Gives a text to a command of the system's shell and waits until it ends; its code, or nil if it
  /// cannot be run.
  static func run(_ command: String, reading text: String) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    // This process ignores it; a filter whose output is no longer read has to end by it.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let arguments: [String] = ["/bin/sh", "-c", command]
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { text in strdup(text) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environ)
    close(ends[0])
    // A program that does not read all of it has seen enough.
    if code == 0 { _ = OpenFile(descriptor: ends[1]).write(text.utf8) }
    close(ends[1])
    guard code == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    return ChildProcess.Ending(status: status).code
  }

  /// The command that shows a long text page by page: `$PAGER`, else `less` where it is; nil for
  /// none.
  ///
  /// `less` ends by itself if all fits, shows colours, and leaves the text on the screen.
  static var pager: String? {
    if let value = getenv("PAGER").map({ String(cString: $0) }) {
      return value.isEmpty || value == "cat" ? nil : value
    }
    return Program.isThere("less") ? "LESS=${LESS-FRX} less" : nil
  }
}
