import PlumbLanguage

/// A line of a file, for errors to show.
struct SourceLine {
  /// The largest number of characters of the line that are shown.
  private static let limit = 160

  private let number: Int
  private let text: String

  /// Creates the line with a number, counted from 1; it is empty beyond the last line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  init(of file: String, _ number: Int) {
    self.number = number
    let lines = file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let line = number >= 1 && number <= lines.count ? lines[number - 1] : ""
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    text = String(trimmed.prefix(Self.limit))
  }

  /// Returns an error about the line, with a caret under a word in it.
  func diagnostic(
    _ code: ErrorCode, _ message: String, marking word: String? = nil, note: String? = nil
  ) -> Diagnostic {
    var range = 0..<min(1, text.unicodeScalars.count)
    if let word, let found = text.firstRange(of: word) {
      let start = text[..<found.lowerBound].unicodeScalars.count
      range = start..<start + word.unicodeScalars.count
    }
    var diagnostic = Diagnostic(code, message, at: range, in: text, note: note)
    diagnostic.lineNumber = number
    return diagnostic
  }
}
