import DialectCore
import LayoutModel
import PlumbLanguage
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  // MARK: - Assignments

  func assign(_ expression: ExprSyntax, to target: ExprSyntax) throws {
    try placingByHand(target) { try assignValue(of: expression, to: target) }
  }

  private func assignValue(of expression: ExprSyntax, to target: ExprSyntax) throws {
    let type = typeOfProperty(target)
    expected = type
    let value: Value
    do { value = copied(try coerced(try evaluate(expression), to: type)) } catch let failure
      as Failure
      where mode == .file && failure.code != .limit
      && (target.is(DeclReferenceExprSyntax.self) || target.isPriority)
    {
      // The old value no longer holds.
      try skip(failure.located(at: expression.place, in: source), expression)
      value = unknown(target.trimmedText, type?.trimmedText)
    }
    if target.is(DiscardAssignmentExprSyntax.self) {
      return try locating(expression.place) { try take(value, of: expression) }
    }
    if let name = target.as(DeclReferenceExprSyntax.self) {
      let placed = try initialValue(value, expression)
      baptise(placed, name.baseName.nameText, unless: expression)
      return try store(placed, in: target)
    }
    try store(value, in: target, naming: expression)
  }

  /// Returns the declared type of the property that is assigned to, or `nil` if none is written.
  func typeOfProperty(_ target: ExprSyntax) -> TypeSyntax? {
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.nameText {
      for scope in frame.locals.reversed() where scope[name] != nil { return nil }
      return object.flatMap { annotation(of: name, in: memory.objects[$0.number].type) }
    }
    guard let access = target.as(MemberAccessExprSyntax.self),
      access.base?.trimmedText == "self", let object
    else { return nil }
    return annotation(
      of: access.declName.baseName.nameText, in: memory.objects[object.number].type)
  }

  func initialValue(_ value: Value, _ expression: ExprSyntax) throws -> Value {
    guard case .layout(var tree) = try place(value) else { return try place(value) }
    tree.thunk = thunk(.expression(expression))
    return .layout(tree)
  }

  /// Stores a value in the place that an expression denotes.
  func store(
    _ value: Value, in target: ExprSyntax, naming expression: ExprSyntax? = nil
  ) throws {
    if let name = target.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.nameText
      for scope in frame.locals.reversed() {
        guard let cell = scope[text] else { continue }
        // It is a local computed variable.
        if case .closure(let code) = memory.cells[cell], code.isGetter { return }
        memory.cells[cell] = value
        return
      }
      if text == "self" {
        if let object, case .object(let other) = value {
          memory.objects[object.number].properties = memory.objects[other.number].properties
        } else if object == nil {
          frame.subject = value
          outputs.subject = value
        }
        return
      }
      if let object {
        if let cell = memory.objects[object.number].properties[text] {
          return try put(value, in: cell, text, of: object)
        }
        if try setComputed(text, of: object, to: value) { return }
      }
      if let subject, let changed = subject.with(text, value) {
        frame.subject = changed
        outputs.subject = changed
        return
      }
      if let subject, try set(text, of: subject, to: value, at: target.place) { return }
      if object == nil, let owner, try setStatic(text, of: owner, to: value) { return }
      if let cell = cell(text) {
        memory.cells[cell] = value
        return
      }
      if let object, try set(text, of: .object(object), to: value, at: target.place) { return }
      if let object, mode == .file, hasUnknownParent(memory.objects[object.number].type) {
        keep(value, text, of: object)
        return
      }
      if isFragment { return keepFree(value, text) }
      throw unknownName(text, at: target)
    }
    if let tuple = target.as(TupleExprSyntax.self), case .tuple(let parts) = value,
      parts.count == tuple.elements.count
    {
      for (element, part) in zip(tuple.elements, parts)
      where !element.expression.is(DiscardAssignmentExprSyntax.self) {
        try store(part.value, in: element.expression)
      }
      return
    }
    if let access = target.as(SubscriptCallExprSyntax.self) {
      return try store(value, at: access)
    }
    if target.is(DiscardAssignmentExprSyntax.self) { return }
    if let optional = target.as(OptionalChainingExprSyntax.self) {
      return try store(value, in: optional.expression, naming: expression)
    }
    if let forced = target.as(ForceUnwrapExprSyntax.self) {
      if case .null = try evaluate(forced.expression) {
        throw failure("this is nil", at: forced.expression)
      }
      return try store(value, in: forced.expression, naming: expression)
    }
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base else {
      throw failure("this cannot be assigned to", at: target)
    }
    let name = access.declName.baseName.nameText
    if isFragment, base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      try lookUp(name) != nil || Vocabulary.members(name, of: [.view]).isEmpty
    {
      if let expression { baptise(value, name, unless: expression) }
      return try store(value, in: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name))))
    }
    let owner = try place(try evaluate(base))
    if case .null = owner { return noteNil(base) }
    if case .type(let type) = owner, try setStatic(name, of: type, to: value) { return }
    if case .object(let object) = owner, let expression,
      let cell = memory.objects[object.number].properties[name]
    {
      let placed = try initialValue(value, expression)
      baptise(placed, name, unless: expression)
      return try put(placed, in: cell, name, of: object)
    }
    if let changed = owner.with(name, try self.place(value)) {
      return try store(changed, in: base)
    }
    if let method = setter(name, of: owner) {
      _ = try run(method, [value])
      return
    }
    let place = access.declName.place
    if base.is(SuperExprSyntax.self), let object {
      if let view = memory.objects[object.number].view {
        _ = try set(name, of: .item(ItemRef(view)), to: value, at: place)
      }
      return
    }
    let isSet = try locating(target.place) { try set(name, of: owner, to: value, at: place) }
    guard isSet else {
      if mode == .file {
        switch owner {
        case .item, .type, .closure: return ignore(name)
        case .object(let ref) where memory.objects[ref.number].view == nil:
          keep(value, name, of: ref)
          return
        case .object: return ignore(name)
        default: break
        }
      }
      let receivers = receivers(of: owner)
      if let known = Vocabulary.members(name, of: receivers).first {
        throw Failure(
          .swift, "\(known.name) cannot be set", at: place, in: source)
      }
      throw unknownMember(name, of: owner, receivers, at: place)
    }
  }

  /// Runs the setter of a computed property; returns `false` if the object has no such property.
  func setComputed(_ name: String, of object: ObjectRef, to value: Value) throws -> Bool {
    guard let method = setter(name, of: .object(object)) else { return false }
    _ = try run(method, [value])
    return true
  }

  /// Returns the setter of a computed property that the code declares, or `nil`.
  func setter(_ name: String, of value: Value) -> Closure? {
    let types: [TypeDeclaration]
    var object: ObjectRef?
    if case .object(let ref) = value {
      (types, object) = (lineage(memory.objects[ref.number].type), ref)
    } else if let ref = standIn(for: value) {
      (types, object) = (lineage(memory.objects[ref.number].type), ref)
    } else {
      types = ownTypes(of: value)
    }
    for type in types {
      for part in type.members(named: name) {
        guard let variable = part.declaration.as(VariableDeclSyntax.self), !variable.isOfType else {
          continue
        }
        for binding in variable.bindings where binding.pattern.trimmedText == name {
          guard let code = binding.accessorBlock?.observer("set"), let body = code.body else {
            continue
          }
          let parameter = Closure.Parameter(
            label: nil, name: code.parameters?.name.nameText ?? "newValue", usual: nil,
            type: binding.typeAnnotation?.type)
          var closure = Closure(
            source: part.source, parameters: [parameter], body: .statements(body.statements),
            names: [], object: object, owner: type.name)
          if object == nil { closure.subject = value }
          return closure
        }
      }
    }
    return nil
  }

  /// Sets a static property that the code declares; returns `false` if there is none with that
  /// name.
  func setStatic(_ name: String, of type: String, to value: Value) throws -> Bool {
    guard try staticMember(name, of: type) != nil else { return false }
    let whole = memory.types[type] == nil ? typeName(type) ?? type : type
    for own in lineage(whole) {
      guard let cell = memory.statics["\(own.name).\(name)"] else { continue }
      memory.cells[cell] = value
      return true
    }
    return false
  }

  /// Sets a stored property.
  ///
  /// The observers of the property run, except, as in Swift, in the initialiser of its object.
  func put(
    _ value: Value, in cell: Int, _ name: String, of object: ObjectRef
  ) throws {
    if memory.objects[object.number].wrapped.contains(name),
      case .object(let wrapper) = memory.cells[cell]
    {
      _ = try set("wrappedValue", of: .object(wrapper), to: value, at: source.tree.place)
      return
    }
    let old = memory.cells[cell]
    let property = ObservedProperty(object: object, name: name)
    let isSilent = frame.making == object || !observing.insert(property).inserted
    defer { if !isSilent { observing.remove(property) } }
    if !isSilent { try observe("willSet", "newValue", value, name, of: object) }
    memory.cells[cell] = value
    if !isSilent { try observe("didSet", "oldValue", old, name, of: object) }
    try changed(name, of: object)
  }

  /// Runs an observer of a stored property, if it has that one.
  func observe(
    _ word: String, _ usual: String, _ value: Value, _ name: String, of object: ObjectRef
  ) throws {
    for type in lineage(memory.objects[object.number].type) {
      for part in type.members(named: name) {
        guard let variable = part.declaration.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings where binding.pattern.trimmedText == name {
          guard let observer = binding.accessorBlock?.observer(word), let body = observer.body
          else { continue }
          let parameter = Closure.Parameter(
            label: nil, name: observer.parameters?.name.nameText ?? usual, usual: nil)
          try run(
            Closure(
              source: part.source, parameters: [parameter], body: .statements(body.statements),
              names: [], object: object, owner: type.name), [value])
        }
      }
    }
  }

  /// Updates the layout of an object if the property requires it.
  func changed(_ name: String, of object: ObjectRef) throws {
    guard memory.objects[object.number].updating.contains(name),
      let view = memory.objects[object.number].view
    else { return }
    _ = try updateLayout(of: view)
  }

  /// The properties whose value becomes a subview.
  private static let ofSubviews = endsOfTables.union([
    "backgroundView", "selectedBackgroundView", "accessoryView",
  ])

  /// Those of them to which a table gives its width.
  private static let endsOfTables: Set<String> = ["tableHeaderView", "tableFooterView"]

  /// Returns the priority that takes the place of an unknown one: a constraint to which code gives
  /// one is not required.
  private func assumedPriority(_ value: Value, _ type: ValueType, _ name: String) -> Value? {
    guard mode == .file, type == .priority, case .unknown(let what) = value else { return nil }
    assume("\(path(of: what)) is not known here: as a priority it is taken as 999")
    return .number(999)
  }

  /// The decorations that are of effect on the size of a view all the same.
  private static let ofContents: Set<String> = ["preferredMaxLayoutWidth", "borderStyle"]

  /// Sets a property; returns `false` if there is no settable property with that name.
  func set(
    _ name: String, of owner: Value, to value: Value, at place: Range<Int>
  ) throws -> Bool {
    switch owner {
    case .opaque:
      ignore(name)
      return true
    case .unknown(let what):
      if let view = memory.unknowns[what.number].view {
        return try set(name, of: .item(ItemRef(view)), to: value, at: place)
      }
      if name == "translatesAutoresizingMaskIntoConstraints" {
        return try set(name, of: .item(ItemRef(try view(of: what))), to: value, at: place)
      }
      memory.unknowns[what.number].members[name] = value
      return true
    case .object(let object):
      if memory.objects[object.number].unknown.removeValue(forKey: name) != nil {
        memory.cells.append(value)
        memory.objects[object.number].properties[name] = memory.cells.count - 1
        return true
      }
      if let cell = memory.objects[object.number].properties[name] {
        try put(value, in: cell, name, of: object)
        return true
      }
      if try setComputed(name, of: object, to: value) { return true }
      guard let view = memory.objects[object.number].view else { return false }
      if name == "view", isController(memory.objects[object.number].type) {
        guard case .item(let item)? = try fitted(value, .view) else {
          throw misfit(value, .view, name)
        }
        try memory.scene.replace(view, by: item.view)
        memory.objects[object.number].view = item.view
        if memory.scene.nodes[item.view.number].object == nil {
          memory.scene.nodes[item.view.number].object = object
        }
        return true
      }
      return try set(name, of: .item(ItemRef(view)), to: value, at: place)
    default: break
    }
    if case .item(let item) = owner, mode == .file,
      ["text", "font", "numberOfLines"].contains(name),
      item.guide == nil, !memory.scene.nodes[item.view.number].kind.showsText,
      memory.scene.nodes[item.view.number].isStandIn
        || ViewClass.named(memory.scene.nodes[item.view.number].className) == nil
    {
      // A class that is in no file may have the property.
      ignore(name)
      return true
    }
    if case .item(let item) = owner, name == "contentSize" {
      memory.scene.nodes[item.view.number].isContentSized = true
    }
    if name == "constant", mode == .file, case .constraint(let ref) = owner,
      case .unknown(let what) = value, !memory.unknowns[what.number].isLost || isOfLibrary
    {
      let draft = memory.scene.constraints[ref.number].draft
      let isLength = draft.second == nil && !draft.attribute.isPosition
      let number = assumed(what, asLength: isLength)
      memory.scene.isNumberAssumed = false
      memory.scene.constraints[ref.number].isNumberAssumed = true
      return try set(name, of: owner, to: .number(number), at: place)
    }
    let found = Vocabulary.members(name, of: receivers(of: owner))
    if let member = found.first(where: { $0.assign != nil }), let assign = member.assign,
      let type = member.setType, let setter = member.setter
    {
      guard let fitting = try fitted(value, type) ?? assumedPriority(value, type, name) else {
        throw misfit(value, type, name)
      }
      try budget.take(fitting)
      _ = try assign(MemberCall(self, of: owner, setter, [fitting], [place], at: place))
      return true
    }
    if case .item(let item) = owner, mode == .file, Self.ofSubviews.contains(name),
      case .item(let inner)? = try fitted(value, .view), inner.guide == nil, item.guide == nil,
      memory.scene.superview(inner.view) == nil, inner.view != item.view
    {
      try memory.scene.addSubview(inner.view, to: item.view)
      if Self.endsOfTables.contains(name) { memory.scene.endsOfTables.append(inner.view) }
      return true
    }
    if case .item(let item) = owner, Vocabulary.decorations.contains(name) {
      if name == "image", memory.scene.nodes[item.view.number].viewClass == .imageView {
        noteImage(value, of: item.view)
      } else if Self.ofContents.contains(name) {
        note("\(name) is not reckoned with: it can change the size of a content")
      } else {
        ignore(name)
      }
      return true
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether it is the priority of something.
  fileprivate var isPriority: Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "priority"
  }
}

/// A stored property whose observers are running.
struct ObservedProperty: Hashable {
  let object: ObjectRef
  let name: String
}

extension AccessorBlockSyntax {
  /// Returns the observer, `willSet` or `didSet`, of a stored property.
  func observer(_ word: String) -> AccessorDeclSyntax? {
    guard case .accessors(let list) = accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == word }
  }
}
