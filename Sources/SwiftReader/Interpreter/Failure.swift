import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Why code cannot be run, on the way to a ``Diagnostic``.
struct Failure: Error {
  /// What kind of error it is.
  var code: ErrorCode
  /// What is wrong, a sentence without full stop.
  var message: String
  /// Where, in bytes of the source; nil where whoever called knows it.
  var range: Range<Int>?
  /// The text that the place is in.
  var source: SwiftSource?
  /// What follows the caret.
  var note: String?
  /// What should stand at the place instead.
  var meant: String?
  /// Further lines of explanation.
  var details: [String] = []
  /// Whether calls or expressions stand too deep inside of each other.
  var isTooDeep = false
  /// What people can say so that it can be run: `isLong = true`.
  var asked: String?

  init(
    _ code: ErrorCode, _ message: String, at range: Range<Int>? = nil,
    in source: SwiftSource? = nil,
    note: String? = nil, meant: String? = nil
  ) {
    self.code = code
    self.message = message
    self.range = range
    self.source = source
    self.note = note
    self.meant = meant
  }

  /// What a layout says to a change.
  init(_ error: LayoutError, in layout: Layout) {
    guard let reader = try? TokenReader("", in: layout) else {
      self.init(.swift, "the layout does not allow this")
      return
    }
    let said = Diagnostic(error, at: 0..<1, in: reader)
    self.init(said.code, said.message, note: said.note)
    details = said.details
  }

  /// The failure at a place, unless it knows a better one.
  func located(at range: Range<Int>, in source: SwiftSource) -> Failure {
    guard self.range == nil else { return self }
    var copy = self
    copy.range = range
    copy.source = source
    return copy
  }

  /// The error with the line it is about.
  func diagnostic(in fallback: String) -> Diagnostic {
    guard let range, let source else {
      return Diagnostic(code, message, at: 0..<1, in: fallback, note: note)
    }
    let line = source.line(at: range)
    var result =
      meant.map { Diagnostic(code, message, at: line.range, in: line.text, meant: $0) }
      ?? Diagnostic(code, message, at: line.range, in: line.text, note: note)
    result.details = details
    if source.file != nil || source.text.contains("\n") { result.lineNumber = line.number }
    return result
  }
}
