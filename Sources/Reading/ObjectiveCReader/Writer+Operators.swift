extension Writer {
  mutating func prefixed(_ sign: String, _ inner: Expression, _ mark: Mark) -> Code {
    switch sign {
    case "!": return truth(Expression(kind: .prefix("!", inner), mark: mark))
    case "++", "--":
      let code = expression(inner)
      ahead.append(code + (sign == "++" ? " += 1" : " -= 1"))
      return code
    case "*", "&":
      return sign == "*" && inner.name == nil
        ? expression(inner) : sign == "&" ? "&" + expression(inner) : expression(inner)
    case "+": return expression(inner)
    default:
      let code = expression(inner)
      switch inner.kind {
      case .binary, .choice, .prefix: return Code(sign, mark) + code.inBrackets
      default: return Code(sign, mark) + code
      }
    }
  }

  mutating func binary(
    _ sign: String, _ mark: Mark, _ left: Expression, _ right: Expression
  ) -> Code {
    switch sign {
    case ",":
      ahead.append(expression(left))
      return expression(right)
    case "=": return assignment(left, right, mark)
    case "&&", "||":
      return truth(Expression(kind: .binary(sign, mark, left, right), mark: left.mark))
    case "|":
      if let options = options(left, right) { return options }
    case "==", "!=":
      // A number or a truth is compared with another, and `x == nil` with what may be nil.
      if right.name == "YES" || right.name == "NO" || right.name == "TRUE" || right.name == "FALSE",
        kind(of: left) != .object
      {
        let isTrue = (right.name == "YES" || right.name == "TRUE") == (sign == "==")
        return isTrue
          ? truth(left) : truth(Expression(kind: .prefix("!", left), mark: left.mark))
      }
      if case .name("nil") = right.bare.kind, kind == .initialiser, left.name == "self" {
        return sign == "==" ? "false" : "true"
      }
    case "&", "<<", ">>":
      // Macros make colours of numbers, bit by bit.
      if let number = Self.number(.binary(sign, mark, left, right)) {
        return Code(String(number), left.mark)
      }
    case "/" where kind(of: left) == .integer && kind(of: right) == .integer:
      return "Int(" + part(left, sign) + " " + Code("/", mark).breaking + " "
        + part(right, sign).breaking + ")"
    default:
      if Parser.assignments.contains(sign) { return compound(sign, mark, left, right) }
    }
    return part(left, sign) + " " + Code(sign, mark).breaking + " "
      + part(right, sign, isRight: true).breaking
  }

  private mutating func compound(
    _ sign: String, _ mark: Mark, _ left: Expression, _ right: Expression
  ) -> Code {
    let value = expression(right)
    if sign == "|=", let name = right.bare.name, EnumerationNames.isOption(name) {
      return receiver(left) + ".insert(" + value + ")"
    }
    if sign == "/=", kind(of: left) == .integer {
      let code = expression(left)
      return code + " = Int(" + code + " / " + operand(value, right) + ")"
    }
    return expression(left) + Code(" \(sign) ", mark) + value
  }

  /// The value of an expression of whole numbers without names.
  private static func number(_ kind: Expression.Kind) -> Int? {
    switch kind {
    case .number(let text):
      let lower = text.lowercased()
      return lower.hasPrefix("0x") ? Int(lower.dropFirst(2), radix: 16) : Int(lower)
    case .brackets(let inner): return number(inner.kind)
    case .binary(let sign, _, let left, let right):
      guard let first = number(left.kind), let second = number(right.kind) else { return nil }
      switch sign {
      case "&": return first & second
      case "|": return first | second
      case "<<" where second < 32: return first << second
      case ">>" where second < 64: return first >> second
      default: return nil
      }
    default: return nil
    }
  }

  private static let ranks: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
    "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
  ]

  /// Returns an operand; where Swift groups operators in another way, it stands in brackets.
  private mutating func part(_ value: Expression, _ sign: String, isRight: Bool = false) -> Code {
    let code = expression(value)
    switch value.kind {
    case .choice: return code.inBrackets
    case .binary(let inner, _, _, _):
      if inner == "/", code.text.hasPrefix("Int(") { return code }
      if inner == "|", code.text.hasPrefix("[") { return code }
      let isBitwise = "&|^<<>>".contains(inner) || "&|^<<>>".contains(sign)
      let (outer, level) = (Self.ranks[sign] ?? 0, Self.ranks[inner] ?? 0)
      let isCompared = (outer == 6 || outer == 7) && (level == 6 || level == 7)
      if inner == sign, !isRight { return code }
      return isBitwise || isCompared || level < outer || isRight && level == outer
        ? code.inBrackets : code
    default: return code
    }
  }

  /// Returns options that are joined by `|` as a list.
  private mutating func options(_ left: Expression, _ right: Expression) -> Code? {
    var all: [Expression] = [right]
    var next = left
    while case .binary("|", _, let first, let second) = next.bare.kind {
      all.append(second)
      next = first
    }
    all.append(next)
    guard
      all.contains(where: { value in
        value.bare.name.map { EnumerationNames.isOption($0) && EnumerationNames.value($0) != nil }
          ?? false
      })
    else { return nil }
    return "["
      + all.reversed().filter { expression($0).text != "[]" }.map { expression($0) }.joined()
      + "]"
  }

  /// Returns an assignment, also one of several variables at once.
  mutating func assignment(_ left: Expression, _ right: Expression, _ mark: Mark) -> Code {
    var value = right
    if case .binary("=", _, let inner, _) = right.bare.kind {
      ahead.append(expression(right.bare))
      value = inner
    }
    if case .prefix("*", let pointer) = left.kind, pointer.name != nil {
      return expression(pointer) + " = " + expression(value)
    }
    let isTruth = kind(of: left) == .boolean && kind(of: value) != .boolean
    var code: Code
    if isTruth {
      code = truth(value)
    } else if let type = type(of: left), symbols.resolved(type).isInteger,
      kind(of: value) == .fraction
    {
      code = "Int(" + expression(value) + ")"
    } else {
      code = expression(value)
    }
    if let zero = emptyValue(value, type(of: left)) { code = zero }
    if case .member(let owner, let name, let at) = left.kind {
      return setter(owner, name, at, code)
    }
    return expression(left) + Code(" = ", mark) + code
  }

  /// `0` and `nil` where options are meant.
  private func emptyValue(_ value: Expression, _ type: TypeName?) -> Code? {
    guard case .number("0") = value.bare.kind, let type else { return nil }
    return ["UIRectEdge", "UIViewAutoresizing"].contains(type.base) ? Code("[]", value.mark) : nil
  }

  /// Returns what gives a value to a property.
  mutating func setter(_ owner: Expression, _ name: String, _ mark: Mark, _ value: Code) -> Code {
    let selector = "set\(name.capitalized):"
    if symbols.methods.contains(selector), symbols.properties[name] == nil,
      MemberNames.types[name] == nil, !MemberNames.overridden.contains(name),
      type(of: owner).map({ symbols.property(name, of: $0.base) == nil }) ?? true
    {
      return receiver(owner) + Code(".set\(name.capitalized)(", mark) + value + ")"
    }
    return member(owner, name, mark) + " = " + value
  }
}
