import DialectCore
import LayoutModel
import LayoutExport
import PlumbLanguage
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  // MARK: - Calls

  func evaluate(_ call: FunctionCallExprSyntax) throws -> Value {
    guard let sites, sites.helpers.contains(call.id) else { return try result(of: call) }
    let (lost, count) = (lostPlaces.count, memory.scene.constraints.count)
    let value = try result(of: call)
    if lostPlaces.count == lost, memory.scene.constraints.count > count { made.insert(call.id) }
    return value
  }

  private func result(of call: FunctionCallExprSyntax) throws -> Value {
    let callee = call.calledExpression
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.nameText
      guard let base = access.base else {
        return try made(
          .word(Word(name: name, arguments: try arguments(of: call), place: call.place)))
      }
      if base.is(SuperExprSyntax.self) {
        return try callSuper(name, try arguments(of: call), at: call.place)
      }
      let expected = self.expected
      if name == "init", object == nil, let owner, subject != nil,
        base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      {
        // An initialiser that an extension adds makes its value by another one.
        let made = try self.call(.type(owner), try arguments(of: call), at: call.place)
        (subject, sharedSelf) = (made, made)
        return .void
      }
      let value = try place(try evaluate(base))
      if case .null = value {
        noteNil(base)
        return .null
      }
      let arguments = try arguments(of: call)
      if try changeList(value, in: base, name, arguments) { return .void }
      self.expected = expected
      if case .truth(let truth) = value, name == "toggle", arguments.isEmpty {
        try store(.truth(!truth), in: base)
        return .void
      }
      return try locating(access.declName.place) {
        try self.call(
          name, of: value, arguments, at: call.place, name: access.declName.place, base: base)
      }
    }
    let expected = self.expected
    self.expected = nil
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.nameText
      let arguments = try arguments(of: call)
      self.expected = expected
      return try locating(reference.place) {
        try self.call(name, arguments, at: call.place, reference)
      }
    }
    if let made = try emptyList(callee) { return made }
    let value = try evaluate(callee)
    let arguments = try arguments(of: call)
    self.expected = expected
    let given = callee.as(GenericSpecializationExprSyntax.self)?.typeNames ?? []
    return try locating(call.place) {
      try self.call(value, arguments, at: call.place, choosing: given.map { canonical($0) })
    }
  }

  /// A call of what the classes of the text above the current one declare; those of UIKit do nothing
  /// that a layout depends on.
  private func callSuper(
    _ name: String, _ arguments: [Argument], at place: Range<Int>
  ) throws -> Value {
    guard let object, let owner else { return .void }
    let above = lineage(owner).dropFirst().filter(\.isClass)
    guard let parent = above.first else { return .void }
    if name == "init" {
      try runInitialiser(of: parent.name, arguments, of: object, at: place)
      return .void
    }
    let candidates = methods(name, in: Array(above), of: object) { !$0.isOfType }
    guard let method = try best(of: candidates, for: arguments) else { return .void }
    return try invoke(method, arguments, at: place)
  }

  private func elements(_ value: Value) throws -> [Value] {
    if case .list(let list) = value { return list }
    throw Failure(.swift, "\(value.inWords) is no array")
  }

  private func arguments(of call: FunctionCallExprSyntax) throws -> [Argument] {
    var result: [Argument] = []
    for argument in call.arguments {
      let inOut = argument.expression.as(InOutExprSyntax.self)?.expression
      result.append(
        Argument(
          label: argument.label?.nameText, value: try argumentValue(argument.expression),
          place: argument.expression.place, inOut: inOut))
    }
    if let trailing = call.trailingClosure {
      result.append(
        Argument(
          label: nil, value: try evaluate(ExprSyntax(trailing)), place: trailing.place,
          isTrailing: true))
    }
    for trailing in call.additionalTrailingClosures {
      result.append(
        Argument(
          label: trailing.label.nameText, value: try evaluate(ExprSyntax(trailing.closure)),
          place: trailing.place, isTrailing: true))
    }
    return result
  }

  /// A call of a function or an initialiser by its bare name.
  private func call(
    _ name: String, _ arguments: [Argument], at place: Range<Int>,
    _ reference: DeclReferenceExprSyntax
  ) throws -> Value {
    for scope in locals.reversed() {
      if let cell = scope[name] { return try call(memory.cells[cell], arguments, at: place) }
    }
    if name == "Self", let type = object.map({ memory.objects[$0.number].type }) ?? owner {
      return try call(.type(type), arguments, at: place)
    }
    if let object, let method = try method(name, of: object, taking: arguments) {
      return try invoke(method, arguments, at: place)
    }
    if let subject, let method = try declaredMethod(name, of: subject, taking: arguments) {
      return try invoke(method, arguments, at: place)
    }
    if object == nil, subject == nil, let owner,
      let method = try staticMethod(name, of: owner, taking: arguments)
    {
      return try invoke(method, arguments, at: place)
    }
    if let whole = typeName(name) {
      if let type = memory.types[whole], type.isDeclared {
        return try instantiate(type, arguments, at: place)
      }
      if whole != name { return try call(.type(whole), arguments, at: place) }
    }
    if let made = try extended(name, arguments, at: place) { return made }
    if let cell = memory.globals[name], case .closure = memory.cells[cell] {
      return try call(memory.cells[cell], arguments, at: place)
    }
    if let cell = memory.globals[name], case .overloads = memory.cells[cell] {
      return try call(memory.cells[cell], arguments, at: place)
    }
    let members = Vocabulary.members(name, of: [.global])
    if !members.isEmpty {
      return try perform(members, .void, arguments, at: place, reference.place)
    }
    if let subject, !Vocabulary.members(name, of: receivers(of: subject)).isEmpty {
      return try call(name, of: subject, arguments, at: place, name: reference.place)
    }
    if let object, isController(memory.objects[object.number].type),
      !Vocabulary.members(name, of: [.controller]).isEmpty
    {
      return try call(name, of: .object(object), arguments, at: place, name: reference.place)
    }
    if let object, let view = memory.objects[object.number].view {
      let value = Value.item(ItemRef(view))
      if !Vocabulary.members(name, of: receivers(of: value)).isEmpty {
        return try call(name, of: value, arguments, at: place, name: reference.place)
      }
    }
    if let value = try lookUp(name) {
      switch value {
      case .closure, .overloads: return try call(value, arguments, at: place)
      case .type(let type) where type != name: return try call(value, arguments, at: place)
      // A type that means nothing to a layout: UIColor(...), UIImage(...).
      case .type: return .opaque(name)
      case .unknown(let what): return member("\(name)()", of: what)
      case .null: return .null
      default: break
      }
    }
    // At the prompt somebody who prints a view wants to know where it is.
    let isAboutView =
      mode != .file && arguments.contains { if case .item = $0.value { true } else { false } }
    if Vocabulary.decorativeFunctions.contains(name), !isAboutView {
      ignore("\(name)()")
      return .void
    }
    if let object, Vocabulary.decorativeCalls.contains(name),
      memory.objects[object.number].view != nil
    {
      ignore("\(name)()")
      return .void
    }
    if let object, let view = memory.objects[object.number].view,
      let made = try usual(name, of: .item(ItemRef(view)), arguments)
    {
      return made
    }
    if let subject, let made = try usual(name, of: subject, arguments) { return made }
    if mode == .file, name.first?.isUppercase ?? false {
      if Self.endingsOfViews.contains(where: { name.hasSuffix($0) }) {
        standIns.insert(name)
        let view = try memory.scene.make(name, .view)
        try memory.scene.change(view) { $0.mask = .zero }
        try runTrailingClosures(arguments, on: .item(ItemRef(view)))
        return .item(ItemRef(view))
      }
      return unknown(name)
    }
    if mode == .file, let object, hasUnknownParent(memory.objects[object.number].type) {
      return unknown(name)
    }
    throw unknownName(name, at: reference)
  }

  /// Code behind the brackets of what is not known may well configure what it makes.
  private func runTrailingClosures(_ arguments: [Argument], on value: Value) throws {
    for argument in arguments where argument.isTrailing {
      guard case .closure(let closure) = argument.value else { continue }
      _ = try recovering(source.tree) { try run(closure, [value]) }
    }
  }

  /// How the names of views end.
  static let endingsOfViews = ["View", "Label", "Button", "Control", "TextField", "Bar"]

  /// A call of a member.
  func call(
    _ name: String, of value: Value, _ arguments: [Argument], at place: Range<Int>,
    name namePlace: Range<Int>, base: ExprSyntax? = nil
  ) throws -> Value {
    if case .unknown(let what) = value {
      if let cell = memory.globals[name] {
        switch memory.cells[cell] {
        case .closure, .overloads: break
        default: return memory.cells[cell]
        }
      }
      if let view = try standIn(for: what, asked: name) {
        return try call(name, of: view, arguments, at: place, name: namePlace)
      }
      if Self.overElements.contains(name), let closure = arguments.last?.value,
        case .closure(let code) = closure
      {
        let made = try run(code, [oneElement(of: what)])
        return name == "forEach" ? .void : name == "filter" ? value : .list([made])
      }
      if ["enumerated"].contains(name) {
        return .list([.tuple([("offset", .number(0)), ("element", oneElement(of: what))])])
      }
      return member(name, of: what)
    }
    if case .opaque = value {
      if let method = try declaredMethod(name, of: value, taking: arguments) {
        return try invoke(method, arguments, at: place, on: base)
      }
      return .opaque("what \(name) gives")
    }
    if case .object(let ref) = value {
      if let method = try method(name, of: ref, taking: arguments) {
        return try invoke(method, arguments, at: place)
      }
      let isController = isController(memory.objects[ref.number].type)
      let known = isController ? Vocabulary.members(name, of: [.controller]) : []
      if !known.isEmpty { return try perform(known, value, arguments, at: place, namePlace) }
      if name == "loadViewIfNeeded", isController {
        try load(ref)
        return .void
      }
      if name == "init" {
        // `self.init` of an initialiser that only adds to another one.
        try runInitialiser(
          of: memory.objects[ref.number].type, arguments, of: ref, at: place, isDelegated: true)
        return .void
      }
      if let stored = try property(name, of: ref) {
        switch stored {
        case .closure, .overloads: return try call(stored, arguments, at: place)
        case .unknown(let what): return member("\(name)()", of: what)
        case .null: return .null
        default: break
        }
      }
      guard let view = memory.objects[ref.number].view else {
        if mode == .file { return unknown(name) }
        throw unknownMember(name, of: value, [], at: namePlace)
      }
      return try call(
        name, of: .item(ItemRef(view)), arguments, at: place, name: namePlace)
    }
    if let ref = standIn(for: value), let method = try method(name, of: ref, taking: arguments) {
      return try invoke(method, arguments, at: place)
    }
    if let method = try declaredMethod(name, of: value, taking: arguments) {
      return try invoke(method, arguments, at: place, on: base)
    }
    if case .type(let type) = value {
      if let made = try enumerationCase(name, of: type, arguments) { return made }
      if let method = try staticMethod(name, of: type, taking: arguments) {
        return try invoke(method, arguments, at: place)
      }
      if name == "init" { return try call(value, arguments, at: place) }
      if let stored = try staticMember(name, of: type) {
        switch stored {
        case .closure, .overloads: return try call(stored, arguments, at: place)
        default: break
        }
      }
    }
    if case .draft(let draft) = value,
      let set = try self.set(name, of: draft, arguments, at: namePlace)
    {
      return set
    }
    let receivers = self.receivers(of: value)
    let members = Vocabulary.members(name, of: receivers).filter { $0.parameters != nil }
    if !members.isEmpty { return try perform(members, value, arguments, at: place, namePlace) }
    if case .type(let type) = value, Vocabulary.members(name, of: receivers).isEmpty {
      if Vocabulary.decorativeTypes.contains(type) || type.contains(".") { return .opaque(type) }
      if mode == .file, ["UIView", "NSLayoutConstraint"].contains(type) == false {
        return unknown(name)
      }
      // No layout is made by a function that these do not have.
      if ["UIView", "NSLayoutConstraint", "StackLayout"].contains(type) {
        throw unknownMember(name, of: value, receivers, at: namePlace)
      }
      return .word(Word(name: name, arguments: arguments, place: place))
    }
    if case .item = value, Vocabulary.decorativeCalls.contains(name) {
      ignore("\(name)()")
      return value
    }
    if let made = try usual(name, of: value, arguments) { return made }
    if mode == .file, Vocabulary.members(name, of: receivers).isEmpty {
      switch value {
      case .text, .number, .truth, .range, .dictionary, .frame, .font, .size, .insets, .point:
        return unknown(name)
      default: break
      }
    }
    // A member that gives something to call: `top.equal` and then `(to: other)`.
    let callee = try member(name, of: value, at: namePlace)
    return try call(callee, arguments, at: place)
  }

  /// What runs code for each element.
  private static let overElements: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter",
  ]

  /// Draftsman's properties: `label.drf.text("Hello")` sets a property of the view, and the draft goes
  /// on; nil where the name is none.
  ///
  /// What a publisher says is known when the program runs, so that following one changes nothing.
  private func set(
    _ name: String, of draft: Draft, _ arguments: [Argument], at place: Range<Int>
  ) throws -> Value? {
    let view = Value.item(ItemRef(draft.view))
    guard arguments.count == 1, let argument = arguments.first,
      Vocabulary.members(name, of: receivers(of: .draft(draft))).isEmpty
    else { return nil }
    let isKnown = Vocabulary.members(name, of: receivers(of: view)).contains { $0.assign != nil }
    guard isKnown || Vocabulary.decorations.contains(name) else { return nil }
    guard argument.label == nil else { return .draft(draft) }
    guard try set(name, of: view, to: argument.value, at: place) else { return nil }
    return .draft(draft)
  }

  /// A call of a value.
  ///
  /// - Parameter types: The types that stand in angle brackets in front of the round ones.
  private func call(
    _ value: Value, _ arguments: [Argument], at place: Range<Int>, choosing types: [String] = []
  ) throws -> Value {
    switch value {
    case .closure(let closure):
      return try invoke(closure, arguments, at: place)
    case .overloads(let closures):
      guard let closure = try best(of: closures, for: arguments) ?? closures.first else {
        return .void
      }
      return try invoke(closure, arguments, at: place)
    case .opaque: return value
    case .unknown(let what): return member("\(what.name)()", of: what)
    case .null: return .null
    case .type(let name):
      if let type = memory.types[name], type.isDeclared {
        return try instantiate(type, arguments, at: place, choosing: types)
      }
      if let made = try extended(name, arguments, at: place) { return made }
      let members = Vocabulary.members(name, of: [.global])
      if members.isEmpty { return mode == .file ? unknown(name) : .opaque(name) }
      return try perform(members, .void, arguments, at: place, place)
    case .object(let ref):
      if let method = try method("callAsFunction", of: ref, taking: arguments) {
        return try invoke(method, arguments, at: place)
      }
      fallthrough
    default:
      let members = Vocabulary.members("callAsFunction", of: receivers(of: value))
      guard !members.isEmpty else {
        throw Failure(.swift, "\(value.inWords) cannot be called", at: place, in: source)
      }
      return try perform(members, value, arguments, at: place, place)
    }
  }

  /// Runs a function of the text for a call, and gives the caller back what it shares.
  ///
  /// - Parameter base: What stands in front of the dot, for functions that change it.
  func invoke(
    _ closure: Closure, _ arguments: [Argument], at place: Range<Int>, on base: ExprSyntax? = nil
  ) throws -> Value {
    let expected = self.expected
    self.expected = nil
    let values = try matching(arguments, closure, at: place)
    let types = generics(of: closure, values, expecting: expected)
    sharedSelf = nil
    let result = try run(closure, values, generics: types)
    let outs = shared
    shared = [:]
    if let changed = sharedSelf, let base, closure.subject != nil {
      sharedSelf = nil
      try store(changed, in: base)
    }
    guard !outs.isEmpty, let slots = try? closure.parameters.slots(for: arguments).get() else {
      return result
    }
    for (index, value) in outs.sorted(by: { $0.key < $1.key }) {
      let slot = index < slots.count ? slots[index].first : index
      guard let slot, slot < arguments.count, let target = arguments[slot].inOut else { continue }
      try store(value, in: target)
    }
    return result
  }

  /// The types that a call chooses for the names that a function leaves open.
  private func generics(
    of closure: Closure, _ values: [Value?], expecting expected: TypeSyntax?
  ) -> [String: Value] {
    var result: [String: Value] = [:]
    for (name, parent) in closure.generics {
      for (value, parameter) in zip(values, closure.parameters) {
        guard let type = parameter.type?.unwrapped.trimmedDescription, let value else { continue }
        if type == "\(name).Type", case .type = value { result[name] = value }
        if type == name, let own = typeOf(value) { result[name] = .type(own) }
      }
      if result[name] == nil, let expected, let wanted = closure.result {
        if wanted.unwrapped.trimmedDescription == name {
          result[name] = .type(canonical(expected.unwrapped.bareName))
        } else if let element = wanted.element, element.trimmedDescription == name,
          let given = expected.element
        {
          result[name] = .type(canonical(given.unwrapped.bareName))
        }
      }
      if result[name] == nil, let parent {
        let bound = parent.split(separator: "&").first.map(\.trimmed) ?? parent
        result[name] = .type(canonical(bound))
      }
    }
    return result
  }

  /// The type of a value, as far as calls can make another one of it.
  func typeOf(_ value: Value) -> String? {
    switch value {
    case .object(let ref): return memory.objects[ref.number].type
    case .item(let item) where item.guide == nil:
      let node = memory.scene.nodes[item.view.number]
      return node.object.map { memory.objects[$0.number].type } ?? node.viewClass.name
    case .enumeration(let member): return member.type
    default: return typeNames(of: value).first
    }
  }

  /// What a call of a function of the text says for each of its parameters; nil for what is usual.
  func matching(
    _ arguments: [Argument], _ closure: Closure, at place: Range<Int>
  ) throws -> [Value?] {
    // Of a closure without names for them: $0.
    if closure.parameters.isEmpty {
      return try arguments.map { try self.place($0.value) }
    }
    switch closure.parameters.slots(for: arguments) {
    case .success(let slots):
      return try zip(slots, closure.parameters).map { slot, parameter in
        let values = try slot.map { index in
          let value = try coerced(arguments[index].value, to: parameter.type)
          guard parameter.isBuilder, case .closure(var code) = value else {
            return try self.place(value)
          }
          code.isBuilder = true
          return .closure(code)
        }
        return parameter.isVariadic ? .list(values) : values.first
      }
    case .failure(.lacks(let index)):
      let parameter = closure.parameters[index]
      let labels = Set(closure.parameters.map(\.label))
      if let stray = arguments.first(where: { !$0.isTrailing && !labels.contains($0.label) }) {
        throw unknownLabel(stray, closure.parameters)
      }
      throw Failure(
        .missing, "the call gives nothing for \(parameter.label ?? parameter.name)", at: place,
        in: source)
    case .failure(.exceeds(let index)): throw unknownLabel(arguments[index], closure.parameters)
    }
  }

  /// A failure about an argument that a function of the text does not take, with those it does.
  private func unknownLabel(
    _ argument: Argument, _ parameters: [Closure.Parameter]
  ) -> Failure {
    let labels = parameters.compactMap(\.label)
    var failure = Failure(
      .unexpected, "the function takes no such argument", at: argument.place, in: source)
    let known = parameters.map { ($0.label ?? "_") + ":" }.joined(separator: " ")
    failure.details = ["it takes \(known)"]
    if let label = argument.label, let near = Similarity.nearest(to: label, among: labels) {
      failure.details.append("\(label): is none of them, did you mean \(near):")
    }
    return failure
  }

  // MARK: - Members

  /// Runs the first member whose parameters a call fits.
  private func perform(
    _ members: [Member], _ receiver: Value, _ arguments: [Argument], at place: Range<Int>,
    _ namePlace: Range<Int>
  ) throws -> Value {
    var complaint: Failure?
    for member in members {
      guard let signature = member.signature, let operation = member.operation,
        let slots = signature.slots(for: arguments)
      else { continue }
      do {
        let values = try fit(slots, arguments, signature)
        let places = slots.map { $0.first.map { arguments[$0].place } }
        return try locating(place) {
          try made(
            try operation(Call(self, of: receiver, signature, values, places, at: place)))
        }
      } catch let failure as Misfit {
        complaint = complaint ?? failure.failure
      }
    }
    if mode == .file, case .void = receiver, let name = members.first?.name {
      // However a view of UIKit is made, it is one.
      if let viewClass = ViewClass.named(name) {
        let view = try memory.scene.make(viewClass)
        try memory.scene.change(view) { $0.mask = .zero }
        return .item(ItemRef(view))
      }
      if arguments.contains(where: { !$0.value.isKnown }) { return unknown(name) }
    }
    throw complaint
      ?? Signature.complaint(
        members.compactMap(\.signature), arguments, at: namePlace, in: source)
  }

  /// A value that does not fit a parameter, so that another member may.
  private struct Misfit: Error {
    let failure: Failure
  }

  private func fit(
    _ slots: [[Int]], _ arguments: [Argument], _ signature: Signature
  ) throws -> [Value] {
    try zip(slots, signature.parameters).map { slot, parameter in
      let fitting = try slot.map { index in
        let argument = arguments[index]
        if case .unknown(let what) = argument.value,
          let usual = assumed(what, for: parameter, of: signature.name)
        {
          return usual
        }
        guard
          let value = try locating(argument.place, { try fitted(argument.value, parameter.type) })
        else {
          throw Misfit(
            failure: misfit(argument.value, parameter.type, signature.name)
              .located(at: argument.place, in: source))
        }
        return value
      }
      return parameter.isVariadic ? .list(fitting) : fitting.first ?? parameter.usual ?? .null
    }
  }

  /// A failure about a value that does not fit.
  func misfit(_ value: Value, _ type: ValueType, _ name: String) -> Failure {
    if case .word(let word) = value {
      let choices = type.words + type.owners.flatMap { Vocabulary.names(of: [.type($0)]) }
      var failure = Failure(
        .badChoice, "\(name) takes \(type.inWords), not .\(word.name)",
        meant: Similarity.nearest(to: word.name, among: choices).map { ".\($0)" })
      if !type.words.isEmpty {
        let words = type.words.filter { $0.first?.isLowercase ?? false }
        failure.details = ["one of: \(words.map { ".\($0)" }.joined(separator: ", "))"]
      }
      return failure
    }
    if case .unknown(let what) = value {
      return asking(for: what.name, type.example)
    }
    return Failure(.swift, "\(name) takes \(type.inWords), not \(value.inWords)")
  }
}
