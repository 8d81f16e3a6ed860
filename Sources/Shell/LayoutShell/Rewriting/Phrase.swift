import LayoutModel
import PlumbLanguage

/// A line or a part of one with placeholders, such as `center VIEW VIEW2` or `size VIEW N N2`.
///
/// A word in capitals is a ``Placeholder``; a digit behind it tells several of one kind apart.
/// Everything else stands for itself.
struct Phrase: Sendable {
  /// A part of a phrase.
  private enum Piece: Sendable {
    case word(String)
    case sign(String)
    case placeholder(Placeholder, label: String)
  }

  /// The phrase as it is written.
  let text: String
  private let pieces: [Piece]

  init(_ text: String) {
    self.text = text
    let tokens = (try? Lexer.tokens(of: text)) ?? []
    pieces = tokens.map { token in
      let kind = token.text.filter { !$0.isNumber }
      if token.kind == .word, let placeholder = Placeholder(rawValue: kind) {
        return .placeholder(placeholder, label: token.text)
      }
      return token.kind == .sign ? .sign(token.text) : .word(token.text)
    }
  }

  /// The number of parts; of two phrases that fit, the one with more is the more exact.
  var count: Int { pieces.count }

  /// Whether the phrase has no placeholders.
  var isWords: Bool {
    !pieces.contains { if case .placeholder = $0 { true } else { false } }
  }

  /// The word it begins with; nil where that is a placeholder or a sign.
  var firstWord: String? {
    if case .word(let word)? = pieces.first { word } else { nil }
  }

  /// The names of its placeholders, with their numbers.
  var labels: Set<String> {
    Set(pieces.compactMap { if case .placeholder(_, let label) = $0 { label } else { nil } })
  }

  /// Returns what fills each placeholder if the whole line is this phrase; nil if it is not.
  func filling(_ line: TypedLine) -> [String: String]? {
    var fill: [String: String] = [:]
    guard match(pieces[...], line, 0, &fill, isWhole: true) != nil else { return nil }
    return fill
  }

  /// Returns the tokens of a line, from `start` on, that are this phrase, and what fills each
  /// placeholder; nil if it does not stand there.
  func filling(_ line: TypedLine, at start: Int) -> (tokens: Range<Int>, fill: [String: String])? {
    var fill: [String: String] = [:]
    guard let end = match(pieces[...], line, start, &fill, isWhole: false), end > start else {
      return nil
    }
    return (start..<end, fill)
  }

  /// Returns the end of what the pieces match from a token on, by the first alternative that
  /// succeeds; nil if none does.
  private func match(
    _ pieces: ArraySlice<Piece>, _ line: TypedLine, _ index: Int, _ fill: inout [String: String],
    isWhole: Bool
  ) -> Int? {
    guard let piece = pieces.first else {
      return isWhole && index < line.tokens.count ? nil : index
    }
    switch piece {
    case .word(let word):
      guard index < line.tokens.count, line.tokens[index].kind == .word,
        line.tokens[index].text == word
          // A single letter is matched with its case: `H` means the horizontal direction of a
          // visual format.
          || word.count > 1 && line.tokens[index].text.lowercased() == word.lowercased()
      else { return nil }
      return match(pieces.dropFirst(), line, index + 1, &fill, isWhole: isWhole)
    case .sign(let sign):
      guard index < line.tokens.count, line.tokens[index].isSign(sign) else { return nil }
      return match(pieces.dropFirst(), line, index + 1, &fill, isWhole: isWhole)
    case .placeholder(let placeholder, let label):
      for (end, text) in placeholder.matches(line, from: index) {
        var tried = fill
        tried[label] = text
        if let last = match(pieces.dropFirst(), line, end, &tried, isWhole: isWhole) {
          fill = tried
          return last
        }
      }
      return nil
    }
  }

  /// Returns a template with its placeholders filled; nil if there is nothing for one of them.
  static func filled(
    _ template: String, _ fill: [String: String], known: (String) -> String? = { _ in nil }
  ) -> String? {
    var result = ""
    var rest = template[...]
    while let start = rest.firstIndex(where: \.isUppercase) {
      result += rest[..<start]
      let label = rest[start...].prefix { $0.isUppercase || $0.isNumber }
      rest = rest[label.endIndex...]
      // Capitals in the middle of a word, as in `iPhone`, are not a placeholder.
      if rest.first?.isLowercase ?? false {
        result += label
        continue
      }
      guard let text = fill[String(label)] ?? known(String(label)) else { return nil }
      result += text
    }
    return (result + rest).trimmedBlanks
  }
}

/// A typed line as tokens, with the layout that says what its names stand for.
struct TypedLine {
  let text: String
  let tokens: [Token]
  let layout: Layout
  private let scalars: [Unicode.Scalar]

  /// The most tokens a phrase is looked for in; longer lines are not typed from rewrite.
  private static let tokenLimit = 100

  /// Makes the line; nil if it cannot be split into tokens, or is very long.
  init?(_ input: Input, in layout: Layout) {
    let text = input.text
    guard text.utf8.count < 20 * Self.tokenLimit, let tokens = input.tokens,
      tokens.count <= Self.tokenLimit
    else { return nil }
    self.text = text
    self.tokens = tokens
    self.layout = layout
    scalars = Array(text.unicodeScalars)
  }

  /// Returns the text of some tokens, with the blanks between them.
  func source(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[first.range.lowerBound..<last.range.upperBound])
    return String(view)
  }

  /// Whether a token and the one after it have no blank between them.
  func isTight(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  /// Returns the item that a token names.
  func item(_ index: Int) -> Item? {
    guard tokens.indices.contains(index), tokens[index].isName,
      case .item(let id)? = layout.named(tokens[index].text)
    else { return nil }
    return layout.item(id)
  }

  /// The name of the parent of the first item that the line names.
  var parentName: String? {
    tokens.indices.lazy.compactMap { item($0) }.first.flatMap { $0.parent }
      .map { layout.writtenName(of: $0) }
  }
}
