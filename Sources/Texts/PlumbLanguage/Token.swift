/// A word, number, text or sign of a line.
package struct Token: Hashable, Sendable {
  /// The kind of a token.
  package enum Kind: Hashable, Sendable {
    /// A name or keyword.
    case word
    /// A name in backquotes; never a keyword.
    case quotedName
    /// A number without sign.
    case number(Double)
    /// A text in double quotes, unescaped.
    case string(String)
    /// An operator or a piece of punctuation.
    case sign
  }

  /// The kind of the token.
  package var kind: Kind
  /// The text: for a name without backquotes, for a sign in its canonical spelling (`<=` for `≤`).
  package var text: String
  /// The place in the line, in Unicode scalars.
  package var range: Range<Int>

  /// Whether the token is a sign.
  package func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }

  /// Whether the token is a word, not in backquotes.
  package func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  /// Whether the token is a number.
  package var isNumber: Bool { if case .number = kind { true } else { false } }

  /// Whether the token can be a name.
  package var isName: Bool { kind == .word || kind == .quotedName }
}
