/// A file inside a session, as lines between `-- NAME --` and the next such line.
enum Fixture {
  /// The lines that stand for a file.
  ///
  /// A line of its own that looks like a beginning gets a bar in front, and a bar more where it has
  /// some already.
  static func lines(_ name: String, _ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { isHeader($0.drop { $0 == "|" }) ? "|\($0)" : String($0) }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return ["-- \(name) --"] + lines
  }

  /// A line of the file, from the line that stands for it.
  static func unescaped(_ line: String) -> String {
    guard line.hasPrefix("|"), isHeader(line.drop { $0 == "|" }) else { return line }
    return String(line.dropFirst())
  }

  /// Whether a file can be found again under a name.
  static func canBear(_ name: String) -> Bool {
    !name.isEmpty && name == name.trimmedBlanks && !name.contains { $0.isNewline }
  }

  /// Whether a line is the one that a file inside a session begins with.
  static func isHeader(_ line: Substring) -> Bool {
    line.begins(with: SessionSign.file) && line.ends(with: SessionSign.fileEnd)
  }
}
