import LayoutModel
import PlumbLanguage
import SwiftSyntax
import UIKitTexts

/// Interprets values according to declared types, for implicit members and the like.
extension Interpreter {
  /// Returns a value as a declared type: `.zero`, `.init(8)` and the like become members of it.
  func coerced(_ value: Value, to type: TypeSyntax?) throws -> Value {
    guard let type else { return value }
    if value.isWordInside, let options = try options(value, of: type) { return options }
    switch value {
    case .word(let word): return try member(word, of: type) ?? madeElsewhere(word, type) ?? value
    case .list(let list):
      guard let element = type.element,
        list.contains(where: { $0.isWordInside }) || element.unwrapped.is(TupleTypeSyntax.self)
      else { return value }
      return .list(try list.map { try coerced($0, to: element) })
    case .tuple(let parts):
      guard let elements = type.as(TupleTypeSyntax.self)?.elements, elements.count == parts.count
      else { return value }
      return .tuple(
        try zip(parts, elements).map { part, element in
          (part.label ?? element.firstName?.nameText, try coerced(part.value, to: element.type))
        })
    case .dictionary(let dictionary):
      guard let types = type.unwrapped.as(DictionaryTypeSyntax.self) else { return value }
      return .dictionary(try coerced(dictionary, to: types))
    case .unknown(let what):
      if memory.unknowns[what.number].type == nil {
        memory.unknowns[what.number].type = type.trimmedText
      }
      return value
    default: return value
    }
  }

  /// Makes the view of a function that is in no file: `let title: UILabel = .build { … }`; returns
  /// `nil` for any other member.
  private func madeElsewhere(_ word: Word, _ type: TypeSyntax) throws -> Value? {
    guard mode == .file, let arguments = word.arguments, !word.isCalculation, word.name != "init",
      let viewClass = ViewClass.named(type.unwrapped.bareName),
      Vocabulary.members(word.name, of: [.type(viewClass.name), .type("UIView")]).isEmpty
    else { return nil }
    let view = try memory.scene.make(viewClass)
    let value = Value.item(ItemRef(view))
    note(
      "\(word.name) is in no file that is read: a new \(viewClass.name) stands for what it makes")
    try runTrailingClosures(arguments, on: value)
    return value
  }

  /// Returns the value of an option set as the list of its options; `nil` for any other type.
  private func options(_ value: Value, of type: TypeSyntax) throws -> Value? {
    let name = canonical(type.unwrapped.bareName)
    let own = memory.types[name]
    let edges = Self.edges[name]
    guard edges != nil || own?.inherited.contains("OptionSet") ?? false else { return nil }
    switch value {
    case .word(let word) where word.arguments == nil && word.steps.isEmpty:
      if let edges {
        return .list((word.name == "all" ? edges : [word.name]).map { .word(named: $0) })
      }
      return try staticMember(word.name, of: name)
    case .list(let list):
      return .list(
        try list.flatMap { element -> [Value] in
          guard case .list(let inner) = try options(element, of: type) ?? element else {
            return [element]
          }
          return inner
        })
    default: return nil
    }
  }

  private static let edges: [String: [String]] = [
    "UIRectEdge": ["top", "left", "bottom", "right"],
    "NSDirectionalRectEdge": ["top", "leading", "bottom", "trailing"],
  ]

  /// Returns an implicit member of a type, or `nil` if the type has none with that name.
  private func member(_ word: Word, of type: TypeSyntax) throws -> Value? {
    var name = canonical(type.unwrapped.bareName)
    if name == "Self", let own = object.map({ memory.objects[$0.number].type }) ?? owner {
      name = own
    }
    for scope in frame.locals.reversed() {
      if let cell = scope[name], case .type(let bound) = memory.cells[cell] {
        name = bound
        break
      }
    }
    return try member(word, ofType: name)
  }

