/// Lines in the conventions of any system, perhaps with a prompt that was copied along.
enum InputLine {
  /// Returns the lines of a text without their ends; at least one.
  static func lines(of text: String) -> [String] {
    let bytes = text.utf8
    guard bytes.contains(where: { $0 == 0x0D || $0 == 0x0A }) else { return [text] }
    return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == 0x0D { line.removeLast() }
      return String(Substring(line))
    }
  }

  /// Returns the first line of an input without a byte order mark and without a copied prompt.
  static func bare(first line: String) -> String {
    let line = line.unicodeScalars.first == "\u{FEFF}" ? line.behind("\u{FEFF}") : line
    return bare(line, behind: SessionSign.command)
  }

  /// Returns a further line of a block without a copied prompt.
  static func bare(next line: String) -> String {
    bare(line, behind: SessionSign.continuation)
  }

  private static func bare(_ line: String, behind sign: String) -> String {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    if trimmed.begins(with: sign) { return trimmed.behind(sign) }
    return trimmed == sign.dropLast() ? "" : line
  }
}

extension String {
  /// Whether the text consists of blanks, and perhaps carriage returns at its end.
  package var isBlank: Bool { trimmedBlanks.isEmpty }

  /// The text without blanks around it, and without a carriage return at its end.
  package var trimmedBlanks: String {
    func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    // Most lines have nothing to trim.
    guard isBlank(utf8.first) || isBlank(utf8.last) else { return self }
    var view = self[...]
    while let last = view.last, last == " " || last == "\t" || last == "\r" { view.removeLast() }
    while let first = view.first, first == " " || first == "\t" { view.removeFirst() }
    return String(view)
  }
}
