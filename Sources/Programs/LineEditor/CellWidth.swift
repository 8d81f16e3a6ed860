extension Unicode.Scalar {
  /// The number of terminal cells the scalar occupies: 0, 1 or 2.
  var cells: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// The blocks of East Asian wide characters and emoji, which occupy two cells each.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// The number of terminal cells the text occupies.
  var cells: Int { unicodeScalars.reduce(0) { $0 + $1.cells } }

  /// Returns the text followed by as many blanks as it takes to fill `width` cells.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - cells))
  }

  /// Returns the text cut to at most `width` cells, with dots in place of what was cut off.
  package func clipped(to width: Int) -> String {
    guard cells > width else { return self }
    let dots = String(repeating: ".", count: min(3, width))
    var room = width - dots.count
    var kept = ""
    for character in self {
      room -= String(character).cells
      if room < 0 { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + dots
  }

  /// The text without control characters other than tabs and newlines, which a terminal would obey
  /// as commands.
  var withoutControls: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars
    where scalar == "\t" || scalar == "\n" || scalar.properties.generalCategory != .control {
      text.append(scalar)
    }
    return String(text)
  }

  /// The text as a single row: tabs and newlines become blanks, control characters are dropped.
  var printable: String {
    // A history has thousands of lines, all prepared at the start; nearly every one needs no
    // change.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    return String(withoutControls.map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }
}
