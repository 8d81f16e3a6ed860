extension Parser {
  /// Reads a type with its stars, without a name; `nil` and nothing read if there is none.
  mutating func type() -> TypeName? {
    let start = index
    var type = TypeName(base: "")
    marksOfType(&type)
    if sees("struct") || sees("enum") || sees("union") {
      index += 1
      guard token.kind == .name else {
        index = start
        return nil
      }
      type.base = token.text
      index += 1
    } else if sees("typeof") || sees("__typeof") || sees("__typeof__") || sees("decltype") {
      index += 1
      guard sees("(") else {
        index = start
        return nil
      }
      skipBrackets()
      type.base = "id"
    } else if TypeName.words.contains(token.text), token.kind == .name {
      var words: [String] = []
      while TypeName.words.contains(token.text), token.kind == .name {
        words.append(token.text)
        index += 1
        marksOfType(&type)
      }
      type.base = Self.joined(words)
    } else if token.kind == .name, !Self.reserved.contains(token.text) {
      type.base = token.text
      index += 1
      if sees("<") { angles(&type) }
    } else {
      index = start
      return nil
    }
    marksOfType(&type)
    while accept("*") || (sees("&") && peek().kind == .name && !type.base.isEmpty && false) {
      type.pointers += 1
      marksOfType(&type)
    }
    if sees("("), peek().is("^") || peek().is("*") {
      let at = index
      if peek(2).is(")"), let block = blockType(type, named: false) {
        return block.type
      }
      index = at
    }
    return type
  }

  /// The words that begin no type.
  static let reserved: Set<String> = [
    "return", "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue",
    "goto", "sizeof", "self", "super", "nil", "YES", "NO", "NULL", "typedef", "true", "false",
  ]

  private static func joined(_ words: [String]) -> String {
    let kept = words.filter { $0 != "int" && $0 != "signed" || words.count == 1 }
    let text = kept.joined(separator: " ")
    return text.isEmpty ? "int" : text
  }

  /// Reads words such as `const` and `__weak`.
  private mutating func marksOfType(_ type: inout TypeName) {
    while token.kind == .name {
      switch token.text {
      case "const", "__const": type.isConstant = true
      case "static": type.isStatic = true
      case "__weak", "weak": if token.text == "weak" { return } else { type.isWeak = true }
      case "nullable", "_Nullable", "__nullable": type.isNullable = true
      default:
        let start = index
        // `in` is also the word of a loop.
        if token.text == "in" || token.text == "out" { return }
        skipMarks()
        guard index > start else { return }
        continue
      }
      index += 1
    }
  }

  /// Reads `<A, B *>`.
  private mutating func angles(_ type: inout TypeName) {
    let start = index
    index += 1
    var arguments: [TypeName] = []
    let known = nested(false) { parser in
      while !parser.isAtEnd {
        guard let argument = parser.type() else { return false }
        arguments.append(argument)
        if parser.accept(":") { _ = parser.type() }
        if parser.accept(">") { return true }
        if parser.sees(">>") {
          // The second bracket closes what is around.
          return true
        }
        guard parser.accept(",") else { return false }
      }
      return false
    }
    guard known else {
      index = start
      return
    }
    if sees(">>") {
      guard hasOpenAngle else {
        hasOpenAngleSet(true)
        type.arguments = arguments
        return
      }
      hasOpenAngleSet(false)
      index += 1
    }
    type.arguments = arguments
  }

  private var hasOpenAngle: Bool { angleAt == index }

  private mutating func hasOpenAngleSet(_ value: Bool) { angleAt = value ? index : nil }

  /// Reads `(^name)(parameters)` behind the type of the result.
  mutating func blockType(
    _ result: TypeName, named: Bool
  ) -> (type: TypeName, name: Token?)? {
    let start = index
    return nested(nil) { parser in
      guard parser.accept("("), parser.accept("^") || parser.accept("*") else { return nil }
      var type = TypeName(base: "")
      parser.marksOfType(&type)
      var name: Token?
      if parser.token.kind == .name {
        name = parser.token
        parser.index += 1
      }
      // An array of blocks, or a block that returns one, is rare enough.
      while parser.sees("[") { parser.skipBrackets() }
      guard parser.accept(")"), parser.sees("(") else {
        parser.index = start
        return nil
      }
      type.block = BlockType(result: result, parameters: parser.parameters())
      type.isStatic = result.isStatic
      return (type, name)
    }
  }

  /// Reads the parameters of a function or a block in their brackets.
  mutating func parameters() -> [Parameter] {
    guard sees("(") else { return [] }
    let end = partner
    index += 1
    var parameters: [Parameter] = []
    while index < min(end, tokens.count), !sees(")") {
      let start = index
      if accept("...") { continue }
      if let declared = declarator() {
        if !(declared.type.isVoid && declared.name == nil) {
          parameters.append(
            Parameter(
              type: declared.type, name: declared.name?.text ?? "",
              mark: declared.name?.mark ?? .none))
        }
      }
      _ = accept(",")
      if index == start { index += 1 }
    }
    index = min(end + 1, tokens.count)
    return parameters
  }

  /// Reads a type with the name of what has it, or without.
  mutating func declarator() -> (type: TypeName, name: Token?)? {
    guard let type = type() else { return nil }
    return declarator(of: type)
  }

  /// Reads the name after a type, and what follows the name.
  mutating func declarator(of type: TypeName) -> (type: TypeName, name: Token?) {
    var type = type
    if sees("("), peek().is("^") || peek().is("*"), let block = blockType(type, named: true) {
      return block
    }
    var name: Token?
    skipMarks()
    if token.kind == .name, !Self.reserved.contains(token.text) {
      name = token
      index += 1
    }
    while sees("["), partner < tokens.count {
      skipBrackets()
      type.dimensions += 1
    }
    skipMarks()
    return (type, name)
  }
}
