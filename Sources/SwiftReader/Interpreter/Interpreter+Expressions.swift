import LayoutModel
import PlumbLanguage
import UIKitTexts
import SwiftParser
import SwiftSyntax

extension Interpreter {
  /// What an expression means.
  func evaluate(_ expression: ExprSyntax) throws -> Value {
    try tick(expression)
    return try deeper { try meaning(of: expression) }
  }

  private func meaning(of expression: ExprSyntax) throws -> Value {
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
    case .ternaryExpr(let ternary):
      return try evaluate(
        try isTrue(ternary.condition) ? ternary.thenExpression : ternary.elseExpression)
    case .optionalChainingExpr(let optional): return try evaluate(optional.expression)
    case .forceUnwrapExpr(let forced):
      let value = try evaluate(forced.expression)
      if case .null = value { throw failure("this is nil", at: forced.expression) }
      return value
    case .tryExpr(let attempt): return try evaluate(attempt.expression)
    case .awaitExpr(let waiting): return try evaluate(waiting.expression)
    case .asExpr(let cast): return try evaluate(cast.expression)
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
        return .opaque(name)
      }
      return try evaluate(special.expression)
    case .superExpr: return .opaque("super")
    case .keyPathExpr: return .opaque("a key path")
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
          case .opaque(let what) where what.isRunTime:
            throw asking(for: what.nameAtRunTime, "\"text\"", at: element.expression)
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
      guard case .text(let name) = key else {
        throw failure("the keys of a dictionary must be texts here", at: element.key)
      }
      result[name] = try evaluate(element.value)
    }
    return try made(.dictionary(result))
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
      if let object { return .object(object) }
      guard let root = memory.scene.layout.root else {
        throw failure(.root, "there is no root yet", at: reference, note: "root card 320x200")
      }
      return .item(ItemRef(memory.scene.ref(of: root)))
    }
    if name.hasPrefix("$"), Int(name.dropFirst()) == nil {
      // The publisher of a property.
      return .opaque("a publisher")
    }
    let value = try locating(reference.place) { try lookUp(name) }
    if value == nil, let object {
      if let method = try method(name, of: object) { return .closure(method) }
      if let function = function(name, of: .object(object), reference) { return function }
    }
    if value == nil, mode == .file, Self.atRunTime.contains(name) { return .runTime(name) }
    guard let value else { throw unknownName(name, at: reference) }
    // A computed property of the code.
    if case .closure(let closure) = value, closure.parameters.isEmpty, isComputed(name) {
      return try run(closure)
    }
    return value
  }

  private func isComputed(_ name: String) -> Bool { name == "layout" && object != nil }

  /// A failure about a name that nothing has.
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
    let value = try self.place(try evaluate(base))
    if case .null = value { noteNil(base) }
    if let function = function(name, of: value, access.with(\.base, base)) { return function }
    return try locating(place) { try member(name, of: value, at: place) }
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
    case .opaque(let what):
      // What somebody said about it at the prompt.
      if what.isRunTime, let cell = memory.globals[name] { return memory.cells[cell] }
      // Of an array that is not known the array itself is asked for.
      if what.isRunTime, !Vocabulary.members(name, of: [.list]).isEmpty { return value }
      return what.isRunTime ? .runTime(name) : .opaque("a member of \(value.inWords)")
    case .object(let ref):
      if let found = try property(name, of: ref) { return found }
      if let method = try method(name, of: ref) { return .closure(method) }
      guard let view = memory.objects[ref.number].view else { break }
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
    case .tuple(let values):
      if let found = values.first(where: { $0.label == name }) { return found.value }
      if let index = Int(name), values.indices.contains(index) { return values[index].value }
    case .type(let type):
      if name == "self" { return value }
      if let found = try staticMember(name, of: type) { return found }
      if Self.types.contains("\(type).\(name)") { return .type("\(type).\(name)") }
      // Names inside names: UIStackView.Alignment, NSLayoutConstraint.Axis.
      if name.first?.isUppercase ?? false { return .type("\(type).\(name)") }
    default: break
    }
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
      if ["UIColor", "UIImage"].contains(type) { return .opaque("a member of \(type)") }
      guard Vocabulary.names(of: receivers).isEmpty else {
        throw unknownMember(name, of: value, receivers, at: place)
      }
      // A case of a choice, with its type in front: UIStackView.Alignment.center.
      return .word(Word(name: name, arguments: nil, place: place))
    }
    if case .item = value, Vocabulary.decorations.contains(name) { return .opaque(name) }
    if let function = found.first {
      throw Failure(
        .missing, "\(name) needs parentheses to call it: \(function.text)", at: place, in: source)
    }
    throw unknownMember(name, of: value, receivers, at: place)
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
          label: nil, name: ($0.secondName ?? $0.firstName).nameText, usual: nil)
      }
    case nil: break
    }
    return Closure(
      source: source, parameters: parameters, body: .statements(expression.statements),
      names: locals, object: object)
  }

  private func evaluate(_ access: SubscriptCallExprSyntax) throws -> Value {
    let base = try evaluate(access.calledExpression)
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
    case (.dictionary(let dictionary), .text(let key)): return dictionary[key] ?? .null
    case (.opaque(let what), _) where what.isRunTime: return base
    default: throw failure("\(base.inWords) has no elements of this kind", at: access)
    }
  }
}
