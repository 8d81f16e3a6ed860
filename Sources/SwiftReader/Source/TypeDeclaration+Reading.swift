import PlumbLanguage
import LayoutModel
import UIKitTexts
import SwiftSyntax

extension TypeDeclaration {
  /// The type that a declaration declares or extends; nil for any other declaration.
  init?(_ declaration: DeclSyntax, in source: SwiftSource) {
    func parts(_ block: MemberBlockSyntax) -> [Part] {
      block.members.flatMap { $0.decl.as(IfConfigDeclSyntax.self)?.declarations ?? [$0.decl] }
        .map { Part(declaration: $0, source: source) }
    }
    func names(_ clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    }
    if let type = declaration.as(ClassDeclSyntax.self) {
      self.init(
        name: type.name.nameText, inherited: names(type.inheritanceClause), isClass: true,
        members: parts(type.memberBlock))
    } else if let type = declaration.as(StructDeclSyntax.self) {
      self.init(
        name: type.name.nameText, inherited: names(type.inheritanceClause), isClass: false,
        members: parts(type.memberBlock))
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      self.init(
        name: type.name.nameText, inherited: names(type.inheritanceClause), isClass: false,
        members: parts(type.memberBlock))
    } else if let type = declaration.as(ExtensionDeclSyntax.self) {
      self.init(
        name: type.extendedType.trimmedDescription, inherited: names(type.inheritanceClause),
        isClass: false, isDeclared: false, members: parts(type.memberBlock))
    } else {
      return nil
    }
  }

  /// The names that may hold a plan or a layout, whose values are collected.
  static let builderNames: Set<String> = [
    "layout", "viewPlan", "stackViewPlan", "contentViewPlan", "body",
  ]
}

extension Interpreter {
  /// A type with those it inherits from, itself first; ends where the text ends.
  func lineage(_ name: String) -> [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    var open = [name]
    while let next = open.popLast(), result.count < 32 {
      guard !result.contains(where: { $0.name == next }) else { continue }
      // Extensions of what UIKit's classes inherit from count too.
      if let parent = Self.parent(next) { open.append(parent) }
      guard let type = memory.types[next] else { continue }
      result.append(type)
      open += type.inherited.reversed()
    }
    return result
  }

  /// The classes and protocols outside of the text that a type inherits from, nearest first.
  func foreignParents(_ name: String) -> [String] {
    lineage(name).flatMap(\.inherited).filter { memory.types[$0]?.isClass != true }
      .map { $0.split(separator: "<").first.map(String.init) ?? $0 }
  }

  // MARK: - Members

  /// A property of an object; nil if it has none of that name.
  func property(_ name: String, of ref: ObjectRef) throws -> Value? {
    let instance = memory.objects[ref.number]
    if let cell = instance.properties[name] { return memory.cells[cell] }
    if let reason = instance.unknown[name] {
      // What somebody said about it at the prompt.
      if let cell = memory.globals[name] { return memory.cells[cell] }
      throw Failure(.swift, "\(name) is not known: \(reason)")
    }
    if name == "view", instance.view != nil, isController(instance.type) {
      try load(ref)
      return memory.objects[ref.number].view.map { .item(ItemRef($0)) }
    }
    for type in lineage(instance.type) {
      for part in type.members(named: name) {
        guard let variable = part.declaration.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings where binding.pattern.trimmedDescription == name {
          if let getter = binding.accessorBlock?.getter {
            var closure = Closure(
              source: part.source, parameters: [], body: .statements(getter), names: [],
              object: ref)
            closure.isBuilder =
              variable.attributes.isResultBuilder || Self.isLayout(binding, name)
            let value: Value
            let before = checkpoint
            do { value = try run(closure) } catch let failure as Failure
              where mode == .file && failure.code != .limit
            {
              guard let cell = memory.globals[name] else { throw failure }
              goBack(to: before)
              value = memory.cells[cell]
            }
            // What depends on the running program is asked for by the name that people gave it.
            if case .opaque(let what) = value, what.isRunTime {
              return memory.globals[name].map { memory.cells[$0] } ?? .runTime(name)
            }
            return try Self.isLayout(binding, name)
              ? layoutValue(value, again: closure, name) : value
          }
          if variable.modifiers.contains(where: {
            $0.name.text == "lazy" || $0.name.text == "static"
          }) {
            try initialise(variable, part.source, of: ref)
            return memory.objects[ref.number].properties[name].map { memory.cells[$0] }
          }
        }
      }
    }
    return nil
  }

