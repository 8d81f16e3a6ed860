extension Writer {
  static func selector(_ pieces: [Expression.Piece]) -> String {
    pieces.map { $0.arguments == nil ? $0.name : $0.name + ":" }.joined()
  }

  /// Returns a message as a call, an initialiser or a property.
  mutating func message(
    _ target: Expression, _ pieces: [Expression.Piece], _ mark: Mark
  ) -> Code {
    let selector = Self.selector(pieces)
    let arguments = pieces.compactMap { $0.arguments }
    let at = pieces.first?.mark ?? mark
    if let made = made(target, selector, pieces, mark) { return made }
    if let simple = simple(target, selector, arguments.map { $0[0] }, pieces, mark) {
      return simple
    }
    if let type = typeName(target), let known = factory(type, selector, pieces, mark) {
      return known
    }
    let owner = owner(target)
    if pieces.count == 1, arguments.isEmpty {
      if FunctionNames.colour(selector) != nil, typeName(target) != nil {
        return owner + Code("." + (FunctionNames.colour(selector) ?? ""), at)
      }
      let isOwn = symbols.isMethod(selector)
      let isProperty =
        symbols.properties[selector] != nil || symbols.getters[selector] != nil
        || MemberNames.overridden.contains(selector)
        || (MemberNames.properties.contains(selector) && !isOwn)
      let isVariable = symbols.properties[selector] != nil && isOwn
      if isProperty || isVariable {
        return owner + Code("." + property(selector, of: target), at).breaking
      }
    }
    // `[x setY:z]` gives a value to a property, unless the app has such a method.
    if pieces.count == 1, selector.hasPrefix("set"), let value = arguments.first?.first,
      let first = pieces[0].name.dropFirst(3).first, first.isUppercase
    {
      let word = String(pieces[0].name.dropFirst(3))
      let name = word.lowercasedStart
      let isOwn =
        symbols.methods.contains(selector) && symbols.properties[name] == nil
        && symbols.properties[word] == nil && !MemberNames.overridden.contains(name)
        && MemberNames.types[name] == nil
      if !isOwn {
        let left = Expression(
          kind: .member(target, symbols.properties[word] != nil ? word : name, at), mark: mark)
        return assignment(left, value, Mark(offset: -1, count: 0, line: 0))
      }
    }
    let name = SelectorNames.name(selector)
    var given: [Code] = []
    for (index, piece) in pieces.enumerated() {
      guard let values = piece.arguments else { continue }
      let label = index < name.labels.count ? name.labels[index] : nil
      for (number, value) in values.enumerated() {
        let code = argument(value, label: label, of: selector)
        let start = number == 0 ? label.map { Code("\($0): ", piece.mark) } ?? "" : ""
        given.append(start + code)
      }
    }
    // The library is known by this name, which files that define it need not contain.
    let isShorthand = !selector.hasPrefix("mas_") && arguments.first?.first.map(takesMaker) == true
    return owner + Code(".\(Self.quoted(name.base))(", at).breaking + given.joined()
      + (isShorthand ? ") /* MAS_SHORTHAND */" : ")")
  }

  /// Returns whether a block makes constraints by Masonry.
  private func takesMaker(_ value: Expression) -> Bool {
    guard case .block(let block) = value.bare.kind else { return false }
    return block.parameters.first.map { symbols.resolved($0.type).base } == "MASConstraintMaker"
  }

  /// Returns an argument; `0` is not an option, and `nil` an empty list of views.
  private mutating func argument(_ value: Expression, label: String?, of selector: String) -> Code {
    if label == "options", case .number("0") = value.bare.kind { return Code("[]", value.mark) }
    if label == "options", case .cast(_, let inner) = value.bare.kind {
      return argument(inner, label: label, of: selector)
    }
    if label == "metrics" || label == "toItem", case .number("0") = value.bare.kind {
      return Code("nil", value.mark)
    }
    if label == "relatedBy", case .number("0") = value.bare.kind {
      return Code(".equal", value.mark)
    }
    return expression(value)
  }

  /// Returns what a message is sent to.
  private mutating func owner(_ target: Expression) -> Code {
    if target.name == "super" { return Code("super", target.mark) }
    if let type = typeName(target) { return Code(type, target.mark) }
    return receiver(target)
  }

  /// The Swift name of the class that a message is sent to, if it is one.
  private func typeName(_ target: Expression) -> String? {
    switch target.kind {
    case .type(let type): return swift(type, isReference: false)
    case .name(let name):
      guard local(name) == nil, symbols.globals[name] == nil, name.first?.isUppercase ?? false
      else { return nil }
      return TypeNames.plain[name] ?? name
    case .send(let receiver, let pieces):
      guard Self.selector(pieces) == "class" else { return nil }
      if receiver.name == "self" { return type ?? "Self" }
      return typeName(receiver)
    case .member(let receiver, "class", _) where receiver.name == "self": return type ?? "Self"
    case .brackets(let inner): return typeName(inner)
    default: return nil
    }
  }

  /// The name in Objective-C of the class that a message is sent to.
  private func className(_ target: Expression) -> String? {
    switch target.kind {
    case .type(let type): return type.base
    case .name(let name):
      return local(name) == nil && symbols.globals[name] == nil && name.first?.isUppercase ?? false
        ? name : nil
    default: return nil
    }
  }

  // MARK: - Initialisers

  /// Returns a new object, if the message makes one.
  private mutating func made(
    _ target: Expression, _ selector: String, _ pieces: [Expression.Piece], _ mark: Mark
  ) -> Code? {
    if selector == "new" || selector == "newAutoLayoutView" {
      guard let type = className(target) ?? ownType(target) else { return nil }
      if selector == "newAutoLayoutView" { return Code(type + ".newAutoLayout()", mark) }
      return empty(type, mark) ?? Code(type + "()", mark)
    }
    guard SelectorNames.isInitialiser(selector) else { return nil }
    var type: String?
    if case .send(let receiver, let inner) = target.bare.kind, Self.selector(inner) == "alloc" {
      type = className(receiver) ?? ownType(receiver)
      if type == nil { return nil }
    } else if case .member(let receiver, "alloc", _) = target.bare.kind {
      type = className(receiver)
    }
    if let type {
      if let values = collection(type, selector, pieces, mark) { return values }
      if let plain = TypeNames.plain[type], plain == "String" {
        return string(selector, pieces, mark) ?? Code("\"\"", mark)
      }
      return Code((TypeNames.plain[type] ?? type) + "(", mark)
        + initialiserArguments(selector, pieces).joined() + ")"
    }
    if target.name == "super" || target.name == "self", kind == .initialiser {
      return Code("\(target.name ?? "self").init(", mark)
        + initialiserArguments(selector, pieces).joined() + ")"
    }
    return nil
  }

  /// The class that `[self alloc]` and `[[self class] alloc]` make an object of.
  private func ownType(_ target: Expression) -> String? {
    if target.name == "self" { return type }
    if case .send(let receiver, let pieces) = target.kind, Self.selector(pieces) == "class" {
      return className(receiver) ?? (receiver.name == "self" ? type : nil)
    }
    if case .member(let receiver, "class", _) = target.kind, receiver.name == "self" { return type }
    return nil
  }

  private mutating func initialiserArguments(
    _ selector: String, _ pieces: [Expression.Piece]
  ) -> [Code] {
    let labels = SelectorNames.initialiser(selector)
    var given: [Code] = []
    for (index, piece) in pieces.enumerated() {
      guard let values = piece.arguments else { continue }
      if labels.isEmpty, selector.hasSuffix(":") { return [] }
      for (number, value) in values.enumerated() {
        let label = number == 0 && index < labels.count ? labels[index] : nil
        given.append((label.map { Code("\($0): ", piece.mark) } ?? "") + expression(value))
      }
    }
    return given
  }

  private func empty(_ type: String, _ mark: Mark) -> Code? {
    if TypeNames.collections.contains(type) { return Code("[]", mark) }
    if TypeNames.dictionaries.contains(type) { return Code("[:]", mark) }
    if TypeNames.plain[type] == "String" { return Code("\"\"", mark) }
    return nil
  }

  /// Returns the literal that a message to the class of a collection makes.
  private mutating func collection(
    _ type: String, _ selector: String, _ pieces: [Expression.Piece], _ mark: Mark
  ) -> Code? {
    guard let empty = empty(type, mark), TypeNames.plain[type] != "String" else { return nil }
    let values = pieces.flatMap { $0.arguments ?? [] }.filter { $0.name != "nil" }
    let word = selector.lowercased()
    if word.contains("objectsandkeys") {
      var pairs: [Code] = []
      for index in stride(from: 0, to: values.count - 1, by: 2) {
        pairs.append(expression(values[index + 1]) + ": " + expression(values[index]))
      }
      return pairs.isEmpty ? empty : Code("[", mark) + pairs.joined() + "]"
    }
    if word.hasSuffix("object:forkey:"), values.count == 2 {
      return Code("[", mark) + expression(values[1]) + ": " + expression(values[0]) + "]"
    }
    if word.contains("withobject"), !word.contains("forkeys") {
      return Code("[", mark) + values.map { expression($0) }.joined() + "]"
    }
    if word.contains("witharray:") || word.contains("withdictionary:") || word.contains("withset:"),
      let first = values.first
    {
      return expression(first)
    }
    let isEmpty =
      selector == "init" || word.contains("capacity") || selector == "array"
      || selector == "dictionary" || selector == "set"
    return isEmpty ? empty : nil
  }

  /// Returns the text that a message to `NSString` makes.
  private mutating func string(
    _ selector: String, _ pieces: [Expression.Piece], _ mark: Mark
  ) -> Code? {
    guard let values = pieces.first?.arguments, let first = values.first else { return nil }
    if selector.lowercased().hasSuffix("withstring:") { return expression(first) }
    guard selector.hasSuffix("ithFormat:"), case .text(let format, _) = first.bare.kind else {
      return nil
    }
    // Each placeholder is what it stands for.
    var text = ""
    var rest = Substring(format)
    var arguments = values.dropFirst()
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        text.append(rest.removeFirst())
        continue
      }
      let mark = rest.prefix { "0123456789.-+ #lhqz$*".contains($0) }
      rest = rest.dropFirst(mark.count)
      _ = rest.popFirst()
      guard let argument = arguments.popFirst() else { continue }
      if case .text(let inner, _) = argument.bare.kind {
        text += inner
      } else {
        text += "\u{1}\(expression(argument).text)\u{2}"
      }
    }
    let escaped = Self.unescaped(text).replacing("\u{1}", with: "\\(").replacing("\u{2}", with: ")")
    return Code("\"\(escaped)\"", mark)
  }

  // MARK: - Class methods

  /// Returns what a message to one of the system's classes makes.
  private mutating func factory(
    _ type: String, _ selector: String, _ pieces: [Expression.Piece], _ mark: Mark
  ) -> Code? {
    let values = pieces.compactMap { $0.arguments?.first }
    if let name = className0(type), let values = collection(name, selector, pieces, mark) {
      return values
    }
    if type == "String", let text = string(selector, pieces, mark) { return text }
    if type == "NSNumber", selector.hasPrefix("numberWith"), let first = values.first {
      return expression(first)
    }
    if type == "NSValue", selector.hasPrefix("valueWith"), let first = values.first {
      return expression(first)
    }
    if selector.hasPrefix("constraintWithItem:") {
      return Code(type + "(", mark)
        + arguments(
          pieces,
          [
            "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
          ]
        ).joined() + ")"
    }
    if let labels = Self.factories[selector], symbols.classes[type]?.methods["+" + selector] == nil
    {
      return Code("\(type)(", mark) + arguments(pieces, labels).joined() + ")"
    }
    return nil
  }

  private func className0(_ swift: String) -> String? {
    swift.hasPrefix("[") ? (swift.contains(":") ? "NSDictionary" : "NSArray") : swift
  }

  private mutating func arguments(_ pieces: [Expression.Piece], _ labels: [String]) -> [Code] {
    var given: [Code] = []
    for (index, piece) in pieces.enumerated() {
      guard let value = piece.arguments?.first else { continue }
      let label = index < labels.count && !labels[index].isEmpty ? labels[index] : nil
      let start = label.map { Code("\($0): ", piece.mark) } ?? ""
      given.append(start + argument(value, label: label, of: ""))
    }
    return given
  }

  /// The class methods that Swift has as initialisers.
  private static let factories: [String: [String]] = [
    "buttonWithType:": ["type"], "imageNamed:": ["named"],
    "imageNamed:inBundle:compatibleWithTraitCollection:": ["named", "in", "compatibleWith"],
    "systemImageNamed:": ["systemName"], "colorNamed:": ["named"],
    "colorWithRed:green:blue:alpha:": ["red", "green", "blue", "alpha"],
    "colorWithWhite:alpha:": ["white", "alpha"],
    "colorWithHue:saturation:brightness:alpha:": ["hue", "saturation", "brightness", "alpha"],
    "fontWithName:size:": ["name", "size"], "effectWithStyle:": ["style"],
    "URLWithString:": ["string"], "fileURLWithPath:": ["fileURLWithPath"],
    "nibWithNibName:bundle:": ["nibName", "bundle"],
    "alertControllerWithTitle:message:preferredStyle:": ["title", "message", "preferredStyle"],
    "actionWithTitle:style:handler:": ["title", "style", "handler"],
    "colorWithPatternImage:": ["patternImage"], "colorWithCGColor:": ["cgColor"],
    "imageWithContentsOfFile:": ["contentsOfFile"], "imageWithData:": ["data"],
    "animationWithKeyPath:": ["keyPath"], "indexPathForRow:inSection:": ["row", "section"],
    "indexPathForItem:inSection:": ["item", "section"], "indexSetWithIndex:": ["integer"],
    "bezierPathWithRect:": ["rect"], "stackViewWithArrangedSubviews:": ["arrangedSubviews"],
    "bezierPathWithRoundedRect:cornerRadius:": ["roundedRect", "cornerRadius"],
    "storyboardWithName:bundle:": ["name", "bundle"], "predicateWithFormat:": ["format"],
    "buttonWithConfiguration:primaryAction:": ["configuration", "primaryAction"],
  ]

  // MARK: - What Swift writes without a call

  /// Returns messages for which Swift has operators and literals.
  private mutating func simple(
    _ target: Expression, _ selector: String, _ values: [Expression],
    _ pieces: [Expression.Piece], _ mark: Mark
  ) -> Code? {
    switch (selector, values.count) {
    case ("objectAtIndex:", 1), ("objectForKey:", 1), ("objectAtIndexedSubscript:", 1),
      ("objectForKeyedSubscript:", 1):
      return receiver(target) + "[" + expression(values[0]) + "]"
    case ("setObject:forKey:", 2), ("setObject:forKeyedSubscript:", 2):
      return receiver(target) + "[" + expression(values[1]) + "] = " + expression(values[0])
    case ("addObject:", 1):
      return receiver(target) + Code(".append(", pieces[0].mark) + expression(values[0]) + ")"
    case ("addObjectsFromArray:", 1):
      return receiver(target) + Code(".append(contentsOf: ", pieces[0].mark) + expression(values[0])
        + ")"
    case ("removeObject:", 1):
      let value = expression(values[0])
      return receiver(target) + Code(".removeAll(where: { $0 === ", pieces[0].mark) + value + " })"
    case ("arrayByAddingObjectsFromArray:", 1):
      return (receiver(target) + " + " + expression(values[0])).inBrackets
    case ("arrayByAddingObject:", 1):
      return (receiver(target) + " + [" + expression(values[0]) + "]").inBrackets
    case ("stringByAppendingString:", 1):
      return (receiver(target) + " + " + expression(values[0])).inBrackets
    case ("stringByAppendingFormat:", 1):
      return string("stringWithFormat:", pieces, mark).map {
        (receiver(target) + " + " + $0).inBrackets
      }
    case ("isEqual:", 1), ("isEqualToString:", 1), ("isEqualToNumber:", 1), ("isEqualToArray:", 1),
      ("isEqualToDate:", 1), ("isEqualToData:", 1):
      return (receiver(target) + " == " + operand(expression(values[0]), values[0])).inBrackets
    case ("isKindOfClass:", 1), ("isMemberOfClass:", 1):
      guard let type = typeName(values[0]) else { return nil }
      return (receiver(target) + " is \(type)").inBrackets
    case ("respondsToSelector:", 1), ("conformsToProtocol:", 1):
      return Code("true", mark)
    case ("instancesRespondToSelector:", 1): return Code("true", mark)
    case ("class", 0):
      if let type = typeName(target) { return Code("\(type).self", mark) }
      return Code("type(of: ", mark) + expression(target) + ")"
    case ("enumerateObjectsUsingBlock:", 1), ("enumerateObjectsWithOptions:usingBlock:", 2):
      guard case .block(var block)? = values.last?.kind, block.parameters.count >= 2 else {
        return nil
      }
      block.parameters = [block.parameters[1], block.parameters[0]]
      return receiver(target) + Code(".enumerated().forEach(", pieces[0].mark)
        + closure(block, values[0].mark) + ")"
    case ("enumerateKeysAndObjectsUsingBlock:", 1):
      guard case .block(var block) = values[0].kind else { return nil }
      block.parameters = Array(block.parameters.prefix(2))
      return receiver(target) + Code(".forEach(", pieces[0].mark) + closure(block, values[0].mark)
        + ")"
    case ("makeObjectsPerformSelector:", 1):
      guard case .selector(let name) = values[0].kind, !name.contains(":") else { return nil }
      return receiver(target) + Code(".forEach({ $0.\(name)() })", pieces[0].mark)
    case ("performSelector:", 1):
      guard case .selector(let name) = values[0].kind, !name.contains(":") else { return nil }
      return receiver(target) + Code(".\(name)()", pieces[0].mark)
    case ("setValue:forKey:", 2), ("setValue:forKeyPath:", 2):
      guard case .text(let path, _) = values[1].bare.kind else { return nil }
      var owner = target
      let names = path.split(separator: ".").map(String.init)
      for name in names.dropLast() {
        owner = Expression(kind: .member(owner, name, values[1].mark), mark: target.mark)
      }
      guard let last = names.last, last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else {
        return nil
      }
      let left = Expression(kind: .member(owner, last, values[1].mark), mark: target.mark)
      return assignment(left, values[0], .none)
    case ("valueForKey:", 1), ("valueForKeyPath:", 1):
      guard case .text(let path, _) = values[0].bare.kind, !path.contains("@") else { return nil }
      return receiver(target) + Code("." + path, values[0].mark)
    case ("getter", 0): return nil
    default:
      if values.isEmpty, MemberNames.unboxed.contains(selector), pieces.count == 1,
        !symbols.methods.contains(selector)
      {
        return receiver(target)
      }
      return nil
    }
  }
}
