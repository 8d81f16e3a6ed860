import Glibc
import LayoutShell

/// Standard input, line by line.
struct StandardInput {
  /// The first line; nil where there is none.
  let first: String?
  /// The first line that says something, read, or the last of those that do not.
  let opening: Input?
  /// Lines that were read and not handed out.
  private var known: ArraySlice<String>
  private var lines: InputLines

  /// Reads up to the first line that says something.
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
