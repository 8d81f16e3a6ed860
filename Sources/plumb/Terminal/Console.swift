import Glibc
import LayoutDiagnosis
import LayoutDrawing
import LayoutShell
import LineEditor
import Synchronization

/// The two streams of the process: data goes to one, talk to the other.
struct Console {
  /// How lines look.
  var display: DisplaySettings
  /// Whether marks may be coloured.
  var hasColor: Bool
  /// What long work says about itself.
  private let progressLine = ProgressLine()

  /// A console that looks like that.
  init(display: DisplaySettings, hasColor: Bool) {
    self.display = display
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

  /// Prints lines of data; false if it was told to stop before the end.
  @discardableResult
  func print(_ lines: [Line], until shouldStop: () -> Bool = { false }) -> Bool {
    guard !lines.isEmpty else { return true }
    return write(
      lines.flatMap(styled).joined(separator: "\n") + "\n", to: STDOUT_FILENO, until: shouldStop)
  }

  /// Prints words.
  func print(_ lines: [String]) { print(lines.map { Line(.text, $0) }) }

  /// Prints what was found out.
  func print(_ finding: any Finding) { print(finding.lines()) }

  /// Prints talk: errors, progress, what is not an answer.
  func tell(_ lines: [Line]) {
    guard !lines.isEmpty else { return }
    _ = write(lines.flatMap(styled).joined(separator: "\n") + "\n", to: STDERR_FILENO)
  }

  /// Says words.
  func tell(_ lines: [String]) { tell(lines.map { Line(.text, $0) }) }

  /// Says what is good to know.
  func tell(note text: String) { tell([Line(.note, "note  \(text)")]) }

  /// Writes text as it is, but for control characters.
  @discardableResult
  func write(_ text: String, until shouldStop: () -> Bool = { false }) -> Bool {
    write(Self.safe(text), to: STDOUT_FILENO, until: shouldStop)
  }

  /// Writes lines as they are, but for control characters.
  @discardableResult
  func write(_ lines: [String], until shouldStop: () -> Bool = { false }) -> Bool {
    lines.isEmpty || write(lines.joined(separator: "\n") + "\n", until: shouldStop)
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
    let file = OpenFile(descriptor: descriptor)
    let outcome = Interrupts.whole {
      file.write(text.utf8, inBlocksOf: blockSize, until: shouldStop)
    }
    guard let code = outcome else { return false }
    // Whoever read us has had enough; that is no error to talk about.
    if code == EPIPE { exit(ExitCode.brokenPipe.rawValue) }
    guard code == 0 else {
      let reason = SystemError.reason(code)
      if descriptor == STDOUT_FILENO {
        _ = send("plumb: standard output cannot be written: \(reason)\n", to: STDERR_FILENO)
      }
      exit(ExitCode.internalError.rawValue)
    }
    return true
  }

  private func styled(_ line: Line) -> [String] {
    let text = Self.safe(line.text)
    let lines = display.isASCII ? Ascii.lines(text) : [text]
    guard hasColor, display.hasColor, let color = line.role.color else { return lines }
    return lines.map { "\u{1B}[\(color)m\($0)\u{1B}[0m" }
  }
}

extension Passage.Role {
  /// Its colour, which only repeats what the words say.
  fileprivate var color: String? {
    switch self {
    case .conflict, .error, .failure: "31"
    case .ambiguous, .needs: "33"
    case .resolved: "32"
    case .note: "2"
    case .heading, .text, .value, .hint, .picture, .code: nil
    }
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
