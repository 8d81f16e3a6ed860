import LayoutModel
import PlumbLanguage
import UIKitTexts
import SwiftParser
import SwiftSyntax

extension Interpreter {
  /// Evaluates an expression.
  func evaluate(_ expression: ExprSyntax) throws -> Value {
    try tick(expression)
    let value = try deeper { try meaning(of: expression) }
    expected = nil
    return value
  }

  /// Evaluates an expression as a value of the expected type.
  func meaning(of expression: ExprSyntax) throws -> Value {
    guard let type = expected else { return try plainMeaning(of: expression) }
    if !expression.is(FunctionCallExprSyntax.self), !expression.is(TryExprSyntax.self) {
      expected = nil
    }
    return try coerced(try plainMeaning(of: expression), to: type)
  }

  func plainMeaning(of expression: ExprSyntax) throws -> Value {
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
    case .stringLiteralExpr(let literal):
      do { return try made(.text(try text(literal))) } catch let unknown as UnknownText {
        return unknown.value
      }
    case .arrayExpr(let array):
      var values: [Value] = []
      for element in array.elements {
        if let value = try recovering(element.expression, { try evaluate(element.expression) }),
          try isWhole(value, element.expression)
        {
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
    case .postfixOperatorExpr(let postfix): return try evaluate(postfix)
    case .ternaryExpr(let ternary) where isWanted(ternary.elseExpression):
      return try evaluate(ternary.elseExpression)
    case .ternaryExpr(let ternary):
      return try evaluate(
        try isTrue(ternary.condition, assuming: mode == .file)
          ? ternary.thenExpression : ternary.elseExpression)
    case .optionalChainingExpr(let optional): return try evaluate(optional.expression)
    case .forceUnwrapExpr(let forced):
      let value = try evaluate(forced.expression)
      if case .null = value {
        guard !isExploring else { return unknown(forced.expression.lastName ?? "a value") }
        throw failure("this is nil", at: forced.expression)
      }
      return value
    case .tryExpr(let attempt):
      return try meaning(of: attempt.expression)
    case .awaitExpr(let waiting): return try evaluate(waiting.expression)
    case .asExpr(let cast): return try evaluate(cast)
    case .isExpr(let test):
      let value = try evaluate(test.expression)
      if case .unknown = value, !isOfLibrary { return value }
      return .truth(conforms(value, to: canonical(test.type.bareName)) ?? false)
    case .inOutExpr(let inOut): return try evaluate(inOut.expression)
    case .subscriptCallExpr(let access): return try evaluate(access)
    case .ifExpr, .switchExpr:
      guard let value = try value(ofBranch: expression) else {
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

  /// A value inside a text that is known only at run time.
  private struct UnknownText: Error { let value: Value }

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
          case .unknown where mode == .file: throw UnknownText(value: value)
          case .unknown(let what):
            throw asking(for: what.name, "\"text\"", at: element.expression)
          default:
            guard mode == .prompt else { throw UnknownText(value: unknown("a text")) }
            throw failure("\(value.inWords) cannot be put into a text", at: element.expression)
          }
        }
      }
    }
    return result
  }

  /// Returns whether the value of an element that should be a constraint can be one; if not, that is
  /// noted, and the others stay.
  private func isWhole(_ value: Value, _ expression: ExprSyntax) throws -> Bool {
    guard mode == .file, case .opaque(let what) = value,
      sites?.ids.contains(expression.id) ?? false
    else { return true }
    try skip(failure("\(what) is not known here", at: expression), expression)
    return false
  }

  func evaluate(_ dictionary: DictionaryExprSyntax) throws -> Value {
    guard case .elements(let elements) = dictionary.content else { return .dictionary([:]) }
    var result: [Value.Key: Value] = [:]
    for element in elements {
      let written = try evaluate(element.key)
      guard let key = written.key else {
        throw failure("\(written.inWords) cannot be the key of a dictionary here", at: element.key)
      }
      // An entry that cannot be read does not affect the others.
      if let value = try recovering(element.value, { try evaluate(element.value) }) {
        result[key] = value
      }
    }
    return try made(.dictionary(result))
  }

  /// Casts a value: `as?` yields `nil` if the value is known not to have the type.
  func evaluate(_ cast: AsExprSyntax) throws -> Value {
    let value = try evaluate(cast.expression)
    let type = canonical(cast.type.bareName)
    if cast.questionOrExclamationMark?.text == "?" {
      if isOfLibrary, case .unknown(let what) = value, !isLikely(what, cast.type) { return .null }
      if conforms(value, to: type) == false { return .null }
      if let array = cast.type.as(ArrayTypeSyntax.self), value.isKnown {
        guard case .list(let elements) = value else { return .null }
        let type = canonical(array.element.bareName)
        if elements.contains(where: { conforms($0, to: type) == false }) { return .null }
      }
    }
    if case .unknown(let what) = value {
      memory.unknowns[what.number].type = cast.type.trimmedText
    }
    return try coerced(value, to: cast.type)
  }

  /// Returns a key path as a closure that follows it.
  func closure(of path: KeyPathExprSyntax) -> Value {
    var text = "$0"
    for component in path.components {
      text += (text == "$0" && component.period == nil ? "." : "") + component.trimmedText
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

  func evaluate(_ tuple: TupleExprSyntax) throws -> Value {
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

  func evaluate(_ reference: DeclReferenceExprSyntax) throws -> Value {
    let name = reference.baseName.nameText
    if name == "self" || name == "Self" {
      if let type = typeOfCode { return .type(type) }
      if name == "Self", let type = object.map({ memory.objects[$0.number].type }) ?? owner {
        return .type(type)
      }
      if let object { return .object(object) }
      if let subject { return subject }
      if let owner { return .type(owner) }
      if isFragment { return try assumedRoot() }
      guard let root = memory.scene.layout.root else {
        throw failure(.root, "there is no root yet", at: reference, note: "root card 320x200")
      }
      return .item(ItemRef(memory.scene.ref(of: root)))
    }
    if Self.signs.contains(name), let code = SwiftSource.expression("$0 \(name) $1") {
      // An operator may be used as a function: `reduce(0, +)`.
      return .closure(
        Closure(
          source: code.source, parameters: [], body: .expression(code.expression), names: [],
          object: nil))
    }
    if name.hasPrefix("$"), Int(name.dropFirst()) == nil {
      return try publisher(String(name.dropFirst()), at: reference)
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
    if value == nil, let subject, let function = function(name, of: subject, reference) {
      return function
    }
    if value == nil, object == nil, subject == nil, let owner,
      let method = methods(name, in: lineage(owner), of: nil, where: { $0.isOfType }).first
    {
      return .closure(method)
    }
    if value == nil, mode == .file, name.first?.isUppercase ?? false {
      return screenSide(name) ?? unknown(name)
    }
    if value == nil, mode == .file, Self.atRunTime.contains(name) { return unknown(name) }
    if value == nil, let free = try assumed(name) { return free }
    guard let value else { throw unknownName(name, at: reference) }
    // The name may be that of a computed property.
    if case .closure(let closure) = value, closure.parameters.isEmpty,
      isComputed(name) || closure.isGetter
    {
      return try run(closure)
    }
    return value
  }

  /// Returns the value of a name with a dollar sign: the publisher or projected value of a
  /// property.
  private func publisher(_ name: String, at node: some SyntaxProtocol) throws -> Value {
    if let object, memory.objects[object.number].wrapped.contains(name),
      let cell = memory.objects[object.number].properties["_" + name],
      case .object(let wrapper) = memory.cells[cell]
    {
      return try property("projectedValue", of: wrapper) ?? .opaque("a publisher")
    }
    guard let value = try lookUp(name) else { throw unknownName(name, at: node) }
    return .publisher(value)
  }

  /// The type whose static method is being run, or `nil` in any other code.
  var typeOfCode: String? {
    guard object == nil, subject == nil else { return nil }
    for scope in frame.locals.reversed() {
      if let cell = scope["self"], case .type(let type) = memory.cells[cell] { return type }
    }
    return nil
  }

  /// The operators on numbers that can be used as functions.
  static let signs: Set<String> = ["+", "-", "*", "/", "<", ">", "==", "<=", ">="]

  /// The operators by which any type may say how its values compare.
  static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  func isComputed(_ name: String) -> Bool {
    name == "layout" && object != nil && !frame.locals.contains { $0[name] != nil }
  }

  /// Returns a failure about an unknown name.
  func unknownName(_ name: String, at node: some SyntaxProtocol) -> Failure {
    if name == "unreadable", source.isFromObjectiveC {
      return failure(.swift, "this is not understood as Objective-C", at: node)
    }
    let isType = name.first?.isUppercase ?? false
    return failure(
      .noItem, isType ? "\(name) is not known here" : "no view or value named \"\(name)\"",
      at: node, meant: mode == .file ? nil : Similarity.nearest(to: name, among: knownNames))
  }
}

extension ExprSyntax {
  /// The last name in the expression, or `nil` if it has none.
  var lastName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.nameText }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.nameText
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.lastName }
    if let optional = self.as(OptionalChainingExprSyntax.self) {
      return optional.expression.lastName
    }
    return nil
  }
}
