extension Parser {
  mutating func method() -> Method? {
    let mark = token.mark
    var method = Method(isClass: sees("+"), result: TypeName(base: "id"), pieces: [], mark: mark)
    index += 1
    if sees("(") { method.result = typeInBrackets() }
    skipMarks()
    while token.kind == .name || sees(":") {
      var name = ""
      let at = token.mark
      if token.kind == .name {
        name = token.text
        index += 1
      }
      var parameter: Parameter?
      if accept(":") {
        let type = sees("(") ? typeInBrackets() : TypeName(base: "id")
        skipMarks()
        parameter = Parameter(type: type, name: token.text, mark: token.mark)
        if token.kind == .name { index += 1 }
        while accept(",") { _ = accept("...") }
      }
      method.pieces.append((name, at, parameter))
      if parameter == nil { break }
      skipMarks()
    }
    guard !method.pieces.isEmpty else { return nil }
    skipMarks()
    if accept(";") && !sees("{") { return method }
    guard sees("{") else {
      return method
    }
    let end = partner
    index += 1
    let stop = endOfBody(end)
    method.body = statements(until: stop)
    if stop < tokens.count { method.end = tokens[stop].mark }
    index = stop == end ? min(end + 1, tokens.count) : stop
    return method
  }

  /// The end of a method, which is in front of the next one if its brace is missing.
  private func endOfBody(_ end: Int) -> Int {
    guard end >= tokens.count else { return end }
    var place = index
    while place < tokens.count {
      if tokens[place].isFirst, isStartOfDeclaration(place), !tokens[place].is("static") {
        return place
      }
      place += 1
    }
    return place
  }

  private mutating func typeInBrackets() -> TypeName {
    let end = min(partner, tokens.count)
    index += 1
    skipMarks()
    let type = declarator()?.type
    index = min(end + 1, tokens.count)
    return type ?? TypeName(base: "id")
  }

  mutating func function() -> Function? {
    let start = index
    let mark = token.mark
    guard let type = type(), token.kind == .name, peek().is("("),
      !Self.reserved.contains(token.text)
    else {
      index = start
      return nil
    }
    let name = token.text
    index += 1
    let end = partner
    let isDeclared = end + 1 < tokens.count && (tokens[end + 1].is("{") || tokens[end + 1].is(";"))
    guard isDeclared || end + 1 < tokens.count && tokens[end + 1].is("__attribute__") else {
      index = start
      return nil
    }
    var function = Function(name: name, result: type, parameters: parameters(), mark: mark)
    skipMarks()
    if accept(";") { return function }
    guard sees("{") else {
      index = start
      return nil
    }
    let close = partner
    index += 1
    function.body = statements(until: close)
    if close < tokens.count { function.end = tokens[close].mark }
    index = min(close + 1, tokens.count)
    return function
  }

  // MARK: - Types

  /// Reads `typedef`, `struct` and `enum`; `nil` and nothing read if it is a variable.
  mutating func typeDeclaration() -> Statement? {
    let start = index
    let mark = token.mark
    func made(_ kind: Declaration.Kind) -> Statement {
      Statement(kind: .declaration(Declaration(kind: kind, mark: mark)), mark: mark)
    }
    let isAlias = accept("typedef")
    skipMarks()
    if sees("NS_ENUM") || sees("NS_OPTIONS") || sees("CF_ENUM") || sees("NS_CLOSED_ENUM") {
      let isOptions = sees("NS_OPTIONS")
      index += 1
      guard sees("("), partner < tokens.count else { return undone(start) }
      let name = tokens[min(max(partner - 1, 0), tokens.count - 1)].text
      skipBrackets()
      guard sees("{") else { return undone(start) }
      let cases = cases()
      endStatement()
      return made(.enumeration(Enumeration(name: name, cases: cases, isOptions: isOptions)))
    }
    if sees("enum") {
      index += 1
      var name: String?
      if token.kind == .name {
        name = token.text
        index += 1
      }
      if accept(":") { _ = type() }
      guard sees("{") else { return isAlias ? alias(start, made) : undone(start) }
      let cases = cases()
      if token.kind == .name { name = token.text }
      while !isAtEnd, !sees(";"), !token.isFirst { index += 1 }
      _ = accept(";")
      return made(.enumeration(Enumeration(name: name, cases: cases, isOptions: false)))
    }
    if sees("struct") || sees("union") {
      index += 1
      var name = ""
      skipMarks()
      if token.kind == .name {
        name = token.text
        index += 1
      }
      guard sees("{") else { return isAlias ? alias(start, made) : undone(start) }
      let fields = variablesOfObjects()
      skipMarks()
      if isAlias, token.kind == .name { name = token.text }
      while !isAtEnd, !sees(";"), !token.isFirst { index += 1 }
      _ = accept(";")
      return made(.structure(Structure(name: name, fields: fields)))
    }
    return isAlias ? alias(start, made) : undone(start)
  }

  private mutating func undone(_ start: Int) -> Statement? {
    index = start
    return nil
  }

  private mutating func alias(
    _ start: Int, _ made: (Declaration.Kind) -> Statement
  ) -> Statement? {
    if index < tokens.count, index > start + 1 { index = start + 1 }
    guard let declared = declarator(), let name = declared.name else {
      index = max(start + 1, endOfStatement(from: start))
      return Statement(kind: .empty, mark: (start < tokens.count ? tokens[start].mark : .none))
    }
    index = endOfStatement(from: index)
    return made(.alias(name.text, declared.type))
  }

  private mutating func cases() -> [(name: String, mark: Mark, value: Expression?)] {
    let end = min(partner, tokens.count)
    index += 1
    var cases: [(name: String, mark: Mark, value: Expression?)] = []
    while index < end {
      let name = token
      index += 1
      guard name.kind == .name else { continue }
      skipMarks()
      var value: Expression?
      if accept("=") { value = expression() }
      cases.append((name.text, name.mark, value))
      while index < end, !accept(",") { index += 1 }
    }
    index = min(end + 1, tokens.count)
    return cases
  }
}
