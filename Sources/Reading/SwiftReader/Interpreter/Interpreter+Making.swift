import PlumbLanguage
import LayoutModel
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  // MARK: - Making

  /// Returns whether a class is a view controller rather than a view.
  func isController(_ name: String) -> Bool {
    if name == "UIViewController" { return true }
    guard let type = memory.types[name] else { return false }
    let parents = foreignParents(name)
    if parents.contains(where: { $0.hasSuffix("Controller") }) { return true }
    return mode == .file && type.isClass
      && parents.first.map { parent in
        unknownParent(of: name) == parent && (parent.hasSuffix("VC") || type.isLikeAController)
      } ?? false
  }

  /// Returns the UIKit class that a class is or inherits from, or `nil` if it is not a view.
  func viewClass(_ name: String) -> ViewClass? {
    for parent in foreignParents(name) {
      if let known = ViewClass.named(parent) { return known }
      if parent.hasSuffix("Cell") || parent.hasSuffix("PlannedView") { return .view }
    }
    // A class whose superclass is in no file is judged by the name of that and by its code.
    guard mode == .file, let type = lineage(name).last(where: \.isClass),
      let parent = unknownParent(of: name), !isController(name),
      Self.endingsOfViews.contains(where: { parent.hasSuffix($0) }) || type.isLikeAView
    else { return nil }
    note("\(parent) is not in the file: \(type.name.typeTitle) is taken for a view without more")
    return .view
  }

  /// Whether a class is a cell, or another view to which a table gives its width.
  ///
  /// A collection view may give its views any size.
  func isRow(_ name: String) -> Bool {
    foreignParents(name).contains { parent in
      (parent.hasSuffix("Cell") || parent == "UITableViewHeaderFooterView")
        && !parent.contains("Collection")
    }
  }

  /// Returns the superclass of a class that is neither in the code nor in UIKit, as far as it is
  /// named; `nil` if there is none.
  func unknownParent(of name: String) -> String? {
    guard let type = lineage(name).last(where: \.isClass), let parent = type.inherited.first,
      self.parent(named: parent, of: type).flatMap({ memory.types[$0]?.isDeclared }) != true
    else { return nil }
    let bare = parent.bareType
    guard ViewClass.named(bare) == nil, Self.parent(bare) == nil, !Self.roots.contains(bare),
      !bare.hasSuffix("Delegate"), !bare.hasSuffix("DataSource"), !bare.hasSuffix("Protocol")
    else { return nil }
    return bare
  }

  /// Returns whether a superclass of a class is in no file.
  func hasUnknownParent(_ name: String) -> Bool { unknownParent(of: name) != nil }

  static let roots: Set<String> = [
    "UIViewController", "NSObject", "UIResponder", "ObservableObject", "Codable", "Equatable",
    "Hashable", "AnyObject", "Identifiable", "Sendable", "CustomStringConvertible",
  ]

  /// Makes an object of a class in the code, with the generic arguments after its name.
  func instantiate(
    _ type: TypeDeclaration, _ arguments: [Argument], at place: Range<Int>, view: ViewRef? = nil,
    choosing types: [String] = []
  ) throws -> Value {
    if type.kind == .enum, let made = try fromRawValue(arguments, of: type.name) { return made }
    try tick(source.tree)
    var instance = Instance(type: type.name)
    for own in lineage(type.name).reversed() {
      for (name, parent) in own.generics {
        instance.generics[name] = parent.map { canonical($0.split(separator: "&")[0].trimmed) }
      }
    }
    for own in lineage(type.name) {
      for written in own.inherited {
        guard let parent = parent(named: written, of: own).flatMap({ memory.types[$0] }) else {
          continue
        }
        for (generic, chosen) in zip(parent.generics, written.genericArguments) {
          instance.generics[generic.name] =
            instance.generics[chosen] ?? typeName(chosen, in: own.name, own.file) ?? chosen.bareType
        }
      }
    }
    for (generic, chosen) in zip(type.generics, types) { instance.generics[generic.name] = chosen }
    if let view {
      instance.view = view
    } else if let viewClass = viewClass(type.name) {
      instance.view = try memory.scene.make(viewClass, as: type.name.typeTitle)
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
    return try deeper {
      for type in lineage(type.name).reversed() where type.kind != .protocol {
        for part in type.members {
          guard let variable = part.declaration.as(VariableDeclSyntax.self),
            !variable.modifiers.contains(where: {
              ["lazy", "static", "class"].contains($0.name.text)
            })
          else { continue }
          try initialise(variable, part.source, of: ref, in: type)
        }
      }
      try runInitialiser(of: type.name, arguments, of: ref, at: place)
      try measure(ref)
      return .object(ref)
    }
  }

  /// Returns the case of an enumeration with a raw value, as for `Kind(rawValue: 1)`.
  func fromRawValue(_ arguments: [Argument], of type: String) throws -> Value? {
    guard arguments.map(\.label) == ["rawValue"], let raw = arguments.first?.value else {
      return nil
    }
    if case .unknown(let what) = raw { return member("\(type.typeTitle)", of: what, type: type) }
    for (name, value) in try rawValues(of: type) where try isEqual(value, raw) {
      return .enumeration(EnumerationCase(type: type, name: name))
    }
    return .null
  }

  /// Asks a view for its intrinsic content size and its baselines, if its class overrides them.
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
    if declares("intrinsicContentSize", of: ref) {
      if case .size(let size)? = try known("intrinsicContentSize") {
        memory.scene.nodes[view.number].isMeasured = true
        try memory.scene.change(view) {
          $0.content = PerAxis(
            horizontal: size.width < 0 ? nil : size.width,
            vertical: size.height < 0 ? nil : size.height)
        }
      } else {
        // It has a size of its own, such as that of its rows: which one, only the program knows.
        touch([view])
      }
    }
    let (first, last) = (
      try number("firstBaselineOffsetFromTop"), try number("lastBaselineOffsetFromBottom")
    )
    if first != nil || last != nil {
      try memory.scene.change(view) { $0.baselines = .offsets(first: first ?? 0, last: last ?? 0) }
    }
  }

  /// Evaluates the initial values of stored properties.
  func initialise(
    _ variable: VariableDeclSyntax, _ source: SwiftSource, of ref: ObjectRef,
    in type: TypeDeclaration
  ) throws {
    try withFrame(CallFrame(source: source, object: ref, owner: type.name)) {
      for binding in variable.bindings where binding.accessorBlock?.getter == nil {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        let name = pattern.identifier.nameText
        var value = Value.null
        let annotation = binding.typeAnnotation?.type
        let written = annotation?.trimmedText ?? ""
        let wrapper = wrapper(of: variable)
        if binding.initializer == nil, wrapper == nil, !written.isEmpty, !written.hasSuffix("?"),
          !written.hasSuffix("!")
        {
          memory.objects[ref.number].unknown[name] =
            "it gets its value when the program runs; let \(name) = ... sets it here"
          memory.objects[ref.number].unknownTypes[name] = written
          continue
        }
        if let initializer = binding.initializer {
          // Names are looked up in the object, not in the surrounding scopes.
          frame.locals = [[:]]
          let before = checkpoint
          do {
            expected = annotation
            value = try coerced(copied(try initialValue(initializer.value)), to: annotation)
          } catch let failure as Failure where mode == .file && failure.code != .limit {
            goBack(to: before)
            try skip(failure.located(at: initializer.value.place, in: source), variable)
            memory.objects[ref.number].unknown[name] = failure.message
            memory.objects[ref.number].unknownTypes[name] = written.isEmpty ? nil : written
            continue
          }
          baptise(value, name, unless: initializer.value)
          // A value that was given before the import takes precedence.
          if mode == .file, let cell = memory.globals[name], memory.cells[cell].isPlain(like: value)
          {
            value = memory.cells[cell]
          }
        }
        if let wrapper {
          try wrap(value, wrapper, name, of: ref, isGiven: binding.initializer != nil)
          continue
        }
        if case .null = value, variable.attributes.isOutlet {
          note("\(name) is an outlet: the storyboard or nib that makes it is not read")
          if mode == .file {
            value = unknown(name, written.bareType)
            memory.objects[ref.number].outlets.append(name)
          }
        }
        memory.cells.append(value)
        memory.objects[ref.number].properties[name] = memory.cells.count - 1
        if variable.attributes.updatesLayout { memory.objects[ref.number].updating.insert(name) }
      }
    }
  }

  /// Returns the property wrapper of a property, if it is in the code, with the attribute that
  /// names it.
  func wrapper(of variable: VariableDeclSyntax) -> (TypeDeclaration, AttributeSyntax)? {
    for element in variable.attributes {
      guard case .attribute(let attribute) = element,
        let name = typeName(attribute.attributeName.trimmedText),
        let type = memory.types[name], type.attributes.names.contains("propertyWrapper")
      else { continue }
      return (type, attribute)
    }
    return nil
  }

  /// Makes the wrapper of a property from its initial value.
  func wrap(
    _ value: Value, _ wrapper: (type: TypeDeclaration, attribute: AttributeSyntax), _ name: String,
    of ref: ObjectRef, isGiven: Bool
  ) throws {
    let place = wrapper.attribute.place
    var arguments: [Argument] = []
    if isGiven { arguments.append(Argument(label: "wrappedValue", value: value, place: place)) }
    if case .argumentList(let list)? = wrapper.attribute.arguments {
      for argument in list {
        arguments.append(
          Argument(
            label: argument.label?.nameText, value: try evaluate(argument.expression), place: place)
        )
      }
    }
    let made = try instantiate(wrapper.type, arguments, at: place)
    keep(made, name, of: ref)
    keep(made, "_" + name, of: ref)
    memory.objects[ref.number].wrapped.insert(name)
    if let inner = try property(name, of: ref) {
      baptise(inner, name, unless: ExprSyntax(NilLiteralExprSyntax()))
    }
  }

  /// Runs the matching initialiser of a class or else of its superclasses.
  ///
  /// `isDelegated` tells that another initialiser of the class calls it.
  func runInitialiser(
    of type: String, _ arguments: [Argument], of ref: ObjectRef, at place: Range<Int>,
    isDelegated: Bool = false
  ) throws {
    for type in lineage(type) {
      var declared = false
      var candidates: [Closure] = []
      for part in type.members(named: "init") {
        guard let initializer = part.declaration.as(InitializerDeclSyntax.self) else { continue }
        let parameters = cache.parameters(of: initializer)
        if parameters.first?.label == "coder" || initializer.isUnavailable { continue }
        declared = true
        var closure = Closure(
          source: part.source, parameters: parameters,
          body: .statements(initializer.body?.statements ?? CodeBlockItemListSyntax([])),
          names: [], object: ref, owner: type.name, isInitialiser: true)
        closure.generics =
          initializer.genericParameterClause?.parameters.map {
            ($0.name.nameText, $0.inheritedType?.trimmedText)
          } ?? []
        candidates.append(closure)
      }
      if arguments.isEmpty, isExploring, !isDelegated,
        let closure = candidates.first(where: { candidate in
          guard case .statements(let body) = candidate.body, !ran.contains(body.id) else {
            return false
          }
          return exploration?.wanted.contains { $0.function?.id == body.id } ?? false
        })
      {
        try run(closure)
        return
      }
      if let closure = try best(of: candidates, for: arguments) {
        _ = try invoke(closure, arguments, at: place)
        return
      }
      let labels = candidates.map { $0.parameters.map(\.label) }
      if arguments.isEmpty || arguments.isOfStack, let frame = labels.firstIndex(of: ["frame"]) {
        try run(candidates[frame], [.frame(.zero)])
        return try arrange(arguments, in: ref, at: place)
      }
      let isOfUIKit = arguments.contains {
        [
          "frame", "nibName", "bundle", "style", "reuseIdentifier", "coder", "rootViewController",
          "collectionViewLayout", "arrangedSubviews", "image", "effect", "type",
        ].contains($0.label)
      }
      if declared, !arguments.isEmpty, !isDelegated, !isOfUIKit {
        // In a file, arguments that are known only at run time are left out.
        if mode == .file, let only = candidates.first, candidates.count == 1,
          arguments.contains(where: { !$0.value.isKnown })
        {
          try run(
            only,
            only.parameters.map { parameter in
              arguments.first { $0.label == parameter.label }?.value
            })
          return
        }
        throw Failure(
          .swift, "\(type.name.typeTitle) has no such initialiser", at: place, in: source)
      }
    }
    try arrange(arguments, in: ref, at: place)
    guard !isDelegated else { return }
    try runOnlyInitialiser(of: type, of: ref, arguments)
    try fillMembers(of: ref, arguments)
    if arguments.map(\.label) == ["frame"], case .frame(let frame)? = arguments.first?.value,
      let view = memory.objects[ref.number].view, memory.scene.item(view) == nil
    {
      memory.scene.nodes[view.number].frame = frame
      try memory.scene.change(view) { $0.mask?.frame = frame }
    }
  }

  /// Sets the members of a struct from a memberwise initialiser, in order.
  func fillMembers(of ref: ObjectRef, _ arguments: [Argument]) throws {
    for argument in arguments {
      var label = argument.label
      // A trailing closure belongs to a member that has the type of a function.
      if label == nil, argument.isTrailing {
        label = memory.objects[ref.number].unknown.keys.sorted().first {
          memory.objects[ref.number].unknownTypes[$0]?.contains("->") ?? false
        }
      }
      guard let label else { continue }
      let type = memory.objects[ref.number].type
      let isUnknown = memory.objects[ref.number].unknown.removeValue(forKey: label) != nil
      if isUnknown || memory.objects[ref.number].properties[label] != nil {
        let value = try coerced(argument.value, to: annotation(of: label, in: type))
        keep(try place(value), label, of: ref)
      }
    }
  }

  /// Returns the declared type of a stored property, or `nil` if none is written.
  func annotation(of name: String, in type: String) -> TypeSyntax? {
    for own in lineage(type) {
      for part in own.members(named: name) {
        guard let variable = part.declaration.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings where binding.pattern.trimmedText == name {
          return binding.typeAnnotation?.type
        }
      }
    }
    return nil
  }
}

