import DialectCore
import LayoutModel
import SwiftSyntax

/// The value of a Swift expression.
indirect enum Value: Sendable {
  case void
  case null
  case number(Double)
  case truth(Bool)
  case text(String)
  case list([Value])
  case dictionary([Key: Value])
  case range(Range<Int>)
  case tuple([(label: String?, value: Value)])
  case size(Size)
  case point(Point)
  case insets(EdgeInsets)
  case frame(Frame)
  case font(Font)
  /// A view or a guide.
  case item(ItemRef)
  /// An anchor of UIKit.
  case anchor(ItemRef, Attribute)
  /// A constraint.
  case constraint(ConstraintRef)
  /// Anchors of Draftsman: `a.drf.top.left`.
  case path(DraftPath)
  /// Anchors of Draftsman with a kind of relation: `a.drf.top.equal`.
  case verb(DraftPath, Verb)
  /// A draft of Draftsman, with the relation that was begun last.
  case draft(Draft)
  /// Anchors of the item that a word stands for: `.bottom(of: .previous)`.
  case anonymous(Placeholder, AnchorPath?)
  /// Anchors of SwiftLayout: `Anchors.top.bottom`.
  case chain(AnchorPath)
  /// Relations of SwiftLayout.
  case anchors([AnchorsTemplate])
  /// A layout of SwiftLayout.
  case layout(LayoutTree)
  /// The methods of SwiftLayout, `view.sl`.
  case layoutMethods(ItemRef)
  case activation(ActivationRef)
  /// The cell that a list of Draftsman displays for an item.
  case cell(CellDraft)
  /// A publisher with its current value: `$items`.
  case publisher(Value)
  /// A value of SnapKit.
  case snap(Snap)
  /// A node of StackLayout.
  case stackLayout(ViewRef)
  /// A length for the modifiers of Stacks: `.fraction(0.5, .equal)`.
  case spacerValue(StackLength)
  /// An implicit member, whose type depends on its place: `.fill`, or `.spacer(length: 8)`.
  case word(Word)
  /// A type, by its name.
  case type(String)
  case closure(Closure)
  /// Several functions of the same name.
  case overloads([Closure])
  /// An object of a class in the code.
  case object(ObjectRef)
  /// A named plan of Draftsman.
  case plan(PlanRef)
  /// A case of an enumeration in the code.
  case enumeration(EnumerationCase)
  /// A value known only at run time, unless it is given at the prompt; if it is used as a view, a
  /// view without content takes its place.
  case unknown(Unknown)
  /// A value without meaning for the layout: a colour, a layer, a gesture.
  case opaque(String)

  /// The kind of the value, in words for an error.
  var inWords: String {
    switch self {
    case .void: "nothing"
    case .null: "nil"
    case .number: "a number"
    case .truth: "true or false"
    case .text: "a text"
    case .list: "an array"
    case .dictionary: "a dictionary"
    case .range: "a range"
    case .tuple: "a tuple"
    case .size: "a size"
    case .point: "a point"
    case .insets: "insets"
    case .frame: "a rectangle"
    case .font: "a font"
    case .item: "a view"
    case .anchor: "an anchor"
    case .constraint: "a constraint"
    case .path: "anchors"
    case .verb: "a relation without its second side"
    case .draft: "a draft"
    case .anonymous: "an anchor"
    case .chain: "anchors"
    case .anchors: "relations of anchors"
    case .layout: "a layout"
    case .layoutMethods: "the methods of SwiftLayout"
    case .activation: "an activation"
    case .cell: "a cell"
    case .publisher: "a publisher"
    case .snap(let snap): snap.inWords
    case .stackLayout: "a layout of stacks"
    case .spacerValue: "a length"
    case .word(let word): word.isCalculation ? "the result of \(word.name)" : ".\(word.name)"
    case .type(let name): "the type \(name)"
    case .closure, .overloads: "a closure"
    case .object: "an object"
    case .plan: "a plan"
    case .enumeration(let member): ".\(member.name)"
    case .unknown(let what): "\(what.name), known only when the program runs"
    case .opaque(let what): what
    }
  }
}

