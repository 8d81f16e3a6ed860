package import LayoutDiagnosis
package import PlumbLanguage

/// An error as it is printed: the message, the line, carets, and a correction.
///
/// ```
/// error[E004]: no view named "titel"
///   titel.leading == card.leading + 16
///   ^~~~~ did you mean title?
/// ```
package struct ErrorReport: Finding {
  private let error: Diagnostic
  private let place: String?

  /// Makes a report on an error; `place` is the file and line it comes from, if any.
  package init(_ error: Diagnostic, place: String? = nil) {
    self.error = error
    self.place = place
  }

  /// The report as it is printed.
  package var passages: [Passage] {
    let place = place ?? error.lineNumber.map { "line \($0)" }
    let head = (place.map { "\($0): " } ?? "") + "error[\(error.code.rawValue)]: "
    var passages = [Passage(.error, head + error.message, indent: 4)]
    let source = error.line.split(separator: "\n", omittingEmptySubsequences: false)
    if source.count == 1, let line = source.first, !line.isEmpty {
      passages.append(
        Passage(.code, .excerpt(String(line), places: error.ranges, note: error.note)))
    } else if let note = error.note {
      passages.append(Passage(.hint, "  \(note)", indent: 4))
    }
    return passages + error.details.map { Passage(.text, "  \($0)", indent: 4) }
  }

  private enum Key: String, CodingKey { case code, message, line, column, length, correction }

  /// Encodes the error for programs; columns count from 1.
  package func encode(to encoder: any Encoder) throws {
    let range = error.ranges.first
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(error.code.rawValue, forKey: .code)
    try container.encode(error.message, forKey: .message)
    try container.encode(error.lineNumber, forKey: .line)
    try container.encode(range.map { $0.lowerBound + 1 }, forKey: .column)
    try container.encode(range?.count, forKey: .length)
    try container.encode(error.correction, forKey: .correction)
  }
}