extension Interpreter {
  /// Runs the only initialiser of a class without arguments.
  ///
  /// Its parameters become values known only at run time, unless they were given at the prompt.
  func runOnlyInitialiser(
    of type: String, of ref: ObjectRef, _ arguments: [Argument]
  ) throws {
    guard mode == .file, arguments.isEmpty else { return }
    for own in lineage(type) where own.isDeclared && own.kind != .protocol {
      let usable = own.members(named: "init").compactMap { part in
        part.declaration.as(InitializerDeclSyntax.self).map { (part.source, $0) }
      }.filter { !$0.1.isUnavailable }
      // A class without any other one is made by its nib.
      let others = usable.filter { !$0.1.isOfNibs }
      let written = others.isEmpty ? usable : others
      // A designated initialiser is preferred to a convenience one.
      let isWhole = written.first { initializer in
        !initializer.1.modifiers.contains { $0.name.text == "convenience" }
      }
      guard let (text, initializer) = isWhole ?? written.first else { continue }
      let parameters = cache.parameters(of: initializer)
      let closure = Closure(
        source: text, parameters: parameters,
        body: .statements(initializer.body?.statements ?? CodeBlockItemListSyntax([])), names: [],
        object: ref, owner: own.name, isInitialiser: true)
      let values = try parameters.map { parameter -> Value? in
        if let cell = memory.globals[parameter.name] { return memory.cells[cell] }
        return parameter.usual == nil ? try standIn(for: parameter) : nil
      }
      try run(closure, values)
      return
    }
  }
}

extension AccessorBlockSyntax {
  /// The body of the getter of a computed property, or `nil` for a stored property.
  var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}

extension TypeDeclaration {
  /// Whether a class with an unknown superclass must be a view, judging by its code.
  var isLikeAView: Bool {
    let names = ["layoutSubviews", "updateConstraints", "didMoveToSuperview", "didMoveToWindow"]
    return names.contains { !members(named: $0).isEmpty } || hasWord("addSubview")
      || hasWord("prepareForReuse")
  }

  /// Whether a class with an unknown superclass must be a view controller, judging by its code.
  var isLikeAController: Bool {
    !members(named: "viewDidLoad").isEmpty || !members(named: "loadView").isEmpty
  }

  func hasWord(_ word: String) -> Bool {
    members.contains { part in
      part.declaration.tokens(viewMode: .sourceAccurate).contains { $0.text == word }
    }
  }
}
