import LayoutModel
import PlumbLanguage
import UIKitTexts
import SwiftParser
import SwiftSyntax

extension Interpreter {
  // MARK: - Members

  func evaluate(_ access: MemberAccessExprSyntax) throws -> Value {
    let name = access.declName.baseName.nameText
    let place = access.declName.place
    guard let base = access.base else {
      return .word(Word(name: name, arguments: nil, place: access.place))
    }
    if base.is(SuperExprSyntax.self), let object {
      return try superMember(name, of: object, at: place)
    }
    if let own = try ownOfFragment(name, in: base, at: place) { return own }
    let value = meant(try self.place(try evaluate(base)), by: base, asked: name)
    if name == "init", case .type = value, let made = initialiser(access, base) { return made }
    if case .null = value { noteNil(base) }
    if let function = function(name, of: value, access) { return function }
    do {
      return try locating(place) { try member(name, of: value, at: place) }
    } catch let failure as Failure where failure.code == .noAttribute {
      guard let what = assumedOwner(of: access, value) else { throw failure }
      return member(name, of: what)
    }
  }

  /// Returns what a view stands for that was taken to be a plain one only by its name.
  ///
  /// A class of its own may have any property. A method may make constraints, and so must be known.
  private func assumedOwner(of access: MemberAccessExprSyntax, _ value: Value) -> Unknown? {
    guard mode == .file, case .item(let item) = value, item.guide == nil,
      access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != access.id,
      memory.scene.nodes[item.view.number].viewClass == .view,
      let number = memory.unknowns.firstIndex(where: { $0.view == item.view })
    else { return nil }
    return Unknown(name: memory.scene.name(item), number: number)
  }

  /// Returns what is meant by a name that a method has and that is used as a view.
  ///
  /// If the superclass is in no file, it may have a property of that name.
  func meant(_ value: Value, by base: ExprSyntax, asked name: String) -> Value {
    guard case .closure = value, mode == .file, Self.ofViewsOnly.contains(name), let object,
      hasUnknownParent(memory.objects[object.number].type), let own = base.lastName,
      base.is(DeclReferenceExprSyntax.self)
        || base.as(MemberAccessExprSyntax.self)?.base?.trimmedText == "self"
    else { return value }
    return keep(unknown(own), own, of: object)
  }

  /// Returns an initialiser as a function: `names.map(Tile.init(caption:))`.
  func initialiser(_ access: MemberAccessExprSyntax, _ base: ExprSyntax) -> Value? {
    let labels = access.declName.argumentNames?.arguments.map(\.name.text) ?? ["_"]
    let arguments = labels.enumerated().map { index, label in
      label == "_" ? "$\(index)" : "\(label): $\(index)"
    }
    let text = "\(base.trimmedText)(\(arguments.joined(separator: ", ")))"
    guard let code = SwiftSource.expression(text, file: source.file, number: source.number) else {
      return nil
    }
    return .closure(
      Closure(
        source: code.source, parameters: [], body: .expression(code.expression),
        names: frame.locals,
        object: object, subject: subject, owner: owner))
  }

