/// What a value is where it stands as a condition.
enum ValueKind {
  case boolean, integer, fraction, object, structure, unknown

  var isNumber: Bool { self == .integer || self == .fraction }
}

extension Writer {
  func kind(of type: TypeName) -> ValueKind {
    let type = symbols.resolved(type)
    if type.isBoolean { return .boolean }
    if type.isInteger { return .integer }
    if type.isNumber { return .fraction }
    if type.isObject || type.pointers > 0 { return .object }
    if TypeNames.structures.contains(type.base) { return .structure }
    if TypeNames.moved[type.base] != nil || type.base.hasPrefix("UI") || type.base.hasPrefix("NS") {
      return .structure
    }
    return .unknown
  }

  /// Returns the type of a value, as far as it is known.
  func type(of expression: Expression) -> TypeName? {
    switch expression.kind {
    case .name(let name):
      if let known = local(name) { return known }
      if name == "self" { return type.map { TypeName(base: $0, pointers: 1) } }
      if let type, let property = symbols.property(name, of: type), property.isVariable {
        return property.type
      }
      if name.hasPrefix("_"), let type {
        let bare = String(name.dropFirst())
        if let property = symbols.property(bare, of: type) { return property.type }
      }
      return symbols.globals[name]
    case .brackets(let inner): return type(of: inner)
    case .cast(let type, let value):
      return type.base == "id" && type.pointers == 0 ? self.type(of: value) : type
    case .member(let owner, let name, _):
      return member(name, of: owner)
    case .send(let receiver, let pieces):
      let selector = Self.selector(pieces)
      if case .name(let name) = receiver.kind, name.first?.isUppercase ?? false, pieces.count == 1,
        selector == "alloc" || selector == "new"
      {
        return TypeName(base: name, pointers: 1)
      }
      if SelectorNames.isInitialiser(selector) { return type(of: receiver) }
      if pieces.count == 1, pieces[0].arguments == nil {
        return member(selector, of: receiver)
      }
      if selector == "objectAtIndex:" || selector == "objectForKey:" {
        return TypeName(base: "id")
      }
      if selector.hasPrefix("constraint"), selector.hasSuffix(":"),
        !selector.hasPrefix("constraints")
      {
        return TypeName(base: "NSLayoutConstraint", pointers: 1)
      }
      return symbols.results[selector]
    case .call(let function, _):
      guard let name = function.name else { return nil }
      if let known = symbols.functions[name] { return known.result }
      if FunctionNames.measures[name] != nil { return TypeName(base: "CGFloat") }
      if let maker = FunctionNames.makers[name] { return TypeName(base: maker.type) }
      return nil
    default: return nil
    }
  }

  private func member(_ name: String, of owner: Expression) -> TypeName? {
    if let known = type(of: owner), known.pointers > 0,
      let property = symbols.property(name, of: known.base)
    {
      return property.type
    }
    if let known = type(of: owner), let structure = symbols.structures[known.base],
      let field = structure.fields.first(where: { $0.name == name })
    {
      return field.type
    }
    if let known = MemberNames.types[name] {
      let isObject =
        known.hasPrefix("UI") && known != "UIEdgeInsets" && known != "UILayoutPriority"
        || ["NSString", "NSArray", "CALayer", "NSAttributedString"].contains(known)
        || known.hasPrefix("NSLayout")
      return TypeName(base: known, pointers: isObject ? 1 : 0)
    }
    return symbols.properties[name] ?? symbols.results[name]
  }

  /// Returns what a value is.
  func kind(of expression: Expression) -> ValueKind {
    switch expression.kind {
    case .number(let text): return Self.isFraction(text) ? .fraction : .integer
    case .text, .array, .dictionary, .block, .bindings, .selector, .boxed: return .object
    case .brackets(let inner): return kind(of: inner)
    case .prefix("!", _): return .boolean
    case .prefix("-", let inner), .prefix("+", let inner), .prefix("~", let inner):
      return kind(of: inner)
    case .prefix("&", _): return .object
    case .binary(let sign, _, let left, let right):
      switch sign {
      case "==", "!=", "<", ">", "<=", ">=", "&&", "||": return .boolean
      case "+", "-", "*", "/", "%":
        let (first, second) = (kind(of: left), kind(of: right))
        if first == .fraction || second == .fraction { return .fraction }
        return first == .integer && second == .integer ? .integer : .unknown
      case "&", "|", "<<", ">>", "^": return .integer
      case "=": return kind(of: left)
      default: return .unknown
      }
    case .choice(_, let first, let second): return kind(of: first ?? second)
    case .name(let name):
      switch name {
      case "YES", "NO", "true", "false", "TRUE", "FALSE": return .boolean
      case "nil", "NULL", "Nil", "self", "super": return .object
      default: break
      }
      if let known = type(of: expression) { return kind(of: known) }
      if FunctionNames.numbers.contains(name) { return .fraction }
      if symbols.constants.contains(name) { return .integer }
      return Self.kind(byName: name)
    case .call(let function, let arguments):
      if let known = type(of: expression) { return kind(of: known) }
      guard let name = function.name else { return .unknown }
      if FunctionNames.comparisons.contains(name) { return .boolean }
      if ["MAX", "MIN", "ABS", "max", "min", "abs"].contains(name), let first = arguments.first {
        let kinds = arguments.map { kind(of: $0) }
        return kinds.contains(.fraction) ? .fraction : kind(of: first)
      }
      if FunctionNames.renamed[name] != nil || ["ceil", "floor", "round"].contains(name) {
        return .fraction
      }
      return Self.kind(byName: name)
    case .send(let receiver, let pieces):
      if let known = type(of: expression) { return kind(of: known) }
      let selector = Self.selector(pieces)
      if SelectorNames.isInitialiser(selector) || selector == "new" || selector == "alloc" {
        return .object
      }
      _ = receiver
      return Self.kind(byName: selector)
    case .member(_, let name, _):
      if let known = type(of: expression) { return kind(of: known) }
      return Self.kind(byName: name)
    case .cast(let type, _): return kind(of: type)
    default: return .unknown
    }
  }

