extension Unicode.Scalar {
  /// Whether it tells a terminal or a reader what to do instead of being shown: control characters,
  /// what ends a line, what turns the direction of writing, and marks of the byte order.
  ///
  /// With one of them a text could read as something else, or be obeyed.
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
  /// Whether a text holds a control character; in one pass over its bytes where it is ASCII.
  package var hasControls: Bool {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return false }
    return unicodeScalars.contains(where: \.isControl)
  }
}
