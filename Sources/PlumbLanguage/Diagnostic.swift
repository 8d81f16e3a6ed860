import UIKitTexts

/// An error in a text, with the place, the reason and a way out.
package struct Diagnostic: Error, Hashable, Sendable {
  /// What kind of error it is.
  package var code: ErrorCode
  /// What is wrong, a sentence without full stop.
  package var message: String
  /// The line it is about.
  package var line: String
  /// Which line of its file that is, counted from 1; nil for a line somebody typed.
  package var lineNumber: Int?
  /// The places in the line, in Unicode scalars; the caret stands at the start of each.
  package var ranges: [Range<Int>]
  /// What follows the last caret: usually the way out.
  package var note: String?
  /// The whole line as it was probably meant.
  package var correction: String?
  /// Further lines of explanation.
  package var details: [String] = []

  /// An error at some places of a line.
  package init(
    _ code: ErrorCode, _ message: String, at ranges: [Range<Int>], in line: String,
    note: String? = nil, correction: String? = nil
  ) {
    self.code = code
    self.message = message
    self.line = line
    self.ranges = ranges
    self.note = note
    self.correction = correction
  }

  /// An error at one place of a line.
  package init(
    _ code: ErrorCode, _ message: String, at range: Range<Int>, in line: String,
    note: String? = nil, correction: String? = nil
  ) {
    self.init(code, message, at: [range], in: line, note: note, correction: correction)
  }

  /// An error at one place, with the text that should stand there instead.
  package init(
    _ code: ErrorCode, _ message: String, at range: Range<Int>, in line: String,
    meant replacement: String?
  ) {
    self.init(
      code, message, at: range, in: line, note: replacement.map { "did you mean \($0)?" },
      correction: replacement.map { Diagnostic.replacing(range, in: line, with: $0) })
  }

  /// The error of a line that somebody interrupted.
  package static func interrupted(in line: String) -> Diagnostic {
    Diagnostic(.interrupted, "interrupted, nothing has changed", at: [], in: line)
  }

  /// The line with another text at a place.
  package static func replacing(_ range: Range<Int>, in line: String, with text: String) -> String {
    let scalars = Array(line.unicodeScalars)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[..<min(range.lowerBound, scalars.count)])
    view.append(contentsOf: text.unicodeScalars)
    view.append(contentsOf: scalars[min(range.upperBound, scalars.count)...])
    return String(view)
  }
}

extension Diagnostic {
  /// Adds what UIKit says to the same mistake.
  mutating func add(_ exception: UIKitException) { details.append("UIKit: \(exception.line)") }
}
