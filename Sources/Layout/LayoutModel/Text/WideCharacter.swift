extension Unicode.Scalar {
  /// Whether the scalar is as wide as it is high, by the East Asian ranges and the emoji.
  package var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The number of terminal columns that the scalar takes, by the East Asian ranges.
  fileprivate var columnCount: Int {
    switch value {
    // Looking up the properties of a scalar takes a hundred times as long as this test for ASCII,
    // accented letters and the middle dot, dashes and dots, arrows, frames and squares.
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2010..<0x2028, 0x2190..<0x2200, 0x2500..<0x2600:
      return 1
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide ? 2 : 1
    }
  }
}

extension StringProtocol {
  /// The number of terminal columns that the text takes: two for wide characters, none for
  /// combining marks.
  package var columnCount: Int {
    @_specialize(where Self == String)
    @_specialize(where Self == Substring)
    get {
      // Almost all text is ASCII, where each byte takes one column.
      if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
      return unicodeScalars.reduce(0) { $0 + $1.columnCount }
    }
  }
}
