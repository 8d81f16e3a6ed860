/// What one press of TAB does: insert text or list the candidates.
enum CompletionStep: Equatable {
  /// Replaces the range, in Unicode scalars, with the text.
  case insert(Range<Int>, String)
  /// Shows these rows below the line, because there is nothing more to insert.
  case list([String])
  /// Does nothing, because there are no candidates.
  case nothing

  /// Decides what TAB does for a line and its completion on a terminal of the given width.
  ///
  /// If there are several candidates, the text they have in common is inserted first; the next TAB
  /// then finds nothing to insert and lists them.
  init(_ completion: Completion, line: String, columns: Int) {
    let scalars = Array(line.unicodeScalars)
    let range = completion.range.clamped(to: 0..<scalars.count)
    let typed = Self.text(scalars[range])
    guard let first = completion.candidates.first else {
      self = .nothing
      return
    }
    if completion.candidates.count == 1 {
      let isFollowed = range.upperBound < scalars.count && scalars[range.upperBound] == " "
      let isOpen = [".", ":", "/"].contains { first.hasSuffix($0) }
      let text = isOpen || isFollowed ? first : first + " "
      self = text == typed ? .nothing : .insert(range, text)
      return
    }
    let common = Self.commonPrefix(of: completion.candidates)
    let isLonger = common.unicodeScalars.count > typed.unicodeScalars.count
    let isRespelled =
      common.unicodeScalars.count == typed.unicodeScalars.count && common != typed
    self =
      isLonger || isRespelled
      ? .insert(range, common)
      : .list(Listing(completion, columns: columns).rows)
  }

  /// Returns the longest text that all candidates begin with, in whole characters.
  static func commonPrefix(of candidates: [String]) -> String {
    guard var common = candidates.first.map({ Array($0) }) else { return "" }
    for candidate in candidates.dropFirst() {
      common = zip(common, candidate).prefix { $0 == $1 }.map(\.0)
    }
    return String(common)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
