import LayoutModel
import PlumbLanguage
import UIKitTexts
import SwiftParser
import SwiftSyntax

extension Interpreter {
  /// What an expression means.
  func evaluate(_ expression: ExprSyntax) throws -> Value {
    try tick(expression)
    let value = try deeper { try meaning(of: expression) }
    expected = nil
    return value
  }

  /// What an expression means, as a value of the type that is expected.
  private func meaning(of expression: ExprSyntax) throws -> Value {
    guard let type = expected else { return try plainMeaning(of: expression) }
    if !expression.is(FunctionCallExprSyntax.self), !expression.is(TryExprSyntax.self) {
      expected = nil
    }
    return try coerced(try plainMeaning(of: expression), to: type)
  }

  private func plainMeaning(of expression: ExprSyntax) throws -> Value {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal):
      guard let number = literal.representedLiteralValue else {
        throw failure(.numberOutOfRange, "this number is too large", at: expression)
      }
      return .number(Double(number))
    case .floatLiteralExpr(let literal):
      guard let number = literal.representedLiteralValue, number.isFinite else {
        throw failure(.numberOutOfRange, "this number is too large", at: expression)
      }
      return .number(number)
    case .booleanLiteralExpr(let literal): return .truth(literal.literal.text == "true")
    case .nilLiteralExpr: return .null
    case .stringLiteralExpr(let literal): return try made(.text(try text(literal)))
    case .arrayExpr(let array):
      var values: [Value] = []
      for element in array.elements {
        if let value = try recovering(element.expression, { try evaluate(element.expression) }) {
          values.append(value)
        }
      }
      return try made(.list(values))
    case .dictionaryExpr(let dictionary): return try evaluate(dictionary)
    case .declReferenceExpr(let reference): return try evaluate(reference)
    case .memberAccessExpr(let access): return try evaluate(access)
    case .functionCallExpr(let call): return try evaluate(call)
    case .tupleExpr(let tuple): return try evaluate(tuple)
    case .closureExpr(let closure): return .closure(self.closure(of: closure))
    case .infixOperatorExpr(let infix): return try evaluate(infix)
    case .prefixOperatorExpr(let prefix): return try evaluate(prefix)
    case .ternaryExpr(let ternary) where isWanted(ternary.elseExpression):
      return try evaluate(ternary.elseExpression)
    case .ternaryExpr(let ternary):
      return try evaluate(
        try isTrue(ternary.condition, assuming: mode == .file)
          ? ternary.thenExpression : ternary.elseExpression)
    case .optionalChainingExpr(let optional): return try evaluate(optional.expression)
    case .forceUnwrapExpr(let forced):
      let value = try evaluate(forced.expression)
      if case .null = value { throw failure("this is nil", at: forced.expression) }
      return value
    case .tryExpr(let attempt):
      return try meaning(of: attempt.expression)
    case .awaitExpr(let waiting): return try evaluate(waiting.expression)
    case .asExpr(let cast): return try evaluate(cast)
    case .isExpr(let test):
      let value = try evaluate(test.expression)
      if case .unknown = value { return value }
      return .truth(conforms(value, to: canonical(test.type.bareName)) ?? false)
    case .inOutExpr(let inOut): return try evaluate(inOut.expression)
    case .subscriptCallExpr(let access): return try evaluate(access)
    case .ifExpr, .switchExpr:
      guard let value = try buildExpression(expression).last else {
        throw failure("this has no value", at: expression)
      }
      return value
    case .genericSpecializationExpr(let special):
      if let name = special.expression.as(DeclReferenceExprSyntax.self)?.baseName.nameText,
        try lookUp(name) == nil
      {
        return mode == .file ? unknown(name) : .opaque(name)
      }
      return try evaluate(special.expression)
    case .superExpr: return .opaque("super")
    case .keyPathExpr(let path): return closure(of: path)
    case .macroExpansionExpr(let macro): return .opaque("#\(macro.macroName.text)")
    default:
      throw failure("this expression is not understood", at: expression)
    }
  }

  private func text(_ literal: StringLiteralExprSyntax) throws -> String {
    if let plain = literal.representedLiteralValue { return plain }
    var result = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): result += part.content.text
      case .expressionSegment(let part):
        for element in part.expressions {
          let value = try evaluate(element.expression)
          switch value {
          case .text(let text):
            try budget.take(bytes: text.utf8.count)
            result += text
          case .number(let number): result += number.exactlySpelled
          case .truth(let truth): result += truth ? "true" : "false"
          case .unknown(let what):
            throw asking(for: what.name, "\"text\"", at: element.expression)
          default:
            throw failure("\(value.inWords) cannot be put into a text", at: element.expression)
          }
        }
      }
    }
    return result
  }

  private func evaluate(_ dictionary: DictionaryExprSyntax) throws -> Value {
    guard case .elements(let elements) = dictionary.content else { return .dictionary([:]) }
    var result: [String: Value] = [:]
    for element in elements {
      let key = try evaluate(element.key)
      guard let name = key.key else {
        throw failure("\(key.inWords) cannot be the key of a dictionary here", at: element.key)
      }
      result[name] = try evaluate(element.value)
    }
    return try made(.dictionary(result))
  }

  /// A value as another type: nil behind `as?` where it is known to be none of that type.
  private func evaluate(_ cast: AsExprSyntax) throws -> Value {
    let value = try evaluate(cast.expression)
    let type = canonical(cast.type.bareName)
    if cast.questionOrExclamationMark?.text == "?", conforms(value, to: type) == false {
      return .null
    }
    if case .unknown(let what) = value {
      memory.unknowns[what.number].type = cast.type.trimmedDescription
    }
    return try coerced(value, to: cast.type)
  }

  /// A key path as code that follows it.
  private func closure(of path: KeyPathExprSyntax) -> Value {
    var text = "$0"
    for component in path.components {
      text += (text == "$0" && component.period == nil ? "." : "") + component.trimmedDescription
    }
    guard text != "$0", let parsed = SwiftSource.expression(text) else {
      return .opaque("a key path")
    }
    var code = Closure(
      source: parsed.source, parameters: [], body: .expression(parsed.expression), names: [],
      object: nil)
    code.isKeyPath = true
    return .closure(code)
  }

  private func evaluate(_ tuple: TupleExprSyntax) throws -> Value {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
      return try evaluate(only.expression)
    }
    var values: [(label: String?, value: Value)] = []
    for element in tuple.elements {
      values.append((element.label?.nameText, try evaluate(element.expression)))
    }
    return values.isEmpty ? .void : try made(.tuple(values))
  }

  // MARK: - Names

  private func evaluate(_ reference: DeclReferenceExprSyntax) throws -> Value {
    let name = reference.baseName.nameText
    if name == "self" || name == "Self" {
      if name == "Self", let type = object.map({ memory.objects[$0.number].type }) ?? owner {
        return .type(type)
      }
      if let object { return .object(object) }
      if let subject { return subject }
      if let owner { return .type(owner) }
      guard let root = memory.scene.layout.root else {
        throw failure(.root, "there is no root yet", at: reference, note: "root card 320x200")
      }
      return .item(ItemRef(memory.scene.ref(of: root)))
    }
    if Self.signs.contains(name), let code = SwiftSource.expression("$0 \(name) $1") {
      // A sign as code: `reduce(0, +)`.
      return .closure(
        Closure(
          source: code.source, parameters: [], body: .expression(code.expression), names: [],
          object: nil))
    }
    if name.hasPrefix("$"), Int(name.dropFirst()) == nil {
      // The publisher of a property.
      return .opaque("a publisher")
    }
    let value = try locating(reference.place) { try lookUp(name) }
    if value == nil, let object {
      if let method = try method(name, of: object) { return .closure(method) }
      if let function = function(name, of: .object(object), reference) { return function }
      if mode == .file, hasUnknownParent(memory.objects[object.number].type),
        !(name.first?.isUppercase ?? false)
      {
        return keep(unknown(name), name, of: object)
      }
    }
    if value == nil, let subject,
      let method = methods(name, in: ownTypes(of: subject), of: nil, on: subject).first
    {
      return .closure(method)
    }
    if value == nil, object == nil, subject == nil, let owner,
      let method = methods(name, in: lineage(owner), of: nil, where: { $0.isOfType }).first
    {
      return .closure(method)
    }
    if value == nil, mode == .file, name.first?.isUppercase ?? false {
      return unknown(name)
    }
    if value == nil, mode == .file, Self.atRunTime.contains(name) { return unknown(name) }
    guard let value else { throw unknownName(name, at: reference) }
    // A computed property of the code.
    if case .closure(let closure) = value, closure.parameters.isEmpty,
      isComputed(name) || closure.isGetter
    {
      return try run(closure)
    }
    return value
  }

  private static let signs: Set<String> = ["+", "-", "*", "/", "<", ">", "==", "<=", ">="]

  private func isComputed(_ name: String) -> Bool { name == "layout" && object != nil }

  /// A failure about a name that nothing bears.
  func unknownName(_ name: String, at node: some SyntaxProtocol) -> Failure {
    let isType = name.first?.isUppercase ?? false
    return failure(
      .noItem, isType ? "\(name) is not known here" : "no view or value named \"\(name)\"",
      at: node, meant: Similarity.nearest(to: name, among: knownNames))
  }

  // MARK: - Members

  private func evaluate(_ access: MemberAccessExprSyntax) throws -> Value {
    let name = access.declName.baseName.nameText
    let place = access.declName.place
    guard let base = access.base else {
      return .word(Word(name: name, arguments: nil, place: access.place))
    }
    if base.is(SuperExprSyntax.self), let object {
      return try superMember(name, of: object, at: place)
    }
    let value = try self.place(try evaluate(base))
    if name == "init", case .type = value, let made = initialiser(access, base) { return made }
    if case .null = value { noteNil(base) }
    if let function = function(name, of: value, access.with(\.base, base)) { return function }
    return try locating(place) { try member(name, of: value, at: place) }
  }

  /// An initialiser as a value: `names.map(Tile.init(caption:))`.
  private func initialiser(_ access: MemberAccessExprSyntax, _ base: ExprSyntax) -> Value? {
    let labels = access.declName.argumentNames?.arguments.map(\.name.text) ?? ["_"]
    let arguments = labels.enumerated().map { index, label in
      label == "_" ? "$\(index)" : "\(label): $\(index)"
    }
    let text = "\(base.trimmedDescription)(\(arguments.joined(separator: ", ")))"
    guard let code = SwiftSource.expression(text, number: source.number) else { return nil }
    return .closure(
      Closure(
        source: code.source, parameters: [], body: .expression(code.expression), names: locals,
        object: object, subject: subject, owner: owner))
  }

  /// A function of views as a value: `views.forEach(view.addSubview)`.
  private func function(
    _ name: String, of value: Value, _ reference: some ExprSyntaxProtocol
  ) -> Value? {
    switch value {
    case .item: break
    case .object(let ref):
      guard memory.objects[ref.number].view != nil, !declares(name, of: ref),
        (try? method(name, of: ref)) ?? nil == nil
      else { return nil }
    default: return nil
    }
    let view =
      if case .object(let ref) = value, let view = memory.objects[ref.number].view {
        Value.item(ItemRef(view))
      } else {
        value
      }
    let found = Vocabulary.members(name, of: receivers(of: view))
    guard !found.isEmpty,
      found.allSatisfy({ $0.parameters?.count == 1 && $0.parameters?.first?.label == nil })
    else { return nil }
    let call = FunctionCallExprSyntax(
      calledExpression: reference, leftParen: .leftParenToken(),
      arguments: [
        LabeledExprSyntax(expression: DeclReferenceExprSyntax(baseName: .identifier("$0")))
      ], rightParen: .rightParenToken())
    return .closure(
      Closure(
        source: source, parameters: [], body: .expression(ExprSyntax(call)), names: locals,
        object: object, owner: owner))
  }

  /// What a member of a value is.
  func member(_ name: String, of value: Value, at place: Range<Int>) throws -> Value {
    switch value {
    case .null: return .null
    case .opaque:
      if let found = try declaredProperty(name, of: value) { return found }
      return .opaque("a member of \(value.inWords)")
    case .unknown(let what):
      // What somebody said about it at the prompt.
      if let cell = memory.globals[name] {
        switch memory.cells[cell] {
        case .closure, .overloads: break
        default: return memory.cells[cell]
        }
      }
      if let view = try standIn(for: what, asked: name) {
        return try member(name, of: view, at: place)
      }
      // Of an array that is not known the array itself is asked for.
      if !Vocabulary.members(name, of: [.list]).isEmpty { return value }
      return member(name, of: what)
    case .object(let ref):
      if let found = try property(name, of: ref) { return found }
      if let method = try method(name, of: ref) { return .closure(method) }
      guard let view = memory.objects[ref.number].view else {
        guard mode == .file else { break }
        if name == "self" { return value }
        return keep(unknown(name), name, of: ref)
      }
      return try member(name, of: .item(ItemRef(view)), at: place)
    case .dictionary(let dictionary):
      try budget.take(bytes: 64 * dictionary.count)
      // Without an order of its own, a dictionary is gone through by its keys.
      let keys = dictionary.keys.sorted()
      if name == "keys" { return .list(keys.map { .text($0) }) }
      if name == "values" { return .list(keys.compactMap { dictionary[$0] }) }
      return try member(name, of: .list(value.pairs), at: place)
    case .item(let item):
      // At the prompt the root is the view of the controller that there would be.
      if name == "view", mode == .prompt, isRoot(item) { return value }
      if let ref = standIn(for: value), let found = try property(name, of: ref) { return found }
      if let found = try declaredProperty(name, of: value) { return found }
    case .tuple(let values):
      if let found = values.first(where: { $0.label == name }) { return found.value }
      if let index = Int(name), values.indices.contains(index) { return values[index].value }
    case .type(let type):
      if name == "self" { return value }
      if let found = try staticMember(name, of: type) { return found }
      if let method = methods(name, in: lineage(type), of: nil, where: { $0.isOfType }).first {
        return .closure(method)
      }
      if Self.types.contains("\(type).\(name)") { return .type("\(type).\(name)") }
      // Names inside of names: UIStackView.Alignment, NSLayoutConstraint.Axis.
      if name.first?.isUppercase ?? false { return .type("\(type).\(name)") }
    case .enumeration, .number, .text, .list, .size, .insets, .frame, .font, .anchor, .constraint,
      .range, .truth:
      if name == "self" { return value }
      if let found = try declaredProperty(name, of: value) { return found }
    default: break
    }
    if name == "self" { return value }
    let receivers = self.receivers(of: value)
    let found = Vocabulary.members(name, of: receivers)
    if let property = found.first(where: { $0.parameters == nil && $0.operation != nil }),
      let operation = property.operation
    {
      return try made(
        try operation(
          Call(self, of: value, Signature(name: name, parameters: []), [], [], at: place)))
    }
    if case .type(let type) = value, found.isEmpty {
      if Vocabulary.decorativeTypes.contains(type) { return .opaque("a member of \(type)") }
      if mode == .file, memory.types[type] != nil { return unknown(name) }
      guard Vocabulary.names(of: receivers).isEmpty else {
        throw unknownMember(name, of: value, receivers, at: place)
      }
      // A case of a choice, with its type in front: UIStackView.Alignment.center.
      return .word(Word(name: name, arguments: nil, place: place))
    }
    if case .item = value, Vocabulary.decorations.contains(name) { return .opaque(name) }
    if let function = found.first {
      throw Failure(
        .missing, "\(name) is called with brackets: \(function.text)", at: place, in: source)
    }
    if mode == .file {
      switch value {
      case .text, .number, .truth, .list, .range, .dictionary, .font, .frame, .size, .type:
        return unknown(name)
      case .item(let item):
        if let object = memory.scene.nodes[item.view.number].object,
          hasUnknownParent(memory.objects[object.number].type)
        {
          return keep(unknown(name), name, of: object)
        }
      default: break
      }
    }
    throw unknownMember(name, of: value, receivers, at: place)
  }

  /// What the classes of the text above the one whose code runs have under a name, else what UIKit has.
  private func superMember(
    _ name: String, of object: ObjectRef, at place: Range<Int>
  ) throws -> Value {
    if let owner {
      for type in lineage(owner).dropFirst() {
        for part in type.members(named: name) {
          guard let variable = part.declaration.as(VariableDeclSyntax.self) else { continue }
          for binding in variable.bindings where binding.pattern.trimmedDescription == name {
            guard let getter = binding.accessorBlock?.getter else { continue }
            return try run(
              Closure(
                source: part.source, parameters: [], body: .statements(getter), names: [],
                object: object, owner: type.name))
          }
        }
      }
    }
    guard let view = memory.objects[object.number].view else { return .opaque("super") }
    let value = Value.item(ItemRef(view))
    let isKnown = Vocabulary.members(name, of: receivers(of: value)).contains {
      $0.parameters == nil && $0.operation != nil
    }
    guard isKnown else { return .opaque("super") }
    let found = Vocabulary.members(name, of: receivers(of: value)).first {
      $0.parameters == nil && $0.operation != nil
    }
    guard let operation = found?.operation else { return .opaque("super") }
    return try operation(
      Call(self, of: value, Signature(name: name, parameters: []), [], [], at: place))
  }

  private func isRoot(_ item: ItemRef) -> Bool {
    item.guide == nil
      && memory.scene.layout.root.map { memory.scene.ref(of: $0) == item.view } ?? false
  }

  /// A failure about a member that a value does not have.
  func unknownMember(
    _ name: String, of value: Value, _ receivers: [Receiver], at place: Range<Int>
  ) -> Failure {
    let owner: String
    switch value {
    case .item(let item): owner = memory.scene.name(item)
    default: owner = value.inWords
    }
    return Failure(
      .noAttribute, "\(owner) has no member \"\(name)\"", at: place, in: source,
      meant: Similarity.nearest(to: name, among: Vocabulary.names(of: receivers)))
  }

  // MARK: - Closures

  private func closure(of expression: ClosureExprSyntax) -> Closure {
    var parameters: [Closure.Parameter] = []
    switch expression.signature?.parameterClause {
    case .simpleInput(let names):
      parameters = names.map {
        Closure.Parameter(label: nil, name: $0.name.nameText, usual: nil)
      }
    case .parameterClause(let clause):
      parameters = clause.parameters.map {
        Closure.Parameter(
          label: nil, name: ($0.secondName ?? $0.firstName).nameText, usual: nil,
          isInOut: $0.type?.trimmedDescription.hasPrefix("inout ") ?? false, type: $0.type)
      }
    case nil: break
    }
    var names = locals
    var captured: [String: Int] = [:]
    for capture in expression.signature?.capture?.items.map({ $0 }) ?? [] {
      guard let value = capture.initializer?.value,
        let made = try? recovering(value, { try evaluate(value) })
      else { continue }
      memory.cells.append(made)
      captured[capture.name.nameText] = memory.cells.count - 1
    }
    if !captured.isEmpty { names.append(captured) }
    return Closure(
      source: source, parameters: parameters, body: .statements(expression.statements),
      names: names, object: object, subject: subject, owner: owner,
      result: expression.signature?.returnClause?.type)
  }

  private func evaluate(_ access: SubscriptCallExprSyntax) throws -> Value {
    let base = try evaluate(access.calledExpression)
    if access.arguments.count == 2, access.arguments.last?.label?.text == "default",
      case .dictionary(let dictionary) = base, let first = access.arguments.first,
      let usual = access.arguments.last, let key = try evaluate(first.expression).key
    {
      return try dictionary[key] ?? evaluate(usual.expression)
    }
    if access.arguments.count == 1, access.arguments.first?.label?.text == "keyPath",
      let path = access.arguments.first, case .closure(let code) = try evaluate(path.expression)
    {
      return try run(code, [base])
    }
    if let found = try declaredSubscript(access, of: base) { return found }
    guard access.arguments.count == 1, let argument = access.arguments.first else {
      throw failure("one index is expected", at: access)
    }
    let index = try evaluate(argument.expression)
    switch (base, index) {
    case (.list(let list), .number(let number)):
      guard let position = Int(exactly: number), list.indices.contains(position) else {
        throw failure(
          .numberOutOfRange, "there is no element \(number.exactlySpelled) of \(list.count)",
          at: argument)
      }
      return list[position]
    case (.list(let list), .range(let range)):
      return .list(Array(list[range.clamped(to: list.indices)]))
    case (.range(let range), .number(let number)):
      return .number(Double(range.lowerBound) * 0 + number)
    case (.dictionary(let dictionary), _):
      if let key = index.key { return dictionary[key] ?? .null }
    case (.unknown, _), (_, .unknown):
      if case .unknown = base { return base }
      return index
    case (.type, _): return base
    default: break
    }
    throw failure("\(base.inWords) has no elements of this kind", at: access)
  }

  /// What a subscript of the text gives; nil where the text declares none for the value.
  private func declaredSubscript(_ access: SubscriptCallExprSyntax, of base: Value) throws -> Value? {
    let types: [TypeDeclaration]
    var object: ObjectRef?
    if case .object(let ref) = base {
      (types, object) = (lineage(memory.objects[ref.number].type), ref)
    } else {
      types = ownTypes(of: base)
    }
    for type in types {
      for part in type.members(named: "subscript") {
        guard let own = part.declaration.as(SubscriptDeclSyntax.self),
          let getter = own.accessorBlock?.getter
        else { continue }
        let parameters = own.parameterClause.parameters.map { parameter in
          Closure.Parameter(
            label: parameter.secondName == nil || parameter.firstName.text == "_"
              ? nil : parameter.firstName.nameText,
            name: (parameter.secondName ?? parameter.firstName).nameText,
            usual: parameter.defaultValue?.value, type: parameter.type)
        }
        guard parameters.map(\.label) == access.arguments.map({ $0.label?.nameText }) else {
          continue
        }
        var closure = Closure(
          source: part.source, parameters: parameters, body: .statements(getter), names: [],
          object: object, owner: type.name)
        if object == nil { closure.subject = base }
        closure.result = own.returnClause.type
        return try run(closure, try access.arguments.map { try evaluate($0.expression) })
      }
    }
    return nil
  }
}
