import LayoutDiagnosis
import LayoutDrawing
import LayoutShell
import LineEditor
import Platform
import Synchronization

/// The output streams of the process: standard output for data, standard error for everything else.
struct Console {
  /// How lines are displayed.
  var display: DisplaySettings
  /// Whether colours may be used.
  var hasColor: Bool
  /// The row that shows the progress of long work.
  private let progressLine = ProgressLine()

  /// Creates a console with the given settings.
  init(display: DisplaySettings, hasColor: Bool) {
    self.display = display
    self.hasColor = hasColor
  }

  /// Returns whether a file descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether the terminal understands escape sequences, as nearly all do.
  static var hasEscapes: Bool {
    guard let term = getenv("TERM") else { return false }
    let name = String(cString: term)
    return !name.isEmpty && name != "dumb"
  }

  /// Prints lines to standard output; returns `false` if `shouldStop` ended it early.
  @discardableResult
  func print(_ lines: [Line], until shouldStop: () -> Bool = { false }) -> Bool {
    guard !lines.isEmpty else { return true }
    return write(text(lines), to: STDOUT_FILENO, until: shouldStop)
  }

  /// Returns lines as ``print(_:until:)`` prints them, with their colours.
  func text(_ lines: [Line]) -> String { lines.flatMap(styled).joined(separator: "\n") + "\n" }

  /// Prints plain lines to standard output.
  func print(_ lines: [String]) { print(lines.map { Line(.text, $0) }) }

  /// Prints a finding to standard output.
  func print(_ finding: any Finding) { print(finding.lines()) }

  /// Prints errors, progress and the like to standard error.
  func tell(_ lines: [Line]) {
    guard !lines.isEmpty else { return }
    _ = write(text(lines), to: STDERR_FILENO)
  }

  /// Prints plain lines to standard error.
  func tell(_ lines: [String]) { tell(lines.map { Line(.text, $0) }) }

  /// Prints a note to standard error.
  func tell(note text: String) { tell([Line(.note, "note  \(text)")]) }

  /// Writes a text to standard output as it is, except that control characters are escaped.
  @discardableResult
  func write(_ text: String, until shouldStop: () -> Bool = { false }) -> Bool {
    write(Self.safe(text), to: STDOUT_FILENO, until: shouldStop)
  }

  /// Writes the difference of two texts to standard output, with the line ends that these have.
  func write(_ difference: UnifiedDiff) {
    let lines = difference.text.split(separator: "\r\n", omittingEmptySubsequences: false)
    _ = write(lines.map { Self.safe(String($0)) }.joined(separator: "\r\n"), to: STDOUT_FILENO)
  }

  /// Writes lines to standard output as they are, except that control characters are escaped.
  @discardableResult
  func write(_ lines: [String], until shouldStop: () -> Bool = { false }) -> Bool {
    lines.isEmpty || write(lines.joined(separator: "\n") + "\n", until: shouldStop)
  }

  /// Returns the text with control characters escaped, so that it is safe for a terminal.
  ///
  /// Those who make a text should escape what is in it; this is the last line of defence.
  private static func safe(_ text: String) -> String { text.escaped(butNot: ["\n", "\t"]) }

  /// Writes a text as it is; returns `false` if `shouldStop` ended it early.
  private func write(
    _ text: String, to descriptor: Int32, until shouldStop: () -> Bool = { false }
  ) -> Bool {
    progressLine.erase()
    return Self.send(text, to: descriptor, until: shouldStop)
  }

  /// The number of bytes written at a time; larger blocks keep a slow terminal busy for too long.
  private static let blockSize = 4096

  fileprivate static func send(
    _ text: String, to descriptor: Int32, until shouldStop: () -> Bool = { false }
  ) -> Bool {
    let file = OpenFile(descriptor: descriptor)
    let outcome = Interrupts.whole {
      file.write(text.utf8, inBlocksOf: blockSize, until: shouldStop)
    }
    guard let code = outcome else { return false }
    // The program that reads our output has closed it, which is not an error worth a message.
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

  /// Makes a terminal empty, so that what comes begins at its top.
  func clear() { _ = write("\u{1B}[H\u{1B}[2J", to: STDOUT_FILENO) }

  private func styled(_ line: Line) -> [String] {
    let text = Self.safe(line.text)
    let lines = display.isASCII ? Ascii.lines(text) : [text]
    guard hasColor, display.hasColor, let color = line.role.color else { return lines }
    return lines.map { "\u{1B}[\(color)m\($0)\u{1B}[0m" }
  }
}

extension Passage.Role {
  /// The ANSI colour code of the mark; colour only repeats what the words say.
  fileprivate var color: String? {
    switch self {
    case .conflict, .error, .failure: "31"
    case .ambiguous, .needs: "33"
    case .resolved: "32"
    case .note: "2"
    case .hint: "36"
    case .heading, .text, .value, .picture, .code: nil
    }
  }
}

extension Console {
  /// Shows the progress of long work at a terminal, on a row that the next output overwrites.
  ///
  /// An empty text only erases the row.
  func progress(_ text: String) { progressLine.show(text) }
}

/// The row that shows progress, shared by all copies of a console on all threads.
private final class ProgressLine: Sendable {
  /// The number of columns it covers now.
  private let width = Mutex(0)
  private let isShown = Console.isTerminal(STDERR_FILENO) && Console.hasEscapes

  func show(_ text: String) {
    guard isShown else { return }
    width.withLock { width in
      // The last column stays free, because some terminals wrap a full row.
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