  /// Returns a method of a view as a function: `views.forEach(view.addSubview)`.
  func function(
    _ name: String, of value: Value, _ reference: some ExprSyntaxProtocol
  ) -> Value? {
    switch value {
    case .item:
      // A property that the code adds to views comes first.
      guard !ownTypes(of: value).contains(where: { !$0.members(named: name).isEmpty }) else {
        return nil
      }
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
        source: source, parameters: [], body: .expression(ExprSyntax(call)), names: frame.locals,
        object: object, subject: subject, owner: owner))
  }

  /// Returns the value of a member.
  func member(_ name: String, of value: Value, at place: Range<Int>) throws -> Value {
    switch value {
    case .null: return .null
    case .publisher: return .opaque("a member of \(value.inWords)")
    case .opaque:
      if let found = try declaredProperty(name, of: value) { return found }
      return .opaque("a member of \(value.inWords)")
    case .unknown(let what):
      // A value that was given at the prompt takes precedence.
      if let cell = memory.globals[name] {
        switch memory.cells[cell] {
        case .closure, .overloads: break
        default: return memory.cells[cell]
        }
      }
      if let content = try contentView(name, of: what) { return content }
      if let view = try standIn(for: what, asked: name) {
        return try member(name, of: view, at: place)
      }
      if let view = try viewOfController(name, of: what) { return view }
      // A member of an unknown array is one that stands for the array itself.
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
      if mode == .file, isController(memory.objects[ref.number].type),
        Vocabulary.anchors.contains(where: { $0.name == name })
      {
        note(
          "a view controller has no \(name), as it is no view: view.\(name) is meant", at: place)
      }
      return try member(name, of: .item(ItemRef(view)), at: place)
    case .dictionary(let dictionary):
      try budget.take(bytes: 64 * dictionary.count)
      // A dictionary is traversed in the order of its keys.
      let keys = dictionary.keys.sorted()
      if name == "keys" { return .list(keys.map(\.value)) }
      if name == "values" { return .list(keys.compactMap { dictionary[$0] }) }
      return try member(name, of: .list(value.pairs), at: place)
    case .item(let item):
      // At the prompt, the root is the view that a controller would have.
      if name == "view", mode == .prompt, isRoot(item) { return value }
      if let ref = standIn(for: value) {
        if let found = try property(name, of: ref) { return found }
        if let method = try method(name, of: ref) { return .closure(method) }
      }
      if let found = try declaredProperty(name, of: value) { return found }
    case .tuple(let values):
      if let found = values.first(where: { $0.label == name }) { return found.value }
      if let index = Int(name), values.indices.contains(index) { return values[index].value }
    case .word(let word) where mode == .file && word.arguments == nil:
      // If the enumeration of a case is not known, it is the only one that has the case and the
      // member.
      let types = cache.enumerations(with: word.name) {
        memory.types.names.compactMap { memory.types[$0] }
          .filter { $0.kind == .enum && !$0.members(named: word.name).isEmpty }
      }.filter { !$0.members(named: name).isEmpty }.map(\.name)
      if types.count == 1, let type = types.first {
        return try member(
          name, of: .enumeration(EnumerationCase(type: type, name: word.name)), at: place)
      }
      if let found = try declaredProperty(name, of: value) { return found }
    case .type(let type):
      if name == "self" { return value }
      if let found = try staticMember(name, of: type) { return found }
      if let method = methods(name, in: lineage(type), of: nil, where: { $0.isOfType }).first {
        return .closure(method)
      }
      if Self.types.contains("\(type).\(name)") { return .type("\(type).\(name)") }
      // It may be a nested type: UIStackView.Alignment, NSLayoutConstraint.Axis.
      if name.first?.isUppercase ?? false { return .type("\(type).\(name)") }
    case .enumeration, .number, .text, .list, .size, .insets, .frame, .font, .anchor, .constraint,
      .range, .truth:
      if name == "self" { return value }
      if let found = try declaredProperty(name, of: value) { return found }
    default: break
    }
    if name == "self" { return value }
    // The place that takes it says what it is a member of.
    if case .word(let word) = value, mode == .file {
      return .word(word.followed(by: name, at: place))
    }
    let receivers = self.receivers(of: value)
    let found = Vocabulary.members(name, of: receivers)
    if let property = found.first(where: { $0.parameters == nil && $0.operation != nil }),
      let operation = property.operation
    {
      return try made(
        try operation(
          MemberCall(self, of: value, Signature(name: name, parameters: []), [], [], at: place)))
    }
    if case .type(let type) = value, found.isEmpty {
      if Vocabulary.decorativeTypes.contains(type) { return .opaque("a member of \(type)") }
      if type == "UIFont", let font = foreignFont(name, []) { return font }
      if mode == .file, memory.types[type] != nil { return unknown(name) }
      guard Vocabulary.names(of: receivers).isEmpty else {
        throw unknownMember(name, of: value, receivers, at: place)
      }
      // It is a case after its type: UIStackView.Alignment.center.
      return .word(Word(name: name, arguments: nil, place: place))
    }
    if case .item = value, Vocabulary.decorations.contains(name) { return .opaque(name) }
    if mode == .file, case .item = value, name.hasPrefix("add"), name.contains("ubview"),
      let code = SwiftSource.expression("self.\(name)($0)")
    {
      // It is a helper in no file, judging by its name: `views.forEach(card.addManagedSubview)`.
      var closure = Closure(
        source: code.source, parameters: [], body: .expression(code.expression), names: [],
        object: nil)
      closure.subject = value
      return .closure(closure)
    }
    if let function = found.first {
      throw Failure(
        .missing, "\(name) needs parentheses to call it: \(function.text)", at: place, in: source)
    }
    if mode == .file {
      switch value {
      case .number where !name.hasPrefix("is") && !name.hasSuffix("escription"):
        // As of libraries that make `70.f` a CGFloat, or fit a length to a screen: never a view.
        assume("\(name) of a number is in no file, and taken to be the number itself")
        return value
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

  /// Returns the value of a member of `super`: that of a superclass in the code, else that of
  /// UIKit.
  func superMember(
    _ name: String, of object: ObjectRef, at place: Range<Int>
  ) throws -> Value {
    if let owner {
      for type in lineage(owner).dropFirst() {
        for part in type.members(named: name) {
          guard let variable = part.declaration.as(VariableDeclSyntax.self) else { continue }
          for binding in variable.bindings where binding.pattern.trimmedText == name {
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
      MemberCall(self, of: value, Signature(name: name, parameters: []), [], [], at: place))
  }

  func isRoot(_ item: ItemRef) -> Bool {
    item.guide == nil
      && memory.scene.layout.root.map { memory.scene.ref(of: $0) == item.view } ?? false
  }

  /// Returns a failure about a member that a value does not have.
  func unknownMember(
    _ name: String, of value: Value, _ receivers: [Receiver], at place: Range<Int>
  ) -> Failure {
    let owner: String
    switch value {
    case .item(let item): owner = memory.scene.name(item)
    default: owner = value.inWords
    }
    var failure = Failure(
      .noAttribute, "\(owner) has no member \"\(name)\"", at: place, in: source,
      meant: mode == .file
        ? nil : Similarity.nearest(to: name, among: Vocabulary.names(of: receivers)))
    failure.touched = views(among: [value])
    return failure
  }

  // MARK: - Closures

  func closure(of expression: ClosureExprSyntax) -> Closure {
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
          isInOut: $0.type?.trimmedText.hasPrefix("inout ") ?? false, type: $0.type)
      }
    case nil: break
    }
    var names = frame.locals
    var captured: [String: Int] = [:]
    for capture in expression.signature?.capture?.items.map({ $0 }) ?? [] {
      guard let value = capture.initializer?.value,
        let made = try? recovering(value, { try evaluate(value) })
      else { continue }
      memory.cells.append(made)
      captured[capture.name.nameText] = memory.cells.count - 1
    }
    if !captured.isEmpty { names.append(captured) }
    let closure = Closure(
      source: source, parameters: parameters, body: .statements(expression.statements),
      names: names, object: object, subject: subject, owner: owner,
      result: expression.signature?.returnClause?.type)
    if isWanted(expression) { exploration?.waiting.append(closure) }
    return closure
  }

  func evaluate(_ access: SubscriptCallExprSyntax) throws -> Value {
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
        if isExploring { return list.last ?? unknown("element of a list") }
        throw failure(
          .numberOutOfRange, "there is no element \(number.exactlySpelled) of \(list.count)",
          at: argument)
      }
      return list[position]
    case (.list(let list), .unknown) where !list.isEmpty: return list[0]
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

  /// Evaluates a subscript that the code declares; returns `nil` if there is none for the value.
  func declaredSubscript(_ access: SubscriptCallExprSyntax, of base: Value) throws -> Value? {
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