  /// Guesses by the words of a name whether it is true or false, or an object.
  private static func kind(byName name: String) -> ValueKind {
    let words = [
      "is", "has", "should", "can", "did", "will", "shows", "needs", "allows", "uses", "responds",
      "contains", "does", "supports", "wants", "conforms", "_is", "_has", "_should", "was",
      "enable",
      "requires", "animate",
    ]
    for word in words where name.hasPrefix(word) {
      let next = name.dropFirst(word.count).first
      if next == nil || next?.isUppercase ?? false { return .boolean }
    }
    if name.hasPrefix("k") || name.hasPrefix("IS_") || name.hasPrefix("IS") { return .unknown }
    if name.hasPrefix("num") || name.hasSuffix("Count") || name.hasSuffix("Index")
      || name.hasSuffix("Width") || name.hasSuffix("Height") || name.hasSuffix("Margin")
    {
      return .fraction
    }
    for word in ["nabled", "idden", "isible", "elected", "Only", "Mode", "flag", "Flag", "nimated"]
    where name.hasSuffix(word) {
      return .boolean
    }
    return .unknown
  }

  static func isFraction(_ text: String) -> Bool {
    let lower = text.lowercased()
    guard !lower.hasPrefix("0x") else { return false }
    return lower.contains(".") || lower.contains("e") || lower.hasSuffix("f")
  }

  /// Returns a value as a condition.
  mutating func truth(_ expression: Expression) -> Code {
    switch expression.kind {
    case .brackets(let inner):
      switch inner.kind {
      case .binary("=", _, let left, _):
        // `if ((x = y))` asks what has been assigned.
        ahead.append(self.expression(inner))
        return truth(left)
      case .binary("&&", _, _, _), .binary("||", _, _, _): return truth(inner).inBrackets
      default: return truth(inner)
      }
    case .prefix("!", let inner): return negated(inner)
    case .binary(let sign, let mark, let left, let right) where sign == "&&" || sign == "||":
      let first = truth(left)
      return first + " " + Code(sign, mark).breaking + " " + truth(right).breaking
    case .binary("=", _, let left, _):
      ahead.append(self.expression(expression))
      return truth(left)
    case .binary("&", _, let left, let right):
      if let name = right.name, EnumerationNames.isOption(name) {
        return receiver(left) + ".contains(" + self.expression(right) + ")"
      }
      return self.expression(expression).inBrackets + " != 0"
    case .number(let text):
      return Code(text == "0" ? "false" : "true", expression.mark)
    case .name("self") where kind == .initialiser: return Code("true", expression.mark)
    case .binary("!=", _, let left, let right)
    where kind == .initialiser
      && (left.name == "self" && right.name == "nil"
        || right.name == "self" && left.name == "nil"):
      return Code("true", expression.mark)
    case .choice(let condition, let first, let second):
      guard let first else { break }
      return truth(condition) + " ? " + truth(first) + " : " + truth(second)
    default: break
    }
    let code = self.expression(expression)
    switch kind(of: expression) {
    case .boolean: return code
    case .object: return operand(code, expression) + " != nil"
    case .integer, .fraction: return operand(code, expression) + " != 0"
    case .structure, .unknown:
      return looksLikeObject(expression) ? operand(code, expression) + " != nil" : code
    }
  }

  private mutating func negated(_ inner: Expression) -> Code {
    let bare = inner.bare
    if kind == .initialiser, bare.name == "self" { return Code("false", inner.mark) }
    if case .binary("=", _, let left, _) = bare.kind {
      ahead.append(expression(bare))
      return negated(left)
    }
    switch bare.kind {
    case .prefix("!", let value): return truth(value)
    case .binary: return "!" + truth(bare).inBrackets
    default: break
    }
    switch kind(of: bare) {
    case .object: return operand(expression(bare), bare) + " == nil"
    case .integer, .fraction: return operand(expression(bare), bare) + " == 0"
    case .boolean: return "!" + receiver(bare)
    case .structure, .unknown:
      return looksLikeObject(bare)
        ? operand(expression(bare), bare) + " == nil" : "!" + receiver(bare)
    }
  }

  /// Whether a value of which nothing is known is more likely an object than true or false.
  private func looksLikeObject(_ expression: Expression) -> Bool {
    let name: String
    switch expression.bare.kind {
    case .name(let text): name = text
    case .member(_, let text, _): name = text
    case .index: return true
    case .send(_, let pieces): name = pieces.first?.name ?? ""
    default: return false
    }
    let lower = name.lowercased()
    return [
      "view", "label", "button", "controller", "constraint", "delegate", "image", "block", "self",
      "title", "string", "text", "array", "handler", "completion", "item", "model", "data", "cell",
      "object", "url", "font", "color", "dict", "error", "name", "bar", "layer", "guide", "anchor",
    ].contains { lower.hasSuffix($0) }
  }
}
