/// Splits a source into tokens; directives of the preprocessor stay together as lines.
struct Lexer {
  /// A token, or a line that the preprocessor reads.
  enum Item {
    case token(Token)
    case directive([Token])
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var isFirst = true
  private var isSpaced = false
  /// Signs of more than one byte, longest first.
  private static let signs: [[UInt8]] = [
    "...", "<<=", ">>=", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=",
    "-=", "*=", "/=", "%=", "&=", "|=", "^=", "##", "::",
  ].map { Array($0.utf8) }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns what a text consists of.
  static func items(_ text: String) -> [Item] {
    var lexer = Lexer(text)
    var items: [Item] = []
    while let token = lexer.next() {
      guard token.is("#"), token.isFirst else {
        items.append(.token(token))
        continue
      }
      let start = lexer.line
      var directive: [Token] = []
      while lexer.skip(inLine: true), lexer.line == start || lexer.isContinued,
        let next = lexer.next(inLine: true)
      {
        directive.append(next)
      }
      lexer.isContinued = false
      if let first = directive.first?.mark.line {
        // What a directive says stands on its first line.
        for index in directive.indices { directive[index].mark.line = min(first, token.mark.line) }
      }
      items.append(.directive(directive))
    }
    return items
  }

  /// Returns the tokens of a text without directives.
  static func tokens(_ text: String) -> [Token] {
    items(text).flatMap { item -> [Token] in
      switch item {
      case .token(let token): [token]
      case .directive(let tokens): tokens
      }
    }
  }

  /// Whether a backslash has joined the next line to the one of a directive.
  private var isContinued = false

  private func byte(_ ahead: Int = 0) -> UInt8 {
    place + ahead < bytes.count ? bytes[place + ahead] : 0
  }

  private func sees(_ text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[place + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Passes over white space and comments; returns whether anything is left, on this line if asked.
  private mutating func skip(inLine: Bool = false) -> Bool {
    while place < bytes.count {
      switch bytes[place] {
      case 0x0A:
        if inLine { return false }
        newLine()
      case 0x20, 0x09, 0x0D, 0x0B, 0x0C, 0:
        place += 1
        isSpaced = true
      case UInt8(ascii: "\\"):
        var end = place + 1
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x0D || bytes[end] == 0x09 {
          end += 1
        }
        if end < bytes.count, bytes[end] == 0x0A {
          place = end
          let wasFirst = isFirst
          newLine()
          isFirst = wasFirst && !inLine
          isContinued = true
        } else {
          place += 1
        }
      case UInt8(ascii: "/") where sees("//"):
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      case UInt8(ascii: "/") where sees("/*"):
        place += 2
        while place < bytes.count, !sees("*/") {
          if bytes[place] == 0x0A { line += 1 }
          place += 1
        }
        place = min(place + 2, bytes.count)
        if inLine { isContinued = true }
        isSpaced = true
      default: return true
      }
    }
    return false
  }

  private mutating func newLine() {
    place += 1
    line += 1
    isFirst = true
    isSpaced = true
  }

  private mutating func next(inLine: Bool = false) -> Token? {
    guard skip(inLine: inLine) else { return nil }
    let start = place
    let startLine = line
    var isObject = false
    var kind = Token.Kind.sign
    var text: String?
    let first = bytes[place]
    if Self.isWord(first) {
      while place < bytes.count, Self.isWord(bytes[place]) || Self.isDigit(bytes[place]) {
        place += 1
      }
      kind = .name
    } else if Self.isDigit(first) || (first == UInt8(ascii: ".") && Self.isDigit(byte(1))) {
      number()
      kind = .number
    } else if first == UInt8(ascii: "\"") || (first == UInt8(ascii: "@") && sees("@\""))
      || isMisspeltObject
    {
      isObject = first != UInt8(ascii: "\"")
      if isObject { place += 1 }
      text = quoted(UInt8(ascii: "\""))
      kind = .text
    } else if first == UInt8(ascii: "'") {
      text = quoted(first)
      kind = .character
    } else {
      let sign = Self.signs.first { $0.count <= bytes.count - place && starts(with: $0) }
      place += sign?.count ?? 1
    }
    let mark = Mark(offset: start, count: place - start, line: startLine)
    defer { (isFirst, isSpaced) = (false, false) }
    return Token(
      kind: kind, text: text ?? String(decoding: bytes[start..<place], as: UTF8.self), mark: mark,
      isFirst: isFirst, isSpaced: isSpaced, isObject: isObject)
  }

  /// Whether a text comes with `#` in place of `@`, as some collections of posts have them; a text of
  /// Swift has another `#` at its end.
  private var isMisspeltObject: Bool {
    guard sees("#\"") else { return false }
    var end = place + 2
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != 0x0A { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"")
      && (end + 1 == bytes.count || bytes[end + 1] != UInt8(ascii: "#"))
  }

  private func starts(with sign: [UInt8]) -> Bool {
    for index in sign.indices where bytes[place + index] != sign[index] { return false }
    return true
  }

  private mutating func number() {
    while place < bytes.count {
      let last = place > 0 ? bytes[place - 1] | 0x20 : 0
      let isHexadecimal = false
      guard
        Self.isWord(bytes[place]) || Self.isDigit(bytes[place]) || bytes[place] == 0x2E
          || (!isHexadecimal && last == UInt8(ascii: "e")
            && (bytes[place] == 0x2B || bytes[place] == 0x2D))
      else {
        return
      }
      place += 1
    }
  }

  /// Reads up to the closing quote, which stands at the latest at the end of the line.
  private mutating func quoted(_ quote: UInt8) -> String {
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != quote, bytes[place] != 0x0A {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
        place += 1
        if bytes[place] == 0x0A { line += 1 }
      }
      place += 1
    }
    let end = min(place, bytes.count)
    if place < bytes.count, bytes[place] == quote { place += 1 }
    place = min(place, bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
