import LayoutModel
import PlumbLanguage

/// What a shell is told at once, read: a line, or several that belong together.
///
/// An ``InputReader`` makes it from lines. Whatever runs, records or checks an input asks this value;
/// nobody looks at the text again. Only one thing is open when a line is read: which names Swift
/// lines have made. ``Shell/known(_:)`` knows them when the line is run, and asks its tokens again.
package struct Input: Hashable, Sendable {
  /// What an input is, by its start and its signs.
  package enum Kind: Hashable, Sendable {
    /// Nothing, or a remark for readers.
    case note
    /// A command, by its position in ``Commands/all``.
    case command(Int)
    /// `row.spacing = 8`.
    case setting
    /// A rule.
    case relation
    /// Swift layout code, of any number of lines.
    case swift
    /// `begin ... end`.
    case block(Block)
    /// A log of Xcode, with whatever stands around it.
    case log
    /// None of these.
    case unknown
  }

  /// The lines, without their ends and without the prompt that was copied with them.
  package let text: String
  /// The number of its first line in the file it comes from, counted from 1.
  package let line: Int?
  /// What it is, as far as that can be said without the names that Swift lines made.
  package let kind: Kind
  /// Its tokens, or why it is no row of tokens; nil where its kind is clear without them.
  let lexed: Result<[Token], Diagnostic>?

  /// An input whose kind is clear.
  init(_ text: String, line: Int?, kind: Kind) {
    self.text = text
    self.line = line
    self.kind = kind
    lexed = nil
  }

  /// A line of Plumb or of Swift, or several with all line breaks inside quotes; O(length).
  init(reading text: String, line: Int?) {
    self.text = text
    self.line = line
    if let kind = Kind(beginning: text) {
      self.kind = kind
      lexed = nil
      return
    }
    let result = Result { () throws(Diagnostic) in try Lexer.tokens(of: text) }
    lexed = result
    kind = Kind(text, try? result.get())
  }

  /// A line that was split into tokens before.
  init(_ text: String, tokens: [Token], line: Int?) {
    self.text = text
    self.line = line
    lexed = .success(tokens)
    kind = Kind(text, tokens)
  }

  /// A whole text as one input; line ends at its end are no part of it.
  package init(_ text: String, line: Int? = nil) {
    self = InputReader.input(InputLine.lines(of: text), line: line)
  }

  // MARK: - Asking

  /// The same input, sorted again where some names are known from Swift lines.
  func knowing(_ isKnown: (String) -> Bool) -> Input {
    guard let lexed else { return self }
    let kind = Kind(text, try? lexed.get(), knowing: isKnown)
    return Input(text, lexed, line: line, kind: kind)
  }

  /// The command it begins with.
  package var command: Command? {
    if case .command(let index) = kind { Commands.all[index] } else { nil }
  }

  /// What its command is to a session; nothing for other inputs.
  var traits: Command.Traits { command?.traits ?? [] }

  /// Whether it is an `expect` with these words behind it, and perhaps more.
  func expects(_ words: String...) -> Bool {
    guard command?.traits.contains(.checks) ?? false, let tokens else { return false }
    return tokens.dropFirst().prefix(words.count).map(\.text) == words
  }

  /// Its tokens; nil where it is no row of tokens.
  var tokens: [Token]? { try? row.get() }

  /// A reader over its tokens.
  ///
  /// - Throws: why it is no row of tokens.
  func reader(in layout: Layout) throws(Diagnostic) -> TokenReader {
    TokenReader(text, try row.get(), in: layout)
  }

  /// Its tokens, or why it is no row of tokens.
  ///
  /// What is clear without them is asked for them only where it was refused.
  var row: Result<[Token], Diagnostic> {
    lexed ?? Result { () throws(Diagnostic) in try Lexer.tokens(of: text) }
  }

  // MARK: - Spelling

  /// A line of that kind.
  private init(_ text: String, _ lexed: Result<[Token], Diagnostic>, line: Int?, kind: Kind) {
    self.text = text
    self.line = line
    self.kind = kind
    self.lexed = lexed
  }

  /// The full spelling of a rule: `≤` is `<=`, a lone `=` is `==`.
  var canonical: Input {
    guard let tokens, tokens.count(where: \.isOfRelation) == 1,
      tokens.contains(where: { $0.isSign(".") })
    else { return self }
    let (text, respelled) = respelled(tokens) { token in
      guard token.kind == .sign else { return nil }
      if token.text == "=" { return "==" }
      return ["<=", ">=", "-", "*"].contains(token.text) ? token.text : nil
    }
    return Input(text, .success(respelled), line: line, kind: kind)
  }

  /// The same line with another first word and nothing in front of it.
  func beginning(with word: String) -> Input {
    guard let tokens, let first = tokens.first else { return self }
    let start = first.range.lowerBound
    let (text, respelled) = respelled(tokens, from: start) { $0 == first ? word : nil }
    return Input(text, tokens: respelled, line: line)
  }

  /// The text from a place on with other spellings of tokens, and all tokens where they stand then.
  private func respelled(
    _ tokens: [Token], from start: Int = 0, _ spelling: (Token) -> String?
  ) -> (text: String, tokens: [Token]) {
    let scalars = Array(text.unicodeScalars)
    var result: [Unicode.Scalar] = []
    var end = start
    let moved = tokens.map { token in
      var token = token
      result += scalars[end..<token.range.lowerBound]
      end = token.range.upperBound
      let place = result.count
      if let text = spelling(token) {
        token.text = text
        result += text.unicodeScalars
      } else {
        result += scalars[token.range]
      }
      token.range = place..<result.count
      return token
    }
    result += scalars[end...]
    return (String(String.UnicodeScalarView(result)), moved)
  }
}

extension Token {
  /// Whether it compares, or is a part of a sign that does: `=`, `<=`, `!`, `>`.
  fileprivate var isOfRelation: Bool {
    kind == .sign && ["==", "=", "<=", ">=", "<", ">", "!=", "!", "~", ":"].contains(text)
  }
}

extension TokenReader {
  /// What is left of the line as a line of its own, with the tokens that were read already.
  var restAsInput: Input {
    let start = here.lowerBound
    let tokens = remaining.map { token in
      var token = token
      token.range = token.range.lowerBound - start..<token.range.upperBound - start
      return token
    }
    return Input(rest, tokens: tokens, line: nil)
  }
}
