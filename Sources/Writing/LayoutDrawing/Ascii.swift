/// Replaces special characters for terminals that support only ASCII.
package enum Ascii {
  private static let replacements: [Character: String] = [
    "■": "#", "○": "o", "·": ".", "→": "->", "…": "..", "─": "-", "│": "|", "├": "|", "┤": "|",
    "└": "`",
    "┌": "+", "┐": "+", "┘": "+", "━": "=", "┃": "#", "┏": "#",
    "┓": "#", "┗": "#", "┛": "#", "┣": "[", "┫": "]",
    "↔": "-", "↕": "|", "»": ">", "★": "*", "≤": "<=", "≥": ">=", "∞": "inf",
  ]

  /// Returns a line with its special characters replaced, wrapped if that makes it too wide.
  package static func lines(_ line: String) -> [String] {
    let plain = self.line(line)
    guard plain.displayWidth > Paragraph.width, line.displayWidth <= Paragraph.width else {
      return [plain]
    }
    return Paragraph.folded(plain)
  }

  /// Returns a line with its special characters replaced.
  package static func line(_ line: String) -> String {
    guard !line.utf8.allSatisfy({ $0 < 128 }) else { return line }
    // The corners of a drawing become pluses; those in a tree of items or steps do not.
    let isPicture = line.contains("┌") || line.contains("┐") || line.contains("┘")
    return line.reduce(into: "") { result, character in
      if isPicture, character == "└" {
        result += "+"
      } else if let control = control(character) {
        result += control
      } else {
        result += replacements[character] ?? String(character)
      }
    }
  }

  /// The usual notation for a visible control character, such as `^[` for escape; nil for any other
  /// character.
  private static func control(_ character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    if scalar == "␡" { return "^?" }
    guard (0x2400..<0x2420).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0x2400 + 0x40).map { "^\($0)" }
  }
}
