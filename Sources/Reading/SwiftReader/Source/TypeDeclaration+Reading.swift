import PlumbLanguage
import LayoutModel
import UIKitTexts
import SwiftSyntax

extension TypeDeclaration {
  /// Creates the type that a declaration declares or extends; `nil` for other declarations.
  ///
  /// `outer` is the full name of the type that contains it.
  init?(_ declaration: DeclSyntax, in source: SwiftSource, inside outer: String? = nil) {
    func parts(_ block: MemberBlockSyntax, _ requirement: String? = nil) -> [Part] {
      block.members.flatMap { $0.decl.as(IfConfigDeclSyntax.self)?.declarations ?? [$0.decl] }
        .map { Part(declaration: $0, source: source, requirement: requirement) }
    }
    func names(_ clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.flatMap { $0.type.trimmedText.split(separator: "&") }
        .map(\.trimmed) ?? []
    }
    func declared(
      _ kind: Kind, _ name: TokenSyntax, _ clause: InheritanceClauseSyntax?,
      _ block: MemberBlockSyntax, _ modifiers: DeclModifierListSyntax,
      _ attributes: AttributeListSyntax, _ generics: GenericParameterClauseSyntax? = nil
    ) -> TypeDeclaration {
      let isOfFile = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
      let ofFile = isOfFile ? source.number.map { "#\($0)" } ?? "" : ""
      var type = TypeDeclaration(
        name: outer.map { "\($0).\(name.nameText)" } ?? name.nameText + ofFile,
        inherited: names(clause), isClass: kind == .class, members: parts(block))
      (type.kind, type.file, type.attributes) = (kind, source.number, attributes)
      type.generics =
        generics?.parameters.map {
          ($0.name.nameText, $0.inheritedType?.trimmedText)
        } ?? []
      return type
    }
    if let type = declaration.as(ClassDeclSyntax.self) {
      self = declared(
        .class, type.name, type.inheritanceClause, type.memberBlock, type.modifiers,
        type.attributes, type.genericParameterClause)
    } else if let type = declaration.as(ActorDeclSyntax.self) {
      self = declared(
        .class, type.name, type.inheritanceClause, type.memberBlock, type.modifiers,
        type.attributes, type.genericParameterClause)
    } else if let type = declaration.as(StructDeclSyntax.self) {
      self = declared(
        .struct, type.name, type.inheritanceClause, type.memberBlock, type.modifiers,
        type.attributes, type.genericParameterClause)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      self = declared(
        .enum, type.name, type.inheritanceClause, type.memberBlock, type.modifiers,
        type.attributes, type.genericParameterClause)
    } else if let type = declaration.as(ProtocolDeclSyntax.self) {
      self = declared(
        .protocol, type.name, type.inheritanceClause, type.memberBlock, type.modifiers,
        type.attributes)
    } else if let type = declaration.as(ExtensionDeclSyntax.self) {
      let extended = type.extendedType
      let element = extended.as(ArrayTypeSyntax.self).map {
        "Element == \($0.element.trimmedText)"
      }
      let requirement = element ?? type.genericWhereClause?.requirements.trimmedText
      self.init(
        name: extended.is(ArrayTypeSyntax.self) ? "Array" : extended.bareName,
        inherited: names(type.inheritanceClause), isClass: false, isDeclared: false,
        members: parts(type.memberBlock, requirement))
    } else {
      return nil
    }
  }

  /// The names of properties that hold a plan or layout and so have a result builder.
  static let builderNames: Set<String> = [
    "layout", "viewPlan", "stackViewPlan", "contentViewPlan", "body",
  ]
}

extension Interpreter {
  /// Returns a type with those it inherits from, itself first, as far as they are in the code.
  func lineage(_ name: String) -> [TypeDeclaration] {
    if let known = cache.lineages[name] { return known }
    var result: [TypeDeclaration] = []
    var open = [name]
    while let next = open.popLast(), result.count < 64 {
      guard !result.contains(where: { $0.name == next }) else { continue }
      // Extensions of the superclasses of UIKit classes are included.
      if let parent = Self.parent(next) { open.append(parent) }
      guard let type = memory.types[next] else { continue }
      result.append(type)
      open += type.inherited.reversed().map { parent(named: $0, of: type) ?? $0.bareType }
    }
    cache.lineages[name] = result
    return result
  }

