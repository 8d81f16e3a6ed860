import ConstraintSolver
import LayoutModel
import PlumbLanguage
import UIKitTexts

/// A call that matches a member, with arguments that can be read by label and type.
struct MemberCall {
  /// The interpreter that runs the code.
  let interpreter: Interpreter
  /// The value before the dot.
  let receiver: Value
  /// The signature that the call matches.
  let signature: Signature
  /// The value for each parameter, in the order of the signature; the default if the call has none.
  private let values: [Value]
  /// The place of each argument, or `nil` if the call has none.
  private let places: [Range<Int>?]
  /// The place of the call.
  let place: Range<Int>

  /// The place of the call together with its source.
  var codePlace: CodePlace { CodePlace(range: place, source: interpreter.source) }

  /// Creates a call with a value for each parameter.
  init(
    _ interpreter: Interpreter, of receiver: Value, _ signature: Signature, _ values: [Value],
    _ places: [Range<Int>?], at place: Range<Int>
  ) {
    self.interpreter = interpreter
    self.receiver = receiver
    self.signature = signature
    self.values = values
    self.places = places
    self.place = place
  }
}

extension MemberCall {
  // MARK: - By label and type

  /// Returns the value of the parameter with a label, or without one, of the first that takes the
  /// type.
  func value(
    _ label: String? = nil, taking fits: (ValueType) -> Bool = { _ in true }
  ) throws -> Value {
    values[try signature.index(of: label, taking: fits)]
  }

  /// Returns the place of an argument, or `nil` if the call does not have it.
  func place(
    of label: String? = nil, taking fits: (ValueType) -> Bool = { _ in true }
  ) throws -> Range<Int>? {
    places[try signature.index(of: label, taking: fits)]
  }

  /// Converts the value of a parameter; returns `nil` if the value is `nil`.
  private func read<Result>(
    _ label: String?, _ fits: (ValueType) -> Bool, _ inWords: String, _ part: (Value) -> Result?
  ) throws -> Result? {
    let value = try value(label, taking: fits)
    if case .null = value { return nil }
    guard let result = part(value) else {
      throw Failure(
        .swift, "\(signature.name) takes \(inWords), not \(value.inWords)",
        at: try place(of: label, taking: fits), in: interpreter.source)
    }
    return result
  }

  private func need<Result>(_ result: Result?, _ inWords: String) throws -> Result {
    guard let result else {
      throw Failure(.swift, "\(signature.name) takes \(inWords), not nil", at: place)
    }
    return result
  }

  // MARK: - Numbers and texts

  /// Returns a number, or `nil` if the call has none.
  func number(ifAny label: String?) throws -> Double? {
    try read(label, { $0.holds(.number) }, "a number") {
      if case .number(let number) = $0 { number } else { nil }
    }
  }

  func number(_ label: String? = nil) throws -> Double {
    try need(try number(ifAny: label), "a number")
  }