  func member(_ word: Word, ofType name: String) throws -> Value? {
    if !word.steps.isEmpty { return try chain(word, ofType: name) }
    if word.isCalculation { return try calculated(word, ofType: name) }
    if memory.types[name]?.isDeclared ?? false {
      if word.name == "init", let arguments = word.arguments, let type = memory.types[name] {
        return try instantiate(type, arguments, at: word.place)
      }
      return try declaredMember(word, of: name)
    }
    if let found = try declaredMember(word, of: name) { return found }
    if word.name == "init", let arguments = word.arguments {
      if let made = try extended(name, arguments, at: word.place) { return made }
      if arguments.isEmpty, ["Set", "Array"].contains(name) { return .list([]) }
      if arguments.isEmpty, name == "Dictionary" { return .dictionary([:]) }
      guard !Vocabulary.members(name, of: [.global]).isEmpty else {
        return Vocabulary.decorativeTypes.contains(name) ? .opaque(name) : nil
      }
      return try call("init", of: .type(name), arguments, at: word.place, name: word.place)
    }
    let known = Vocabulary.members(word.name, of: [.type(name)])
    guard known.contains(where: { ($0.parameters != nil) == (word.arguments != nil) }) else {
      return Vocabulary.decorativeTypes.contains(name) ? .opaque(name) : nil
    }
    guard let arguments = word.arguments else {
      return try member(word.name, of: .type(name), at: word.place)
    }
    return try call(word.name, of: .type(name), arguments, at: word.place, name: word.place)
  }

  /// Returns a static member that the code declares.
  func declaredMember(_ word: Word, of type: String) throws -> Value? {
    guard let call = word.call, word.arguments != nil else {
      return try declaredValue(word, of: type)
    }
    var found: Value?
    _ = try counting(call) {
      found = try declaredValue(word, of: type)
      return found ?? .void
    }
    return found
  }

  private func declaredValue(_ word: Word, of type: String) throws -> Value? {
    guard let arguments = word.arguments else {
      guard let value = try staticMember(word.name, of: type) else { return nil }
      if case .type = value { return nil }
      return value
    }
    if let made = try enumerationCase(word.name, of: type, arguments) { return made }
    if let method = try staticMethod(word.name, of: type, taking: arguments) {
      // A generic parameter is inferred from the expected type: `let title: UILabel = .build()`.
      expected = TypeSyntax(IdentifierTypeSyntax(name: .identifier(type)))
      return try invoke(method, arguments, at: word.place)
    }
    return nil
  }

  /// Evaluates an expression of implicit members, `.horizontal(8) + .bottom(4)`, as an expected
  /// type; returns `nil` for anything else.
  func calculated(_ word: Word, ofType name: String) throws -> Value? {
    guard word.isCalculation, let sides = word.arguments, sides.count == 2 else { return nil }
    let values = try sides.map { side -> Value in
      guard case .word(let inner) = side.value else { return side.value }
      return try member(inner, ofType: name) ?? side.value
    }
    for case .word in values { return nil }
    if let made = try declaredOperator(word.name, values, at: word.place) { return made }
    return try combine(values[0], word.name, values[1], at: source.tree)
  }

  /// Returns a case of an enumeration in the code, or `nil` if there is none with that name.
  func enumerationCase(
    _ name: String, of type: String, _ arguments: [Argument]
  ) throws -> Value? {
    guard let own = memory.types[type] else { return nil }
    for part in own.members(named: name) {
      guard let cases = part.declaration.as(EnumCaseDeclSyntax.self),
        let element = cases.elements.first(where: { $0.name.nameText == name })
      else { continue }
      let parameters = element.parameterClause?.parameters.map { $0 } ?? []
      var payload: [(label: String?, value: Value)] = []
      for (index, argument) in arguments.enumerated() {
        let type = index < parameters.count ? parameters[index].type : nil
        let label =
          index < parameters.count ? parameters[index].firstName?.nameText : argument.label
        payload.append((label, try coerced(try place(argument.value), to: type)))
      }
      for parameter in parameters.dropFirst(arguments.count) {
        guard let usual = parameter.defaultValue?.value else { continue }
        payload.append((parameter.firstName?.nameText, try evaluate(usual)))
      }
      return .enumeration(EnumerationCase(type: type, name: name, payload: payload))
    }
    return nil
  }