  /// Loads the view of a controller, as UIKit does when somebody asks for it first.
  func load(_ ref: ObjectRef) throws {
    guard !memory.objects[ref.number].hasLoaded else { return }
    memory.objects[ref.number].hasLoaded = true
    for name in ["loadView", "viewDidLoad"] {
      if let method = try method(name, of: ref) { try run(method) }
    }
  }

  /// The code of a computed property of an object, whose values are collected.
  func getter(_ name: String, of ref: ObjectRef) -> Closure? {
    for type in lineage(memory.objects[ref.number].type) {
      for part in type.members(named: name) {
        guard let variable = part.declaration.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings where binding.pattern.trimmedDescription == name {
          guard let statements = binding.accessorBlock?.getter else { continue }
          var closure = Closure(
            source: part.source, parameters: [], body: .statements(statements), names: [],
            object: ref)
          closure.isBuilder = true
          return closure
        }
      }
    }
    return nil
  }

  /// A static property of a type of the text, or a case of it; nil if it has none of that name.
  func staticMember(_ name: String, of type: String) throws -> Value? {
    let own =
      memory.types[type] ?? memory.types[type.split(separator: ".").last.map(String.init) ?? ""]
    guard let own else { return nil }
    for part in own.members(named: name) {
      if let variable = part.declaration.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
      {
        for binding in variable.bindings where binding.pattern.trimmedDescription == name {
          if let value = binding.initializer?.value {
            return try run(
              Closure(
                source: part.source, parameters: [], body: .expression(value), names: [],
                object: nil))
          }
          if let getter = binding.accessorBlock?.getter {
            return try run(
              Closure(
                source: part.source, parameters: [], body: .statements(getter), names: [],
                object: nil))
          }
        }
      }
      if let cases = part.declaration.as(EnumCaseDeclSyntax.self),
        cases.elements.contains(where: { $0.name.nameText == name })
      {
        return .word(Word(name: name, arguments: nil, place: 0..<1))
      }
    }
    return memory.types[name] == nil ? nil : .type(name)
  }

  private static func isLayout(_ binding: PatternBindingSyntax, _ name: String) -> Bool {
    guard TypeDeclaration.builderNames.contains(name) else { return false }
    let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
    return type.contains("Layout") || type.contains("ViewPlan")
  }

  /// A method of an object.
  func method(_ name: String, of ref: ObjectRef) throws -> Closure? {
    method(name, of: ref, in: lineage(memory.objects[ref.number].type))
  }

  /// The first function of that name that some types declare, nearest first; without an object
  /// it belongs to the type.
  func method(
    _ name: String, of ref: ObjectRef?, in types: [TypeDeclaration],
    where isMeant: (FunctionDeclSyntax) -> Bool = { _ in true }
  ) -> Closure? {
    for type in types {
      for part in type.members(named: name) {
        guard let function = part.declaration.as(FunctionDeclSyntax.self),
          function.name.nameText == name, isMeant(function)
        else { continue }
        let closure = self.closure(of: function)
        var result = Closure(
          source: part.source, parameters: closure.parameters, body: closure.body, names: [],
          object: ref, owner: type.name)
        result.isBuilder = closure.isBuilder
        return result
      }
    }
    return nil
  }

  // MARK: - Making

  /// Whether a class controls a view rather than being one.
  func isController(_ name: String) -> Bool {
    foreignParents(name).contains { $0.hasSuffix("Controller") }
  }

