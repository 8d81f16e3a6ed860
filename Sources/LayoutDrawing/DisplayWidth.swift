import LayoutModel

extension StringProtocol {
  /// How many columns of a terminal the text takes: wide characters two, combining marks none.
  public var displayWidth: Int {
    // Almost every text is plain ASCII, where a byte is a column.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension String {
  /// The text with blanks behind it, at least that wide.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// The text with blanks before it, at least that wide.
  public func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }

  /// The text with control characters made visible, so that nothing a stranger wrote reaches the
  /// terminal as a command: escape becomes `␛`, what turns the direction of writing `\u{202e}`.
  public var escaped: String { escaped(butNot: []) }

  /// The same, but some of them stay as they are.
  public func escaped(butNot allowed: [Unicode.Scalar]) -> String {
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
  public var withoutTrailingBlanks: String {
    var view = self[...]
    while view.last == " " { view.removeLast() }
    return String(view)
  }
}

extension Unicode.Scalar {
  /// How many columns the scalar takes, by the usual East Asian ranges.
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    return isWide ? 2 : 1
  }
}
