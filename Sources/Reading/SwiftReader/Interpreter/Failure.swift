import LayoutModel
import PlumbLanguage
import UIKitTexts

/// Why code cannot be run; it becomes a ``Diagnostic``.
struct Failure: Error {
  /// The kind of error.
  var code: ErrorCode
  /// What is wrong, as a sentence without a full stop.
  var message: String
  /// The place in the source, in bytes; `nil` if the caller has to supply it.
  var range: Range<Int>?
  /// The source that contains the place.
  var source: SwiftSource?
  /// The note after the caret.
  var note: String?
  /// The text that should stand at the place instead.
  var meant: String?
  /// Further lines of explanation.
  var details: [String] = []
  /// Whether calls or expressions are nested too deeply.
  var isTooDeep = false
  /// A line that would make the code run: `isLong = true`.
  var asked: String?

  /// What a constraint is about at which UIKit raises an exception, whatever else is in the program.
  var raised: String?
  /// Whether it does so only if no line that is not here adds the view.
  var isUnlessAdded = false
  /// The views that the code had to do with, and may have placed.
  var touched: Set<ViewRef> = []

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

  /// Creates a failure from a change that the layout refused.
  init(_ error: LayoutError, in layout: Layout) {
    guard let reader = try? TokenReader("", in: layout) else {
      self.init(.swift, "the layout does not allow this")
      return
    }
    let said = Diagnostic(error, at: 0..<1, in: reader)
    self.init(said.code, said.message, note: said.note)
    details = said.details
  }

  /// Returns the failure with a place, unless it has one already.
  func located(at range: Range<Int>, in source: SwiftSource) -> Failure {
    guard self.range == nil else { return self }
    var copy = self
    copy.range = range
    copy.source = source
    return copy
  }

  /// Returns the failure as a diagnostic with the line it refers to.
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
