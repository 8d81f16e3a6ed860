import Glibc
import LayoutDrawing
import LayoutShell

/// The two streams of the process: data goes to one, talk to the other.
struct Console {
  /// How lines look.
  var taste: Taste
  /// Whether marks may be coloured.
  var hasColor: Bool

  /// Whether a stream is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Prints lines of data.
  func print(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    write(lines.flatMap(styled).joined(separator: "\n") + "\n", to: STDOUT_FILENO)
  }

  /// Prints talk: errors, progress, what is not an answer.
  func tell(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    write(lines.flatMap(styled).joined(separator: "\n") + "\n", to: STDERR_FILENO)
  }

  /// Writes text as it is.
  func write(_ text: String) { write(text, to: STDOUT_FILENO) }

  func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EPIPE {
        // Whoever read us has had enough; that is no error to talk about.
        exit(ExitCode.brokenPipe.rawValue)
      } else if errno != EINTR && errno != EAGAIN {
        exit(ExitCode.internalError.rawValue)
      }
    }
  }

  private func styled(_ line: String) -> [String] {
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
  /// Shows how far long work is, on one line of the terminal that is written over.
  func progress(_ text: String) {
    let line = String(text.prefix(78))
    write("\r\(line.padded(to: 78))\r\(line)", to: STDERR_FILENO)
    if text.isEmpty { write("\r", to: STDERR_FILENO) }
  }
}