  /// Returns the full name of a type that another one inherits from; `nil` if it is not in the
  /// code.
  func parent(named name: String, of type: TypeDeclaration) -> String? {
    typeName(name, in: type.name.outerType, type.file)
  }

  /// Returns the superclasses and protocols outside of the code that a type inherits from, nearest
  /// first.
  func foreignParents(_ name: String) -> [String] {
    lineage(name).flatMap { type in
      type.inherited.filter { inherited in
        parent(named: inherited, of: type).flatMap { memory.types[$0]?.isDeclared } != true
      }.map { parent(named: $0, of: type) ?? $0 }
    }.map { $0.bareType }
  }

  // MARK: - Members

  /// Returns the value of an object's property, or `nil` if it has none with that name.
  func property(_ name: String, of ref: ObjectRef) throws -> Value? {
    let instance = memory.objects[ref.number]
    if let cell = instance.properties[name] {
      guard instance.wrapped.contains(name), case .object(let wrapper) = memory.cells[cell] else {
        return memory.cells[cell]
      }
      return try property("wrappedValue", of: wrapper)
    }
    if let reason = instance.unknown[name] {
      // A value that was given at the prompt takes precedence.
      if let cell = memory.globals[name] { return memory.cells[cell] }
      guard mode != .file else {
        return keep(unknown(name, memory.objects[ref.number].unknownTypes[name]), name, of: ref)
      }
      throw Failure(.swift, "\(name) is not known: \(reason)")
    }
    if name == "view", instance.view != nil, isController(instance.type) {
      try load(ref)
      // The view of a controller of a table is the table: what is tied to it is tied to what scrolls.
      let table = try property("tableView", of: ref, orItsOwn: "UITableViewController")
      return table ?? memory.objects[ref.number].view.map { .item(ItemRef($0)) }
    }
    if let view = try viewOfItsOwn(name, of: ref) { return view }
    if name.hasPrefix("$"), let cell = instance.properties[String(name.dropFirst())],
      case .object(let wrapper) = memory.cells[cell]
    {
      return try property("projectedValue", of: wrapper)
    }
    for type in lineage(instance.type) {
      for part in type.members(named: name) {
        guard let variable = part.declaration.as(VariableDeclSyntax.self), !variable.isOfType
        else { continue }
        for binding in variable.bindings where binding.pattern.trimmedText == name {
          if let getter = binding.accessorBlock?.getter {
            return try value(of: getter, binding, name, part, of: ref, in: type, variable)
          }
          if variable.modifiers.contains(where: { $0.name.text == "lazy" }) {
            try initialise(variable, part.source, of: ref, in: type)
            return memory.objects[ref.number].properties[name].map { memory.cells[$0] }
          }
        }
      }
    }
    return nil
  }

  /// Returns a property of an object whose class inherits from a controller; nil for another object.
  private func property(
    _ name: String, of ref: ObjectRef, orItsOwn controller: String
  ) throws -> Value? {
    let object = memory.objects[ref.number]
    // As a part of another view it may be placed by its frame.
    guard let view = object.view, let root = memory.scene.layout.root,
      memory.scene.item(view) == root, foreignParents(object.type).contains(controller)
    else { return nil }
    return try property(name, of: ref)
  }

  /// Returns the table or collection that fills the view of its controller, or `nil` for other
  /// properties.
  func viewOfItsOwn(_ name: String, of ref: ObjectRef) throws -> Value? {
    let classes = [
      "tableView": ("UITableViewController", "UITableView"),
      "collectionView": ("UICollectionViewController", "UICollectionView"),
    ]
    guard let (controller, viewName) = classes[name],
      foreignParents(memory.objects[ref.number].type).contains(controller),
      let viewClass = ViewClass.named(viewName), let outer = memory.objects[ref.number].view
    else { return nil }
    let view = try memory.scene.make(viewClass)
    memory.scene.nodes[view.number].name = name
    try memory.scene.fill(outer, with: view)
    // It is the view of the controller, which has the size of the screen before anything is laid out.
    let size = memory.scene.item(outer).flatMap { memory.scene.layout.item($0)?.givenSize }
    if let size {
      memory.scene.nodes[view.number].frame = Frame(
        x: 0, y: 0, width: size.width, height: size.height)
    }
    return keep(.item(ItemRef(view)), name, of: ref)
  }

