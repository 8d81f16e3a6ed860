import LayoutModel
import PlumbLanguage
import UIKitTexts

/// The kind of value, or type, that a member belongs to.
enum Receiver: Hashable, Sendable {
  case view, stackView, scrollView, textView, controller, guide, anchor, dimension, constraint
  case draft, stackDraft, relation, path, verb
  case chain, anchors, layout, layoutMethods, activation
  case snapMethods, snapMaker, snapAnchors, snapRelation, snapConstraint
  case stackLayout, plan
  case text, list, number, size, insets, frame, point, font
  /// A type, for static members and initialisers.
  case type(String)
  /// No receiver, for functions and initialisers called by the name of the type.
  case global

  /// The name of the receiver in completions.
  var inWords: String {
    switch self {
    case .view: "UIView"
    case .stackView: "UIStackView"
    case .scrollView: "UIScrollView"
    case .textView: "UITextView"
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

/// A member of a dialect, as the table lists it for reading, completion and help.
struct Member: Sendable {
  /// What the member does, given a call that matches.
  typealias Operation = @Sendable (MemberCall) throws -> Value

  /// The receiver of the member.
  let receiver: Receiver
  /// The name.
  let name: String
  /// The parameters, or `nil` for a property.
  let parameters: [Parameter]?
  /// A short description.
  let about: String
  /// Returns its value; `nil` for a property that can only be set.
  let operation: Operation?
  /// The type of values that can be assigned; `nil` if it cannot be set.
  let setType: ValueType?
  /// Assigns a value, which is the first argument.
  let assign: Operation?

  /// Creates a function.
  init(
    _ receiver: Receiver, _ name: String, _ parameters: [Parameter], _ about: String = "",
    _ operation: @escaping Operation
  ) {
    self.init(
      receiver: receiver, name: name, parameters: parameters, about: about, operation: operation,
      setType: nil, assign: nil)
  }

  /// Creates a property that can be read.
  init(
    _ receiver: Receiver, get name: String, _ about: String = "", _ operation: @escaping Operation
  ) {
    self.init(
      receiver: receiver, name: name, parameters: nil, about: about, operation: operation,
      setType: nil, assign: nil)
  }

  /// Creates a property that can be set, and read if `get` is given.
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

  /// The signature of a function, or `nil` for a property.
  var signature: Signature? { parameters.map { Signature(name: name, parameters: $0) } }

  /// The spelling of the member: `constraint(equalTo:constant:)`, `topAnchor`.
  var text: String { signature?.text ?? name }

  /// The signature of an assignment, or `nil` if the member cannot be set.
  var setter: Signature? {
    setType.map { Signature(name: name, parameters: [Parameter(nil, $0)]) }
  }
}
