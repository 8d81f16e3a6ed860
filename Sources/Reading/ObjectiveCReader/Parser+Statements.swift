extension Parser {
  /// Reads statements up to a place.
  mutating func statements(until end: Int) -> [Statement] {
    var result: [Statement] = []
    let end = min(end, tokens.count)
    while index < end {
      let start = index
      let outer = failure
      failure = nil
      var statement = nested(Statement(kind: .empty, mark: token.mark)) { $0.statement() }
      if let reason = failure {
        if result.count > 20_000 { break }
        index = start
        let stop = min(max(endOfStatement(from: start), start + 1), end)
        let from = text(start..<stop)
        index = stop
        statement = Statement(kind: .unreadable(from, reason), mark: tokens[start].mark)
      }
      failure = outer
      if index <= start { index = start + 1 }
      if index > end { index = end }
      if case .empty = statement.kind { continue }
      statement.end = markBehind(start)
      result.append(statement)
    }
    return result
  }

  /// Reads the statement that a condition or a loop leads to.
  private mutating func body() -> [Statement] {
    if sees("{") {
      let end = partner
      index += 1
      let body = statements(until: end)
      index = min(end + 1, tokens.count)
      return body
    }
    guard !isAtEnd else { return [] }
    let start = index
    var statement = nested(Statement(kind: .empty, mark: token.mark)) { $0.statement() }
    statement.end = markBehind(start)
    if case .empty = statement.kind { return [] }
    return [statement]
  }

  private mutating func inBrackets() -> Expression {
    guard sees("(") else {
      fail("( is missing")
      return Expression(kind: .unreadable(""), mark: token.mark)
    }
    let end = partner
    index += 1
    let value = commaExpression()
    if index != end { fail(") is missing") }
    index = min(end + 1, tokens.count)
    return value
  }

  mutating func statement() -> Statement {
    skipMarks()
    let start = token
    func made(_ kind: Statement.Kind) -> Statement { Statement(kind: kind, mark: start.mark) }
    if start.kind == .sign {
      switch start.text {
      case ";":
        index += 1
        return made(.empty)
      case "}", ")", "]":
        // Nothing opens it.
        index += 1
        return made(.empty)
      case "...":
        index += 1
        return made(.empty)
      case "{":
        return made(.block(body(), start.mark))
      case "@":
        if let known = atStatement() { return known }
      default: break
      }
    }
    guard start.kind == .name else { return expressionStatement() }
    switch start.text {
    case "if":
      index += 1
      let condition = inBrackets()
      let first = body()
      let mark = token.mark
      guard failure == nil, accept("else") else {
        return made(.choice(condition, first, otherwise: nil, .none))
      }
      return made(.choice(condition, first, otherwise: body(), mark))
    case "while":
      index += 1
      return made(.whileLoop(inBrackets(), body()))
    case "do":
      index += 1
      let code = body()
      expect("while")
      let condition = inBrackets()
      _ = accept(";")
      return made(.repeatLoop(code, condition))
    case "for": return forLoop()
    case "switch": return switchStatement()
    case "return":
      index += 1
      if accept(";") || sees("}") { return made(.result(nil)) }
      let value = commaExpression()
      endStatement()
      return made(.result(value))
    case "break", "continue":
      index += 1
      endStatement()
      return made(.leave(start.text))
    case "goto":
      fail("goto has no translation")
      return made(.empty)
    case "typedef", "struct", "enum", "union", "NS_ENUM", "NS_OPTIONS":
      if let declared = typeDeclaration() { return declared }
    case "case" where peek().kind != .end, "default" where peek().is(":"):
      // A label outside of a switch, in a fragment.
      while !isAtEnd, !sees(":"), !sees(";") { index += 1 }
      index += 1
      return made(.empty)
    case "weakify" where peek().is("("), "strongify" where peek().is("("):
      return strengthened()
    default: break
    }
    if peek().is(":"), !peek(2).is(":"), start.isFirst, peek(2).isFirst {
      index += 2
      return made(.empty)
    }
    if let variables = variables() { return variables }
    return expressionStatement()
  }

  private mutating func expressionStatement() -> Statement {
    let start = token.mark
    let value = commaExpression()
    endStatement()
    return Statement(kind: .expression(value), mark: start)
  }

  /// Passes over the end of a statement; the last of a fragment and macros need none.
  mutating func endStatement() {
    if accept(";") || isAtEnd || sees("}") { return }
    if token.isFirst { return }
    if index > 0, index <= tokens.count, tokens[index - 1].isExpanded { return }
    fail("; is missing")
  }

  private mutating func strengthened() -> Statement {
    let start = token
    index += 1
    let end = partner
    var names: [String] = []
    while index < min(end, tokens.count) {
      if token.kind == .name { names.append(token.text) }
      index += 1
    }
    index = min(end + 1, tokens.count)
    _ = accept(";")
    return Statement(
      kind: .strengthened(names, isWeak: start.text == "weakify"), mark: start.mark)
  }

  private mutating func atStatement() -> Statement? {
    let start = token.mark
    switch peek().text {
    case "weakify", "strongify":
      index += 1
      guard peek().is("(") else { return nil }
      return strengthened()
    case "autoreleasepool":
      index += 2
      return Statement(kind: .block(body(), start), mark: start)
    case "synchronized":
      index += 2
      if sees("(") { skipBrackets() }
      return Statement(kind: .block(body(), start), mark: start)
    case "try":
      index += 2
      var code = body()
      while seesAt("catch") || seesAt("finally") {
        let isLast = seesAt("finally")
        index += 2
        if sees("(") { skipBrackets() }
        let other = body()
        if isLast { code += other }
      }
      return Statement(kind: .block(code, start), mark: start)
    case "throw":
      index = endOfStatement(from: index)
      return Statement(kind: .empty, mark: start)
    default: return nil
    }
  }

  private mutating func forLoop() -> Statement {
    let start = token.mark
    index += 1
    guard sees("(") else {
      fail("( is missing")
      return Statement(kind: .empty, mark: start)
    }
    let end = partner
    index += 1
    let inside = index
    if let type = type(), token.kind == .name, peek().is("in") {
      let name = token
      index += 2
      let value = expression()
      index = min(end + 1, tokens.count)
      return Statement(kind: .forEach(name.text, name.mark, type, value, body()), mark: start)
    }
    index = inside
    if token.kind == .name, peek().is("in") {
      let name = token
      index += 2
      let value = expression()
      index = min(end + 1, tokens.count)
      return Statement(kind: .forEach(name.text, name.mark, nil, value, body()), mark: start)
    }
    var first: [Statement] = []
    if !accept(";") { first = [statement()] }
    let condition = sees(";") ? nil : commaExpression()
    expect(";")
    var steps: [Expression] = []
    while index < min(end, tokens.count), failure == nil {
      steps.append(expression())
      if !accept(",") { break }
    }
    if index != end { fail(") is missing") }
    index = min(end + 1, tokens.count)
    return Statement(kind: .forLoop(first, condition, steps, body()), mark: start)
  }

  private mutating func switchStatement() -> Statement {
    let start = token.mark
    index += 1
    let subject = inBrackets()
    guard sees("{") else {
      fail("{ is missing")
      return Statement(kind: .empty, mark: start)
    }
    let end = min(partner, tokens.count)
    index += 1
    var sections: [Statement.Section] = []
    while index < end, failure == nil {
      var labels: [(value: Expression?, mark: Mark)] = []
      while sees("case") || sees("default") {
        let mark = token.mark
        let isCase = sees("case")
        index += 1
        let value = isCase ? expression() : nil
        if accept("...") { _ = expression() }
        expect(":")
        labels.append((value, mark))
      }
      var body: [Statement] = []
      while index < end, !sees("case"), !sees("default") || !peek().is(":") {
        let from = index
        body += oneStatement(until: end)
        if index == from { index += 1 }
      }
      if !labels.isEmpty { sections.append(.init(labels: labels, body: body)) }
    }
    index = min(end + 1, tokens.count)
    return Statement(kind: .choiceOfCases(subject, sections), mark: start)
  }

  private mutating func oneStatement(until end: Int) -> [Statement] {
    let start = index
    let outer = failure
    failure = nil
    var statement = nested(Statement(kind: .empty, mark: token.mark)) { $0.statement() }
    if let reason = failure {
      index = start
      let stop = min(max(endOfStatement(from: start), start + 1), end)
      statement = Statement(
        kind: .unreadable(text(start..<stop), reason), mark: tokens[start].mark)
      index = stop
    }
    failure = outer
    statement.end = markBehind(start)
    if case .empty = statement.kind { return [] }
    return [statement]
  }

  /// Reads the declaration of variables; nothing if it is none.
  mutating func variables() -> Statement? {
    let start = index
    let first = token
    guard let type = type() else {
      index = start
      return nil
    }
    let isSure = type.isStatic || type.isConstant || type.isWeak
    var variables: [Variable] = []
    var base = type
    repeat {
      while accept("*") { base.pointers += 1 }
      let declared = declarator(of: base)
      guard let name = declared.name else {
        guard variables.isEmpty else {
          fail("the name of a variable is missing")
          break
        }
        index = start
        return nil
      }
      if variables.isEmpty, !isSure,
        !(sees("=") || sees(";") || sees(",") || sees("}") && type.pointers > 0 || isAtEnd
          || sees("__attribute__") || token.isFirst && declared.type.pointers > 0)
      {
        index = start
        return nil
      }
      var variable = Variable(type: declared.type, name: name.text, mark: name.mark)
      if accept("=") {
        variable.value = sees("{") ? list(nil, token.mark) : expression()
      }
      variables.append(variable)
      base = type
      base.pointers = 0
    } while accept(",") && failure == nil
    endStatement()
    return Statement(kind: .variables(variables), mark: first.mark)
  }
}
