import Glibc
import LayoutDrawing
import LayoutShell
import LineEditor
import Synchronization

/// The two streams of the process: data goes to one, talk to the other.
struct Console {
  /// How lines look.
  var taste: Taste
  /// Whether marks may be coloured.
  var hasColor: Bool
  /// What long work says about itself.
  private let progressLine = ProgressLine()

  /// A console that looks like that.
  init(taste: Taste, hasColor: Bool) {
    self.taste = taste
    self.hasColor = hasColor
  }

  /// Whether a stream is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether a terminal obeys escape sequences, as nearly all do.
  static var hasEscapes: Bool {
    guard let term = getenv("TERM") else { return false }
    let name = String(cString: term)
    return !name.isEmpty && name != "dumb"
  }

  /// Prints lines of data.
  func print(_ lines: [String]) { print(lines, until: { false }) }

  /// Prints lines of data; false if it was told to stop before the end.
  @discardableResult
  func print(_ lines: [String], until shouldStop: () -> Bool) -> Bool {
    guard !lines.isEmpty else { return true }
    return write(
      lines.flatMap(styled).joined(separator: "\n") + "\n", to: STDOUT_FILENO, until: shouldStop)
  }

  /// Prints talk: errors, progress, what is not an answer.
  func tell(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    _ = write(lines.flatMap(styled).joined(separator: "\n") + "\n", to: STDERR_FILENO)
  }

  /// Writes text as it is, but for control characters.
  @discardableResult
  func write(_ text: String, until shouldStop: () -> Bool = { false }) -> Bool {
    write(Self.safe(text), to: STDOUT_FILENO, until: shouldStop)
  }

  /// The text as it may reach a terminal.
  ///
  /// Whoever makes a text shows what is in it; this is the door, where nothing is forgotten.
  private static func safe(_ text: String) -> String { text.escaped(butNot: ["\n", "\t"]) }

  /// Writes text as it is; false if it was told to stop before the end.
  private func write(
    _ text: String, to descriptor: Int32, until shouldStop: () -> Bool = { false }
  ) -> Bool {
    progressLine.erase()
    return Self.send(text, to: descriptor, until: shouldStop)
  }

  /// More than that at once would keep a slow terminal busy for too long.
  private static let blockSize = 4096

  fileprivate static func send(
    _ text: String, to descriptor: Int32, until shouldStop: () -> Bool = { false }
  ) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      if shouldStop() { return false }
      let count = bytes.prefix(blockSize).withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EPIPE {
        // Whoever read us has had enough; that is no error to talk about.
        exit(ExitCode.brokenPipe.rawValue)
      } else if errno != EINTR && errno != EAGAIN {
        let reason = SystemError.reason(errno)
        if descriptor == STDOUT_FILENO {
          _ = send(
            "plumb: standard output cannot be written: \(reason)\n", to: STDERR_FILENO)
        }
        exit(ExitCode.internalError.rawValue)
      }
    }
    return true
  }

  private func styled(_ line: String) -> [String] {
    let line = Self.safe(line)
    let lines = taste.isASCII ? Ascii.lines(line) : [line]
    guard hasColor, taste.hasColor, let color = Self.color(of: line) else { return lines }
    return lines.map { "\u{1B}[\(color)m\($0)\u{1B}[0m" }
  }

  /// Colour only repeats what the mark says.
  private static func color(of line: String) -> String? {
    let alarms = ["x conflict", "[LayoutConstraints]", "error[", "FAIL"]
    if alarms.contains(where: line.hasPrefix) { return "31" }
    if line.hasPrefix("! ambiguous") || line.hasPrefix("+ ") { return "33" }
    if line.hasPrefix("= ") { return "32" }
    return line.hasPrefix("note  ") || line.hasPrefix("# ") ? "2" : nil
  }
}

extension Console {
  /// Shows how far long work is, at a terminal: on one row, which the next text is written over.
  ///
  /// It is erased before anything else is printed. An empty text erases it, too.
  func progress(_ text: String) { progressLine.show(text) }
}

/// The row that says how far long work is; all copies of a console share it, on all threads.
private final class ProgressLine: Sendable {
  /// How many columns are covered by it now.
  private let width = Mutex(0)
  private let isShown = Console.isTerminal(STDERR_FILENO) && Console.hasEscapes

  func show(_ text: String) {
    guard isShown else { return }
    width.withLock { width in
      // The last column stays free: a full row would make some terminals wrap.
      let room = max(1, (Terminal.columns(of: .error) ?? Paragraph.width) - 1)
      let line = text.escaped.clipped(to: room)
      let rest = String(repeating: " ", count: max(0, width - line.displayWidth))
      _ = Console.send("\r\(line)\(rest)\r\(line)", to: STDERR_FILENO)
      width = line.displayWidth
    }
  }

  func erase() {
    guard isShown else { return }
    width.withLock { width in
      guard width > 0 else { return }
      _ = Console.send("\r\(String(repeating: " ", count: width))\r", to: STDERR_FILENO)
      width = 0
    }
  }
}