  /// The class of UIKit that a class is or inherits from; nil if its objects are no views.
  func viewClass(_ name: String) -> ViewClass? {
    for parent in foreignParents(name) {
      if let known = ViewClass.named(parent) { return known }
      if parent.hasSuffix("Cell") || parent.hasSuffix("PlannedView") { return .view }
    }
    // A class of another file, to judge by its name.
    guard let type = lineage(name).last(where: \.isClass), let parent = type.inherited.first,
      memory.types[parent] == nil, mode == .file,
      Self.endingsOfViews.contains(where: { parent.hasSuffix($0) })
    else { return nil }
    note("\(parent) is not in the file: \(type.name) is treated as a plain view")
    return .view
  }

  /// An object of a class of the text.
  func instantiate(
    _ type: TypeDeclaration, _ arguments: [Argument], at place: Range<Int>, view: ViewRef? = nil
  ) throws -> Value {
    var instance = Instance(type: type.name)
    if let view {
      instance.view = view
    } else if let viewClass = viewClass(type.name) {
      instance.view = try memory.scene.make(viewClass, as: type.name)
    } else if isController(type.name) {
      instance.view = try memory.scene.make("UIView", .view)
    }
    if let view = instance.view, !isController(type.name),
      memory.scene.item(view) == nil
    {
      try memory.scene.change(view) { $0.mask = .zero }
    }
    memory.objects.append(instance)
    let ref = ObjectRef(number: memory.objects.count - 1)
    if let view = instance.view { memory.scene.nodes[view.number].object = ref }
    for type in lineage(type.name).reversed() {
      for part in type.members {
        guard let variable = part.declaration.as(VariableDeclSyntax.self),
          !variable.modifiers.contains(where: { $0.name.text == "lazy" || $0.name.text == "static" }
          )
        else { continue }
        try initialise(variable, part.source, of: ref)
      }
    }
    try runInitialiser(of: type.name, arguments, of: ref, at: place)
    try measure(ref)
    return .object(ref)
  }

  /// Asks a view for the size of its content and its baselines, where its class says them.
  func measure(_ ref: ObjectRef) throws {
    guard let view = memory.objects[ref.number].view else { return }
    func known(_ name: String) throws -> Value? {
      let before = checkpoint
      do { return try property(name, of: ref) } catch let failure as Failure
        where mode == .file && failure.code != .limit
      {
        goBack(to: before)
        try skip(failure, at: failure.range ?? 0..<1, in: failure.source ?? source)
        return nil
      }
    }
    func number(_ name: String) throws -> Double? {
      if case .number(let number)? = try known(name) { number } else { nil }
    }
    if case .size(let size)? = try known("intrinsicContentSize") {
      try memory.scene.change(view) {
        $0.content = PerAxis(
          horizontal: size.width < 0 ? nil : size.width,
          vertical: size.height < 0 ? nil : size.height)
      }
    }
    let (first, last) = (
      try number("firstBaselineOffsetFromTop"), try number("lastBaselineOffsetFromBottom")
    )
    if first != nil || last != nil {
      try memory.scene.change(view) { $0.baselines = .offsets(first: first ?? 0, last: last ?? 0) }
    }
  }

