/// What people may call views, rules and numbers.
package enum Name {
  /// Words that mean something between names.
  package static let reserved = [
    "as", "in", "to", "at", "by", "step", "for", "not", "no", "required", "high", "low", "dof",
    "first", "last", "branch",
  ]

  /// Whether a text can be a name at all: in backquotes everything can, except control
  /// characters, backquotes and the empty text.
  ///
  /// Signs that turn the direction of a line count as control characters: with them a name could
  /// read as something else.
  package static func isWellFormed(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.prefix(201).count <= 200
      && !name.unicodeScalars.contains { $0 == "`" || $0.isControl }
  }

  /// Whether the name belongs to unnamed rules: `c` and digits.
  package static func isReserved(_ name: String) -> Bool {
    name.first == "c" && name.count > 1 && name.dropFirst().allSatisfy(\.isASCIIDigit)
  }

  /// Whether the name can be written without backquotes: letters, digits and underscores, not
  /// starting with a digit, and no word of the language.
  package static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    guard isLetter(first) else { return false }
    return name.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) }
      && !reserved.contains(name)
  }

  /// The name as it is written in a line.
  package static func written(_ name: String) -> String {
    isPlain(name) ? name : "`\(name)`"
  }

  /// Whether a scalar can start a plain name.
  package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || isASCIILetter(scalar) }
    return scalar.properties.isAlphabetic
  }

  /// Whether a scalar can go on in a plain name.
  package static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ("0"..."9").contains(scalar) }
    return scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
