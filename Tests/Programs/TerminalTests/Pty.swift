import Foundation
import Platform

/// A program at a terminal of its own, byte by byte, without a screen.
///
/// Where ``Pane`` shows what a person sees, this one is fast: for thousands of keys, for moments
/// that are counted in milliseconds, and for bytes that no screen would show.
final class Pty {
  /// Everything the program printed.
  private(set) var output: [UInt8] = []
  /// The process.
  let process: pid_t
  private var terminal: Int32
  private var status: Int32?

  /// Starts a program.
  init(
    _ program: String, _ arguments: [String] = [], environment: [String: String], in folder: URL,
    rows: UInt16 = 24, columns: UInt16 = 80
  ) throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, 0)
    // TIOCSPTLCK and TIOCGPTN, which Glibc's module hides.
    guard terminal >= 0, ioctl(terminal, 0x4004_5431, &lock) == 0,
      ioctl(terminal, 0x8004_5430, &number) == 0
    else { throw Program.Failure(description: "there is no terminal to be had") }
    let name = "/dev/pts/\(number)"
    self.terminal = terminal
    _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The leader of a new session takes the first terminal it opens as its own.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads that run tests block signals, and children would, too.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | newSession)
    let shell = "/bin/sh"
    let script = "cd '\(folder.path)' && exec \"$0\" \"$@\""
    let words = ([shell, "-c", script, program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    var child: pid_t = 0
    guard posix_spawn(&child, shell, &actions, &attributes, words, variables) == 0 else {
      close(terminal)
      throw Program.Failure(description: "cannot run \(program)")
    }
    process = child
  }

  deinit {
    if !hasEnded {
      Platform.kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if terminal >= 0 { close(terminal) }
  }

  // MARK: - What it prints

  /// The output as text; what is not UTF-8 is replaced.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Forgets what was printed so far.
  func forget() { output = [] }

  /// Takes what is printed within some milliseconds; false when the terminal is gone.
  @discardableResult
  func listen(_ milliseconds: Int32) -> Bool {
    var source = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return true }
    var block = [UInt8](repeating: 0, count: 65_536)
    let count = read(terminal, &block, block.count)
    if count > 0 { output += block[..<count] }
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
  }

  /// Waits until a text was printed; how long that took, or nil if it never was.
  func wait(for text: String, atMost limit: Duration = Program.patience) -> Duration? {
    wait(atMost: limit) { $0.holds(text) }
  }

  /// Waits until it is so; how long that took, or nil if it never was.
  func wait(atMost limit: Duration = Program.patience, until isSo: (Pty) -> Bool) -> Duration? {
    let clock = ContinuousClock()
    let start = clock.now
    while !isSo(self) {
      guard clock.now - start < limit else { return nil }
      if !listen(2) {
        listen(0)
        return isSo(self) ? clock.now - start : nil
      }
    }
    return clock.now - start
  }

  /// Whether a text was printed.
  func holds(_ text: String) -> Bool { output.firstRange(of: Array(text.utf8)) != nil }

  // MARK: - What a person does

  /// Types; false when the program takes nothing any more.
  @discardableResult
  func type(_ text: String) -> Bool { type(Array(text.utf8)) }

  /// Types bytes, and listens meanwhile, so that neither side waits for the other.
  @discardableResult
  func type(_ bytes: [UInt8]) -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.prefix(256).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      guard listen(count > 0 ? 0 : 2), clock.now - start < Program.patience else { return false }
    }
    return true
  }

  /// Gives the terminal another size.
  func resize(rows: UInt16, columns: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// Sends a signal.
  func signal(_ number: Int32) { if !hasEnded { Platform.kill(process, number) } }

  // MARK: - How it ends

  /// Whether the process is gone.
  var hasEnded: Bool {
    if status != nil { return true }
    var code: Int32 = 0
    guard waitpid(process, &code, WNOHANG) == process else { return false }
    status = code
    return true
  }

  /// How it ended.
  enum Ending: Equatable {
    case code(Int32), signal(Int32)
  }

  /// Waits for the end; nil if it does not come.
  func end(atMost limit: Duration = Program.patience) -> Ending? {
    let clock = ContinuousClock()
    let start = clock.now
    while !hasEnded {
      guard clock.now - start < limit else { return nil }
      if !listen(2) { usleep(1000) }
    }
    while hasMore, listen(0) {}
    guard let status else { return nil }
    return status & 0x7F == 0 ? .code((status >> 8) & 0xFF) : .signal(status & 0x7F)
  }

  /// Whether something waits to be read.
  private var hasMore: Bool {
    var source = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) > 0 && source.revents & Int16(POLLIN) != 0
  }

  /// Closes the terminal, as a window is closed.
  func hangUp() {
    close(terminal)
    terminal = -1
  }
}