  // MARK: - Types of values

  /// Returns the names under which code can extend the type of a value, most specific first.
  func typeNames(of value: Value) -> [String] {
    let names: [String] =
      switch value {
      case .number: ["CGFloat", "Double", "Int", "UILayoutPriority", "Float", "TimeInterval"]
      case .truth: ["Bool"]
      case .text: ["String", "StringProtocol", "NSAttributedString", "NSMutableAttributedString"]
      case .list:
        ["Array", "Collection", "Sequence", "MutableCollection", "RandomAccessCollection", "Set"]
      case .dictionary: ["Dictionary", "Sequence"]
      case .range: ["Range", "ClosedRange", "Sequence", "Collection"]
      case .size: ["CGSize"]
      case .point: ["CGPoint", "UIOffset"]
      case .insets: ["UIEdgeInsets", "NSDirectionalEdgeInsets"]
      case .frame: ["CGRect"]
      case .font: ["UIFont", "NSObject"]
      case .constraint: ["NSLayoutConstraint", "NSObject"]
      case .enumeration(let member): [member.type]
      case .item(let item):
        item.guide != nil || memory.scene.nodes[item.view.number].kind == .guide
          ? ["UILayoutGuide", "NSObject"] : ["UIView"]
      case .anchor(_, let attribute): attribute.namesOfAnchor + ["NSLayoutAnchor", "NSObject"]
      case .snap(let snap): snap.typeNames
      case .word(let word) where word.arguments == nil: Self.typesOfWords[word.name] ?? []
      case .opaque(let name): name.first?.isUppercase ?? false ? [name, "NSObject"] : ["NSObject"]
      default: []
      }
    return names
  }

  /// The enumerations of UIKit that apps extend, by their cases.
  private static let typesOfWords: [String: [String]] = {
    let attributes = ["left", "right", "top", "bottom", "leading", "trailing", "width", "height"]
    let more = ["centerX", "centerY", "firstBaseline", "lastBaseline", "notAnAttribute"]
    var types: [String: [String]] = [:]
    for name in attributes + more { types[name] = ["NSLayoutConstraint.Attribute"] }
    for name in ["equal", "lessThanOrEqual", "greaterThanOrEqual"] {
      types[name] = ["NSLayoutConstraint.Relation"]
    }
    for name in ["horizontal", "vertical"] { types[name] = ["NSLayoutConstraint.Axis"] }
    return types
  }()

  /// Returns the types in the code that a value has, including extensions.
  func ownTypes(of value: Value) -> [TypeDeclaration] {
    var seen: Set<String> = []
    return typeNames(of: value).flatMap { lineage($0) }.filter { seen.insert($0.name).inserted }
  }

  /// Returns a property that the code declares for a value, or `nil` if there is none.
  func declaredProperty(_ name: String, of value: Value) throws -> Value? {
    if case .enumeration(let member) = value, let found = try property(name, of: member) {
      return found
    }
    for type in ownTypes(of: value) {
      for part in type.members(named: name) where meets(part.requirement, value) {
        guard let variable = part.declaration.as(VariableDeclSyntax.self), !variable.isOfType else {
          continue
        }
        for binding in variable.bindings where binding.pattern.trimmedText == name {
          guard let getter = binding.accessorBlock?.getter else { continue }
          var closure = Closure(
            source: part.source, parameters: [], body: .statements(getter), names: [], object: nil)
          (closure.subject, closure.owner) = (value, type.name)
          closure.result = binding.typeAnnotation?.type
          return try run(closure)
        }
      }
    }
    return nil
  }

