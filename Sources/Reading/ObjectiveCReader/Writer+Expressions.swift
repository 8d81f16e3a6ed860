extension Writer {
  /// Returns an expression in brackets if it has to be one operand.
  func operand(_ code: Code, _ expression: Expression) -> Code {
    switch expression.kind {
    case .binary, .choice: code.inBrackets
    default: code
    }
  }

  /// Returns an expression as what a member or a message belongs to.
  mutating func receiver(_ expression: Expression) -> Code {
    let code = self.expression(expression)
    switch expression.kind {
    case .binary, .choice, .prefix, .block: return code.inBrackets
    case .cast(_, let inner): return operand(code, inner)
    case .send(_, let pieces) where code.text.contains(" == ") || code.text.contains(" is "):
      _ = pieces
      return code.inBrackets
    default: return code
    }
  }

  /// Returns the Swift of an expression.
  mutating func expression(_ expression: Expression) -> Code {
    let mark = expression.mark
    switch expression.kind {
    case .name(let name): return self.name(name, mark)
    case .number(let text): return Code(Self.number(text), mark)
    case .text(let text, _): return Code("\"\(Self.unescaped(text))\"", mark)
    case .character(let text): return Code("\"\(Self.unescaped(text))\"", mark)
    case .selector(let text): return "Selector(" + Code(Self.literal(text), mark) + ")"
    case .array(let items):
      return Code("[", mark) + items.map { self.expression($0) }.joined() + "]"
    case .dictionary(let items):
      if items.isEmpty { return Code("[:]", mark) }
      let pairs = items.map { self.expression($0.key) + ": " + self.expression($0.value).breaking }
      return Code("[", mark) + pairs.joined() + "]"
    case .boxed(let inner): return self.expression(inner.bare)
    case .send(let receiver, let pieces): return message(receiver, pieces, mark)
    case .member(let owner, let name, let at): return member(owner, name, at)
    case .call(let function, let arguments): return call(function, arguments, mark)
    case .index(let owner, let index):
      return receiver(owner) + "[" + self.expression(index) + "]"
    case .prefix(let sign, let inner): return prefixed(sign, inner, mark)
    case .postfix(let inner, let sign):
      let code = self.expression(inner)
      ahead.append(code + (sign == "++" ? " += 1" : " -= 1"))
      return ("" + code + (sign == "++" ? " - 1" : " + 1")).inBrackets
    case .binary(let sign, let at, let left, let right): return binary(sign, at, left, right)
    case .choice(let condition, let first, let second):
      guard let first else {
        if kind(of: condition).isNumber || kind(of: condition) == .boolean {
          let code = self.expression(condition)
          return (truth(condition) + " ? " + code + " : " + self.expression(second)).inBrackets
        }
        return
          (operand(self.expression(condition), condition) + " ?? "
          + operand(self.expression(second), second)).inBrackets
      }
      return truth(condition) + " " + Code("? ", first.mark).breaking + self.expression(first) + " "
        + Code(": ", second.mark).breaking + self.expression(second)
    case .cast(let type, let inner): return cast(type, inner)
    case .list(let type, let values): return list(type, values, mark)
    case .block(let block): return closure(block, mark)
    case .statements(let body):
      let block = Expression.Block(
        result: nil, parameters: [], body: Self.returning(body), end: .none)
      return closure(block, mark) + "()"
    case .type(let type): return Code(swift(type, isReference: false), mark)
    case .brackets(let inner):
      if case .binary("=", _, let left, _) = inner.kind {
        ahead.append(self.expression(inner))
        return self.expression(left)
      }
      let code = self.expression(inner)
      switch inner.kind {
      case .name, .member, .send, .call, .index, .number, .brackets, .text, .array, .cast:
        return code
      default: return code.inBrackets
      }
    case .bindings(let names):
      if names.isEmpty { return Code("[:]", mark) }
      let pairs = names.map { name -> Code in
        let code = self.expression(name)
        return Code(Self.literal(Self.spelled(name)), name.mark) + ": " + code
      }
      return Code("[", mark) + pairs.joined() + "]"
    case .unreadable(let text): return "unreadable(" + Code(Self.literal(text), mark) + ")"
    }
  }

  /// The text of a name, as `NSDictionaryOfVariableBindings` makes keys of its arguments.
  private static func spelled(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name): name
    case .member(let owner, let name, _): spelled(owner) + "." + name
    default: ""
    }
  }

  /// The statements with the last one as their result.
  private static func returning(_ body: [Statement]) -> [Statement] {
    guard let last = body.last, case .expression(let value) = last.kind else { return body }
    return body.dropLast() + [Statement(kind: .result(value), mark: last.mark, end: last.end)]
  }

  // MARK: - Names

  private mutating func name(_ name: String, _ mark: Mark) -> Code {
    if local(name) != nil { return Code(Self.quoted(name), mark) }
    if name == lazyProperty.map({ variable(of: $0) }) { return Code(name, mark) }
    if let type, let property = variableProperty(name, type) {
      return Code("self." + property, mark)
    }
    if symbols.globals[name] != nil || symbols.constants.contains(name) {
      return Code(Self.quoted(name), mark)
    }
    if let known = FunctionNames.constants[name] ?? EnumerationNames.value(name) {
      return Code(known, mark)
    }
    if let moved = TypeNames.plain[name] ?? TypeNames.moved[name] { return Code(moved, mark) }
    // Quoted lines say `self.title` and `_title` of a property that they do not declare.
    if name.hasPrefix("_"), ofSelf.contains(String(name.dropFirst())) {
      return Code("self." + name.dropFirst(), mark)
    }
    return Code(Self.quoted(name), mark)
  }

  /// The variable of a property.
  func variable(of property: String) -> String {
    type.flatMap { symbols.classes[$0]?.synthesized[property] } ?? "_" + property
  }

  /// Returns what a variable of an object is called: the property it belongs to, unless both are
  /// apart.
  private func variableProperty(_ name: String, _ type: String) -> String? {
    guard let known = symbols.classes[type] else { return nil }
    if let property = known.properties[name], property.isVariable {
      if let owner = known.synthesized.first(where: { $0.value == name })?.key, owner != name,
        !known.stored.contains(owner)
      {
        return owner
      }
      if name.hasPrefix("_"), known.properties[String(name.dropFirst())] != nil,
        !known.stored.contains(String(name.dropFirst()))
      {
        return String(name.dropFirst())
      }
      return name
    }
    if let owner = known.synthesized.first(where: { $0.value == name })?.key {
      return known.stored.contains(owner) ? name : owner
    }
    guard name.hasPrefix("_") else { return nil }
    let bare = String(name.dropFirst())
    if known.properties[bare] != nil { return known.stored.contains(bare) ? name : bare }
    if let inherited = symbols.property(name, of: type), inherited.isVariable { return name }
    if symbols.property(bare, of: type) != nil { return bare }
    return nil
  }

  mutating func member(_ owner: Expression, _ name: String, _ mark: Mark) -> Code {
    // `self->_x` is `_x`.
    if owner.name == "self" || owner.name == "weakSelf" || owner.name == "strongSelf",
      name.hasPrefix("_"), let type, let property = variableProperty(name, type)
    {
      return receiver(owner) + Code("." + property, mark)
    }
    if FunctionNames.colour(name) != nil || MemberNames.unboxed.contains(name) || name == "class" {
      return message(owner, [.init(name: name, mark: mark)], mark)
    }
    var code = receiver(owner)
    if owner.name == "super" { code = Code("super", owner.mark) }
    let swift = property(name, of: owner)
    let isUsual = MemberNames.types[name] != nil || MemberNames.properties.contains(name)
    let isOwn = type(of: owner).map { symbols.writes(name, $0.base) } == true
    if symbols.isMethod(name), !isUsual || isOwn {
      return code + Code(".\(Self.quoted(name))()", mark).breaking
    }
    if Self.methodsAsMembers.contains(name) {
      return code + Code(".\(SelectorNames.name(name).base)()", mark).breaking
    }
    return code + Code("." + swift, mark).breaking
  }

  /// Methods that people call with a dot.
  private static let methodsAsMembers: Set<String> = [
    "removeFromSuperview", "sizeToFit", "layoutIfNeeded", "setNeedsLayout", "uppercaseString",
    "lowercaseString", "newAutoLayoutView", "configureForAutoLayout", "autoCenterInSuperview",
    "removeAllObjects", "autoPinEdgesToSuperviewEdges", "priorityHigh", "priorityLow",
    "priorityMedium", "install", "uninstall", "activate", "deactivate", "becomeFirstResponder",
    "resignFirstResponder", "reloadData",
  ]

  /// Returns what a property is called in Swift.
  func property(_ name: String, of owner: Expression) -> String {
    if let getter = symbols.getters[name] { return getter }
    let owners = type(of: owner)
    if let owners, symbols.classes[owners.base] != nil,
      symbols.property(name, of: owners.base) != nil
    {
      return name
    }
    if let owners, symbols.structures[owners.base] != nil { return name }
    if let truth = MemberNames.truths[name] { return truth }
    if name == "length" || name == "firstObject" || name == "lastObject"
      || name.hasSuffix("Manager")
      || symbols.properties[name] == nil
    {
      return MemberNames.renamed[name] ?? name
    }
    return name
  }

  // MARK: - Literals

  private static func number(_ text: String) -> String {
    let lower = text.lowercased()
    if lower.hasPrefix("0x") {
      return String(lower.prefix { !"ul".contains($0) || false }.prefix(18))
    }
    var digits = String(
      text.prefix { $0.isNumber || $0 == "." || $0 == "e" || $0 == "E" || $0 == "-" || $0 == "+" })
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits += "0" }
    if let point = digits.firstIndex(of: "."), let next = digits[point...].dropFirst().first,
      !next.isNumber
    {
      digits.insert("0", at: digits.index(after: point))
    }
    if digits.contains(where: { !$0.isASCII }) { return "0" }
    // `010` is 8 in C, which layouts do not use.
    while digits.count > 1, digits.hasPrefix("0"), digits.dropFirst().first?.isNumber ?? false {
      digits.removeFirst()
    }
    if lower.hasSuffix("f"), !digits.contains("."), !digits.contains("e") { digits += ".0" }
    return digits.isEmpty ? "0" : digits
  }

  /// Returns a text of C with the escapes of Swift.
  static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      guard let next = rest.popFirst() else { break }
      switch next {
      case "n", "t", "r", "\\", "\"", "0": result += "\\\(next)"
      case "'", "?": result.append(next)
      case "u", "U", "x":
        let digits = rest.prefix(next == "U" ? 8 : next == "u" ? 4 : 2).prefix { $0.isHexDigit }
        rest = rest.dropFirst(digits.count)
        if !digits.isEmpty { result += "\\u{\(digits)}" }
      case "\n", "\r\n": continue
      default: result.append(next)
      }
    }
    return result
  }

  private mutating func list(
    _ type: TypeName?, _ values: [(label: String?, value: Expression)], _ mark: Mark
  ) -> Code {
    guard let type, type.dimensions == 0 else {
      return Code("[", mark) + values.map { expression($0.value) }.joined() + "]"
    }
    let base = symbols.resolved(type).base
    var labels = symbols.structures[base]?.fields.map(\.name) ?? FunctionNames.fields[base] ?? []
    if base == "CGRect", values.count == 4 { labels = ["x", "y", "width", "height"] }
    var arguments: [Code] = []
    for (index, value) in values.enumerated() {
      var written = value.value
      if case .list(nil, let inner) = written.kind {
        let inside = base == "CGRect" ? (index == 0 ? "CGPoint" : "CGSize") : ""
        written.kind = .list(inside.isEmpty ? nil : TypeName(base: inside), inner)
      }
      let label = value.label ?? (index < labels.count ? labels[index] : nil)
      arguments.append((label.map { Code("\($0): ") } ?? "") + expression(written))
    }
    if base == "CGRect", values.count == 1 { return Code("CGRect.zero", mark) }
    return Code("\(base)(", mark) + arguments.joined() + ")"
  }

  private mutating func cast(_ type: TypeName, _ inner: Expression) -> Code {
    let resolved = symbols.resolved(type)
    if resolved.isBoolean { return truth(inner) }
    if resolved.isNumber, resolved.base != "UILayoutPriority", resolved.base != "MASLayoutPriority"
    {
      let kind = kind(of: inner)
      if resolved.isInteger {
        return kind == .integer ? expression(inner) : "Int(" + expression(inner.bare) + ")"
      }
      return kind == .fraction ? expression(inner) : "CGFloat(" + expression(inner.bare) + ")"
    }
    return expression(inner)
  }
}
