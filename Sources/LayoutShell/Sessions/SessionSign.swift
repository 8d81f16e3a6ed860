/// The signs that lines of a session begin with.
enum SessionSign {
  /// A command.
  static let command = "plumb> "
  /// A command that goes on.
  static let continuation = "..> "
  /// Prose.
  static let prose = "# "
  /// A file that travels inside; it ends with ``fileEnd``.
  static let file = "-- "
  /// The end of the line that begins with ``file``.
  static let fileEnd = " --"
}

extension StringProtocol {
  /// Whether it begins with a sign, scalar by scalar: what follows may be an accent, which would be
  /// one character with the end of the sign.
  func begins(with sign: String) -> Bool { utf8.starts(with: sign.utf8) }

  /// Whether it ends with a sign, scalar by scalar.
  func ends(with sign: String) -> Bool { utf8.suffix(sign.utf8.count).elementsEqual(sign.utf8) }

  /// What follows a sign that it begins with; nothing where it is shorter than that.
  func behind(_ sign: String) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: sign.utf8.count, limitedBy: utf8.endIndex)
    return String(self[(start ?? endIndex)...])
  }
}