  /// Works out the first values of stored properties.
  private func initialise(
    _ variable: VariableDeclSyntax, _ source: SwiftSource, of ref: ObjectRef
  ) throws {
    let (outerSource, outerLocals, outerObject) = (self.source, locals, object)
    (self.source, locals, object) = (source, [], ref)
    defer { (self.source, locals, object) = (outerSource, outerLocals, outerObject) }
    for binding in variable.bindings where binding.accessorBlock?.getter == nil {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.nameText
      var value = Value.null
      let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      if binding.initializer == nil, !type.isEmpty, !type.hasSuffix("?"), !type.hasSuffix("!") {
        memory.objects[ref.number].unknown[name] =
          "it gets its value when the program runs; let \(name) = ... sets it here"
        continue
      }
      if let initializer = binding.initializer {
        // Names of the object are not looked up in the block, but in the object.
        locals = [[:]]
        let before = checkpoint
        do {
          value = try initialValue(initializer.value)
        } catch let failure as Failure where mode == .file && failure.code != .limit {
          goBack(to: before)
          try skip(failure.located(at: initializer.value.place, in: source), variable)
          memory.objects[ref.number].unknown[name] = failure.message
          continue
        }
        baptise(value, name, unless: initializer.value)
        // What somebody said in front of the import counts.
        if mode == .file, let cell = memory.globals[name], memory.cells[cell].isPlain(like: value) {
          value = memory.cells[cell]
        }
      }
      if case .null = value, variable.attributes.isOutlet {
        note("\(name) is an outlet: the storyboard or nib that makes it is not read")
      }
      memory.cells.append(value)
      memory.objects[ref.number].properties[name] = memory.cells.count - 1
      if variable.attributes.updatesLayout { memory.objects[ref.number].updating.insert(name) }
    }
  }

  /// Runs the initialiser that fits: of a class itself, else of those above it.
  func runInitialiser(
    of type: String, _ arguments: [Argument], of ref: ObjectRef, at place: Range<Int>
  ) throws {
    for type in lineage(type) {
      var declared = false
      for part in type.members(named: "init") {
        guard let initializer = part.declaration.as(InitializerDeclSyntax.self) else { continue }
        let parameters = [Closure.Parameter](initializer.signature.parameterClause)
        if parameters.first?.label == "coder" { continue }
        declared = true
        let isFrame = arguments.isEmpty && parameters.map(\.label) == ["frame"]
        let slots = try? parameters.slots(for: arguments).get()
        guard isFrame || slots != nil else { continue }
        let closure = Closure(
          source: part.source, parameters: parameters,
          body: .statements(initializer.body?.statements ?? CodeBlockItemListSyntax([])),
          names: [], object: ref, owner: type.name, isInitialiser: true)
        try run(closure, isFrame ? [.frame(.zero)] : matching(arguments, closure, at: place))
        return
      }
      if declared, !arguments.isEmpty {
        throw Failure(.swift, "\(type.name) has no such initialiser", at: place, in: source)
      }
    }
    try runOnlyInitialiser(of: type, of: ref, arguments)
    // The members of a struct, in their order.
    for argument in arguments {
      guard let label = argument.label else { continue }
      let isUnknown = memory.objects[ref.number].unknown.removeValue(forKey: label) != nil
      if isUnknown || memory.objects[ref.number].properties[label] != nil {
        memory.cells.append(argument.value)
        memory.objects[ref.number].properties[label] = memory.cells.count - 1
      }
    }
  }
}

extension Interpreter {
  /// An initialiser whose parameters nobody gives: they are known only when the program runs, unless
  /// somebody said them at the prompt.
  private func runOnlyInitialiser(
    of type: String, of ref: ObjectRef, _ arguments: [Argument]
  ) throws {
    guard mode == .file, arguments.isEmpty, let declaration = memory.types[type] else { return }
    for part in declaration.members(named: "init") {
      guard let initializer = part.declaration.as(InitializerDeclSyntax.self),
        initializer.signature.parameterClause.parameters.first?.firstName.text != "coder"
      else { continue }
      let parameters = initializer.signature.parameterClause.parameters.map {
        Closure.Parameter(
          label: nil, name: ($0.secondName ?? $0.firstName).nameText, usual: $0.defaultValue?.value)
      }
      let closure = Closure(
        source: part.source, parameters: parameters,
        body: .statements(initializer.body?.statements ?? CodeBlockItemListSyntax([])), names: [],
        object: ref, owner: type, isInitialiser: true)
      let values = try parameters.map { parameter -> Value in
        if let cell = memory.globals[parameter.name] { return memory.cells[cell] }
        if let usual = parameter.usual { return try evaluate(usual) }
        return .runTime(parameter.name)
      }
      try run(closure, values)
      return
    }
  }
}

extension AccessorBlockSyntax {
  /// The statements that give the value of a computed property; nil for a stored one.
  var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}
