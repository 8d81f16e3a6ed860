import LayoutModel
import PlumbLanguage
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  func evaluate(_ prefix: PrefixOperatorExprSyntax) throws -> Value {
    let value = try evaluate(prefix.expression)
    if let made = try declaredOperator(
      prefix.operator.text, [value], prefix: true, at: prefix.place)
    {
      return made
    }
    switch (prefix.operator.text, value) {
    case ("-", .number(let number)): return .number(-number)
    case ("+", .number): return value
    case ("!", .truth(let truth)): return .truth(!truth)
    case (_, .unknown): return value
    default:
      throw failure("\(prefix.operator.text) does not go with \(value.inWords)", at: prefix)
    }
  }

  func evaluate(_ infix: InfixOperatorExprSyntax) throws -> Value {
    guard let sites, sites.helpers.contains(infix.id) else { return try result(of: infix) }
    let (lost, count) = (lostPlaces.count, memory.scene.constraints.count)
    let value = try result(of: infix)
    if lostPlaces.count == lost, memory.scene.constraints.count > count { made.insert(infix.id) }
    return value
  }

  private func result(of infix: InfixOperatorExprSyntax) throws -> Value {
    if infix.operator.is(AssignmentExprSyntax.self) {
      try assign(infix.rightOperand, to: infix.leftOperand)
      return .void
    }
    if let ternary = infix.operator.as(UnresolvedTernaryExprSyntax.self) {
      throw failure("this operator is not understood", at: ternary)
    }
    guard let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      throw failure("this operator is not understood", at: infix.operator)
    }
    let arithmetic = ["+=": "+", "-=": "-", "*=": "*", "/=": "/"]
    if let simple = arithmetic[sign] {
      let old = try evaluate(infix.leftOperand)
      let right = try evaluate(infix.rightOperand)
      if try changeByOperator(sign, old, right, infix) { return .void }
      if case .void = right { return .void }
      let value = try combine(old, simple, right, at: infix)
      try store(value, in: infix.leftOperand)
      return .void
    }
    let left = try evaluate(infix.leftOperand)
    // The second side only where it counts.
    switch (sign, left) {
    case ("&&", .truth(false)): return .truth(false)
    case ("||", .truth(true)): return .truth(true)
    case ("??", .null): return try evaluate(infix.rightOperand)
    case ("??", .unknown):
      // What is usual stands for what is not known.
      let usual = try recovering(infix.rightOperand) { try evaluate(infix.rightOperand) }
      if case .word? = usual { return left }
      if case .null? = usual { return left }
      return usual ?? left
    case ("??", _): return left
    case ("&&", .unknown):
      let right = try evaluate(infix.rightOperand)
      if case .truth(false) = right { return right }
      return left
    case ("||", .unknown):
      let right = try evaluate(infix.rightOperand)
      if case .truth(true) = right { return right }
      return left
    default: break
    }
    let right = try evaluate(infix.rightOperand)
    if let made = try declaredOperator(sign, [left, right], at: infix.place, infix) { return made }
    return try combine(left, sign, right, at: infix)
  }

  /// What an operator gives that the text declares for such values; nil where it declares none.
  private func declaredOperator(
    _ sign: String, _ values: [Value], prefix: Bool = false, at place: Range<Int>,
    _ infix: InfixOperatorExprSyntax? = nil
  ) throws -> Value? {
    guard operators.contains(sign) else { return nil }
    let arguments = values.enumerated().map { index, value in
      Argument(
        label: nil, value: value, place: place, inOut: index == 0 ? infix?.leftOperand : nil)
    }
    var candidates: [Closure] = []
    if let cell = memory.globals[sign] {
      switch memory.cells[cell] {
      case .closure(let closure): candidates = [closure]
      case .overloads(let closures): candidates = closures
      default: break
      }
    }
    for value in values {
      var types = ownTypes(of: value)
      if case .object(let ref) = value { types = lineage(memory.objects[ref.number].type) }
      if case .item = value { types = lineage("UIView") }
      candidates += methods(sign, in: types, of: nil) { $0.isOfType }
    }
    candidates += memory.types.names.filter { memory.types[$0]?.members(named: sign).isEmpty == false }
      .flatMap { methods(sign, in: [memory.types[$0]].compactMap(\.self), of: nil) { $0.isOfType } }
    candidates = candidates.filter { $0.parameters.count == values.count }.map(\.withoutLabels)
    guard let chosen = candidates.first(where: { accepts($0, arguments) }) else { return nil }
    return try invoke(chosen, arguments, at: place)
  }

  /// Whether an operator of the text that changes its first side did so.
  private func changeByOperator(
    _ sign: String, _ left: Value, _ right: Value, _ infix: InfixOperatorExprSyntax
  ) throws -> Bool {
    guard operators.contains(sign) else { return false }
    return try declaredOperator(sign, [left, right], at: infix.place, infix) != nil
  }

  private func combine(
    _ left: Value, _ sign: String, _ right: Value, at node: some SyntaxProtocol
  ) throws -> Value {
    if ["==", "!=", "===", "!=="].contains(sign) {
      // What is not known may well be there.
      switch (left, right) {
      case (.unknown, .null), (.null, .unknown): return .truth(sign.hasPrefix("!"))
      default: break
      }
    }
    for case .unknown(let what) in [left, right] { return .unknown(what) }
    switch (left, sign, right) {
    case (.number(let a), _, .number(let b)):
      if let result = Self.combine(a, sign, b) { return result }
    case (_, "&&", .truth), (_, "||", .truth): return right
    case (.range(let range), "~=", .number(let number)):
      return .truth(Double(range.lowerBound) <= number && number < Double(range.upperBound))
    case (.text(let a), "<", .text(let b)): return .truth(a < b)
    case (.text(let a), ">", .text(let b)): return .truth(a > b)
    case (.point(let a), "+", .point(let b)): return .point(Point(x: a.x + b.x, y: a.y + b.y))
    case (.point(let a), "-", .point(let b)): return .point(Point(x: a.x - b.x, y: a.y - b.y))
    case (.text(let a), "+", .text(let b)): return try made(.text(a + b))
    case (.list(let a), "+", .list(let b)): return try made(.list(a + b))
    case (.list(let a), "+", let b): return try made(.list(a + [b]))
    case (.size(let a), "+", .size(let b)):
      return .size(Size(width: a.width + b.width, height: a.height + b.height))
    case (.size(let a), "-", .size(let b)):
      return .size(Size(width: a.width - b.width, height: a.height - b.height))
    case (.size(let a), "+", .insets(let b)):
      return .size(
        Size(width: a.width + b.left + b.right, height: a.height + b.top + b.bottom))
    case (.size(let a), "-", .insets(let b)):
      return .size(
        Size(width: a.width - b.left - b.right, height: a.height - b.top - b.bottom))
    case (.size(let a), "*", .number(let b)):
      return .size(Size(width: a.width * b, height: a.height * b))
    case (.size(let a), "/", .number(let b)) where b != 0:
      return .size(Size(width: a.width / b, height: a.height / b))
    case (.insets(let a), "+", .insets(let b)): return .insets(a + b)
    case (.insets(let a), "*", .number(let b)): return .insets(a * b)
    case (.insets(let a), "-", .insets(let b)): return .insets(a + b * -1)
    case (.insets(let a), "/", .number(let b)) where b != 0: return .insets(a * (1 / b))
    case (_, "==", _), (_, "===", _): return .truth(try isEqual(left, right))
    case (_, "!=", _), (_, "!==", _): return .truth(try !isEqual(left, right))
    case (.word, _, .number), (.number, _, .word):
      // `.defaultHigh - 1`, `UILayoutPriority.required - 1`.
      let (a, b) = (try fitted(left, .priority), try fitted(right, .priority))
      if case .number(let x)? = a, case .number(let y)? = b,
        let result = Self.combine(x, sign, y)
      {
        return result
      }
    default: break
    }
    throw failure("\(sign) does not go with \(left.inWords) and \(right.inWords)", at: node)
  }

  private static func combine(_ a: Double, _ sign: String, _ b: Double) -> Value? {
    switch sign {
    case "+": return .number(a + b)
    case "-": return .number(a - b)
    case "*": return .number(a * b)
    case "/": return b == 0 ? nil : .number(a / b)
    case "%": return b == 0 ? nil : .number(a.truncatingRemainder(dividingBy: b))
    case "==": return .truth(a == b)
    case "!=": return .truth(a != b)
    case "<": return .truth(a < b)
    case "<=": return .truth(a <= b)
    case ">": return .truth(a > b)
    case ">=": return .truth(a >= b)
    case "..<", "...":
      guard let first = Int(exactly: a), let last = Int(exactly: b), first <= last,
        last - first < Budget.stepLimit, last < .max
      else { return nil }
      return .range(first..<(sign == "..." ? last + 1 : last))
    default: return nil
    }
  }

  /// Whether two values are the same.
  func isEqual(_ a: Value, _ b: Value) throws -> Bool {
    switch (a, b) {
    case (.null, .null), (.void, .void): return true
    case (.number(let a), .number(let b)): return a == b
    case (.truth(let a), .truth(let b)): return a == b
    case (.text(let a), .text(let b)):
      try budget.take(bytes: min(a.utf8.count, b.utf8.count))
      return a == b
    case (.size(let a), .size(let b)): return a == b
    case (.insets(let a), .insets(let b)): return a == b
    case (.point(let a), .point(let b)): return a == b
    case (.frame(let a), .frame(let b)): return a == b
    case (.font(let a), .font(let b)): return a == b
    case (.anchor(let a, let b), .anchor(let c, let d)): return a == c && b == d
    case (.item(let a), .item(let b)): return a == b
    case (.object(let a), .object(let b)): return a == b
    case (.constraint(let a), .constraint(let b)): return a == b
    case (.word(let a), .word(let b)): return a.name == b.name
    case (.enumeration(let a), .enumeration(let b)):
      return try a.name == b.name && a.type == b.type && a.payload.count == b.payload.count
        && zip(a.payload, b.payload).allSatisfy { try isEqual($0.value, $1.value) }
    case (.enumeration(let a), .word(let b)), (.word(let b), .enumeration(let a)):
      return a.name == b.name
    case (.type(let a), .type(let b)): return a == b
    case (.object(let a), .item(let b)), (.item(let b), .object(let a)):
      return b.guide == nil && memory.objects[a.number].view == b.view
    case (.tuple(let a), .tuple(let b)):
      return try a.count == b.count && zip(a, b).allSatisfy { try isEqual($0.value, $1.value) }
    // `.defaultHigh`, `.zero`: a member of the type on the other side.
    case (.word, .number), (.word, .insets), (.word, .size), (.word, .point), (.word, .frame):
      return try isEqual(b, a)
    case (.number, .word), (.insets, .word), (.size, .word), (.point, .word), (.frame, .word):
      let types: [ValueType] = [.priority, .number, .insets, .size, .point, .frame]
      for type in types where try fitted(a, type) != nil {
        if let other = try fitted(b, type) { return try isEqual(a, other) }
      }
      return false
    case (.list(let a), .list(let b)):
      try budget.take(bytes: 16 * min(a.count, b.count))
      return try a.count == b.count && zip(a, b).allSatisfy { try isEqual($0, $1) }
    default: return false
    }
  }

  // MARK: - Assignments

  private func assign(_ expression: ExprSyntax, to target: ExprSyntax) throws {
    let type = typeOfProperty(target)
    expected = type
    let value: Value
    do { value = copied(try coerced(try evaluate(expression), to: type)) } catch let failure as Failure
      where mode == .file && failure.code != .limit && target.is(DeclReferenceExprSyntax.self)
    {
      // What it was is not what it is any more.
      try skip(failure.located(at: expression.place, in: source), expression)
      value = unknown(target.trimmedDescription, type?.trimmedDescription)
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

  /// The type that is written for the property an assignment is about; nil where none is.
  private func typeOfProperty(_ target: ExprSyntax) -> TypeSyntax? {
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.nameText {
      for scope in locals.reversed() where scope[name] != nil { return nil }
      return object.flatMap { annotation(of: name, in: memory.objects[$0.number].type) }
    }
    guard let access = target.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "self", let object
    else { return nil }
    return annotation(
      of: access.declName.baseName.nameText, in: memory.objects[object.number].type)
  }

  private func initialValue(_ value: Value, _ expression: ExprSyntax) throws -> Value {
    guard case .layout(var tree) = try place(value) else { return try place(value) }
    tree.thunk = thunk(.expression(expression))
    return .layout(tree)
  }

  /// Puts a value where an expression says.
  func store(
    _ value: Value, in target: ExprSyntax, naming expression: ExprSyntax? = nil
  ) throws {
    if let name = target.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.nameText
      for scope in locals.reversed() {
        guard let cell = scope[text] else { continue }
        // A local computed variable.
        if case .closure(let code) = memory.cells[cell], code.isGetter { return }
        memory.cells[cell] = value
        return
      }
      if text == "self" {
        if let object, case .object(let other) = value {
          memory.objects[object.number].properties = memory.objects[other.number].properties
        } else if object == nil {
          subject = value
          sharedSelf = value
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
        self.subject = changed
        sharedSelf = changed
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
      throw failure("nothing can be assigned to this", at: target)
    }
    let name = access.declName.baseName.nameText
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

  /// Puts a value into a list or a dictionary.
  private func store(_ value: Value, at access: SubscriptCallExprSyntax) throws {
    let base = access.calledExpression
    let old = try evaluate(base)
    guard let argument = access.arguments.first else { return }
    let index = try evaluate(argument.expression)
    switch (old, index) {
    case (.list(var list), .number(let number)):
      guard let position = Int(exactly: number), list.indices.contains(position) else {
        throw failure(
          .numberOutOfRange, "there is no element \(number.exactlySpelled) of \(list.count)",
          at: argument)
      }
      list[position] = value
      try store(.list(list), in: base)
    case (.dictionary(var dictionary), _):
      guard let key = index.key else {
        throw failure("\(index.inWords) cannot be the key of a dictionary here", at: argument)
      }
      if case .null = value { dictionary[key] = nil } else { dictionary[key] = value }
      try store(.dictionary(dictionary), in: base)
    case (.unknown, _), (.opaque, _), (.null, _): return
    default: throw failure("\(old.inWords) has no elements of this kind", at: access)
    }
  }

  /// Runs the code that sets a computed property of an object; false where it has no such property.
  private func setComputed(_ name: String, of object: ObjectRef, to value: Value) throws -> Bool {
    guard let method = setter(name, of: .object(object)) else { return false }
    _ = try run(method, [value])
    return true
  }

  /// The code that sets a computed property which the text declares; nil where it declares none.
  private func setter(_ name: String, of value: Value) -> Closure? {
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
        for binding in variable.bindings where binding.pattern.trimmedDescription == name {
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

  /// Sets a static property of the text; false where there is none of that name.
  private func setStatic(_ name: String, of type: String, to value: Value) throws -> Bool {
    guard try staticMember(name, of: type) != nil else { return false }
    let whole = memory.types[type] == nil ? typeName(type) ?? type : type
    for own in lineage(whole) {
      guard let cell = memory.statics["\(own.name).\(name)"] else { continue }
      memory.cells[cell] = value
      return true
    }
    return false
  }

  /// Gives a stored property a value.
  ///
  /// Its observers run, but as in Swift not from the initialiser of its object.
  private func put(
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
    let isSilent = making == object || !observing.insert(property).inserted
    defer { if !isSilent { observing.remove(property) } }
    if !isSilent { try observe("willSet", "newValue", value, name, of: object) }
    memory.cells[cell] = value
    if !isSilent { try observe("didSet", "oldValue", old, name, of: object) }
    try changed(name, of: object)
  }

  /// Runs an observer of a stored property, if it has that one.
  private func observe(
    _ word: String, _ usual: String, _ value: Value, _ name: String, of object: ObjectRef
  ) throws {
    for type in lineage(memory.objects[object.number].type) {
      for part in type.members(named: name) {
        guard let variable = part.declaration.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings where binding.pattern.trimmedDescription == name {
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

  /// Updates the layout where a property asks for it.
  private func changed(_ name: String, of object: ObjectRef) throws {
    guard memory.objects[object.number].updating.contains(name),
      let view = memory.objects[object.number].view
    else { return }
    _ = try updateLayout(of: view)
  }

  /// Sets a property; false where there is none of that name that can be set.
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
    let found = Vocabulary.members(name, of: receivers(of: owner))
    if let member = found.first(where: { $0.assign != nil }), let assign = member.assign,
      let type = member.setType, let setter = member.setter
    {
      guard let fitting = try fitted(value, type) else {
        throw misfit(value, type, name)
      }
      try budget.take(fitting)
      _ = try assign(Call(self, of: owner, setter, [fitting], [place], at: place))
      return true
    }
    if case .item = owner, Vocabulary.decorations.contains(name) {
      ignore(name)
      return true
    }
    return false
  }
}

/// A stored property whose observers run.
struct ObservedProperty: Hashable {
  let object: ObjectRef
  let name: String
}

extension AccessorBlockSyntax {
  /// The code that runs before or behind a change of a stored property.
  fileprivate func observer(_ word: String) -> AccessorDeclSyntax? {
    guard case .accessors(let list) = accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == word }
  }
}

extension EdgeInsets {
  static func * (insets: EdgeInsets, factor: Double) -> EdgeInsets {
    EdgeInsets(
      top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
      right: insets.right * factor)
  }
}
