/// Swift text in pieces that know where they come from.
struct Code: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A piece of text, or what happens between pieces.
  struct Part {
    enum Kind {
      case text
      /// The begin of a statement.
      case begin
      /// An opening or closing brace.
      case open, close
    }

    var text: String
    var mark: Mark
    var kind = Kind.text
    /// Whether the text may stand on a line of its own.
    var canBreak = false
  }

  var parts: [Part]

  init(stringLiteral text: String) {
    parts = text.isEmpty ? [] : [Part(text: text, mark: .none)]
  }

  init(_ text: String, _ mark: Mark = .none) {
    parts = [Part(text: text, mark: mark)]
  }

  private init(_ parts: [Part]) {
    self.parts = parts
  }

  /// The code, of which the first piece may begin a line.
  var breaking: Code {
    var code = self
    if !code.parts.isEmpty { code.parts[0].canBreak = true }
    return code
  }

  var isEmpty: Bool { parts.isEmpty }

  /// The plain text.
  var text: String { parts.map(\.text).joined() }

  static func + (left: Code, right: Code) -> Code {
    Code(left.parts + right.parts)
  }

  static func += (left: inout Code, right: Code) {
    left.parts += right.parts
  }

  /// Begins a statement that stood on a line.
  mutating func begin(_ line: Int) {
    parts.append(Part(text: "", mark: Mark(offset: -1, count: 0, line: line), kind: .begin))
  }

  /// Opens a brace behind what is there.
  mutating func open(_ sign: String = " {") {
    parts.append(Part(text: sign, mark: .none, kind: .open))
  }

  /// Closes a brace, on its own line if it stood there.
  mutating func close(_ mark: Mark = .none, _ sign: String = "}") {
    parts.append(Part(text: sign, mark: mark, kind: .close))
  }

  mutating func write(_ code: Code) { self += code }

  /// The code in brackets.
  var inBrackets: Code { "(" + self + ")" }
}

extension [Code] {
  /// The pieces of code with a text between them.
  func joined(_ separator: String = ", ") -> Code {
    var result: Code = ""
    for (index, code) in enumerated() {
      if index > 0 { result += Code(separator) }
      result += code.breaking
    }
    return result
  }
}
