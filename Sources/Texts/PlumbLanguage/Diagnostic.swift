import UIKitTexts

/// An error in a text, with its place, its reason and usually a correction.
package struct Diagnostic: Error, Hashable, Sendable {
  /// What kind of error it is.
  package var code: ErrorCode
  /// What is wrong, as a sentence without a full stop.
  package var message: String
  /// The line that it is about.
  package var line: String
  /// The number of the line in its file, counted from 1; nil for a line that was typed.
  package var lineNumber: Int?
  /// The places in the line, in Unicode scalars; there is a caret at the start of each.
  package var ranges: [Range<Int>]
  /// The text behind the last caret, usually a correction.
  package var note: String?
  /// The whole line as it was probably meant.
  package var correction: String?
  /// Further lines of explanation.
  package var details: [String] = []

  /// Makes an error at some places of a line.
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

  /// Makes an error at one place of a line.
  package init(
    _ code: ErrorCode, _ message: String, at range: Range<Int>, in line: String,
    note: String? = nil, correction: String? = nil
  ) {
    self.init(code, message, at: [range], in: line, note: note, correction: correction)
  }

  /// Makes an error at one place, with the text that should be there instead.
  package init(
    _ code: ErrorCode, _ message: String, at range: Range<Int>, in line: String,
    meant replacement: String?
  ) {
    self.init(
      code, message, at: range, in: line, note: replacement.map { "did you mean \($0)?" },
      correction: replacement.map { Diagnostic.replacing(range, in: line, with: $0) })
  }

  /// Returns the error of a line that was interrupted.
  package static func interrupted(in line: String) -> Diagnostic {
    Diagnostic(.interrupted, "interrupted, nothing has changed", at: [], in: line)
  }

  /// Returns a line with the text at a place replaced.
  package static func replacing(_ range: Range<Int>, in line: String, with text: String) -> String {
    let scalars = Array(line.unicodeScalars)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[..<min(range.lowerBound, scalars.count)])
    view.append(contentsOf: text.unicodeScalars)
    view.append(contentsOf: scalars[min(range.upperBound, scalars.count)...])
    return String(view)
  }

  /// Returns several lines that were refused together with the one that is wrong corrected, if a
  /// correction is known, and where in them the mistake is; nil if it is in none of them.
  package func mended(in block: String) -> (text: String, cursor: Int)? {
    var lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let index = lines.firstIndex(of: line), let range = ranges.first else { return nil }
    let start = lines[..<index].reduce(0) { $0 + $1.unicodeScalars.count + 1 }
    lines[index] = correction ?? line
    let column = min(range.lowerBound, lines[index].unicodeScalars.count)
    return (lines.joined(separator: "\n"), start + column)
  }
}

extension Diagnostic {
  /// Adds the message of the exception that UIKit throws for the same mistake.
  mutating func add(_ exception: UIKitException) { details.append("UIKit: \(exception.line)") }
}
