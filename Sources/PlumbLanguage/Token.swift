/// One word, number or sign of a line.
package struct Token: Hashable, Sendable {
  /// What sort of token it is.
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

  /// What sort of token it is.
  package var kind: Kind
  /// The text: the name without backquotes, a sign in its canonical spelling (`≤` is `<=`).
  package var text: String
  /// Where it is in the line, counted in Unicode scalars.
  package var range: Range<Int>

  /// Whether it is that sign.
  package func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }

  /// Whether it is that keyword.
  package func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  /// Whether it can name something.
  package var isName: Bool { kind == .word || kind == .quotedName }
}
