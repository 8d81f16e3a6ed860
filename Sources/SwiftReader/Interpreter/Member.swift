import LayoutModel
import PlumbLanguage
import UIKitTexts

/// What a member belongs to.
enum Receiver: Hashable, Sendable {
  case view, stackView, scrollView, controller, guide, anchor, dimension, constraint
  case draft, stackDraft, relation, path, verb
  case chain, anchors, layout, layoutMethods, activation
  case snapMethods, snapMaker, snapAnchors, snapRelation, snapConstraint
  case stackLayout, plan
  case text, list, number, size, insets, frame, point, font
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
    case .controller: "UIViewController"
    case .guide: "UILayoutGuide"
    case .anchor, .dimension: "NSLayoutAnchor"
    case .constraint: "NSLayoutConstraint"
    case .draft, .stackDraft, .relation, .path, .verb: "Draftsman"
    case .chain, .anchors, .layout, .layoutMethods, .activation: "SwiftLayout"
    case .snapMethods, .snapMaker, .snapAnchors, .snapRelation, .snapConstraint: "SnapKit"
    case .stackLayout: "StackLayout"
    case .plan: "plan"
    case .text: "String"
    case .list: "Array"
    case .number: "CGFloat"
    case .size: "CGSize"
    case .insets: "UIEdgeInsets"
    case .frame: "CGRect"
    case .point: "CGPoint"
    case .font: "UIFont"
    case .type(let name): name
    case .global: "Swift"
    }
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

  /// What a call of it says; nil for a property.
  var signature: Signature? { parameters.map { Signature(name: name, parameters: $0) } }

  /// As it is written: `constraint(equalTo:constant:)`, `topAnchor`.
  var text: String { signature?.text ?? name }

  /// What an assignment of it says: one value; nil where nothing can be assigned.
  var setter: Signature? {
    setType.map { Signature(name: name, parameters: [Parameter(nil, $0)]) }
  }
}
