/// The signs of replies for terminals that know only ASCII.
package enum Ascii {
  private static let replacements: [Character: String] = [
    "■": "#", "○": "o", "·": ".", "→": "->", "…": "..", "─": "-", "│": "|", "├": "|", "└": "`",
    "┌": "+", "┐": "+", "┘": "+", "≤": "<=", "≥": ">=", "∞": "inf",
  ]

  /// The line with every special sign replaced, broken where that makes it too wide.
  package static func lines(_ line: String) -> [String] {
    let plain = self.line(line)
    guard plain.displayWidth > Paragraph.width, line.displayWidth <= Paragraph.width else {
      return [plain]
    }
    return Paragraph.folded(plain)
  }

  /// The line with every special sign replaced.
  package static func line(_ line: String) -> String {
    guard !line.utf8.allSatisfy({ $0 < 128 }) else { return line }
    // The corners of a picture are pluses; those of a tree of items or steps are not.
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

  /// The picture of a control character as people write it: `^[` for escape.
  private static func control(_ character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    if scalar == "␡" { return "^?" }
    guard (0x2400..<0x2420).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0x2400 + 0x40).map { "^\($0)" }
  }
}
