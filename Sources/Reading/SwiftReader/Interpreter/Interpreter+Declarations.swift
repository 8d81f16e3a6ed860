import PlumbLanguage
import LayoutModel
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  // MARK: - Names

  /// Defines the names in a pattern.
  func bind(_ pattern: PatternSyntax, _ value: Value) throws {
    if pattern.is(WildcardPatternSyntax.self) { return }
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      define(name.identifier.nameText, value)
      return
    }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return try bind(binding.pattern, value)
    }
    if let tuple = pattern.as(TuplePatternSyntax.self), case .tuple(let values) = value,
      values.count == tuple.elements.count
    {
      for (element, part) in zip(tuple.elements, values) {
        try bind(element.pattern, part.value)
      }
      return
    }
    if case .unknown(let what) = value, mode == .file {
      return try bindUnknown(in: Syntax(pattern), what)
    }
    throw failure("\(value.inWords) cannot be destructured like this", at: pattern)
  }

  // MARK: - Declarations

  /// Executes a declaration.
  func declare(_ declaration: DeclSyntax) throws {
    if frame.locals.isEmpty, mode == .prompt { notes.declared += declaration.titles }
    if let variable = declaration.as(VariableDeclSyntax.self) { return try declare(variable) }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let sign = function.name.nameText
      // Of an operator, there may be one in front of its operand and another one behind it.
      let name = function.isPostfix ? "postfix \(sign)" : sign
      let own = closure(of: function)
      if sign.first.map({ !$0.isLetter && $0 != "_" }) ?? false { operators.insert(sign) }
      // The scope may already have a function of the same name with other parameters.
      if let scope = frame.locals.last, let cell = scope[name] ?? nil,
        case .closure(let other) = memory.cells[cell], other.body.isStatements
      {
        define(name, .overloads([own] + [other]))
      } else if frame.locals.isEmpty, let cell = memory.globals[name] {
        switch memory.cells[cell] {
        case .closure(let other) where mode == .file: define(name, .overloads([other, own]))
        case .overloads(let others): define(name, .overloads(others + [own]))
        default: define(name, .closure(own))
        }
      } else {
        define(name, .closure(own))
      }
      return
    }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      let name = owner.map { "\($0).\(alias.name.nameText)" } ?? alias.name.nameText
      memory.aliases[name] = alias.initializer.value
      forgetTypes()
      return
    }
    if declaration.saysNothing {
      // Imports need no action, and operators were declared before the file was parsed.
      let isKnown =
        declaration.is(ImportDeclSyntax.self) || declaration.is(OperatorDeclSyntax.self)
        || declaration.is(PrecedenceGroupDeclSyntax.self)
      if mode == .prompt || !isKnown { ignore(declaration.introducer) }
      return
    }
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      noteClauses(of: condition)
      for inner in condition.declarations { try declare(inner) }
      return
    }
    if declaration.isType {
      try declareType(declaration, inside: frame.locals.isEmpty ? nil : owner)
      return
    }
    // An initialiser that is quoted without its class is run with the other helpers.
    if mode == .file, frame.locals.isEmpty, declaration.is(InitializerDeclSyntax.self) { return }
    throw failure("this declaration is not understood", at: declaration)
  }

  /// Declares a type and the types nested in it.
  func declareType(_ declaration: DeclSyntax, inside outer: String? = nil) throws {
    try tick(declaration)
    guard var type = TypeDeclaration(declaration, in: source, inside: outer) else { return }
    if !type.isDeclared { type.name = typeName(type.name) ?? type.name }
    if memory.types[type.name]?.add(type) == nil { memory.types[type.name] = type }
    forgetTypes()
    for part in type.members {
      if let function = part.declaration.as(FunctionDeclSyntax.self),
        function.name.text.first.map({ !$0.isLetter && $0 != "_" && $0 != "`" }) ?? false
      {
        operators.insert(function.name.text)
      }
      if let alias = part.declaration.as(TypeAliasDeclSyntax.self) {
        memory.aliases["\(type.name).\(alias.name.nameText)"] = alias.initializer.value
      } else if part.declaration.isType, !part.declaration.is(ExtensionDeclSyntax.self) {
        try deeper { try declareType(part.declaration, inside: type.name) }
      }
    }
  }

  /// Discards cached findings about types.
  func forgetTypes() {
    cache = TypeCache(afterChangeOf: cache)
    generation += 1
  }

  func declare(_ variable: VariableDeclSyntax) throws {
    for binding in variable.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self), frame.locals.isEmpty,
        mode == .prompt
      {
        try checkFree(name.identifier.nameText, at: binding.pattern)
      }
      guard let initializer = binding.initializer else {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
          if let body = binding.accessorBlock?.getter {
            var getter = thunk(.statements(body))
            (getter.isGetter, getter.result) = (true, binding.typeAnnotation?.type)
            define(name.identifier.nameText, .closure(getter))
          } else if mode == .file, variable.attributes.isOutlet {
            let value = unknown(
              name.identifier.nameText, binding.typeAnnotation?.type.trimmedText.bareType)
            baptise(value, name.identifier.nameText, unless: ExprSyntax(NilLiteralExprSyntax()))
            define(name.identifier.nameText, value)
          } else {
            define(name.identifier.nameText, .null)
            if frame.locals.isEmpty, mode == .prompt, let type = binding.typeAnnotation?.type {
              notes.bare.append((name.identifier.nameText, type.wrapped))
            }
          }
        }
        continue
      }
      expected = binding.typeAnnotation?.type
      let value = try coerced(
        copied(try initialValue(initializer.value)), to: binding.typeAnnotation?.type)
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        baptise(value, name.identifier.nameText, unless: initializer.value)
      }
      try bind(binding.pattern, value)
    }
  }

  /// Returns the initial value of a variable; a layout keeps its code, to be evaluated again on
  /// updates.
  func initialValue(_ expression: ExprSyntax) throws -> Value {
    let value = try place(try evaluate(expression))
    guard case .layout(var tree) = value else { return value }
    tree.thunk = thunk(.expression(expression))
    return .layout(tree)
  }

  /// Returns code as a closure that sees the current scopes.
  func thunk(_ body: Closure.Body) -> Closure {
    Closure(
      source: source, parameters: [], body: body, names: frame.locals, object: object,
      subject: subject,
      owner: owner)
  }

  /// Throws a failure if a view, a rule or a number has the name already.
  func checkFree(_ name: String, at node: some SyntaxProtocol) throws {
    guard memory.scene.layout.named(name) != nil,
      let origin = memory.scene.layout.origin(of: name)
    else { return }
    throw failure(
      .nameTaken, "the name \(name) is taken", at: node, note: "made at #\(origin.step)")
  }

  /// Names a view that is outside the layout after the variable that holds it.
  func baptise(_ value: Value, _ name: String, unless expression: ExprSyntax) {
    if expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self) {
      return
    }
    let view: ViewRef
    switch value {
    case .item(let item) where item.guide == nil: view = item.view
    case .stackLayout(let ref): view = ref
    case .draft(let draft): view = draft.view
    case .unknown(let what):
      if memory.unknowns[what.number].label == nil { memory.unknowns[what.number].label = name }
      guard let stand = memory.unknowns[what.number].view else { return }
      view = stand
    case .object(let object):
      guard let ref = memory.objects[object.number].view else { return }
      view = ref
    default: return
    }
    // In layouts, `view` is the name of the root.
    guard memory.scene.item(view) == nil, name != "view" else { return }
    memory.scene.nodes[view.number].name = name
  }

  /// Returns a function as a closure.
  func closure(of function: FunctionDeclSyntax, in text: SwiftSource? = nil) -> Closure {
    var result = Closure(
      source: text ?? source,
      parameters: [Closure.Parameter](function.signature.parameterClause),
      body: .statements(function.body?.statements ?? CodeBlockItemListSyntax([])),
      names: frame.locals, object: object, subject: subject, owner: owner)
    result.isBuilder = isBuilder(function.attributes)
    result.builder = function.attributes.resultBuilder ?? builder(among: function.attributes.names)
    result.result = function.signature.returnClause?.type
    result.generics =
      function.genericParameterClause?.parameters.map {
        ($0.name.nameText, $0.inheritedType?.trimmedText)
      } ?? []
    return result
  }

  /// Returns whether the attributes include a result builder.
  func isBuilder(_ attributes: AttributeListSyntax) -> Bool {
    attributes.isResultBuilder || builder(among: attributes.names) != nil
  }

  /// The attribute that the code declares as a result builder, whatever it is called.
  func builder(among attributes: [String]) -> String? {
    attributes.first { attribute in
      let type = typeName(attribute).flatMap { memory.types[$0] }
      return type?.attributes.names.contains("resultBuilder") ?? false
    }
  }
}
