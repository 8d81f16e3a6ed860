extension Writer {
  /// Writes statements.
  mutating func statements(_ statements: [Statement]) {
    for statement in statements { self.statement(statement) }
  }

  /// Writes what has to run in front of a statement.
  private mutating func flush(_ line: Int) {
    let codes = ahead
    ahead = []
    for code in codes { put(code, line) }
  }

  /// Writes a statement made of one expression, after what has to run in front of it.
  private mutating func run(_ code: Code, _ line: Int) {
    flush(line)
    put(code, line)
  }

  /// A parameter that is assigned to is a variable in Objective-C.
  mutating func shadow(_ parameter: Parameter) {
    guard assigned.contains(parameter.name) else { return }
    let name = Self.quoted(parameter.name)
    put("var \(name) = \(name)", parameter.mark.line)
  }

  private mutating func inBraces(_ body: [Statement], _ end: Mark = .none) {
    output.open()
    scoped { $0.statements(body) }
    output.close(end)
  }

  mutating func statement(_ statement: Statement) {
    let (line, end) = (statement.mark.line, statement.end)
    switch statement.kind {
    case .empty: return
    case .unreadable(let text, let reason): unreadable(text, reason, statement.mark)
    case .expression(let value): expressionStatement(value, line)
    case .variables(let variables):
      for variable in variables { define(variable, line) }
    case .choice(let condition, let first, let otherwise, let mark):
      choice(condition, first, otherwise, mark, line, end)
    case .whileLoop(let condition, let body):
      let code = truth(condition)
      if ahead.isEmpty {
        put("while " + code, line)
        inBraces(body, end)
      } else {
        // What the condition does has to be done each time.
        let codes = ahead
        ahead = []
        put("while true", line)
        output.open()
        for code in codes { put(code, line) }
        put("if !(" + code + ") { break }", line)
        scoped { $0.statements(body) }
        output.close(end)
      }
    case .repeatLoop(let body, let condition):
      put("repeat", line)
      inBraces(body)
      let code = truth(condition)
      ahead = []
      output += " while " + code
    case .forLoop(let first, let condition, let steps, let body):
      forLoop(first, condition, steps, body, line, end)
    case .forEach(let name, let mark, let type, let list, let body):
      let code = receiver(list)
      flush(line)
      put("for " + Code(Self.quoted(name), mark) + " in " + code, line)
      output.open()
      scoped { writer in
        writer.declare(name, type ?? TypeName(base: "id"))
        writer.shadow(Parameter(type: .unknown, name: name, mark: mark))
        writer.statements(body)
      }
      output.close(end)
    case .choiceOfCases(let subject, let sections): switchStatement(subject, sections, line, end)
    case .result(let value): result(value, line)
    case .leave(let word): put(Code(word, statement.mark), line)
    case .block(let body, let mark):
      put(Code("do", mark), line)
      inBraces(body, end)
    case .declaration(let declaration): self.declaration(declaration)
    case .strengthened: return
    }
  }

  private mutating func result(_ value: Expression?, _ line: Int) {
    if kind == .initialiser {
      if let value, value.bare.name != "self", value.bare.name != "nil" {
        let code = expression(value)
        if value.bare.name == nil { run(code, line) } else { ahead = [] }
      }
      put("return", line)
      return
    }
    guard let value else {
      put("return", line)
      return
    }
    var code: Code
    if isTruthReturned, kind(of: value) != .boolean {
      code = truth(value)
    } else if isIntegerReturned, kind(of: value) == .fraction {
      code = "Int(" + expression(value) + ")"
    } else {
      code = expression(value)
    }
    if case .binary("=", _, let left, _) = value.bare.kind {
      ahead.append(code)
      code = expression(left)
    }
    run("return " + code, line)
  }

  private mutating func expressionStatement(_ value: Expression, _ line: Int) {
    switch value.bare.kind {
    case .postfix(let inner, let sign) where sign == "++" || sign == "--",
      .prefix(let sign, let inner) where sign == "++" || sign == "--":
      let code = expression(inner)
      run(code + (sign == "++" ? " += 1" : " -= 1"), line)
    case .binary(",", _, let left, let right):
      expressionStatement(left, line)
      expressionStatement(right, line)
    case .binary("=", _, let left, let right) where left.name == "self" && kind == .initialiser:
      initialised(right, line)
    case .choice(let condition, let first?, let second):
      // A choice between calls is an `if`.
      let code = truth(condition)
      flush(line)
      put("if " + code, line)
      output.open()
      expressionStatement(first, line)
      output.close()
      output += " else"
      output.open()
      expressionStatement(second, line)
      output.close()
    case .cast(let type, let inner) where type.isVoid:
      if inner.bare.name == nil { expressionStatement(inner, line) }
    case .name(let name) where name == "self" || name.uppercased() == name: return
    case .text, .number: return
    case .call(let function, let arguments) where function.name == "dispatch_once":
      if arguments.count == 2, case .block(let block) = arguments[1].kind {
        put(Code("do", value.mark), line)
        output.open()
        scoped { $0.statements(block.body) }
        output.close(block.end)
      }
    case .call(let function, _)
    where ["NSLog", "NSAssert", "NSParameterAssert", "NSCAssert", "printf", "DDLogDebug"].contains(
      function.name ?? ""):
      return
    default: run(expression(value), line)
    }
  }

  /// Writes `self = [super init...]`.
  private mutating func initialised(_ value: Expression, _ line: Int) {
    if case .send(let receiver, _) = value.bare.kind,
      receiver.name == "super" || receiver.name == "self"
    {
      run(expression(value.bare), line)
    } else {
      let code = expression(value)
      run("self = " + code, line)
    }
  }

  mutating func define(_ variable: Variable, _ line: Int) {
    let name = Self.quoted(variable.name)
    guard let value = variable.value else {
      declare(variable.name, variable.type)
      let type = symbols.resolved(variable.type)
      if type.base == "dispatch_once_t" { return }
      put("var " + Code(name, variable.mark) + ": \(swift(type))\(zero(type))", line)
      return
    }
    // `__weak typeof(self) weakSelf = self` is the object itself as long as a layout is made.
    let type = symbols.resolved(variable.type)
    var known = variable.type
    if variable.type.base == "id", let other = self.type(of: value) { known = other }
    if value.bare.name == "self", type.base != "id" || type.pointers == 0 {
      known = TypeName(base: self.type ?? "id", pointers: 1)
    }
    var code: Code
    if type.isBoolean, kind(of: value) != .boolean {
      code = truth(value)
    } else if type.isInteger,
      kind(of: value) == .fraction || kind(of: value) == .unknown && isDivision(value)
    {
      code = "Int(" + expression(value) + ")"
    } else if case .list(nil, let values) = value.kind, type.dimensions == 0 {
      code = expression(Expression(kind: .list(type, values), mark: value.mark))
    } else {
      code = expression(value)
    }
    if case .binary("=", _, let left, _) = value.bare.kind {
      ahead.append(code)
      code = expression(left)
    }
    let isStructure =
      TypeNames.structures.contains(type.base) || symbols.structures[type.base] != nil
    let isCollection =
      TypeNames.collections.contains(type.base) || TypeNames.dictionaries.contains(type.base)
    let word = assigned.contains(variable.name) || isStructure || isCollection ? "var" : "let"
    var mark = ""
    if value.bare.name == "nil" || value.bare.name == "NULL" {
      mark = ": \(swift(type))"
    } else if type.isNumber || type.isBoolean
      || kind(of: type) == .structure && type.pointers == 0
        && type.base != "id"
    {
      mark = ": \(swift(type))"
    } else if code.text == "[]" || code.text == "[:]" {
      mark = ": \(swift(type))"
    }
    flush(line)
    declare(variable.name, known)
    put("\(word) " + Code(name, variable.mark) + "\(mark) = " + code, line)
  }

  private func isDivision(_ value: Expression) -> Bool {
    if case .binary("/", _, _, _) = value.bare.kind { return true }
    return false
  }

  private mutating func choice(
    _ condition: Expression, _ first: [Statement], _ otherwise: [Statement]?, _ mark: Mark,
    _ line: Int, _ end: Mark
  ) {
    if kind == .initialiser, case .binary("=", _, let left, let right) = condition.bare.kind,
      left.name == "self"
    {
      // `if (self = [super init])` is always true here.
      initialised(right, line)
      put("if true", line)
    } else {
      let code = truth(condition.bare)
      flush(line)
      put("if " + code, line)
    }
    inBraces(first, otherwise == nil ? end : mark)
    var rest = otherwise
    while let next = rest {
      if next.count == 1, case .choice(let condition, let first, let other, let mark) = next[0].kind
      {
        let code = truth(condition.bare)
        if ahead.isEmpty {
          output += " else if " + code
          inBraces(first, other == nil ? end : mark)
          rest = other
          continue
        }
        ahead = []
      }
      output += " else"
      inBraces(next, end)
      return
    }
  }

  private mutating func forLoop(
    _ first: [Statement], _ condition: Expression?, _ steps: [Expression], _ body: [Statement],
    _ line: Int, _ end: Mark
  ) {
    if let range = range(first, condition, steps, body) {
      put(range.code, line)
      output.open()
      scoped { writer in
        writer.declare(range.name, TypeName(base: "NSInteger"))
        writer.statements(body)
      }
      output.close(end)
      return
    }
    // The step runs behind the body; `defer` runs it after `continue`, too.
    put("do", line)
    output.open()
    scoped { writer in
      writer.statements(first)
      let code = condition.map { writer.truth($0) } ?? "true"
      writer.ahead = []
      writer.put("while " + code, line)
      writer.output.open()
      if !steps.isEmpty {
        writer.put("defer", line)
        writer.output.open()
        for step in steps { writer.expressionStatement(step, line) }
        writer.output.close()
      }
      writer.scoped { $0.statements(body) }
      writer.output.close(end)
    }
    output.close()
  }

  /// Returns the head of a loop that counts, as `for i in 0..<3`.
  private mutating func range(
    _ first: [Statement], _ condition: Expression?, _ steps: [Expression], _ body: [Statement]
  ) -> (code: Code, name: String)? {
    guard first.count == 1, case .variables(let variables) = first[0].kind, variables.count == 1,
      let start = variables[0].value, symbols.resolved(variables[0].type).isInteger,
      let condition, case .binary(let sign, _, let left, let right) = condition.bare.kind,
      left.name == variables[0].name, steps.count == 1
    else { return nil }
    let name = variables[0].name
    var step: Code
    switch steps[0].bare.kind {
    case .postfix(let inner, "++") where inner.name == name: step = "1"
    case .prefix("++", let inner) where inner.name == name: step = "1"
    case .postfix(let inner, "--") where inner.name == name: step = "-1"
    case .prefix("--", let inner) where inner.name == name: step = "-1"
    case .binary("+=", _, let inner, let value) where inner.name == name: step = expression(value)
    default: return nil
    }
    let isUp = step.text != "-1"
    guard isUp ? sign == "<" || sign == "<=" || sign == "!=" : sign == ">" || sign == ">=" else {
      return nil
    }
    guard !Self.changes(name, body) else { return nil }
    let label = sign == "<=" || sign == ">=" ? "through" : "to"
    let code =
      "for " + Code(Self.quoted(name), variables[0].mark) + " in stride(from: " + expression(start)
      + ", \(label): " + expression(right) + ", by: " + step + ")"
    return (code, name)
  }

  /// Whether a loop counts in its body, too.
  private static func changes(_ name: String, _ body: [Statement]) -> Bool {
    for statement in body {
      switch statement.kind {
      case .expression(let value):
        switch value.bare.kind {
        case .postfix(let inner, _) where inner.name == name: return true
        case .prefix(_, let inner) where inner.name == name: return true
        case .binary(let sign, _, let left, _)
        where Parser.assignments.contains(sign) && left.name == name:
          return true
        default: continue
        }
      case .choice(_, let first, let other, _):
        if changes(name, first) || changes(name, other ?? []) { return true }
      case .block(let inner, _): if changes(name, inner) { return true }
      default: continue
      }
    }
    return false
  }

  private mutating func switchStatement(
    _ subject: Expression, _ sections: [Statement.Section], _ line: Int, _ end: Mark
  ) {
    let code = expression(subject.bare)
    flush(line)
    put("switch " + code, line)
    output.open()
    for (index, section) in sections.enumerated() {
      let values = section.labels.compactMap(\.value)
      let isDefault = values.count < section.labels.count
      let mark = section.labels[0].mark
      let label =
        isDefault
        ? Code("default", mark) : Code("case ", mark) + values.map { expression($0) }.joined()
      put(label + ":", mark.line)
      output.open("")
      var body = section.body
      if body.count == 1, case .block(let inner, _) = body[0].kind { body = inner }
      var falls = index < sections.count - 1
      if let last = body.last {
        switch last.kind {
        case .leave("break"):
          body.removeLast()
          falls = false
        case .result, .leave: falls = false
        default: break
        }
      }
      scoped { $0.statements(body) }
      if falls { put("fallthrough", body.last?.end.line ?? mark.line) }
      if body.isEmpty, !falls { put("break", mark.line) }
      output.close(.none, "")
    }
    if !sections.contains(where: { $0.labels.contains { $0.value == nil } }) {
      put("default: break", 0)
    }
    output.close(end)
  }
}
