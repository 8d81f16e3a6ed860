import Glibc

/// The browser that a person has.
enum Browser {
  /// Opens an address; false where there is no browser at hand.
  ///
  /// It is `$BROWSER`, run by `/bin/sh`, else what the desktop opens addresses with. It has no part
  /// in the terminal and in the files that are open here.
  static func open(_ url: String) -> Bool {
    let program: String
    if let chosen = variable("BROWSER") {
      program = chosen
    } else if variable("DISPLAY") != nil || variable("WAYLAND_DISPLAY") != nil {
      program = "xdg-open"
    } else {
      return false
    }
    // The shell ends at once, and the browser belongs to nobody here.
    let script = "command -v \(program.prefix { $0 != " " }) > /dev/null && { \(program) \"$1\" & }"
    let arguments = ["/bin/sh", "-c", script, "sh", url]
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { text in strdup(text) } + [nil]
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    // A socket that is open there would be open as long as the browser is.
    for descriptor in STDERR_FILENO + 1..<Int32(min(descriptorLimit, sysconf(Int32(_SC_OPEN_MAX))))
    {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | newSession)
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environ) == 0 else {
      return false
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return false } }
    return status == 0
  }

  /// So many files are open here at the most.
  private static let descriptorLimit = 1024
  /// POSIX_SPAWN_SETSID, which Glibc's module hides.
  private static let newSession: Int16 = 0x80

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
