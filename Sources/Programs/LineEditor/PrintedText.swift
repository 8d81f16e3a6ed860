import LayoutModel

extension String {
  /// Returns the text followed by as many blanks as it takes to fill `width` columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columnCount))
  }

  /// Returns the text cut to at most `width` columns, with dots in place of what was cut off.
  package func clipped(to width: Int) -> String {
    guard columnCount > width else { return self }
    let dots = String(repeating: ".", count: min(3, width))
    var room = width - dots.count
    var kept = ""
    for character in self {
      room -= String(character).columnCount
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
