import LayoutModel
import LayoutNotation

/// What a member belongs to.
enum Receiver: Hashable, Sendable {
  case view, stackView, scrollView, guide, anchor, dimension, constraint
  case draft, stackDraft, relation, path, verb
  case chain, anchors, layout, layoutMethods, activation
  case stackLayout, plan
  case text, list, number, size, insets, frame, point
  /// A type, for its statics and initialisers.
  case type(String)
  /// Nothing: a function, or the initialiser of a type.
  case global

  /// What completion says about it.
  var inWords: String {
    switch self {
    case .view: "UIView"
    case .stackView: "UIStackView"
    case .scrollView: "UIScrollView"
    case .guide: "UILayoutGuide"
    case .anchor, .dimension: "NSLayoutAnchor"
    case .constraint: "NSLayoutConstraint"
    case .draft, .stackDraft, .relation, .path, .verb: "Draftsman"
    case .chain, .anchors, .layout, .layoutMethods, .activation: "SwiftLayout"
    case .stackLayout: "StackLayout"
    case .plan: "plan"
    case .text: "String"
    case .list: "Array"
    case .number: "CGFloat"
    case .size: "CGSize"
    case .insets: "UIEdgeInsets"
    case .frame: "CGRect"
    case .point: "CGPoint"
    case .type(let name): name
    case .global: "Swift"
    }
  }
}

/// What a call takes at one place.
struct Parameter: Sendable {
  /// What stands in front of the colon; nil for nothing.
  let label: String?
  /// What may stand there.
  let type: ValueType
  /// Whether a call can say nothing.
  let isOptional: Bool
  /// Whether any number of them can stand there.
  let isVariadic: Bool

  init(_ label: String?, _ type: ValueType, optional: Bool = false, variadic: Bool = false) {
    self.label = label
    self.type = type
    isOptional = optional
    isVariadic = variadic
  }
}

/// A member of a dialect, as code can write it: the table behind reading, completion and help.
struct Member: Sendable {
  /// What it does, given a call that fits.
  typealias Operation = @Sendable (Call) throws -> Value

  /// What it belongs to.
  let receiver: Receiver
  /// What it is called.
  let name: String
  /// What a call takes; nil for a property.
  let parameters: [Parameter]?
  /// What it is for, in a few words.
  let about: String
  /// What it gives; for a property that can only be set, nil.
  let operation: Operation?
  /// What can be assigned to it.
  let setType: ValueType?
  /// What an assignment does, the value being the first argument.
  let assign: Operation?

  /// A function.
  init(
    _ receiver: Receiver, _ name: String, _ parameters: [Parameter], _ about: String = "",
    _ operation: @escaping Operation
  ) {
    self.init(
      receiver: receiver, name: name, parameters: parameters, about: about, operation: operation,
      setType: nil, assign: nil)
  }

  /// A property that can be read.
  init(
    _ receiver: Receiver, get name: String, _ about: String = "", _ operation: @escaping Operation
  ) {
    self.init(
      receiver: receiver, name: name, parameters: nil, about: about, operation: operation,
      setType: nil, assign: nil)
  }

  /// A property that can be set, and read where `get` is given.
  init(
    _ receiver: Receiver, set name: String, _ type: ValueType, _ about: String = "",
    get operation: Operation? = nil, _ assign: @escaping Operation
  ) {
    self.init(
      receiver: receiver, name: name, parameters: nil, about: about, operation: operation,
      setType: type, assign: assign)
  }

  private init(
    receiver: Receiver, name: String, parameters: [Parameter]?, about: String,
    operation: Operation?, setType: ValueType?, assign: Operation?
  ) {
    self.receiver = receiver
    self.name = name
    self.parameters = parameters
    self.about = about
    self.operation = operation
    self.setType = setType
    self.assign = assign
  }

  /// As it is written: `constraint(equalTo:constant:)`.
  var signature: String {
    guard let parameters else { return name }
    return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}

/// A call that fits a member, with its arguments in the order of the parameters.
struct Call {
  /// Who runs the code.
  let interpreter: Interpreter
  /// What stands in front of the dot.
  let receiver: Value
  /// What stands in the brackets; nil where the call says nothing.
  let values: [Value?]
  /// Where each of them stands.
  let places: [Range<Int>?]
  /// Where the call stands.
  let place: Range<Int>
}

extension Call {
  func number(_ index: Int) -> Double? {
    if case .number(let number)? = values[index] { return number }
    return nil
  }

  func text(_ index: Int) -> String? {
    if case .text(let text)? = values[index] { return text }
    return nil
  }

  func truth(_ index: Int) -> Bool? {
    if case .truth(let truth)? = values[index] { return truth }
    return nil
  }

  /// A word of a choice.
  func word(_ index: Int) -> String? {
    if case .word(let word)? = values[index] { return word.name }
    return nil
  }

  func item(_ index: Int) -> ItemRef? {
    if case .item(let item)? = values[index] { return item }
    return nil
  }

  func view(_ index: Int) -> ViewRef? { item(index)?.view }

  func list(_ index: Int) -> [Value] {
    if case .list(let list)? = values[index] { return list }
    return values[index].map { [$0] } ?? []
  }

  func views(_ index: Int) -> [ViewRef] {
    list(index).compactMap { if case .item(let item) = $0 { item.view } else { nil } }
  }

  func constraints(_ index: Int) -> [ConstraintRef] {
    list(index).compactMap { if case .constraint(let ref) = $0 { ref } else { nil } }
  }

  func closure(_ index: Int) -> Closure? {
    if case .closure(let closure)? = values[index] { return closure }
    return nil
  }

  /// The view or guide in front of the dot.
  var subject: ItemRef {
    get throws {
      switch receiver {
      case .item(let item): return item
      case .layoutMethods(let item): return item
      case .draft(let draft): return ItemRef(draft.view)
      default: throw Failure(.swift, "\(receiver.inWords) is no view")
      }
    }
  }
}
