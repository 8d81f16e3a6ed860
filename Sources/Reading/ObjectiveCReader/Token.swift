/// A word, number, text or sign of the source, and where it stands.
struct Token: Equatable {
  enum Kind: UInt8 {
    case name, number, text, character, sign, end
  }

  var kind: Kind
  /// The token as it is written; of a text, what is between the quotes.
  var text: String
  /// Where it stands, in bytes; what a macro stands for stands where the macro does.
  var mark: Mark
  /// Whether it is the first of its line.
  var isFirst = false
  /// Whether white space is in front of it.
  var isSpaced = false
  /// Whether a text has an `@` in front of it.
  var isObject = false
  /// Whether it came out of a macro.
  var isExpanded = false

  func `is`(_ sign: String) -> Bool {
    (kind == .sign || kind == .name) && text == sign
  }
}

/// A place in a source.
struct Mark: Equatable {
  /// The first byte; -1 for a token that a macro made.
  var offset: Int
  /// The number of bytes.
  var count: Int
  /// The line, from 1; 0 for what may stand anywhere.
  var line: Int

  /// The mark of a token that is not in the text.
  static let none = Mark(offset: -1, count: 0, line: 0)
}
