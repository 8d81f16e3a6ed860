import LayoutModel
import PlumbLanguage

/// One input of the shell: a line, or several lines that belong together.
///
/// An ``InputReader`` makes inputs from lines. All code that runs, records or checks an input asks
/// this value and does not look at its text again. Only the names that Swift lines have made are
/// unknown when a line is read; ``Shell/known(_:)`` takes them into account when the line is run.
package struct Input: Hashable, Sendable {
  /// What an input is, by its beginning and its signs.
  package enum Kind: Hashable, Sendable {
    /// An empty line, or a remark for readers.
    case note
    /// A command, by its position in ``Commands/all``.
    case command(Int)
    /// An assignment to a setting of an item: `row.spacing = 8`.
    case setting
    /// A rule.
    case relation
    /// Swift layout code, of any number of lines.
    case swift
    /// Several lines between `begin` and `end`.
    case block(Block)
    /// A log from Xcode, including the text around it.
    case log
    /// None of these.
    case unknown
  }

  /// The lines, joined by line feeds, without the prompt that was copied with them.
  package let text: String
  /// The number of its first line in the file it comes from, counted from 1.
  package let line: Int?
  /// Its kind, as far as it can be known without the names that Swift lines made.
  package let kind: Kind
  /// Its tokens, or why it cannot be split into tokens; nil if its kind is clear without them.
  let lexed: Result<[Token], Diagnostic>?

  /// Makes an input whose kind is clear.
  init(_ text: String, line: Int?, kind: Kind) {
    self.text = text
    self.line = line
    self.kind = kind
    lexed = nil
  }

  /// Reads a line of Plumb or Swift, or several lines whose breaks are all inside quotes;
  /// O(length).
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

  /// Makes the input of a line that has been split into tokens.
  init(_ text: String, tokens: [Token], line: Int?) {
    self.text = text
    self.line = line
    lexed = .success(tokens)
    kind = Kind(text, tokens)
  }

  /// Reads a whole text as one input, without the line ends at its end.
  package init(_ text: String, line: Int? = nil) {
    self = InputReader.input(InputLine.lines(of: text), line: line)
  }

  // MARK: - Asking

  /// Returns the same input, classified again with the names that Swift lines have made.
  func knowing(_ isKnown: (String) -> Bool) -> Input {
    guard let lexed else { return self }
    let kind = Kind(text, try? lexed.get(), knowing: isKnown)
    return Input(text, lexed, line: line, kind: kind)
  }

  /// The command it begins with.
  package var command: Command? {
    if case .command(let index) = kind { Commands.all[index] } else { nil }
  }

  /// What sessions have to know about its command, or about that of the lines of a loop; empty for
  /// other inputs.
  var traits: Command.Traits { repeatedCommand?.traits ?? [] }

  /// The command of the line that a loop repeats; that of any other input.
  var repeatedCommand: Command? {
    if case .block(let block) = kind, block.head != nil {
      let line = block.lines.first { !($0.kind == .note || Loop.opensBlock($0.text)) }
      return line?.repeatedCommand
    }
    guard let command, command.name == Command.for.name else { return command }
    return Input(Loop.innermost(text)).command
  }

  /// Whether it depends on files, whose contents may differ the next time it is run.
  var usesFiles: Bool {
    traits.contains(.usesFiles)
      || traits.contains(.writesFiles) && text.split(separator: " ").contains("--write")
  }

  /// Whether it is an `expect` followed by these words and perhaps more.
  func expects(_ words: String...) -> Bool {
    guard command?.traits.contains(.checks) ?? false, let tokens else { return false }
    return tokens.dropFirst().prefix(words.count).map(\.text) == words
  }

  /// Its tokens; nil if it cannot be split into tokens.
  var tokens: [Token]? { try? row.get() }

  /// Returns a reader of its tokens.
  ///
  /// - Throws: A diagnostic if it cannot be split into tokens.
  func reader(in layout: Layout) throws(Diagnostic) -> TokenReader {
    TokenReader(text, try row.get(), in: layout)
  }

  /// Its tokens, or why it cannot be split into tokens.
  ///
  /// An input whose kind is clear without tokens is only split here, for the error when it was
  /// refused.
  var row: Result<[Token], Diagnostic> {
    lexed ?? Result { () throws(Diagnostic) in try Lexer.tokens(of: text) }
  }

  // MARK: - Spelling

  /// Makes the input of a line of that kind.
  private init(_ text: String, _ lexed: Result<[Token], Diagnostic>, line: Int?, kind: Kind) {
    self.text = text
    self.line = line
    self.kind = kind
    self.lexed = lexed
  }

  /// The same rule in its full spelling: `≤` becomes `<=`, a lone `=` becomes `==`.
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

  /// Returns the same line with another first word, and without blanks in front.
  func beginning(with word: String) -> Input {
    guard let tokens, let first = tokens.first else { return self }
    let start = first.range.lowerBound
    let (text, respelled) = respelled(tokens, from: start) { $0 == first ? word : nil }
    return Input(text, tokens: respelled, line: line)
  }

  /// Returns the text from a place on with some tokens respelled, and its tokens at their new
  /// places.
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
  /// Whether the token is a comparison sign or a part of one: `=`, `<=`, `!`, `>`.
  fileprivate var isOfRelation: Bool {
    kind == .sign && ["==", "=", "<=", ">=", "<", ">", "!=", "!", "~", ":"].contains(text)
  }
}

extension TokenReader {
  /// The rest of the line as an input of its own, made from the tokens that are read already.
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
