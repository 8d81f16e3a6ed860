import LayoutModel
import PlumbLanguage
import SwiftSyntax
import UIKitTexts

/// Elements of arrays and dictionaries that are written.
extension Interpreter {
  /// Stores a value as an element of an array or dictionary.
  func store(_ value: Value, at access: SubscriptCallExprSyntax) throws {
    let base = access.calledExpression
    var old = try evaluate(base)
    guard let argument = access.arguments.first else { return }
    let index = try evaluate(argument.expression)
    guard let key = try elementKey(index, of: old, at: access, argument) else { return }
    // What is stored may hold the whole it is stored in.
    try budget.take(value, level: 1)
    if let cell = plainCell(of: base) {
      // Nothing but the cell holds it now, unless it is shared.
      old = .void
      let isCopied = memory.cells.update(cell) { $0.set(key, to: value) }
      if isCopied { try budget.take(partsOf: memory.cells[cell]) }
    } else {
      _ = old.set(key, to: value)
      try budget.take(partsOf: old)
      try store(old, in: base)
    }
  }

  /// What an element is found by; nil if it is in something that is not known.
  private func elementKey(
    _ index: Value, of whole: Value, at access: SubscriptCallExprSyntax,
    _ argument: LabeledExprSyntax
  ) throws -> Value.ElementKey? {
    switch (whole, index) {
    case (.list(let list), .number(let number)):
      guard let position = Int(exactly: number), list.indices.contains(position) else {
        throw failure(
          .numberOutOfRange, "there is no element \(number.exactlySpelled) of \(list.count)",
          at: argument)
      }
      return .position(position)
    case (.dictionary, _):
      guard let key = index.key else {
        throw failure("\(index.inWords) cannot be the key of a dictionary here", at: argument)
      }
      return .key(key)
    case (.unknown, _), (.opaque, _), (.null, _): return nil
    default: throw failure("\(whole.inWords) has no elements of this kind", at: access)
    }
  }

  /// The cell whose value an expression is, if storing there does nothing else; nil otherwise.
  private func plainCell(of expression: ExprSyntax) -> Int? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.nameText,
      name != "self"
    else { return nil }
    for scope in frame.locals.reversed() { if let cell = scope[name] { return cell } }
    if object == nil, subject == nil, owner == nil { return cell(name) }
    guard let object, let cell = memory.objects[object.number].properties[name] else {
      return nil
    }
    let whole = memory.objects[object.number]
    guard !whole.wrapped.contains(name), !whole.updating.contains(name),
      !isObserved(name, of: object)
    else { return nil }
    return cell
  }

  /// Whether a stored property has an observer.
  private func isObserved(_ name: String, of object: ObjectRef) -> Bool {
    lineage(memory.objects[object.number].type).contains { type in
      type.members(named: name).contains { part in
        part.declaration.as(VariableDeclSyntax.self)?.bindings.contains {
          $0.pattern.trimmedText == name && $0.accessorBlock != nil
        } ?? false
      }
    }
  }
}

extension Value {
  /// What an element of a list or dictionary is found by.
  fileprivate enum ElementKey {
    case position(Int)
    case key(Key)
  }

  /// Changes an element in place; returns whether all elements were copied because of that.
  fileprivate mutating func set(_ key: ElementKey, to value: Value) -> Bool {
    // Nothing but one variable may hold the elements when they are changed, so they are moved, also
    // where the compiler does not optimise.
    var whole = Value.void
    swap(&self, &whole)
    let isCopied: Bool
    switch consume whole {
    case .list(var list):
      let before = list.storage
      if case .position(let position) = key { list[position] = value }
      isCopied = list.storage != before
      self = .list(list)
    case .dictionary(var dictionary):
      let before = dictionary.storage
      if case .key(let key) = key {
        if case .null = value { dictionary[key] = nil } else { dictionary[key] = value }
      }
      isCopied = dictionary.storage != before
      self = .dictionary(dictionary)
    case let other:
      isCopied = false
      self = other
    }
    return isCopied
  }
}

extension Array {
  /// What holds the elements: another one after a change shows that all were copied.
  fileprivate var storage: UInt { unsafeBitCast(self, to: UInt.self) }
}

extension Dictionary {
  /// What holds the elements: another one after a change shows that all were copied.
  fileprivate var storage: UInt { unsafeBitCast(self, to: UInt.self) }
}
