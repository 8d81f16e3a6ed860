import LayoutModel

extension StringProtocol {
  /// The number of terminal columns that the text takes: two for wide characters, none for
  /// combining marks.
  package var displayWidth: Int { columnCount }
}

extension String {
  /// Returns the text with blanks behind it, so that it is at least `width` columns wide.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// Returns the text with blanks in front of it, so that it is at least `width` columns wide.
  package func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }

  /// The text with control characters made visible, so that text from elsewhere cannot control the
  /// terminal: escape becomes `␛`, a mark that changes the writing direction `\u{202e}`.
  package var escaped: String { escaped(butNot: []) }

  /// Returns the text with control characters made visible, except for some.
  package func escaped(butNot allowed: [Unicode.Scalar]) -> String {
    guard hasControls else { return self }
    var view = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if !scalar.isControl || allowed.contains(scalar) {
        view.append(scalar)
      } else if scalar.value < 32, let picture = Unicode.Scalar(0x2400 + scalar.value) {
        view.append(picture)
      } else if scalar.value == 127 {
        view.append("␡")
      } else {
        view.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      }
    }
    return String(view)
  }

  /// The text without trailing blanks.
  package var withoutTrailingBlanks: String {
    var rest = utf8[...]
    while rest.last == UInt8(ascii: " ") {
      // A blank behind a letter beyond ASCII may be part of one character with it.
      guard rest.dropLast().last.map({ $0 < 0x80 }) ?? true else {
        var view = self[..<rest.endIndex]
        while view.last == " " { view.removeLast() }
        return String(view)
      }
      rest.removeLast()
    }
    return rest.endIndex == utf8.endIndex ? self : String(self[..<rest.endIndex])
  }

  /// Whether the text takes more columns than that.
  func isWider(than width: Int) -> Bool {
    // No character takes more columns than bytes, and bytes are faster to count.
    utf8.count > width && displayWidth > width
  }
}