  /// Returns whether a value meets the requirement of an extension of arrays on its elements.
  private func meets(_ requirement: String?, _ value: Value) -> Bool {
    guard let requirement, case .list(let list) = value, let first = list.first else { return true }
    let known = typeNames(of: first) + (lineageOfView(first).map(\.name))
    guard
      let asked = requirement.split(whereSeparator: { "=: ".contains($0) }).last.map(String.init)
    else { return true }
    let isTold = requirement.contains("Element")
    let title = asked.bareType
    guard isTold else { return true }
    return known.contains { $0 == title || $0.typeTitle == title } || known.isEmpty
      || (title == "UIView" && isView(first)) || memory.types[title]?.kind == .protocol
      || ["NSLayoutAnchor"].contains(title)
  }

  private func isView(_ value: Value) -> Bool {
    if case .object(let ref) = value { return memory.objects[ref.number].view != nil }
    if case .unknown = value { return true }
    return false
  }

  private func lineageOfView(_ value: Value) -> [TypeDeclaration] {
    if case .object(let ref) = value { return lineage(memory.objects[ref.number].type) }
    return []
  }

  /// Returns the method that the code declares for a value and a call, or `nil` if there is none.
  func declaredMethod(
    _ name: String, of value: Value, taking arguments: [Argument]
  ) throws -> Closure? {
    let types = ownTypes(of: value)
    guard !types.isEmpty else { return nil }
    let candidates = methods(name, in: types, of: nil, on: value) { !$0.isOfType }
    return try best(of: candidates, for: arguments, before: name, of: receivers(of: value))
  }

  /// Returns the methods of some types with a name, most specific type first.
  func methods(
    _ name: String, in types: [TypeDeclaration], of ref: ObjectRef?, on value: Value? = nil,
    where isMeant: (FunctionDeclSyntax) -> Bool = { _ in true }
  ) -> [Closure] {
    var result: [Closure] = []
    for type in types {
      for part in type.members(named: name) {
        guard let function = part.declaration.as(FunctionDeclSyntax.self),
          function.name.nameText == name, function.body != nil, isMeant(function)
        else { continue }
        if let value, !meets(part.requirement, value) { continue }
        let closure = cache.function(function.id) { self.closure(of: function, in: part.source) }
        result.append(Closure(copying: closure, of: ref, value, owner: type.name))
      }
    }
    return result
  }

  /// Returns the first of several overloads that accepts a call, or `nil` if there is none.
  func best(of candidates: [Closure], for arguments: [Argument]) throws -> Closure? {
    let fitting = candidates.filter { (try? $0.parameters.slots(for: arguments).get()) != nil }
    if fitting.count < 2 { return fitting.first }
    return fitting.first { accepts($0, arguments) } ?? fitting.first
  }

  /// Returns whether the arguments of a call can have the types of a function's parameters.
  func accepts(_ closure: Closure, _ arguments: [Argument]) -> Bool {
    guard let slots = try? closure.parameters.slots(for: arguments).get() else { return false }
    // The types are those that the declaration sees, which may be private to its file.
    let outer = frame.source
    frame.source = closure.source
    defer { frame.source = outer }
    for (slot, parameter) in zip(slots, closure.parameters) {
      guard let type = parameter.type else { continue }
      for index in slot
      where !isA(arguments[index].value, type, variadic: parameter.isVariadic) {
        return false
      }
    }
    return true
  }

  /// Returns whether a value can have a declared type; `true` if that is unknown.
  private func isA(_ value: Value, _ type: TypeSyntax, variadic: Bool) -> Bool {
    let written = type.unwrapped
    let isOptional = written.id != type.id
    if case .null = value { return isOptional }
    if written.is(FunctionTypeSyntax.self) || written.is(AttributedTypeSyntax.self) {
      if case .closure = value { return true }
      return written.is(AttributedTypeSyntax.self)
    }
    if written.is(ArrayTypeSyntax.self) {
      guard case .list = value else { return false }
      return true
    }
    if case .closure = value { return false }
    if case .list = value { return written.bareName == "Array" || !isKnown(written.bareName) }
    return conforms(value, to: canonical(written.bareName)) ?? true
  }