  /// Sets a property without running its observers.
  @discardableResult
  func keep(_ value: Value, _ name: String, of ref: ObjectRef) -> Value {
    memory.cells.append(value)
    memory.objects[ref.number].properties[name] = memory.cells.count - 1
    memory.objects[ref.number].unknown[name] = nil
    return value
  }

  /// Evaluates the getter of a computed property.
  func value(
    of getter: CodeBlockItemListSyntax, _ binding: PatternBindingSyntax, _ name: String,
    _ part: TypeDeclaration.Part, of ref: ObjectRef, in type: TypeDeclaration,
    _ variable: VariableDeclSyntax
  ) throws -> Value {
    var closure = Closure(
      source: part.source, parameters: [], body: .statements(getter), names: [],
      object: ref, owner: type.name)
    closure.result = binding.typeAnnotation?.type
    closure.isBuilder = isBuilder(variable.attributes) || Self.isLayout(binding, name)
    let value: Value
    let before = checkpoint
    do { value = try run(closure) } catch let failure as Failure
      where mode == .file && failure.code != .limit
    {
      guard let cell = memory.globals[name] else { throw failure }
      goBack(to: before)
      value = memory.cells[cell]
    }
    // A value known only at run time can be given under the name of the property.
    if case .unknown(let what) = value {
      if let cell = memory.globals[name] { return memory.cells[cell] }
      return what.name == name
        ? value : member(name, of: what, type: binding.typeAnnotation?.type.trimmedText)
    }
    return try Self.isLayout(binding, name) ? layoutValue(value, again: closure, name) : value
  }

  /// Loads the view of a controller, as UIKit does on first access.
  func load(_ ref: ObjectRef) throws {
    guard !memory.objects[ref.number].hasLoaded else { return }
    memory.objects[ref.number].hasLoaded = true
    for name in ["loadView", "viewDidLoad"] {
      guard let method = try method(name, of: ref) else { continue }
      _ = try recovering(source.tree) { try run(method) }
    }
    // The view of a child controller has the margins of a controller's view, too.
    if let view = memory.objects[ref.number].view, memory.scene.look(view).margins == nil,
      memory.scene.item(view).map({ $0 != memory.scene.layout.root }) ?? true
    {
      try memory.scene.change(view) {
        $0.margins = Insets(top: 0, leading: 16, bottom: 0, trailing: 16)
      }
    }
  }

  /// Returns the getter of an object's computed property, to which a result builder is applied.
  func getter(_ name: String, of ref: ObjectRef) -> Closure? {
    for type in lineage(memory.objects[ref.number].type) {
      for part in type.members(named: name) {
        guard let variable = part.declaration.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings where binding.pattern.trimmedText == name {
          guard let statements = binding.accessorBlock?.getter else { continue }
          var closure = Closure(
            source: part.source, parameters: [], body: .statements(statements), names: [],
            object: ref, owner: type.name)
          closure.isBuilder = true
          return closure
        }
      }
    }
    return nil
  }

  /// Returns a static property or an enumeration case of a type in the code, or `nil` if there is
  /// none.
  ///
  /// As in Swift, it is evaluated once, on first use.
  func staticMember(_ name: String, of type: String) throws -> Value? {
    let whole = memory.types[type] == nil ? typeName(type) ?? type : type
    if let value = try fromCases(name, of: whole) { return value }
    for own in lineage(whole) {
      for part in own.members(named: name) {
        guard let variable = part.declaration.as(VariableDeclSyntax.self), variable.isOfType else {
          continue
        }
        for binding in variable.bindings where binding.pattern.trimmedText == name {
          let key = "\(own.name).\(name)"
          if let cell = memory.statics[key] { return memory.cells[cell] }
          var closure: Closure
          if own.inherited.contains("OptionSet"), binding.initializer?.value.isOption ?? false {
            return .list([.word(named: name)])
          }
          if let value = binding.initializer?.value {
            closure = Closure(
              source: part.source, parameters: [], body: .expression(value), names: [], object: nil)
          } else if let getter = binding.accessorBlock?.getter {
            closure = Closure(
              source: part.source, parameters: [], body: .statements(getter), names: [],
              object: nil)
            closure.isBuilder = isBuilder(variable.attributes)
          } else if let type = binding.typeAnnotation?.type.trimmedText,
            type.hasSuffix("?") || type.hasSuffix("!")
          {
            memory.cells.append(.null)
            memory.statics[key] = memory.cells.count - 1
            return .null
          } else {
            continue
          }
          closure.owner = own.name
          closure.result = binding.typeAnnotation?.type
          let isStored = binding.initializer != nil
          if case .expression = closure.body { expected = closure.result }
          let value = try coerced(try run(closure), to: closure.result)
          if isStored {
            memory.cells.append(value)
            memory.statics[key] = memory.cells.count - 1
          }
          return value
        }
      }
    }
    if let inner = typeName(name, in: whole, memory.types[whole]?.file),
      inner.outerType == whole
    {
      return .type(inner)
    }
    return memory.types["\(whole).\(name)"] == nil ? nil : .type("\(whole).\(name)")
  }

