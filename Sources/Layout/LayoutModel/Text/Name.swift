/// The rules for names of views, rules and numbers.
package enum Name {
  /// The words of the language that can stand between names.
  package static let reserved = [
    "as", "in", "to", "at", "by", "step", "for", "not", "no", "required", "high", "low", "dof",
    "first", "last", "branch",
  ]

  /// Whether a text can be a name: it is not empty, has at most 200 scalars, and contains no
  /// control characters or backquotes.
  ///
  /// In backquotes every such text can be written.
  ///
  /// Marks that change the writing direction count as control characters, as a name with them could
  /// be displayed as something else.
  package static func isWellFormed(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.prefix(201).count <= 200
      && !name.unicodeScalars.contains { $0 == "`" || $0.isControl }
  }

  /// Whether a name is reserved for unnamed rules: `c` and digits.
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

  /// Returns a name as it is written in a line, in backquotes if it needs them.
  package static func written(_ name: String) -> String {
    isPlain(name) ? name : "`\(name)`"
  }

  /// Whether a scalar can start a plain name.
  package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || isASCIILetter(scalar) }
    return scalar.properties.isAlphabetic
  }

  /// Whether a scalar can stand in a plain name after the first: a digit or a combining mark.
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
