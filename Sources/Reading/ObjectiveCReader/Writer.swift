/// Writes the Swift of one file.
struct Writer {
  let symbols: Symbols
  /// What has been written.
  var output: Code = ""
  var notes: [(line: Int, text: String)] = []
  /// What was assumed, as no file says it.
  var assumed: [(line: Int, text: String)] = []
  /// The class whose code is being written.
  var type: String?
  /// The class whose brace is open, and the names it has declared so far.
  var openClass: String?
  var declared: Set<String> = []
  /// The property whose getter is being written as the code of a `lazy var`.
  var lazyProperty: String?
  /// The types of the names of the functions and blocks that are being written.
  var scopes: [[String: TypeName]] = []
  /// The code that has to run in front of the statement that is being written.
  var ahead: [Code] = []
  var kind = CodeKind.plain
  /// Whether the function that is being written returns a truth, or a whole number.
  var isTruthReturned = false
  var isIntegerReturned = false
  /// The names that something is assigned to somewhere in the file.
  let assigned: Set<String>
  /// The properties that the file asks its object for.
  let ofSelf: Set<String>
  let isHeader: Bool

  enum CodeKind {
    case plain, initialiser
  }

  init(symbols: Symbols, assigned: Set<String>, ofSelf: Set<String>, isHeader: Bool) {
    (self.symbols, self.assigned, self.isHeader) = (symbols, assigned, isHeader)
    self.ofSelf = ofSelf
  }

  // MARK: - Names

  mutating func declare(_ name: String, _ type: TypeName) {
    if scopes.isEmpty { scopes.append([:]) }
    scopes[scopes.count - 1][name] = type
  }

  func local(_ name: String) -> TypeName? {
    for scope in scopes.reversed() {
      if let type = scope[name] { return type }
    }
    return nil
  }

  mutating func scoped<Value>(_ body: (inout Writer) -> Value) -> Value {
    scopes.append([:])
    defer { scopes.removeLast() }
    return body(&self)
  }

  /// The words that are names in Objective-C and need quotes in Swift.
  private static let words: Set<String> = [
    "in", "is", "as", "let", "var", "func", "class", "struct", "enum", "extension", "protocol",
    "init", "deinit", "internal", "public", "private", "fileprivate", "open", "operator", "import",
    "where", "guard", "defer", "repeat", "throw", "throws", "try", "catch", "Any", "Type", "switch",
    "case", "default", "fallthrough", "associatedtype", "typealias", "subscript", "rethrows",
    "inout", "static", "false", "true", "nil", "Self", "return", "if", "else", "for", "while", "do",
    "break", "continue",
  ]

  static func quoted(_ name: String) -> String {
    words.contains(name) && name != "open" && name != "Type" ? "`\(name)`" : name
  }

  // MARK: - Types

  /// Returns the Swift type, as it is written behind a colon.
  func swift(_ written: TypeName, isReference: Bool = true) -> String {
    let type = symbols.resolved(written)
    if let block = type.block {
      let parameters = block.parameters.prefix(12).map { swift($0.type, isReference: false) }
      let text =
        "(\(parameters.joined(separator: ", "))) -> \(swift(block.result, isReference: false))"
      return isReference ? "(\(text))!" : "(\(text))"
    }
    if type.dimensions > 0 {
      var element = type
      element.dimensions = 0
      return "[\(swift(element, isReference: false))]"
    }
    let mark = isReference && type.isObject ? "!" : ""
    if type.isInteger { return "Int" }
    if TypeNames.collections.contains(type.base) {
      let element = type.arguments.first.map { swift($0, isReference: false) } ?? "Any"
      return "[\(element)]\(mark)"
    }
    if TypeNames.dictionaries.contains(type.base) {
      guard type.arguments.count == 2 else { return "[String: Any]\(mark)" }
      let parts = type.arguments.map { swift($0, isReference: false) }
      return "[\(parts[0]): \(parts[1])]\(mark)"
    }
    if type.base == "id", let first = type.arguments.first {
      return "any \(first.base)".inMark(mark)
    }
    if type.base == "instancetype" { return (self.type ?? "Any") + mark }
    let name = TypeNames.moved[type.base] ?? TypeNames.plain[type.base] ?? type.base
    if name.hasPrefix("()") { return isReference ? "(\(name))!" : name }
    return (name.isEmpty ? "Any" : name) + mark
  }

  /// Returns the value that a variable has before one is given to it, with the sign in front.
  func zero(_ written: TypeName) -> String {
    let type = symbols.resolved(written)
    if type.dimensions > 0 { return " = []" }
    if type.isObject { return "" }
    let name = swift(type)
    if symbols.structures[type.base] != nil { return " = \(type.base)()" }
    return TypeNames.zero(name).map { " = \($0)" } ?? "!"
  }

  // MARK: - Statements in the text

  /// Writes a statement.
  mutating func put(_ code: Code, _ line: Int) {
    output.begin(line)
    output.write(code)
  }

  mutating func note(_ line: Int, _ text: String) {
    if notes.count < 1000 { notes.append((line, text)) }
  }

  /// Writes what could not be read as a call that will be reported.
  mutating func unreadable(_ text: String, _ reason: String, _ mark: Mark) {
    note(mark.line, reason)
    put("unreadable(" + Code(Self.literal(String(text.prefix(80))), mark) + ")", mark.line)
  }

  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n", "\r": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension String {
  fileprivate func inMark(_ mark: String) -> String {
    mark.isEmpty ? self : "(\(self))\(mark)"
  }
}
