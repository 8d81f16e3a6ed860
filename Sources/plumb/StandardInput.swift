import Glibc
import LayoutShell

/// Standard input, line by line.
struct StandardInput {
  /// Remarks and blank lines at the beginning, and the line behind them.
  let opening: [String]
  /// Lines that were read and not handed out.
  private var known: ArraySlice<String>
  private var lines: InputLines

  /// Reads up to the first line that says something.
  init() {
    var opening: [String] = []
    var lines = InputLines()
    while let line = lines.next() {
      opening.append(line)
      if LineKind(line) != .note { break }
    }
    self.opening = opening
    self.lines = lines
    known = opening[...]
  }

  /// The next line without its end.
  mutating func next() -> String? { known.popFirst() ?? lines.next() }

  /// Whether the next line, or the end, can be read without waiting for whoever writes.
  mutating func isWaiting() -> Bool { !known.isEmpty || lines.isWaiting() }

  /// Reads to the end, and gives all lines that were not handed out.
  mutating func rest() -> String {
    while let line = lines.next() { known.append(line) }
    return known.joined(separator: "\n") + "\n"
  }

  /// Whether it is a file, so that nobody waits for an answer before more comes.
  static var isFile: Bool {
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
