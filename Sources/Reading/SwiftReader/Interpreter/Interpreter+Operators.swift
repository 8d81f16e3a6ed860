import LayoutModel
import PlumbLanguage
import UIKitTexts
import SwiftSyntax

extension Interpreter {
  func evaluate(_ postfix: PostfixOperatorExprSyntax) throws -> Value {
    try counting(postfix.id) {
      let value = try evaluate(postfix.expression)
      if let made = try declaredOperator(
        postfix.operator.text, [value], postfix: true, at: postfix.place)
      {
        return made
      }
      if case .unknown = value { return value }
      throw failure("\(postfix.operator.text) does not work with \(value.inWords)", at: postfix)
    }
  }

  func evaluate(_ prefix: PrefixOperatorExprSyntax) throws -> Value {
    try counting(prefix.id) { try result(of: prefix) }
  }

  private func result(of prefix: PrefixOperatorExprSyntax) throws -> Value {
    let value = try evaluate(prefix.expression)
    if let made = try declaredOperator(prefix.operator.text, [value], at: prefix.place) {
      return made
    }
    switch (prefix.operator.text, value) {
    case ("-", .number(let number)): return .number(-number)
    case ("+", .number): return value
    case ("!", .truth(let truth)): return .truth(!truth)
    case ("-", .word), ("+", .word):
      // The operand may be a static number that the code adds to its type: `-.gutter`.
      guard let number = try number(value) else {
        guard mode == .file, case .word(let word) = value else { break }
        return unknown(word.name)
      }
      return .number(prefix.operator.text == "-" ? -number : number)
    case ("-", .unknown(let what)):
      return reckoned(what, Reckoning(sign: "*", number: -1, isFirst: false))
    case (_, .unknown): return value
    default: break
    }
    throw failure("\(prefix.operator.text) does not work with \(value.inWords)", at: prefix)
  }

  /// Returns an implicit member as a number that the code or UIKit adds to a type of numbers, or
  /// `nil` for any other value.
  func number(_ value: Value) throws -> Double? {
    for type in [ValueType.number, .priority] {
      if case .number(let number)? = try fitted(value, type) { return number }
    }
    return nil
  }

  func evaluate(_ infix: InfixOperatorExprSyntax) throws -> Value {
    try counting(infix.id) { try result(of: infix) }
  }

  func result(of infix: InfixOperatorExprSyntax) throws -> Value {
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
    // The second operand is evaluated only if it is needed.
    switch (sign, left) {
    case ("&&", .truth(false)): return .truth(false)
    case ("||", .truth(true)): return .truth(true)
    case ("??", .null): return try evaluate(infix.rightOperand)
    case ("??", .unknown):
      // The default value takes the place of an unknown value.
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

  /// Evaluates an operator that the code declares for the operands; returns `nil` if there is none.
  func declaredOperator(
    _ sign: String, _ values: [Value], postfix: Bool = false, at place: Range<Int>,
    _ infix: InfixOperatorExprSyntax? = nil
  ) throws -> Value? {
    guard operators.contains(sign) else { return nil }
    // Numbers have operators of their own, on which those in the code are based.
    let isOfNumbers =
      values.count == 1
      ? !postfix && ["-", "+"].contains(sign)
      : Self.signs.contains(sign) || ["%", "!="].contains(sign)
    if isOfNumbers, values.allSatisfy({ $0.isNumber || !$0.isKnown }) { return nil }
    // Whose comparison that is, only a value of a known type says: those of all types would call each
    // other for ever.
    // `>=4`, with one operand, is a rule of a layout library.
    if values.count == 2, Self.comparisons.contains(sign), values.allSatisfy({ !$0.hasOwnType }) {
      return nil
    }
    let arguments = values.enumerated().map { index, value in
      Argument(
        label: nil, value: value, place: place, inOut: index == 0 ? infix?.leftOperand : nil)
    }
    var candidates: [Closure] = []
    if let cell = memory.globals[postfix ? "postfix \(sign)" : sign] {
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
      candidates += methods(sign, in: types, of: nil) { $0.isOfType && $0.isPostfix == postfix }
    }
    let declaring =
      cache.operators[sign]
      ?? memory.types.names.compactMap { memory.types[$0] }
      .filter { !$0.members(named: sign).isEmpty }
    cache.operators[sign] = declaring
    candidates += declaring.flatMap {
      methods(sign, in: [$0], of: nil) { $0.isOfType && $0.isPostfix == postfix }
    }
    candidates = candidates.filter { $0.parameters.count == values.count }.map(\.withoutLabels)
    guard let chosen = candidates.first(where: { accepts($0, arguments) }) else { return nil }
    return try invoke(chosen, arguments, at: place)
  }

  /// Runs an assignment operator that the code declares; returns whether there is one.
  func changeByOperator(
    _ sign: String, _ left: Value, _ right: Value, _ infix: InfixOperatorExprSyntax
  ) throws -> Bool {
    guard operators.contains(sign) else { return false }
    return try declaredOperator(sign, [left, right], at: infix.place, infix) != nil
  }

  func combine(
    _ left: Value, _ sign: String, _ right: Value, at node: some SyntaxProtocol
  ) throws -> Value {
    if ["==", "!=", "===", "!=="].contains(sign) {
      // An unknown value is taken not to be `nil`.
      switch (left, right) {
      case (.unknown, .null), (.null, .unknown): return .truth(sign.hasPrefix("!"))
      default: break
      }
    }
    switch (left, right) {
    case (.unknown(let what), .number(let number)):
      return reckoned(what, Reckoning(sign: sign, number: number, isFirst: false))
    case (.number(let number), .unknown(let what)):
      return reckoned(what, Reckoning(sign: sign, number: number, isFirst: true))
    case (.unknown, _): return left
    case (_, .unknown): return right
    default: break
    }
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
    case (.word, _, .number), (.number, _, .word), (.word, _, .word):
      // The operands may be implicit members: `.defaultHigh - 1`, `.gutter + 8`.
      if let x = try number(left), let y = try number(right),
        let result = Self.combine(x, sign, y)
      {
        return result
      }
    default: break
    }
    if mode == .file, ["+", "-", "*", "/"].contains(sign), left.isWord || right.isWord,
      !(left.isNumber || right.isNumber)
    {
      let sides = [left, right].map { Argument(label: nil, value: $0, place: node.place) }
      return .word(Word(name: sign, arguments: sides, place: node.place))
    }
    if mode == .file {
      // Values known only at run time may have led to a division by zero or an invalid range.
      if left.isNumber, right.isNumber { return unknown("the result of \(sign)") }
      for case .opaque in [left, right] { return unknown("the result of \(sign)") }
    }
    throw failure("\(sign) does not work with \(left.inWords) and \(right.inWords)", at: node)
  }

  static func combine(_ a: Double, _ sign: String, _ b: Double) -> Value? {
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

  /// Returns whether two values are equal.
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
    case (.snap(let a), .snap(let b)): return a == b
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
    // An implicit member such as `.defaultHigh` or `.zero` has the type of the other operand.
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
}

extension Value {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
  /// Whether its type is known, and is not one of those that Swift itself compares.
  fileprivate var hasOwnType: Bool {
    switch self {
    case .void, .null, .number, .truth, .text, .unknown, .opaque, .word: false
    default: true
    }
  }
  fileprivate var isWord: Bool { if case .word = self { true } else { false } }
}

extension EdgeInsets {
  static func * (insets: EdgeInsets, factor: Double) -> EdgeInsets {
    EdgeInsets(
      top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
      right: insets.right * factor)
  }
}