  /// Returns a case of an enumeration, or `allCases`.
  func fromCases(_ name: String, of type: String) throws -> Value? {
    guard let own = memory.types[type], own.kind == .enum else { return nil }
    if let made = try enumerationCase(name, of: type, []) { return made }
    guard name == "allCases", own.members(named: name).isEmpty else { return nil }
    var cases: [Value] = []
    for part in own.members {
      for element in part.declaration.as(EnumCaseDeclSyntax.self)?.elements.map({ $0 }) ?? [] {
        cases.append(.enumeration(EnumerationCase(type: type, name: element.name.nameText)))
      }
    }
    return .list(cases)
  }

  /// Returns the raw value of an enumeration case, or `nil` for other properties.
  func property(_ name: String, of member: EnumerationCase) throws -> Value? {
    guard name == "rawValue" else { return nil }
    return try rawValues(of: member.type).first { $0.name == member.name }?.value
  }

  /// Returns the cases of an enumeration with their raw values, in order.
  func rawValues(of type: String) throws -> [(name: String, value: Value)] {
    guard let own = memory.types[type] else { return [] }
    let isText = own.inherited.contains { ["String", "Character"].contains($0) }
    var result: [(name: String, value: Value)] = []
    var next = 0.0
    for part in own.members {
      for element in part.declaration.as(EnumCaseDeclSyntax.self)?.elements.map({ $0 }) ?? [] {
        let name = element.name.nameText
        var value = isText ? Value.text(name) : .number(next)
        if let written = element.rawValue?.value { value = try evaluate(written) }
        if case .number(let number) = value { next = number + 1 }
        result.append((name, value))
      }
    }
    return result
  }

  static func isLayout(_ binding: PatternBindingSyntax, _ name: String) -> Bool {
    guard TypeDeclaration.builderNames.contains(name) else { return false }
    let type = binding.typeAnnotation?.type.trimmedText ?? ""
    return type.contains("Layout") || type.contains("ViewPlan")
  }

  /// Returns a method of an object by its name.
  func method(_ name: String, of ref: ObjectRef) throws -> Closure? {
    methods(name, in: lineage(memory.objects[ref.number].type), of: ref) { !$0.isOfType }.first
  }

  /// Returns the method of an object that a call refers to, or `nil` if none accepts its arguments.
  func method(
    _ name: String, of ref: ObjectRef, taking arguments: [Argument]
  ) throws -> Closure? {
    let instance = memory.objects[ref.number]
    let candidates = methods(name, in: lineage(instance.type), of: ref) { !$0.isOfType }
    var known = isController(instance.type) ? [Receiver.controller] : []
    if let view = instance.view { known += receivers(of: .item(ItemRef(view))) }
    if let best = try best(of: candidates, for: arguments, before: name, of: known) { return best }
    // If nothing else has that name, the first method is used, so that the error tells what it
    // takes.
    let isKnown = instance.view != nil && !Vocabulary.members(name, of: known).isEmpty
    return isKnown ? nil : candidates.first
  }
}

extension ExprSyntax {
  /// Whether it is an option of an option set: `Edges(rawValue: 1 << 0)`.
  fileprivate var isOption: Bool {
    self.as(FunctionCallExprSyntax.self)?.arguments.first?.label?.text == "rawValue"
  }
}
