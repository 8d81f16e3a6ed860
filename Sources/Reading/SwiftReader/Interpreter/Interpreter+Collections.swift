import LayoutModel
import PlumbLanguage
import SwiftSyntax
import UIKitTexts

/// Values that are copied, and lists and dictionaries that are changed in place.
extension Interpreter {
  /// Returns a value as an assignment passes it on: structs are copied, objects are shared.
  func copied(_ value: Value) -> Value {
    guard case .object(let ref) = value, memory.objects[ref.number].view == nil,
      memory.types[memory.objects[ref.number].type]?.kind == .struct
    else { return value }
    var copy = memory.objects[ref.number]
    for (name, cell) in copy.properties.sorted(by: { $0.key < $1.key }) {
      memory.cells.append(copied(memory.cells[cell]))
      copy.properties[name] = memory.cells.count - 1
    }
    memory.objects.append(copy)
    return .object(ObjectRef(number: memory.objects.count - 1))
  }

  /// Returns the one element that stands for the elements of an unknown list.
  func oneElement(of what: Unknown) -> Value {
    assume(
      "\(what.name) is known only when the program runs: one element stands for all",
      asking: what.name.contains(" ") ? nil : "\(what.name) = []")
    let element = memory.unknowns[what.number].type.flatMap { type -> String? in
      type.hasPrefix("[") && type.hasSuffix("]") && !type.contains(":")
        ? String(type.dropFirst().dropLast()) : nil
    }
    return member("element of \(what.name)", of: what, type: element)
  }

  /// Changes a list or dictionary in place; returns `false` if the method does not do that.
  func changeList(
    _ value: Value, in base: ExprSyntax, _ name: String, _ arguments: [Argument]
  ) throws -> Bool {
    if case .dictionary(var dictionary) = value {
      switch (name, arguments.first?.value) {
      case ("removeValue", let key?): if let key = key.key { dictionary[key] = nil }
      case ("removeAll", _): dictionary = [:]
      case ("updateValue", let given?):
        try budget.take(given, level: 1)
        if let key = arguments.last?.value.key { dictionary[key] = given }
      default: return false
      }
      try budget.take(partsOf: .dictionary(dictionary))
      try store(.dictionary(dictionary), in: base)
      return true
    }
    guard case .list(var list) = value else { return false }
    let first = arguments.first
    switch name {
    case "append", "insert", "update":
      guard let first else { return false }
      let isMany = first.label == "contentsOf"
      if isMany, case .unknown(let what) = first.value {
        _ = what
        return true
      }
      let added = isMany ? try elementsAdded(first.value) : [try place(first.value)]
      for value in added { try budget.take(value, level: 1) }
      try budget.take(bytes: 16 * (list.count + added.count))
      if name == "insert", arguments.count == 2, case .number(let number) = arguments[1].value,
        let index = Int(exactly: number), (0...list.count).contains(index)
      {
        list.insert(contentsOf: added, at: index)
      } else {
        list += added
      }
    case "removeAll":
      if let first, case .closure(let code) = first.value {
        list = try list.filter { element in
          guard case .truth(let isOut) = try run(code, [element]) else { return true }
          return !isOut
        }
      } else {
        list = []
      }
    case "removeLast": if !list.isEmpty { list.removeLast() }
    case "removeFirst": if !list.isEmpty { list.removeFirst() }
    case "remove":
      if case .number(let number)? = first?.value, let index = Int(exactly: number),
        list.indices.contains(index)
      {
        list.remove(at: index)
      } else if first?.label == nil, let gone = first?.value {
        let several: [Value] = if case .list(let list) = gone { list } else { [gone] }
        list = try list.filter { element in try !several.contains { try isEqual($0, element) } }
      }
    case "reverse": list.reverse()
    case "swapAt":
      guard arguments.count == 2, case .number(let a) = arguments[0].value,
        case .number(let b) = arguments[1].value, let one = Int(exactly: a),
        let other = Int(exactly: b), list.indices.contains(one), list.indices.contains(other)
      else { return false }
      list.swapAt(one, other)
    case "sort": list = sorted(list)
    default: return false
    }
    try store(.list(list), in: base)
    return true
  }

