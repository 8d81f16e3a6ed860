/// The marks at the beginning of the lines of a session.
enum SessionSign {
  /// A command.
  static let command = "plumb> "
  /// A further line of a command.
  static let continuation = "..> "
  /// Prose.
  static let prose = "# "
  /// The header of a file inside the session; it ends with ``fileEnd``.
  static let file = "-- "
  /// The end of a header that begins with ``file``.
  static let fileEnd = " --"
}

extension StringProtocol {
  /// Whether the text begins with a mark, compared by bytes: an accent behind the mark would form
  /// one character with its last letter.
  func begins(with sign: String) -> Bool { utf8.starts(with: sign.utf8) }

  /// Whether the text ends with a mark, compared by bytes.
  func ends(with sign: String) -> Bool { utf8.suffix(sign.utf8.count).elementsEqual(sign.utf8) }

  /// The text behind a mark that it begins with; empty if it is no longer than the mark.
  func behind(_ sign: String) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: sign.utf8.count, limitedBy: utf8.endIndex)
    return String(self[(start ?? endIndex)...])
  }
}
