import LayoutModel
import PlumbLanguage
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  func evaluate(_ prefix: PrefixOperatorExprSyntax) throws -> Value {
    let value = try evaluate(prefix.expression)
    switch (prefix.operator.text, value) {
    case ("-", .number(let number)): return .number(-number)
    case ("+", .number): return value
    case ("!", .truth(let truth)): return .truth(!truth)
    case (_, .opaque(let what)) where what.isRunTime: return value
    default:
      throw failure("\(prefix.operator.text) does not work with \(value.inWords)", at: prefix)
    }
  }

  func evaluate(_ infix: InfixOperatorExprSyntax) throws -> Value {
    if infix.operator.is(AssignmentExprSyntax.self) {
      try assign(infix.rightOperand, to: infix.leftOperand)
      return .void
    }
    guard let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      throw failure("this operator is not understood", at: infix.operator)
    }
    let arithmetic = ["+=": "+", "-=": "-", "*=": "*", "/=": "/"]
    if let simple = arithmetic[sign] {
      let old = try evaluate(infix.leftOperand)
      let value = try combine(old, simple, try evaluate(infix.rightOperand), at: infix)
      try store(value, in: infix.leftOperand)
      return .void
    }
    let left = try evaluate(infix.leftOperand)
    // The second side only where it counts.
    switch (sign, left) {
    case ("&&", .truth(false)): return .truth(false)
    case ("||", .truth(true)): return .truth(true)
    case ("??", .null): return try evaluate(infix.rightOperand)
    case ("??", _): return left
    default: break
    }
    return try combine(left, sign, try evaluate(infix.rightOperand), at: infix)
  }

  private func combine(
    _ left: Value, _ sign: String, _ right: Value, at node: some SyntaxProtocol
  ) throws -> Value {
    for case .opaque(let what) in [left, right] where what.isRunTime { return .opaque(what) }
    switch (left, sign, right) {
    case (.number(let a), _, .number(let b)):
      if let result = Self.combine(a, sign, b) { return result }
    case (_, "&&", .truth), (_, "||", .truth): return right
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
    throw failure("\(sign) does not work with \(left.inWords) and \(right.inWords)", at: node)
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
    let value = try evaluate(expression)
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
      if let cell = cell(text) {
        if let object, memory.objects[object.number].properties[text] == cell {
          return try put(value, in: cell, text, of: object)
        }
        memory.cells[cell] = value
        return
      }
      if let object, try set(text, of: .object(object), to: value, at: target.place) { return }
      throw unknownName(text, at: target)
    }
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
    let owner = try place(try evaluate(base))
    if case .null = owner { return noteNil(base) }
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
    let place = access.declName.place
    let isSet = try locating(target.place) { try set(name, of: owner, to: value, at: place) }
    guard isSet else {
      let receivers = receivers(of: owner)
      if let known = Vocabulary.members(name, of: receivers).first {
        throw Failure(
          .swift, "\(known.name) cannot be set", at: place, in: source)
      }
      throw unknownMember(name, of: owner, receivers, at: place)
    }
  }

  /// Gives a stored property a value.
  ///
  /// Its observers run, but as in Swift not from the initialiser of its object.
  private func put(
    _ value: Value, in cell: Int, _ name: String, of object: ObjectRef
  ) throws {
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