  /// Returns numbers or texts in ascending order, and other values in their given order.
  func sorted(_ list: [Value]) -> [Value] {
    let numbers = list.compactMap { if case .number(let number) = $0 { number } else { nil } }
    if numbers.count == list.count { return numbers.sorted().map { .number($0) } }
    let texts = list.compactMap { if case .text(let text) = $0 { text } else { nil } }
    if texts.count == list.count { return texts.sorted().map { .text($0) } }
    return list
  }

  private func elementsAdded(_ value: Value) throws -> [Value] {
    switch value {
    case .list(let list): return list
    case .range(let range): return range.map { .number(Double($0)) }
    case .null: return []
    default: throw Failure(.swift, "\(value.inWords) is not an array")
    }
  }

  /// Returns an empty list or dictionary for a call such as `[UIView]()`, or `nil` for any other
  /// call.
  func emptyList(_ callee: ExprSyntax) throws -> Value? {
    if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1,
      let type = array.elements.first?.expression, type.isWrittenType
    {
      return .list([])
    }
    if let dictionary = callee.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, elements.count == 1,
      let pair = elements.first, pair.key.isWrittenType, pair.value.isWrittenType
    {
      return .dictionary([:])
    }
    guard let special = callee.as(GenericSpecializationExprSyntax.self),
      let name = special.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    if ["Array", "Set", "ContiguousArray"].contains(name) { return .list([]) }
    return name == "Dictionary" ? .dictionary([:]) : nil
  }

  /// Returns a dictionary whose implicit members become those of the declared types.
  func coerced(
    _ dictionary: [Value.Key: Value], to type: DictionaryTypeSyntax
  ) throws -> [Value.Key: Value] {
    guard dictionary.contains(where: { $0.key.value.isWordInside || $0.value.isWordInside }) else {
      return dictionary
    }
    var result: [Value.Key: Value] = [:]
    for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
      var typed = key
      if case .enumeration(let member) = try coerced(key.value, to: type.key) {
        typed = Value.enumeration(member).key ?? key
      }
      result[typed] = try coerced(value, to: type.value)
    }
    return result
  }

  /// Returns the value of an argument.
  func argumentValue(_ expression: ExprSyntax) throws -> Value {
    // The argument may be the name of a function: `views.forEach(stack.addArrangedSubview)`.
    try evaluate(expression)
  }

  /// Returns a built-in property of a value for code in its extensions, or `nil` if there is none.
  func ownMember(_ name: String, of value: Value) throws -> Value? {
    let own = Vocabulary.members(name, of: receivers(of: value))
    if own.contains(where: { $0.parameters == nil && $0.operation != nil }) {
      return try member(name, of: value, at: source.tree.place)
    }
    if case .enumeration(let member) = value { return try property(name, of: member) }
    return nil
  }
}

extension Value {
  /// Returns the associated values of a case, or `nil` if the value is not that case.
  func payload(ofCase name: String) -> [(label: String?, value: Value)]? {
    switch self {
    case .enumeration(let member) where member.name == name: member.payload
    case .word(let word) where word.name == name:
      word.arguments.map { $0.map { ($0.label, $0.value) } } ?? []
    default: nil
    }
  }

  /// Whether the value is known before the program runs.
  var isKnown: Bool { if case .unknown = self { false } else { true } }
}

extension ExprSyntax {
  /// Whether the expression can be a type, as in `[UIView]()`.
  fileprivate var isWrittenType: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.first?.isUppercase ?? false
    }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base?.isWrittenType ?? false
    }
    if let array = self.as(ArrayExprSyntax.self), array.elements.count == 1 {
      return array.elements.first?.expression.isWrittenType ?? false
    }
    if let optional = self.as(OptionalChainingExprSyntax.self) {
      return optional.expression.isWrittenType
    }
    if let special = self.as(GenericSpecializationExprSyntax.self) {
      return special.expression.isWrittenType
    }
    return self.is(DictionaryExprSyntax.self) || self.is(TypeExprSyntax.self)
      || self.is(InfixOperatorExprSyntax.self)
  }
}

extension GenericSpecializationExprSyntax {
  /// The generic arguments.
  var typeNames: [String] {
    genericArgumentClause.arguments.map { $0.argument.trimmedText }
  }
}

extension ForStmtSyntax {
  /// The number that a loop counts to, as it is written; nil for a loop over a collection.
  ///
  /// Loops of Objective-C that count become such ones, too, and their authors never wrote `stride`.
  var bound: String? {
    guard let call = sequence.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedText == "stride"
    else { return nil }
    return call.arguments.dropFirst().first?.expression.trimmedText
  }
}