/// A view or guide in the code, whether it is inside the layout or not.
struct ViewRef: Hashable, Sendable {
  /// Its number, in order of creation.
  let number: Int
}

/// A view or guide in the code, or a system guide of a view.
struct ItemRef: Hashable, Sendable {
  /// The view or guide.
  var view: ViewRef
  /// The system guide of the view, or `nil` for the view itself.
  var guide: SystemGuide?

  init(_ view: ViewRef, _ guide: SystemGuide? = nil) {
    self.view = view
    self.guide = guide
  }
}

/// A constraint in the code, by its number.
struct ConstraintRef: Hashable, Sendable {
  let number: Int
}

/// An object of a class in the code, by its number.
struct ObjectRef: Hashable, Sendable {
  let number: Int
}

/// An activation of SwiftLayout, by its number.
struct ActivationRef: Hashable, Sendable {
  let number: Int
}

/// A plan of Draftsman, by its number.
struct PlanRef: Hashable, Sendable {
  let number: Int
}

/// A point, with coordinates in points.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double
}

/// An implicit member, whose type depends on its place: `.fill`, `.spacer(length: 8)`.
struct Word: Sendable {
  /// The name after the dot.
  let name: String
  /// The arguments, or `nil` if there are no parentheses.
  let arguments: [Argument]?
  /// Its place in the source.
  let place: Range<Int>
  /// The call in the syntax tree, if it is one.
  var call: SyntaxIdentifier?
  /// What follows it, as in `.all().without(.bottom)`: the whole has the type of the place.
  var steps: [Step] = []

  /// A member behind the implicit one.
  struct Step: Sendable {
    /// The name behind the point.
    let name: String
    /// The arguments, or `nil` if there are no parentheses.
    let arguments: [Argument]?
    /// Its place in the source.
    let place: Range<Int>
  }

  /// Returns the member with one more behind it.
  func followed(
    by name: String, _ arguments: [Argument]? = nil, at place: Range<Int>
  ) -> Word {
    var longer = self
    longer.steps.append(Step(name: name, arguments: arguments, place: place))
    return longer
  }

  /// The member without what follows it.
  var head: Word {
    var head = self
    head.steps = []
    return head
  }

  /// Whether it is an operator with such members as operands: `.horizontal(8) + .bottom(4)`.
  var isCalculation: Bool { ["+", "-", "*", "/"].contains(name) }
}

/// An argument of a call.
struct Argument: Sendable {
  /// The label, if it has one.
  let label: String?
  /// The value.
  let value: Value
  /// Its place in the source.
  let place: Range<Int>
  /// Whether it is a trailing closure.
  var isTrailing = false
  /// The expression after `&`, if it is passed as `inout`.
  var inOut: ExprSyntax?
}

extension Value {
  /// The entries of a dictionary sorted by key; empty for any other value.
  var pairs: [Value] {
    guard case .dictionary(let dictionary) = self else { return [] }
    return dictionary.sorted { $0.key < $1.key }.map {
      .tuple([("key", $0.key.value), ("value", $0.value)])
    }
  }

  /// Returns whether both values are Booleans, numbers or texts.
  func isPlain(like other: Value) -> Bool {
    switch (self, other) {
    case (.truth, .truth), (.number, .number), (.text, .text): true
    default: false
    }
  }
}

/// A case of an enumeration in the code, with its associated values.
struct EnumerationCase: Sendable {
  /// The full name of the enumeration.
  let type: String
  /// The name of the case.
  let name: String
  /// The associated values.
  var payload: [(label: String?, value: Value)] = []
}

/// A value known only at run time.
struct Unknown: Hashable, Sendable {
  /// The name by which it can be given at the prompt: the last one in the expression.
  let name: String
  /// Its number, in order of creation.
  let number: Int
}
