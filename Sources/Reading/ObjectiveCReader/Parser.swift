/// Makes declarations, statements and expressions of tokens.
///
/// What it does not understand becomes a part that says so, and it goes on behind it.
struct Parser {
  let tokens: [Token]
  var index = 0
  var depth = 0
  /// Whether what is being read has been nested too deeply, or makes no sense.
  var failure: String?
  /// Where a `>>` stands of which the first half has been read.
  var angleAt: Int?
  /// The names of types that the files declare.
  let types: Set<String>
  /// The place of the bracket that closes the one at a place.
  private let partners: [Int]

  /// The depth to which code may be nested.
  static let depthLimit = 150

  init(_ tokens: [Token], types: Set<String>) {
    self.tokens = tokens
    self.types = types
    var partners = Array(repeating: tokens.count, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        let sign = token.text == ")" ? "(" : token.text == "]" ? "[" : "{"
        // A brace closes what was forgotten inside of it.
        if let last = open.last, tokens[last].is(sign) {
          partners[open.removeLast()] = index
        } else if sign == "{", let at = open.lastIndex(where: { tokens[$0].is("{") }) {
          for lost in open[(at + 1)...] { partners[lost] = index }
          partners[open[at]] = index
          open.removeSubrange(at...)
        }
      default: continue
      }
    }
    self.partners = partners
  }

  // MARK: - Tokens

  static let endToken = Token(kind: .end, text: "", mark: .none)

  var token: Token { index < tokens.count ? tokens[index] : Self.endToken }
  var isAtEnd: Bool { index >= tokens.count }

  func peek(_ ahead: Int = 1) -> Token {
    index + ahead < tokens.count ? tokens[index + ahead] : Self.endToken
  }

  func sees(_ sign: String) -> Bool { token.is(sign) }

  /// Whether `@` and a word follow.
  func seesAt(_ word: String) -> Bool { token.is("@") && peek().is(word) }

  mutating func accept(_ sign: String) -> Bool {
    guard token.is(sign) else { return false }
    index += 1
    return true
  }

  mutating func expect(_ sign: String) {
    if !accept(sign) { fail("\(sign) is missing") }
  }

  mutating func fail(_ reason: String) {
    if failure == nil { failure = reason }
  }

  /// The place behind the bracket that closes the one here.
  var behindBracket: Int { min(partner + 1, tokens.count) }

  /// The place of the bracket that closes the one here.
  var partner: Int { index < partners.count ? partners[index] : tokens.count }

  /// The mark of the token in front of this one, which is at the earliest the one at a place.
  func markBehind(_ start: Int) -> Mark {
    let last = max(start, min(index, tokens.count) - 1)
    return tokens.indices.contains(last) ? tokens[last].mark : .none
  }

  /// Passes over a bracket with all that is inside.
  mutating func skipBrackets() {
    index = index < tokens.count ? max(index + 1, behindBracket) : index
  }

  /// Passes over `__attribute__((...))` and other marks that mean nothing to a layout.
  mutating func skipMarks() {
    while token.kind == .name {
      if Self.marks.contains(token.text) {
        index += 1
      } else if Self.marksWithBrackets.contains(token.text)
        || token.text.hasPrefix("NS_")
          && Self.marksOfFoundation.contains(where: token.text.hasPrefix)
      {
        index += 1
        if sees("(") { skipBrackets() }
      } else {
        return
      }
    }
  }

  static let marks: Set<String> = [
    "inline", "__inline", "__inline__", "extern", "FOUNDATION_EXPORT", "UIKIT_EXTERN",
    "NS_INLINE", "CG_INLINE", "CG_EXTERN", "FOUNDATION_EXTERN", "OBJC_EXPORT", "OBJC_EXTERN",
    "UIKIT_STATIC_INLINE", "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END", "register",
    "volatile", "restrict", "IBInspectable", "IBOutlet", "IB_DESIGNABLE", "in", "out", "inout",
    "bycopy", "oneway", "nonnull", "_Nonnull", "__nonnull", "null_unspecified",
    "_Null_unspecified", "__block", "__strong", "__bridge", "__bridge_transfer",
    "__bridge_retained", "__unsafe_unretained", "__autoreleasing",
    "__kindof", "__used", "__unused", "_Noreturn", "NS_REQUIRES_SUPER",
    "NS_DESIGNATED_INITIALIZER", "UI_APPEARANCE_SELECTOR", "NS_UNAVAILABLE", "__covariant",
    "__contravariant", "NS_REFINED_FOR_SWIFT", "CF_EXTERN_C_BEGIN", "CF_EXTERN_C_END",
    "NS_RETURNS_INNER_POINTER", "constexpr", "_Nullable_result", "DEPRECATED_ATTRIBUTE",
  ]
  static let marksWithBrackets: Set<String> = [
    "__attribute__", "__attribute", "API_AVAILABLE", "API_UNAVAILABLE", "API_DEPRECATED",
    "IBOutletCollection", "__deprecated_msg", "__TVOS_PROHIBITED", "__IOS_AVAILABLE", "_Pragma",
    "__pragma", "NS_SWIFT_NAME", "__OSX_AVAILABLE_STARTING",
  ]
  static let marksOfFoundation = [
    "NS_AVAILABLE", "NS_DEPRECATED", "NS_CLASS_AVAILABLE", "NS_SWIFT_", "NS_FORMAT_FUNCTION",
    "NS_RETURNS", "NS_EXTENSION_UNAVAILABLE", "NS_HEADER_AUDIT", "NS_ROOT_CLASS", "NS_CONSUMED",
  ]

  /// The text of some tokens, for what cannot be read.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    for index in range.clamped(to: tokens.indices).prefix(14) {
      let token = tokens[index]
      if index > range.lowerBound, token.isSpaced || token.isFirst { text += " " }
      switch token.kind {
      case .text: text += (token.isObject ? "@" : "") + "\"\(token.text)\""
      case .character: text += "'\(token.text)'"
      default: text += token.text
      }
    }
    return range.count > 14 ? text + " ..." : text
  }

  /// The place where the statement ends that begins at a place: behind a semicolon or a brace.
  func endOfStatement(from start: Int) -> Int {
    var place = start
    while place < tokens.count {
      let token = tokens[place]
      if token.is(";") { return place + 1 }
      if token.is("}") { return place }
      if token.is("@"), place > start, token.isFirst, place + 1 < tokens.count,
        ["end", "implementation", "interface", "property"].contains(tokens[place + 1].text)
      {
        return place
      }
      if token.kind == .sign, "([{".contains(token.text) {
        let end = partners[place]
        if end >= tokens.count {
          // It is never closed: the line is all that is given up.
          var next = place + 1
          while next < tokens.count, !tokens[next].isFirst, !tokens[next].is("}") { next += 1 }
          return next
        }
        place = end + 1
        if token.is("{"), place < tokens.count, tokens[place].isFirst, !tokens[place].is("."),
          !tokens[place].is(","), !tokens[place].is(")"), !tokens[place].is("]")
        {
          return place
        }
        continue
      }
      place += 1
    }
    return place
  }

  /// Runs something one level deeper.
  mutating func nested<Value>(_ fallback: Value, _ body: (inout Parser) -> Value) -> Value {
    guard depth < Self.depthLimit else {
      fail("this is nested too deeply")
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}
