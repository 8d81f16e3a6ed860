/// Reads the condition behind `#if`.
struct ConditionReader {
  let tokens: [Token]
  let number: (String) -> Int
  let isDefined: (String) -> Bool
  private var index = 0
  private var depth = 0

  init(
    tokens: [Token], number: @escaping (String) -> Int, isDefined: @escaping (String) -> Bool
  ) {
    (self.tokens, self.number, self.isDefined) = (tokens, number, isDefined)
  }

  private static let operators: [[String]] = [
    ["||"], ["&&"], ["==", "!="], ["<", ">", "<=", ">="], ["+", "-"],
  ]

  private mutating func accept(_ sign: String) -> Bool {
    guard index < tokens.count, tokens[index].is(sign) else { return false }
    index += 1
    return true
  }

  /// Returns the value of what follows, down to operators of a level.
  mutating func value(_ level: Int) -> Int {
    guard level < Self.operators.count else { return operand() }
    var left = value(level + 1)
    while index < tokens.count, Self.operators[level].contains(tokens[index].text) {
      let sign = tokens[index].text
      index += 1
      let right = value(level + 1)
      switch sign {
      case "||": left = left != 0 || right != 0 ? 1 : 0
      case "&&": left = left != 0 && right != 0 ? 1 : 0
      case "==": left = left == right ? 1 : 0
      case "!=": left = left != right ? 1 : 0
      case "<": left = left < right ? 1 : 0
      case ">": left = left > right ? 1 : 0
      case "<=": left = left <= right ? 1 : 0
      case ">=": left = left >= right ? 1 : 0
      case "+": left = left &+ right
      default: left = left &- right
      }
    }
    return left
  }

  private mutating func operand() -> Int {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50, index < tokens.count else { return 0 }
    if accept("!") { return operand() == 0 ? 1 : 0 }
    if accept("-") { return 0 &- operand() }
    if accept("(") {
      let inner = value(0)
      _ = accept(")")
      return inner
    }
    let token = tokens[index]
    index += 1
    if token.is("defined") {
      let isInBrackets = accept("(")
      guard index < tokens.count else { return 0 }
      let name = tokens[index].text
      index += 1
      if isInBrackets { _ = accept(")") }
      return isDefined(name) ? 1 : 0
    }
    if token.kind == .number {
      return Int(token.text.filter(\.isNumber)) ?? 0
    }
    let known = number(token.text)
    if accept("(") {
      var open = 1
      while index < tokens.count, open > 0 {
        if tokens[index].is("(") { open += 1 }
        if tokens[index].is(")") { open -= 1 }
        index += 1
      }
    }
    return known
  }
}
