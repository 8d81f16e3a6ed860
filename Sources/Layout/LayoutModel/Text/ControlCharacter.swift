extension Unicode.Scalar {
  /// Whether the scalar is a control character, a line end, a mark that changes the writing
  /// direction, or a byte order mark.
  ///
  /// Text with one of them could be displayed as something else, or change the state of a terminal.
  package var isControl: Bool {
    switch value {
    case 0x20..<0x7F: false
    case ..<0xA0: true
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}

extension String {
  /// Whether the text contains a control character.
  package var hasControls: Bool {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return false }
    return unicodeScalars.contains(where: \.isControl)
  }
}
