import LayoutShell
import Platform

/// Standard input, line by line.
struct StandardInput {
  /// The first line, or `nil` if the input is empty.
  let first: String?
  /// The first input that is neither blank nor a remark, or the last one read if there is none.
  let opening: Input?
  /// Lines that were read but not returned yet.
  private var known: ArraySlice<String>
  private var lines: InputLines

  /// Reads up to the first line that is neither blank nor a remark.
  init() {
    var known: [String] = []
    var opening: Input?
    var lines = InputLines()
    while opening.map({ $0.kind == .note }) ?? true, let line = lines.next() {
      known.append(line)
      opening = Input(line)
    }
    first = known.first
    self.opening = opening
    self.lines = lines
    self.known = known[...]
  }

  /// Returns the next line without its newline, or `nil` at the end.
  mutating func next() -> String? { known.popFirst() ?? lines.next() }

  /// Returns whether the next line, or the end of input, can be read without blocking.
  mutating func isWaiting() -> Bool { !known.isEmpty || lines.isWaiting() }

  /// Reads to the end and returns all lines that were not returned yet.
  mutating func rest() -> String {
    while let line = lines.next() { known.append(line) }
    return known.joined(separator: "\n") + "\n"
  }

  /// Whether standard input is a file, so that reading ahead delays no answer.
  static var isFile: Bool {
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
