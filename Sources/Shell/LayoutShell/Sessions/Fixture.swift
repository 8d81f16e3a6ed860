/// A file inside a session, as the lines from `-- NAME --` to the next such line.
enum Fixture {
  /// Returns the lines that represent a file.
  ///
  /// A line of the file that looks like a header, perhaps behind bars, gets one more bar in front.
  static func lines(_ name: String, _ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { isHeader($0.drop { $0 == "|" }) ? "|\($0)" : String($0) }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return ["-- \(name) --"] + lines
  }

  /// Returns a line of the file from the line that represents it.
  static func unescaped(_ line: String) -> String {
    guard line.hasPrefix("|"), isHeader(line.drop { $0 == "|" }) else { return line }
    return String(line.dropFirst())
  }

  /// Whether a file can be kept and found again under a name.
  static func canBear(_ name: String) -> Bool {
    !name.isEmpty && name == name.trimmedBlanks && !name.contains { $0.isNewline }
  }

  /// The name in the header of a file.
  static func name(inHeader line: Substring) -> String {
    String(line.dropFirst(SessionSign.file.count).dropLast(SessionSign.fileEnd.count))
  }

  /// Whether a line is the header of a file inside a session.
  static func isHeader(_ line: Substring) -> Bool {
    line.begins(with: SessionSign.file) && line.ends(with: SessionSign.fileEnd)
  }
}
