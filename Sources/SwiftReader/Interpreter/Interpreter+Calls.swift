import DialectCore
import LayoutModel
import LayoutExport
import PlumbLanguage
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  // MARK: - Calls

  func evaluate(_ call: FunctionCallExprSyntax) throws -> Value {
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
      let value = try place(try evaluate(base))
      if case .null = value {
        noteNil(base)
        return .null
      }
      let arguments = try arguments(of: call)
      if case .list(let list) = value, name == "append", let added = arguments.first,
        arguments.count == 1
      {
        let new = added.label == "contentsOf" ? try elements(added.value) : [try place(added.value)]
        for value in new { try budget.take(value, level: 1) }
        try budget.take(bytes: 16 * list.count)
        try store(.list(list + new), in: base)
        return .void
      }
      if case .truth(let truth) = value, name == "toggle", arguments.isEmpty {
        try store(.truth(!truth), in: base)
        return .void
      }
      return try locating(access.declName.place) {
        try self.call(name, of: value, arguments, at: call.place, name: access.declName.place)
      }
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.nameText
      let arguments = try arguments(of: call)
      return try locating(reference.place) {
        try self.call(name, arguments, at: call.place, reference)
      }
    }
    let value = try evaluate(callee)
    let arguments = try arguments(of: call)
    return try locating(call.place) { try self.call(value, arguments, at: call.place) }
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
    guard let method = method(name, of: object, in: Array(above)) else { return .void }
    return try run(method, matching(arguments, method, at: place))
  }

  private func elements(_ value: Value) throws -> [Value] {
    if case .list(let list) = value { return list }
    throw Failure(.swift, "\(value.inWords) is not an array")
  }

  private func arguments(of call: FunctionCallExprSyntax) throws -> [Argument] {
    var result: [Argument] = []
    for argument in call.arguments {
      result.append(
        Argument(
          label: argument.label?.nameText, value: try evaluate(argument.expression),
          place: argument.expression.place))
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
    if let object, let method = try method(name, of: object) {
      return try run(method, matching(arguments, method, at: place))
    }
    if let type = memory.types[name], type.isDeclared {
      return try instantiate(type, arguments, at: place)
    }
    if let made = try extended(name, arguments, at: place) { return made }
    let members = Vocabulary.members(name, of: [.global])
    if !members.isEmpty {
      return try perform(members, .void, arguments, at: place, reference.place)
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
    if let value = try lookUp(name), case .closure = value {
      return try call(value, arguments, at: place)
    }
    if case .type? = try lookUp(name) {
      // A type that means nothing to a layout: UIColor(...), UIImage(...).
      return .opaque(name)
    }
    // At the prompt somebody who prints a view wants to know where it is.
    let isAboutView =
      mode != .file && arguments.contains { if case .item = $0.value { true } else { false } }
    if Vocabulary.decorativeFunctions.contains(name), !isAboutView {
      ignore("\(name)()")
      return .void
    }
    if mode == .file, Self.endingsOfViews.contains(where: { name.hasSuffix($0) }) {
      note("\(name) is not in the file: a view without content is used instead")
      let view = try memory.scene.make(name, .view)
      try memory.scene.change(view) { $0.mask = .zero }
      return .item(ItemRef(view))
    }
    throw unknownName(name, at: reference)
  }

  /// How the names of views end.
  static let endingsOfViews = ["View", "Label", "Button", "Control", "TextField", "Bar"]

  /// A call of a member.
  func call(
    _ name: String, of value: Value, _ arguments: [Argument], at place: Range<Int>,
    name namePlace: Range<Int>
  ) throws -> Value {
    if case .opaque(let what) = value {
      if what.isRunTime, let cell = memory.globals[name] { return memory.cells[cell] }
      return what.isRunTime ? .runTime(name) : .opaque("the result of \(name)")
    }
    if case .object(let ref) = value {
      if let method = try method(name, of: ref) {
        return try run(method, matching(arguments, method, at: place))
      }
      let isController = isController(memory.objects[ref.number].type)
      let known = isController ? Vocabulary.members(name, of: [.controller]) : []
      if !known.isEmpty { return try perform(known, value, arguments, at: place, namePlace) }
      if name == "loadViewIfNeeded", isController {
        try load(ref)
        return .void
      }
      // `self.init` in an initialiser: the view is made already.
      if name == "init" { return .void }
      if let stored = try property(name, of: ref), case .closure(let closure) = stored {
        return try run(closure, arguments.map(\.value))
      }
      guard let view = memory.objects[ref.number].view else {
        throw unknownMember(name, of: value, [], at: namePlace)
      }
      return try call(
        name, of: .item(ItemRef(view)), arguments, at: place, name: namePlace)
    }
    if let ref = standIn(for: value), let method = try method(name, of: ref) {
      return try run(method, matching(arguments, method, at: place))
    }
    if case .type(let type) = value, let method = staticMethod(name, of: type) {
      return try run(method, matching(arguments, method, at: place))
    }
    if case .type(let type) = value, name == "init" {
      return try perform(
        Vocabulary.members(type, of: [.global]), .void, arguments, at: place, namePlace)
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
      if ["UIColor", "UIImage"].contains(type) || type.contains(".") { return .opaque(type) }
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
    // A member that gives something to call: `top.equal` and then `(to: other)`.
    let callee = try member(name, of: value, at: namePlace)
    return try call(callee, arguments, at: place)
  }

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
  private func call(_ value: Value, _ arguments: [Argument], at place: Range<Int>) throws -> Value {
    switch value {
    case .closure(let closure):
      return try run(closure, try matching(arguments, closure, at: place))
    case .opaque: return value
    case .null: return .null
    case .type(let name):
      if let type = memory.types[name], type.isDeclared {
        return try instantiate(type, arguments, at: place)
      }
      if let made = try extended(name, arguments, at: place) { return made }
      let members = Vocabulary.members(name, of: [.global])
      if members.isEmpty { return .opaque(name) }
      return try perform(members, .void, arguments, at: place, place)
    default:
      let members = Vocabulary.members("callAsFunction", of: receivers(of: value))
      guard !members.isEmpty else {
        throw Failure(.swift, "\(value.inWords) cannot be called", at: place, in: source)
      }
      return try perform(members, value, arguments, at: place, place)
    }
  }

  /// What a call of a function of the text says for each of its parameters; nil for what is usual.
  func matching(
    _ arguments: [Argument], _ closure: Closure, at place: Range<Int>
  ) throws -> [Value?] {
    // Of a closure without names for them: $0.
    if closure.parameters.isEmpty { return try arguments.map { try self.place($0.value) } }
    switch closure.parameters.slots(for: arguments) {
    case .success(let slots):
      return try zip(slots, closure.parameters).map { slot, parameter in
        let values = try slot.map { try self.place(arguments[$0].value) }
        return parameter.isVariadic ? .list(values) : values.first
      }
    case .failure(.lacks(let index)):
      let parameter = closure.parameters[index]
      let labels = Set(closure.parameters.map(\.label))
      if let stray = arguments.first(where: { !$0.isTrailing && !labels.contains($0.label) }) {
        throw unknownLabel(stray, closure.parameters)
      }
      throw Failure(
        .missing, "the call passes nothing for \(parameter.label ?? parameter.name)", at: place,
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
      failure.details.append("\(label): is not one of them, did you mean \(near):")
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
    if case .opaque(let what) = value, what.isRunTime {
      return asking(for: what.nameAtRunTime, type.example)
    }
    return Failure(.swift, "\(name) takes \(type.inWords), not \(value.inWords)")
  }
}
