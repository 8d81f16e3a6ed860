import DialectCore
import LayoutModel
import LayoutExport
import PlumbLanguage
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  // MARK: - Calls

  func evaluate(_ call: FunctionCallExprSyntax) throws -> Value {
    try counting(call.id) { try result(of: call) }
  }

  func result(of call: FunctionCallExprSyntax) throws -> Value {
    let callee = call.calledExpression
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.nameText
      guard let base = access.base else {
        return try made(
          .word(
            Word(
              name: name, arguments: try arguments(of: call), place: call.place, call: call.id)))
      }
      if base.is(SuperExprSyntax.self) {
        return try callSuper(name, try arguments(of: call), at: call.place)
      }
      let expected = self.expected
      if name == "init", object == nil, let owner, subject != nil,
        base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      {
        // An initialiser in an extension delegates to another one to make its value.
        let made = try self.call(.type(owner), try arguments(of: call), at: call.place)
        (frame.subject, outputs.subject) = (made, made)
        return .void
      }
      let value = meant(try place(try evaluate(base)), by: base, asked: name)
      if case .null = value {
        noteNil(base)
        return .null
      }
      let arguments: [Argument] = try touching(mayPlace(name, value) ? [value] : []) {
        try self.arguments(of: call)
      }
      if try changeList(value, in: base, name, arguments) { return .void }
      self.expected = expected
      if case .truth(let truth) = value, name == "toggle", arguments.isEmpty {
        try store(.truth(!truth), in: base)
        return .void
      }
      return try locating(access.declName.place) {
        try touching([value] + arguments.map(\.value)) {
          try self.call(
            name, of: value, arguments, at: call.place, name: access.declName.place, base: base)
        }
      }
    }
    let expected = self.expected
    self.expected = nil
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.nameText
      let arguments = try arguments(of: call)
      self.expected = expected
      return try locating(reference.place) {
        try touching(arguments.map(\.value)) {
          try self.call(name, arguments, at: call.place, reference)
        }
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

  /// Calls a method of a superclass that the code declares; those of UIKit have no effect on
  /// layouts.
  func callSuper(
    _ name: String, _ arguments: [Argument], at place: Range<Int>
  ) throws -> Value {
    guard let object, let owner else { return .void }
    let above = lineage(owner).dropFirst().filter(\.isClass)
    guard let parent = above.first else {
      if name == "init" { try arrange(arguments, in: object, at: place) }
      return .void
    }
    if name == "init" {
      try runInitialiser(of: parent.name, arguments, of: object, at: place)
      return .void
    }
    let candidates = methods(name, in: Array(above), of: object) { !$0.isOfType }
    guard let method = try best(of: candidates, for: arguments) else { return .void }
    return try invoke(method, arguments, at: place)
  }

  func arguments(of call: FunctionCallExprSyntax) throws -> [Argument] {
    var result: [Argument] = []
    // In a list of constraints each one is run separately.
    let isList =
      mode == .file && call.arguments.count > 1
      && call.arguments.allSatisfy { argument in
        argument.label == nil && sites?.ids.contains(argument.expression.id) ?? false
      }
    for argument in call.arguments {
      let inOut = argument.expression.as(InOutExprSyntax.self)?.expression
      let value =
        isList
        ? try recovering(argument.expression) { try argumentValue(argument.expression) }
        : try touching(result.map(\.value)) { try argumentValue(argument.expression) }
      guard let value else { continue }
      result.append(
        Argument(
          label: argument.label?.nameText, value: value, place: argument.expression.place,
          inOut: inOut))
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

  /// Calls a function or initialiser by its name alone.
  func call(
    _ name: String, _ arguments: [Argument], at place: Range<Int>,
    _ reference: DeclReferenceExprSyntax
  ) throws -> Value {
    for scope in frame.locals.reversed() {
      if let cell = scope[name] { return try call(memory.cells[cell], arguments, at: place) }
    }
    if name == "Self", let type = typeOfCode { return try call(.type(type), arguments, at: place) }
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
    if object == nil, subject == nil, let owner {
      let own = Vocabulary.members(name, of: [.type(owner)]).filter { $0.parameters != nil }
      if !own.isEmpty {
        return try perform(own, .type(owner), arguments, at: place, reference.place)
      }
    }
    if let whole = typeName(name) {
      if let type = memory.types[whole], type.isDeclared {
        return try instantiate(type, arguments, at: place)
      }
      if whole != name { return try call(.type(whole), arguments, at: place) }
    }
    if name == "UIViewController", memory.types[name]?.isDeclared != true {
      return try plainController()
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
    if isFragment, try isOfControllers(name, arguments) { return .void }
    // The view around a fragment has what the file adds to all views.
    if isFragment, memory.types["UIView"]?.members(named: name).isEmpty == false {
      return try call(name, of: try assumedRoot(), arguments, at: place, name: reference.place)
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
      // What the code extends is as unknown as any other controller: it has a view.
      case .type where mode == .file && name.hasSuffix("Controller"): return unknown(name)
      // Types such as UIColor and UIImage have no meaning for a layout.
      case .type: return .opaque(name)
      case .unknown(let what): return member("\(name)()", of: what)
      case .null: return .null
      default: break
      }
    }
    // At the prompt, printing a view is a question about its frame.
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
        notes.standIns.insert(name)
        let view = try memory.scene.make(Self.classLike(name), as: name)
        try memory.scene.change(view) { $0.mask = .zero }
        try runTrailingClosures(arguments, on: .item(ItemRef(view)))
        return .item(ItemRef(view))
      }
      return unknown(name)
    }
    if mode == .file, let object, hasUnknownParent(memory.objects[object.number].type) {
      touch(views(among: arguments.map(\.value)))
      return unknown(name)
    }
    if isFragment, !Vocabulary.members(name, of: [.view]).isEmpty {
      return try call(name, of: try assumedRoot(), arguments, at: place, name: reference.place)
    }
    if mode == .file, let made = try configured(by: name, arguments) { return made }
    if isFragment, reference.isResultUsed { return unknown(name) }
    throw unknownName(name, at: reference)
  }

  /// Runs the trailing closures of an unknown call, because they may configure the result.
  func runTrailingClosures(_ arguments: [Argument], on value: Value) throws {
    for argument in arguments where argument.isTrailing || argument.label == "execute" {
      guard case .closure(let closure) = argument.value else { continue }
      _ = try recovering(source.tree) { try run(closure, [value]) }
    }
  }

  /// Returns the UIKit class that a class in no file is taken to be, judging by its name.
  static func classLike(_ name: String) -> ViewClass {
    let endings = [
      "Label", "Button", "ImageView", "StackView", "ScrollView", "TableView", "CollectionView",
      "TextField", "TextView", "Switch", "Slider", "SearchBar",
    ]
    return endings.first { name.hasSuffix($0) }.flatMap { ViewClass.named("UI" + $0) } ?? .view
  }

  /// The endings of names of view classes.
  static let endingsOfViews = ["View", "Label", "Button", "Control", "TextField", "Bar"]

  /// Calls a member.
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
      touch(views(among: arguments.map(\.value)))
      if ["enumerated"].contains(name) {
        return .list([.tuple([("offset", .number(0)), ("element", oneElement(of: what))])])
      }
      return member(name, of: what)
    }
    if case .publisher = value { return .opaque("the result of \(name)") }
    if case .opaque = value {
      if let method = try declaredMethod(name, of: value, taking: arguments) {
        return try invoke(method, arguments, at: place, on: base)
      }
      touch(views(among: arguments.map(\.value)))
      return .opaque("the result of \(name)")
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
        // It is a convenience initialiser that calls `self.init`.
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
        if mode == .file {
          touch(views(among: arguments.map(\.value)))
          return unknown(name)
        }
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
      if name == "render", case .closure(let fill)? = arguments.last?.value,
        viewClass(canonical(type)) ?? ViewClass.named(type) != nil
      {
        return .cell(CellDraft(type: type, fill: fill))
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
    if isFragment, case .item(let item) = value, isRoot(item),
      try isOfControllers(name, arguments)
    {
      return .void
    }
    if case .type(let type) = value, Vocabulary.members(name, of: receivers).isEmpty {
      if Vocabulary.decorativeTypes.contains(type) || type.contains(".") { return .opaque(type) }
      if type == "UIFont", let font = foreignFont(name, arguments) { return font }
      if mode == .file, ["UIView", "NSLayoutConstraint"].contains(type) == false {
        return unknown(name)
      }
      // These types have no other function that makes a layout.
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
    if case .word(let word) = value, mode == .file {
      return .word(word.followed(by: name, arguments, at: namePlace))
    }
    // The member may return a value to be called, as `top.equal` does in `top.equal(to: other)`.
    let callee = try member(name, of: value, at: namePlace)
    return try call(callee, arguments, at: place)
  }

  /// The methods that run a closure for each element.
  static let overElements: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter",
  ]

  /// Sets a property through Draftsman, as `label.drf.text("Hello")`, and returns the draft; `nil`
  /// if there is no such property.
  ///
  /// For a publisher the current value is used.
  func set(
    _ name: String, of draft: Draft, _ arguments: [Argument], at place: Range<Int>
  ) throws -> Value? {
    let view = Value.item(ItemRef(draft.view))
    guard arguments.count == 1, let argument = arguments.first,
      Vocabulary.members(name, of: receivers(of: .draft(draft))).isEmpty
    else { return nil }
    let isKnown = Vocabulary.members(name, of: receivers(of: view)).contains { $0.assign != nil }
    guard isKnown || Vocabulary.decorations.contains(name) else { return nil }
    guard argument.label == nil else {
      // Only the current value of the publisher is used; later ones are known only at run time.
      if case .publisher(let now) = argument.value, now.isKnown {
        _ = try set(name, of: view, to: now, at: place)
      }
      return .draft(draft)
    }
    guard try set(name, of: view, to: argument.value, at: place) else { return nil }
    return .draft(draft)
  }
}
