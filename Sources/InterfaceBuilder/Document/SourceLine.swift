import PlumbLanguage

/// A line of a file that an error is about.
struct SourceLine {
  /// The longest piece of it that is shown, in characters.
  private static let limit = 160

  private let number: Int
  private let text: String

  /// The line of that number, counted from 1, of a file; empty behind the last.
  ///
  /// - Complexity: O(length of the file).
  init(of file: String, _ number: Int) {
    self.number = number
    let lines = file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let line = number >= 1 && number <= lines.count ? lines[number - 1] : ""
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    text = String(trimmed.prefix(Self.limit))
  }

  /// An error about the line, with a caret below a word of it.
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
