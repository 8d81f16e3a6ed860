import SwiftParser
import SwiftSyntax

/// The words, signs and comments of a piece of Swift, which may be unfinished.
package struct SwiftWords: Sendable {
  /// What a word is.
  package enum Kind: Hashable, Sendable {
    case keyword, identifier, number, string, sign, comment
  }

  /// A word with its place.
  package struct Word: Hashable, Sendable {
    /// What it is.
    package var kind: Kind
    /// The word itself.
    package var text: String
    /// Where it is, in Unicode scalars.
    package var range: Range<Int>
    /// Whether no dot is in front of it, so that it is not a member.
    package var isFirst: Bool
  }

  /// All of them, from the beginning to the end.
  package private(set) var words: [Word] = []

  /// Splits a text into its words.
  package init(of text: String) {
    // The parser counts bytes; a scalar begins at each byte that does not continue one.
    var places: [Int] = []
    var count = 0
    for byte in text.utf8 {
      places.append(count)
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    func place(_ offset: Int) -> Int {
      offset < places.count ? places[offset] : count
    }
    var isBehindDot = false
    for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      add(token.leadingTrivia, &offset, place)
      let end = offset + token.text.utf8.count
      if let kind = Self.kind(of: token), offset < end {
        words.append(
          Word(
            kind: kind, text: token.text, range: place(offset)..<place(end), isFirst: !isBehindDot))
      }
      isBehindDot = token.tokenKind == .period
      offset = end
      add(token.trailingTrivia, &offset, place)
    }
  }

  private mutating func add(_ trivia: Trivia, _ offset: inout Int, _ place: (Int) -> Int) {
    for piece in trivia {
      let start = offset
      offset += piece.sourceLength.utf8Length
      guard piece.isComment else { continue }
      words.append(
        Word(kind: .comment, text: "", range: place(start)..<place(offset), isFirst: true))
    }
  }

  private static func kind(of token: TokenSyntax) -> Kind? {
    switch token.tokenKind {
    case .keyword, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable: .keyword
    case .identifier, .dollarIdentifier: .identifier
    case .integerLiteral, .floatLiteral: .number
    case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote: .string
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow: .sign
    default: nil
    }
  }
}