  private func isKnown(_ name: String) -> Bool {
    ["NS", "UI", "CG"].contains { name.hasPrefix($0) } || Self.types.contains(name)
      || ViewClass.named(name) != nil || typeName(name) != nil
  }

  /// Returns whether a value has a type, or `nil` if that is unknown.
  func conforms(_ value: Value, to type: String) -> Bool? {
    switch value {
    case .number:
      return [
        "CGFloat", "Double", "Int", "Float", "UILayoutPriority", "TimeInterval",
        "NSNumber", "UInt",
      ].contains(type) ? true : isKnown(type) ? false : nil
    case .text: return type == "String" ? true : isKnown(type) ? false : nil
    case .truth: return type == "Bool" ? true : isKnown(type) ? false : nil
    case .word(let word):
      if type == "UIView" || ViewClass.named(type) != nil { return false }
      guard let own = memory.types[type] else { return nil }
      if !own.members(named: word.name).isEmpty { return true }
      // Conformances that UIKit adds to a type that the code only extends are unknown.
      return own.isDeclared ? false : nil
    case .object(let ref):
      let own = memory.objects[ref.number].type
      let names = lineage(own).map(\.name) + foreignParents(own)
      if names.contains(type) { return true }
      if let known = viewClass(own), known.isA(type) { return true }
      if type == "UIViewController" { return isController(own) }
      return ["AnyObject", "NSObject", "Any"].contains(type) ? true : isKnown(type) ? false : nil
    case .item(let item):
      let isGuide = item.guide != nil || memory.scene.nodes[item.view.number].kind == .guide
      if isGuide { return type == "UILayoutGuide" ? true : isKnown(type) ? false : nil }
      let node = memory.scene.nodes[item.view.number]
      if node.className == type || node.viewClass.isA(type) { return true }
      if let object = node.object { return conforms(.object(object), to: type) }
      let around = lineage(node.viewClass.name) + lineage("UIView")
      if around.contains(where: { $0.name == type || $0.inherited.contains(type) }) { return true }
      return ["AnyObject", "NSObject", "Any", "UIResponder"].contains(type)
        ? true : isKnown(type) ? false : nil
    case .anchor, .constraint, .insets, .size, .point, .frame, .font, .list:
      if typeNames(of: value).contains(type) || type == "Any" { return true }
      return isKnown(type) ? false : nil
    case .unknown(let what):
      guard let view = memory.unknowns[what.number].view else { return nil }
      return conforms(.item(ItemRef(view)), to: type)
    case .enumeration(let member):
      let names = lineage(member.type)
      return names.contains { $0.name == type || $0.inherited.contains(type) }
        ? true : isKnown(type) ? false : nil
    default: return nil
    }
  }
}

extension ViewClass {
  /// Returns whether the class is the named one or inherits from it.
  func isA(_ name: String) -> Bool {
    var current: ViewClass? = self
    while let next = current {
      if next.name == name { return true }
      current = next.parent.flatMap { ViewClass.named($0) }
    }
    return name == "UIView"
  }
}

extension Attribute {
  /// The names of the classes of anchors with this attribute.
  fileprivate var namesOfAnchor: [String] {
    switch self {
    case .width, .height: ["NSLayoutDimension"]
    case .leading, .trailing, .left, .right, .centerX: ["NSLayoutXAxisAnchor"]
    default: ["NSLayoutYAxisAnchor"]
    }
  }
}

extension Value {
  /// Whether the value is an implicit member, or a list that contains one.
  var isWordInside: Bool {
    switch self {
    case .word: true
    case .list(let list): list.contains(where: \.isWordInside)
    case .tuple(let parts): parts.contains(where: \.value.isWordInside)
    default: false
    }
  }
}