  /// Returns the numbers for a variadic parameter.
  func numbers() throws -> [Double] {
    guard case .list(let list) = try value(nil, taking: \.takesList) else { return [] }
    return list.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// Returns an integer between 0 and a limit.
  func count(
    _ label: String? = nil, upTo limit: Int = .max, saying complaint: String
  ) throws -> Int {
    guard let count = Int(exactly: try number(label)), 0...limit ~= count else {
      throw Failure(
        .numberOutOfRange, complaint, at: try place(of: label) { $0.holds(.number) },
        in: interpreter.source)
    }
    return count
  }

  /// Returns a priority within the valid range.
  func priority(_ label: String? = nil) throws -> Double {
    let fits: (ValueType) -> Bool = { $0.holds(.priority) || $0.holds(.snapPriority) }
    let given = try read(label, fits, "a priority") { value -> Double? in
      if case .number(let number) = value { number } else { nil }
    }
    let priority = try need(given, "a priority")
    guard priority > 0, priority <= 1000 else {
      throw Failure(
        .priorityOutOfRange, "a priority must be more than 0 and at most 1000",
        at: try place(of: label, taking: fits), in: interpreter.source)
    }
    return priority
  }

  /// Returns a text, or `nil` if the call has none.
  func text(ifAny label: String?) throws -> String? {
    try read(label, { $0.holds(.text) }, "a text") {
      if case .text(let text) = $0 { text } else { nil }
    }
  }

  func text(_ label: String? = nil) throws -> String { try need(try text(ifAny: label), "a text") }

  func truth(_ label: String? = nil) throws -> Bool {
    try need(
      try read(label, { $0.holds(.truth) }, "true or false") {
        if case .truth(let truth) = $0 { truth } else { nil }
      }, "true or false")
  }

  // MARK: - Geometry

  func size(_ label: String? = nil) throws -> Size {
    try need(
      try read(label, { $0.holds(.size) }, "a size") {
        if case .size(let size) = $0 { size } else { nil }
      }, "a size")
  }

  func point(_ label: String? = nil) throws -> Point {
    try need(
      try read(label, { $0.holds(.point) }, "a point") {
        if case .point(let point) = $0 { point } else { nil }
      }, "a point")
  }

  func frame(_ label: String? = nil) throws -> Frame {
    try need(
      try read(label, { $0.holds(.frame) }, "a rectangle") {
        if case .frame(let frame) = $0 { frame } else { nil }
      }, "a rectangle")
  }

  /// Returns insets, or `nil` if the call has none.
  func insets(ifAny label: String?) throws -> EdgeInsets? {
    try read(label, { $0.holds(.insets) }, "insets") {
      if case .insets(let insets) = $0 { insets } else { nil }
    }
  }

  func insets(_ label: String? = nil) throws -> EdgeInsets {
    try need(try insets(ifAny: label), "insets")
  }

  // MARK: - Words

  /// Returns the name of an enumeration case, or `nil` if the call has none.
  func word(ifAny label: String?) throws -> String? {
    try read(label, \.takesWord, "a word such as .fill") {
      if case .word(let word) = $0 { word.name } else { nil }
    }
  }

  func word(_ label: String? = nil) throws -> String {
    try need(try word(ifAny: label), "a word such as .fill")
  }

  func axis(_ label: String? = nil) throws -> Axis {
    try word(label) == "vertical" ? .vertical : .horizontal
  }

  func relation(_ label: String? = nil) throws -> Relation {
    switch try word(label) {
    case "lessThanOrEqual": .lessOrEqual
    case "greaterThanOrEqual": .greaterOrEqual
    default: .equal
    }
  }

  func alignment(_ label: String? = nil) throws -> Stack.Alignment {
    let word = try word(label)
    return try need(Stack.Alignment(name: word.lowercasedFirst), "an alignment")
  }

  func distribution(_ label: String? = nil) throws -> Stack.Distribution {
    try need(Stack.Distribution(rawValue: try word(label)), "a distribution")
  }

  // MARK: - Items and code

  /// Returns a view or guide, or `nil` if the call has none.
  func item(ifAny label: String?) throws -> ItemRef? {
    try read(label, { $0.holds(.item) || $0.holds(.view) }, "a view or a guide") {
      if case .item(let item) = $0 { item } else { nil }
    }
  }

  func item(_ label: String? = nil) throws -> ItemRef {
    try need(try item(ifAny: label), "a view or a guide")
  }

  func view(_ label: String? = nil) throws -> ViewRef {
    try need(try item(ifAny: label)?.view, "a view")
  }

  func stackLayout(_ label: String? = nil) throws -> ViewRef {
    try need(
      try read(label, { $0.holds(.stackLayout) }, "a StackLayout") {
        if case .stackLayout(let view) = $0 { view } else { nil }
      }, "a StackLayout")
  }

  /// Returns the elements of an array, or the only element if the value is not an array.
  func list(_ label: String? = nil) throws -> [Value] {
    let value = try value(label, taking: \.takesList)
    switch value {
    case .list(let list): return list
    case .null: return []
    default: return [value]
    }
  }

  func views(_ label: String? = nil) throws -> [ViewRef] {
    try list(label).map { element in
      guard case .item(let item) = element else {
        throw Failure(.swift, "\(signature.name) takes views, not \(element.inWords)", at: place)
      }
      return item.view
    }
  }

  /// Returns an anchor of UIKit as its item and attribute.
  func anchor(_ label: String? = nil) throws -> (item: ItemRef, attribute: Attribute) {
    try need(
      try read(label, { $0.holds(.anchor) || $0.holds(.dimension) }, "an anchor") {
        if case .anchor(let item, let attribute) = $0 { (item, attribute) } else { nil }
      }, "an anchor")
  }

  /// Returns a constraint or the constraints of an array.
  func constraints() throws -> [ConstraintRef] {
    let value = try value(nil) { $0.takesList || $0.holds(.constraint) }
    let elements: [Value] = if case .list(let list) = value { list } else { [value] }
    return try elements.map { element in
      guard case .constraint(let ref) = element else {
        throw Failure(
          .swift, "\(signature.name) takes constraints, not \(element.inWords)", at: place)
      }
      return ref
    }
  }

  /// Returns the values of a dictionary by their names, or none if the call has no dictionary.
  func dictionary(_ label: String) throws -> [String: Value] {
    let given = try read(label, { $0.holds(.dictionary) }, "a dictionary") {
      if case .dictionary(let dictionary) = $0 { dictionary } else { nil as [Value.Key: Value]? }
    }
    let named = (given ?? [:]).compactMap { key, value in
      if case .text(let name) = key { (name, value) } else { nil }
    }
    return Dictionary(uniqueKeysWithValues: named)
  }

  /// Returns a closure, or `nil` if the call has none or it is known only at run time.
  func closure(ifAny label: String?) throws -> Closure? {
    let value = try value(label) { $0.holds(.closure) || $0.holds(.builder) }
    if case .closure(let closure) = value { return closure }
    return nil
  }

  func closure(_ label: String? = nil) throws -> Closure {
    try need(try closure(ifAny: label), "code in braces")
  }

  // MARK: - In front of the dot

  /// The view or guide before the dot.
  var subject: ItemRef {
    get throws {
      switch receiver {
      case .item(let item): return item
      case .layoutMethods(let item): return item
      case .draft(let draft): return ItemRef(draft.view)
      default: throw Failure(.swift, "\(receiver.inWords) is not a view")
      }
    }
  }
}
