extension Parser {
  private static let levels: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
    "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
  ]
  static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  /// Reads an expression with its commas.
  mutating func commaExpression() -> Expression {
    var left = expression()
    var count = 0
    while sees(","), failure == nil {
      let mark = token.mark
      index += 1
      count += 1
      if count > Self.depthLimit { fail("this is too long") }
      let right = expression()
      left = Expression(kind: .binary(",", mark, left, right), mark: left.mark)
    }
    return left
  }

  /// Reads an expression.
  mutating func expression() -> Expression {
    let start = token.mark
    return nested(Expression(kind: .unreadable(""), mark: start)) { parser in
      let left = parser.choice()
      guard parser.token.kind == .sign, Self.assignments.contains(parser.token.text) else {
        return left
      }
      let sign = parser.token
      parser.index += 1
      let right = parser.expression()
      return Expression(kind: .binary(sign.text, sign.mark, left, right), mark: left.mark)
    }
  }

  private mutating func choice() -> Expression {
    let condition = binary(1)
    guard sees("?") else { return condition }
    index += 1
    if accept(":") {
      let other = nested(condition) { $0.choice() }
      return Expression(kind: .choice(condition, nil, other), mark: condition.mark)
    }
    let first = expression()
    expect(":")
    let other = nested(condition) { $0.choiceOrAssignment() }
    return Expression(kind: .choice(condition, first, other), mark: condition.mark)
  }

  private mutating func choiceOrAssignment() -> Expression {
    let left = choice()
    guard token.kind == .sign, Self.assignments.contains(token.text) else { return left }
    let sign = token
    index += 1
    return Expression(
      kind: .binary(sign.text, sign.mark, left, expression()), mark: left.mark)
  }

  private mutating func binary(_ least: Int) -> Expression {
    var left = unary()
    var count = 0
    while failure == nil, token.kind == .sign, let level = Self.levels[token.text], level >= least {
      let sign = token
      index += 1
      count += 1
      if count > 290 { fail("this is too long") }
      let right = nested(left) { $0.binary(level + 1) }
      left = Expression(kind: .binary(sign.text, sign.mark, left, right), mark: left.mark)
    }
    return left
  }

  private mutating func unary() -> Expression {
    let start = token
    if start.kind == .sign, ["!", "-", "+", "~", "*", "&", "++", "--"].contains(start.text) {
      index += 1
      let operand = nested(Expression(kind: .unreadable(""), mark: start.mark)) { $0.unary() }
      return Expression(kind: .prefix(start.text, operand), mark: start.mark)
    }
    if start.is("sizeof") || start.is("__extension__") {
      index += 1
      if sees("(") {
        let from = index
        skipBrackets()
        return Expression(kind: .unreadable("sizeof" + text(from..<index)), mark: start.mark)
      }
      return unary()
    }
    if let cast = cast() { return cast }
    return suffixes(of: operand())
  }

  /// Reads `(type)value`.
  private mutating func cast() -> Expression? {
    guard sees("("), partner < tokens.count else { return nil }
    let start = index
    let end = partner
    let mark = token.mark
    index += 1
    guard let type = type(), index == end else {
      index = start
      return nil
    }
    let isSure =
      type.pointers > 0 || type.block != nil || !type.arguments.isEmpty
      || TypeName.numbers.contains(type.base)
      || TypeName.objects.contains(type.base) || type.isBoolean || type.isVoid
      || types.contains(type.base) || type.base.hasSuffix("Ref") || type.base.hasSuffix("_t")
      || tokens[start + 1].is("typeof")
      || tokens[start + 1].is("__typeof") || tokens[start + 1].is("__typeof__")
    let next = peek(1)
    let isOperand =
      next.kind == .name || next.kind == .number || next.kind == .text || next.kind == .character
      || next.is("@")
    let isStart =
      isOperand || next.is("(") || next.is("[") || next.is("{") || next.is("^") || next.is("!")
      || next.is("-") || next.is("&") || next.is("*") || next.is("~")
    guard isSure ? isStart : isOperand || (next.is("{") && type.base.first?.isUppercase ?? false)
    else {
      index = start
      return nil
    }
    index = end + 1
    if sees("{") {
      let list = list(type, mark)
      return suffixes(of: list)
    }
    let value = nested(Expression(kind: .unreadable(""), mark: mark)) { $0.unary() }
    return Expression(kind: .cast(type, value), mark: mark)
  }

  /// Reads `{1, .x = 2}`.
  mutating func list(_ type: TypeName?, _ mark: Mark) -> Expression {
    let end = partner
    index += 1
    var values: [(label: String?, value: Expression)] = []
    while index < min(end, tokens.count), failure == nil {
      var label: String?
      if sees("."), peek().kind == .name, peek(2).is("=") {
        label = peek().text
        index += 3
      } else if token.kind == .name, peek().is(":") {
        label = token.text
        index += 2
      }
      values.append((label, sees("{") ? list(nil, token.mark) : expression()))
      guard accept(",") else { break }
    }
    if index != end { fail("} is missing") }
    index = min(end + 1, tokens.count)
    return Expression(kind: .list(type, values), mark: mark)
  }

  /// Reads members, calls and indices behind a value.
  private mutating func suffixes(of value: Expression) -> Expression {
    var value = value
    var count = 0
    while failure == nil {
      count += 1
      if count > 290 { fail("this is too long") }
      if sees(".") || sees("->") {
        guard peek().kind == .name else {
          fail("the name of a member is missing")
          return value
        }
        let name = peek()
        value = Expression(kind: .member(value, name.text, name.mark), mark: value.mark)
        index += 2
      } else if sees("(") {
        value = Expression(kind: .call(value, arguments()), mark: value.mark)
      } else if sees("[") {
        let end = partner
        index += 1
        let inner = expression()
        if index != end { fail("] is missing") }
        index = min(end + 1, tokens.count)
        value = Expression(kind: .index(value, inner), mark: value.mark)
      } else if sees("++") || sees("--") {
        value = Expression(kind: .postfix(value, token.text), mark: value.mark)
        index += 1
      } else {
        return value
      }
    }
    return value
  }

  private mutating func arguments() -> [Expression] {
    let end = partner
    index += 1
    var arguments: [Expression] = []
    while index < min(end, tokens.count), failure == nil {
      arguments.append(argument(until: end))
      if !accept(",") { break }
    }
    if index != end { fail(") is missing") }
    index = min(end + 1, tokens.count)
    return arguments
  }

  /// Reads an argument; some functions take types.
  private mutating func argument(until end: Int) -> Expression {
    let start = index
    if token.kind == .name, let type = type() {
      if sees(",") || index == end, type.pointers > 0 || !type.arguments.isEmpty {
        return Expression(kind: .type(type), mark: tokens[start].mark)
      }
      index = start
    }
    return expression()
  }

  private mutating func operand() -> Expression {
    let start = token
    func made(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, mark: start.mark) }
    switch start.kind {
    case .number:
      index += 1
      return made(.number(start.text))
    case .character:
      index += 1
      return made(.character(start.text))
    case .text:
      return texts()
    case .name:
      index += 1
      if start.text == "NSDictionaryOfVariableBindings"
        || start.text == "_NSDictionaryOfVariableBindings",
        sees("(")
      {
        return made(.bindings(arguments()))
      }
      if start.text == "__builtin_available", sees("(") {
        skipBrackets()
        return made(.name("YES"))
      }
      if start.text == "NSArray" || start.text == "NSMutableArray" || start.text == "NSDictionary"
        || start.text == "NSMutableDictionary" || start.text == "NSSet"
        || start.text == "NSMutableSet", sees("<")
      {
        let at = index
        index -= 1
        if let type = type(), type.pointers == 0 { return made(.type(type)) }
        index = at
      }
      return made(.name(start.text))
    case .sign:
      switch start.text {
      case "(": return brackets()
      case "[": return message()
      case "@": return literal()
      case "^": return block()
      case "{": return list(nil, start.mark)
      default: break
      }
    case .end: break
    }
    fail(start.kind == .end ? "the text ends" : "\(start.text) is not a value")
    return made(.unreadable(start.text))
  }

  private mutating func texts() -> Expression {
    let start = token
    var text = ""
    while true {
      guard token.kind == .text else {
        break
      }
      text += token.text
      index += 1
    }
    return Expression(kind: .text(text, isObject: start.isObject), mark: start.mark)
  }

  private mutating func brackets() -> Expression {
    let start = token
    let end = partner
    index += 1
    if sees("{") {
      let close = partner
      index += 1
      let body = statements(until: close)
      index = min(end + 1, tokens.count)
      return Expression(kind: .statements(body), mark: start.mark)
    }
    let inner = commaExpression()
    if index != end { fail(") is missing") }
    index = min(end + 1, tokens.count)
    return Expression(kind: .brackets(inner), mark: start.mark)
  }

  private mutating func message() -> Expression {
    let start = token
    let end = partner
    guard end < tokens.count else {
      fail("] is missing")
      return Expression(kind: .unreadable("["), mark: start.mark)
    }
    index += 1
    let receiver = nested(Expression(kind: .unreadable(""), mark: start.mark)) { $0.receiver() }
    var pieces: [Expression.Piece] = []
    while index < end, failure == nil {
      guard token.kind == .name || sees(":") else {
        fail("the name of a message is missing")
        break
      }
      var piece = Expression.Piece(name: "", mark: token.mark)
      if token.kind == .name {
        piece.name = token.text
        index += 1
      }
      if accept(":") {
        var arguments = [argument(until: end)]
        while accept(",") {
          // A list that ends with nil may end with a comma, too.
          if index < end { arguments.append(argument(until: end)) }
        }
        piece.arguments = arguments
      }
      pieces.append(piece)
    }
    if pieces.isEmpty { fail("the name of a message is missing") }
    if index != end { fail("] is missing") }
    index = min(end + 1, tokens.count)
    return Expression(kind: .send(receiver, pieces), mark: start.mark)
  }

  /// Reads what a message is sent to, which may be a type.
  private mutating func receiver() -> Expression {
    let start = index
    if token.kind == .name, peek().is("<"), let type = type(), token.kind == .name {
      return Expression(kind: .type(type), mark: tokens[start].mark)
    }
    index = start
    return expression()
  }

  private mutating func literal() -> Expression {
    let start = token
    func made(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, mark: start.mark) }
    index += 1
    let next = token
    switch next.text {
    case "[" where next.kind == .sign:
      let end = partner
      index += 1
      var items: [Expression] = []
      while index < min(end, tokens.count), failure == nil {
        items.append(expression())
        if !accept(",") { break }
      }
      if index != end { fail("] is missing") }
      index = min(end + 1, tokens.count)
      return made(.array(items))
    case "{" where next.kind == .sign:
      let end = partner
      index += 1
      var items: [(key: Expression, value: Expression)] = []
      while index < min(end, tokens.count), failure == nil {
        let key = expression()
        expect(":")
        items.append((key, expression()))
        if !accept(",") { break }
      }
      if index != end { fail("} is missing") }
      index = min(end + 1, tokens.count)
      return made(.dictionary(items))
    case "(" where next.kind == .sign:
      let inner = brackets()
      return made(.boxed(inner))
    case "selector" where peek().is("("):
      index += 1
      let from = index + 1
      skipBrackets()
      let words = tokens[
        min(from, tokens.count)..<max(min(from, tokens.count), min(index - 1, tokens.count))]
      return made(.selector(words.map(\.text).joined()))
    case "protocol" where peek().is("("), "encode" where peek().is("("):
      index += 1
      let from = index + 1
      skipBrackets()
      return made(.text(text(min(from, index)..<max(from, index - 1)), isObject: true))
    case "available" where peek().is("("):
      index += 1
      skipBrackets()
      return made(.name("YES"))
    default: break
    }
    if next.kind == .text { return texts() }
    if next.kind == .number || next.kind == .character || next.is("-") || next.is("+")
      || next.is("YES") || next.is("NO") || next.is("true") || next.is("false")
    {
      return made(.boxed(nested(made(.unreadable(""))) { $0.unary() }))
    }
    if next.kind == .name {
      // A macro that hides its @.
      index += 1
      return suffixes(of: Expression(kind: .name(next.text), mark: next.mark))
    }
    fail("@ has no meaning here")
    return made(.unreadable("@"))
  }

  private mutating func block() -> Expression {
    let start = token
    index += 1
    var result: TypeName?
    if !sees("("), !sees("{") { result = type() }
    let given = sees("(") ? parameters() : []
    guard sees("{") else {
      fail("the code of a block is missing")
      return Expression(kind: .unreadable("^"), mark: start.mark)
    }
    let end = partner
    index += 1
    let body = nested([]) { $0.statements(until: end) }
    let mark = end < tokens.count ? tokens[end].mark : .none
    index = min(end + 1, tokens.count)
    return Expression(
      kind: .block(.init(result: result, parameters: given, body: body, end: mark)),
      mark: start.mark)
  }
}
