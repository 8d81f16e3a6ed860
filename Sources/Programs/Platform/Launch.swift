/// A program of the system, and how it is to be started.
package struct Launch {
  /// Where a stream of it leads.
  package enum Stream {
    /// A file, opened with these flags, and created with this mode.
    case file(String, flags: Int32, mode: mode_t = 0o600)
    /// A descriptor of this process.
    case descriptor(Int32)

    /// Nothing to read, and what is written is dropped.
    package static let nothing = Stream.file("/dev/null", flags: O_RDWR)
  }

  /// Why it could not be started: a number of the system.
  package struct Failure: Error {
    package var code: Int32
  }

  /// Its name, which the path of the system leads to unless it holds a slash, and its arguments.
  package var words: [String]
  /// Where its streams lead; those of this process without them.
  package var input, output, errors: Stream?
  /// Its environment, each as `NAME=value`; that of this process without it.
  package var environment: [String]?
  /// Whether it is the first of a session of its own, without a terminal.
  package var startsSession = false
  /// Signals that do in it what they usually do, whatever they do here.
  package var usualSignals: [Int32] = []
  /// Descriptors that it does not get.
  package var closed: Range<Int32> = 0..<0

  /// A program with its arguments, which gets the streams of this one.
  package init(_ words: [String]) { self.words = words }

  /// A command of the system's shell; `$1` and so on are the arguments.
  package init(shell command: String, _ arguments: [String] = []) {
    words = ["/bin/sh", "-c", command]
    if !arguments.isEmpty { words += ["sh"] + arguments }
  }

  /// Starts it and returns its number.
  package func start() throws(Failure) -> pid_t {
    #if canImport(Darwin)
    var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #else
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (stream, number) in [(input, 0), (output, 1), (errors, 2)] as [(Stream?, Int32)] {
      switch stream {
      case .file(let path, let flags, let mode):
        posix_spawn_file_actions_addopen(&actions, number, path, flags, mode)
      case .descriptor(let other): posix_spawn_file_actions_adddup2(&actions, other, number)
      case nil: break
      }
    }
    for descriptor in closed { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var flags: Int16 = startsSession ? Self.sessionFlag : 0
    if !usualSignals.isEmpty {
      var signals = sigset_t()
      sigemptyset(&signals)
      for signal in usualSignals { sigaddset(&signals, signal) }
      posix_spawnattr_setsigdefault(&attributes, &signals)
      flags |= Int16(POSIX_SPAWN_SETSIGDEF)
    }
    posix_spawnattr_setflags(&attributes, flags)
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { text in strdup(text) } + [nil]
    let settings: [UnsafeMutablePointer<CChar>?]? = environment.map {
      $0.map { text in strdup(text) } + [nil]
    }
    defer { for text in arguments + (settings ?? []) { free(text) } }
    var child: pid_t = 0
    let code =
      if let settings {
        posix_spawnp(&child, words[0], &actions, &attributes, arguments, settings)
      } else { posix_spawnp(&child, words[0], &actions, &attributes, arguments, Self.inherited) }
    guard code == 0 else { throw Failure(code: code) }
    return child
  }

  /// Starts it, waits for its end and returns its status as the system gives it; nil if it cannot be
  /// started.
  package func run() -> Int32? {
    guard let child = try? start() else { return nil }
    return Self.end(of: child)
  }

  /// Waits for the end of a program and returns its status; nil if there is no such program.
  package static func end(of child: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    return status
  }

  /// The environment of this process.
  private static var inherited: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
    _NSGetEnviron().pointee
    #else
    environ
    #endif
  }

  /// POSIX_SPAWN_SETSID, which the headers hide from Swift.
  private static var sessionFlag: Int16 {
    #if canImport(Darwin)
    0x0400
    #else
    0x80
    #endif
  }
}
