import LayoutModel

extension StringProtocol {
  /// How many columns of a terminal the text takes: wide characters two, combining marks none.
  package var displayWidth: Int { columnCount }
}

extension String {
  /// The text with blanks behind it, at least that wide.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// The text with blanks before it, at least that wide.
  package func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }

  /// The text with control characters made visible, so that nothing a stranger wrote reaches the
  /// terminal as a command: escape becomes `␛`, what turns the direction of writing `\u{202e}`.
  package var escaped: String { escaped(butNot: []) }

  /// The same, but some of them stay as they are.
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

  /// The text without blanks at its end.
  package var withoutTrailingBlanks: String {
    var view = self[...]
    while view.last == " " { view.removeLast() }
    return String(view)
  }
}
