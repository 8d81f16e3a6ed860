extension Parser {
  /// What a file consists of: declarations, and statements where it is a fragment.
  enum Part {
    case declaration(Declaration)
    case statement(Statement)
  }

  /// Reads a whole file.
  mutating func parts() -> [Part] {
    var parts: [Part] = []
    while !isAtEnd {
      let start = index
      failure = nil
      if let declared = declaration() {
        parts += declared.map { .declaration($0) }
      } else {
        index = start
        failure = nil
        let end = endOfPart(from: start)
        parts += statements(until: end).map { .statement($0) }
      }
      if index <= start { index = start + 1 }
    }
    return parts
  }

  /// One statement at a time, so that a declaration behind it is seen.
  private func endOfPart(from start: Int) -> Int {
    if tokens[start].kind == .name,
      ["if", "for", "while", "do", "switch"].contains(tokens[start].text)
        || tokens[start].is("{") || tokens[start].is("@")
    {
      var place = start + 1
      while place < tokens.count {
        if tokens[place].isFirst, isStartOfDeclaration(place) { return place }
        let isOpen = tokens[place].kind == .sign && "([{".contains(tokens[place].text)
        place = isOpen ? max(place, min(partners(place), tokens.count - 1)) + 1 : place + 1
      }
      return place
    }
    return max(endOfStatement(from: start), start + 1)
  }

  private func partners(_ place: Int) -> Int {
    var copy = self
    copy.index = place
    return copy.partner
  }

  func isStartOfDeclaration(_ place: Int) -> Bool {
    let token = tokens[place]
    guard place + 1 < tokens.count else { return false }
    if token.is("-") || token.is("+") { return tokens[place + 1].is("(") }
    if token.is("@") {
      return ["interface", "implementation", "protocol", "property", "end"].contains(
        tokens[place + 1].text)
    }
    return token.is("static")
  }

  /// Reads a declaration; `nil` if there is a statement.
  private mutating func declaration() -> [Declaration]? {
    skipMarks()
    let start = token
    func made(_ kind: Declaration.Kind) -> [Declaration] {
      [Declaration(kind: kind, mark: start.mark, end: markBehind(0))]
    }
    if sees("@") {
      switch peek().text {
      case "interface": return interface().map { made(.interface($0)) }
      case "protocol":
        if let proto = proto() { return made(.proto(proto)) }
        return []
      case "implementation": return implementation().map { made(.implementation($0)) }
      case "end":
        index += 2
        return []
      case "class", "import":
        index = endOfStatement(from: index)
        return []
      case "property": return properties().flatMap { made(.property($0)) }
      case "synthesize", "dynamic", "compatibility_alias", "private", "public", "protected",
        "optional", "required", "package":
        let isLine = ["synthesize", "dynamic", "compatibility_alias"].contains(peek().text)
        if isLine { index = endOfStatement(from: index) } else { index += 2 }
        return []
      default: return nil
      }
    }
    if sees("-") || sees("+"), peek().is("(") || peek().kind == .name && peek(2).is(":") {
      if let method = method() { return made(.method(method)) }
      return nil
    }
    if sees("extern"), peek().kind == .text {
      index += 2
      _ = accept("{")
      return []
    }
    if sees("}") || sees(";") {
      index += 1
      return []
    }
    if let function = function() { return made(.function(function)) }
    return nil
  }

  // MARK: - Classes

  private mutating func interface() -> Interface? {
    let mark = token.mark
    index += 2
    skipMarks()
    guard token.kind == .name else { return nil }
    var interface = Interface(name: token.text, mark: mark)
    index += 1
    if sees("<"), !closesHeader() { skipAngles() }
    if sees("(") {
      interface.category = peek().is(")") ? "" : peek().text
      skipBrackets()
    } else if accept(":") {
      skipMarks()
      interface.superclass = token.text
      index += 1
      if sees("<"), !closesHeader() { skipAngles() }
    }
    if sees("<") { interface.protocols = protocols() }
    if sees("{") { interface.properties += variablesOfObjects() }
    members(of: &interface)
    return interface
  }

  /// Whether the list that begins here is the last of the header: the one of protocols.
  private func closesHeader() -> Bool {
    var place = index
    while place < tokens.count, !tokens[place].is(">") { place += 1 }
    guard place + 1 < tokens.count else { return true }
    return !tokens[place + 1].is(":") && !tokens[place + 1].is("<") && !tokens[place + 1].is("(")
  }

  private mutating func skipAngles() {
    while !isAtEnd, !sees(">"), !sees(";"), !sees("@") { index += 1 }
    _ = accept(">")
  }

  private mutating func protocols() -> [String] {
    var names: [String] = []
    while !isAtEnd, !sees(">"), !sees(";"), !sees("@") {
      if token.kind == .name { names.append(token.text) }
      index += 1
    }
    _ = accept(">")
    return names
  }

  /// Reads what stands up to `@end`.
  private mutating func members(of interface: inout Interface) {
    while !isAtEnd {
      let start = index
      failure = nil
      skipMarks()
      if seesAt("end") {
        interface.end = token.mark
        index += 2
        return
      }
      if seesAt("implementation") || seesAt("interface") { return }
      if seesAt("property") {
        interface.properties += properties()
      } else if sees("-") || sees("+") {
        if let method = method() { interface.methods.append(method) }
      } else if sees("@") {
        index += 2
      } else if sees("typedef") || sees("enum") || sees("struct") {
        index = max(start + 1, endOfStatement(from: start))
      } else {
        index += 1
      }
      if index <= start { index = start + 1 }
    }
  }

  private mutating func proto() -> Interface? {
    let mark = token.mark
    index += 2
    guard token.kind == .name else { return nil }
    var proto = Interface(name: token.text, mark: mark)
    index += 1
    if sees(";") || sees(",") {
      index = endOfStatement(from: index)
      return nil
    }
    if sees("<") { proto.protocols = protocols() }
    members(of: &proto)
    return proto
  }

  /// Reads the variables of objects between braces.
  mutating func variablesOfObjects() -> [Property] {
    let end = min(partner, tokens.count)
    index += 1
    var properties: [Property] = []
    while index < end {
      let start = index
      if sees("@") { index += 2 }
      failure = nil
      if let statement = variables(), case .variables(let variables) = statement.kind {
        properties += variables.map {
          Property(name: $0.name, type: $0.type, mark: $0.mark, isVariable: true)
        }
      } else {
        index = max(start + 1, index)
      }
    }
    index = min(end + 1, tokens.count)
    failure = nil
    return properties
  }

  /// Reads `@property`; one line may declare several.
  private mutating func properties() -> [Property] {
    index += 2
    var property = Property(name: "", type: .unknown, mark: token.mark)
    var isNullable = false
    if sees("(") {
      let end = min(partner, tokens.count)
      while index < end {
        switch token.text {
        case "readonly": property.isReadOnly = true
        case "class": property.isClass = true
        case "nullable": isNullable = true
        case "getter" where peek().is("="): property.getter = peek(2).text
        case "setter" where peek().is("="): property.setter = peek(2).text
        default: break
        }
        index += 1
      }
      index = min(end + 1, tokens.count)
    }
    property.isOutlet = sees("IBOutlet") || sees("IBOutletCollection")
    guard let declared = declarator(), let name = declared.name else {
      index = endOfStatement(from: index)
      return []
    }
    property.name = name.text
    property.mark = name.mark
    property.type = declared.type
    property.type.isNullable = isNullable
    var properties = [property]
    while accept(",") {
      while accept("*") { skipMarks() }
      guard token.kind == .name else { break }
      property.name = token.text
      property.mark = token.mark
      properties.append(property)
      index += 1
    }
    if !accept(";") { index = min(tokens.count, max(index, endOfProperty())) }
    return properties
  }

  private func endOfProperty() -> Int {
    var place = index
    while place < tokens.count, !tokens[place].isFirst {
      if tokens[place].is(";") { return place + 1 }
      place += 1
    }
    return place
  }

  private mutating func implementation() -> Implementation? {
    let mark = token.mark
    index += 2
    guard token.kind == .name else { return nil }
    var implementation = Implementation(name: token.text, mark: mark)
    index += 1
    if sees("(") {
      implementation.category = peek().text
      skipBrackets()
    }
    if accept(":") {
      implementation.superclass = token.text
      index += 1
    }
    if sees("<") { skipAngles() }
    if sees("{") { implementation.properties = variablesOfObjects() }
    while !isAtEnd {
      let start = index
      failure = nil
      if seesAt("end") {
        implementation.end = token.mark
        index += 2
        return implementation
      }
      if seesAt("implementation") || seesAt("interface") { return implementation }
      if seesAt("synthesize") {
        synthesized(&implementation)
      } else if let declared = declaration() {
        implementation.members += declared
      } else {
        index = start
        failure = nil
        let end = max(endOfStatement(from: start), start + 1)
        for statement in statements(until: end) {
          implementation.members.append(
            Declaration(kind: .statement(statement), mark: statement.mark, end: statement.end))
        }
      }
      if index <= start { index = start + 1 }
    }
    return implementation
  }

  private mutating func synthesized(_ implementation: inout Implementation) {
    index += 2
    while !isAtEnd, !sees(";"), !sees("@") {
      if token.kind == .name {
        let name = token.text
        implementation.synthesized[name] = peek().is("=") ? peek(2).text : name
        if peek().is("=") { index += 2 }
      }
      index += 1
    }
    _ = accept(";")
  }
}
