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
  func begins(with sign: String) -> Bool { unicodeScalars.starts(with: sign.unicodeScalars) }

  /// Whether it ends with a sign, scalar by scalar.
  func ends(with sign: String) -> Bool {
    unicodeScalars.reversed().starts(with: sign.unicodeScalars.reversed())
  }

  /// What follows as many scalars as a sign has.
  func behind(_ sign: String) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropFirst(sign.unicodeScalars.count)))
  }
}
