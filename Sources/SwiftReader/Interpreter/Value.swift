import DialectCore
import LayoutModel
import SwiftSyntax

/// What an expression of Swift means.
indirect enum Value: Sendable {
  case void
  case null
  case number(Double)
  case truth(Bool)
  case text(String)
  case list([Value])
  case dictionary([String: Value])
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
  /// A constraint, as an object.
  case constraint(ConstraintRef)
  /// Anchors of Draftsman: `a.drf.top.left`.
  case path(DraftPath)
  /// Anchors of Draftsman and how they compare: `a.drf.top.equal`.
  case verb(DraftPath, Verb)
  /// A draft of Draftsman, with the relation that was begun last.
  case draft(Draft)
  /// Anchors of what a word stands for: `.bottom(of: .previous)`.
  case anonymous(Placeholder, AnchorPath?)
  /// Anchors of SwiftLayout: `Anchors.top.bottom`.
  case chain(AnchorPath)
  /// Relations of SwiftLayout.
  case anchors([AnchorsTemplate])
  /// A layout of SwiftLayout.
  case layout(LayoutTree)
  /// `view.sl`.
  case layoutMethods(ItemRef)
  case activation(ActivationRef)
  /// What a list of Draftsman's shows for an item.
  case cell(CellDraft)
  /// What tells of changes, with the value of now: `$items`.
  case publisher(Value)
  /// Something of SnapKit.
  case snap(Snap)
  /// A node of StackLayout.
  case stackLayout(ViewRef)
  /// A length of the result builders of stacks: `.fraction(0.5, .equal)`.
  case spacerValue(StackLength)
  /// `.fill`, or `.spacer(length: 8)`: a member of a type that only its place tells.
  case word(Word)
  /// A type, by its name.
  case type(String)
  case closure(Closure)
  /// Functions of one name.
  case overloads([Closure])
  /// An object of a class of the text.
  case object(ObjectRef)
  /// A plan of Draftsman that has a name.
  case plan(PlanRef)
  /// A case of an enumeration of the text.
  case enumeration(EnumerationCase)
  /// What is known only when the program runs, unless somebody says it; where it is used as a view,
  /// one without content stands for it.
  case unknown(Unknown)
  /// Something without meaning for the layout: a colour, a layer, a gesture.
  case opaque(String)

  /// What it is, in words for an error.
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

/// A view or guide of the code, whether it is inside the layout or not.
struct ViewRef: Hashable, Sendable {
  /// Counts them.
  let number: Int
}

/// A view or guide, or a system guide of a view.
struct ItemRef: Hashable, Sendable {
  /// Whose.
  var view: ViewRef
  /// Which guide; nil for the view itself.
  var guide: SystemGuide?

  init(_ view: ViewRef, _ guide: SystemGuide? = nil) {
    self.view = view
    self.guide = guide
  }
}

/// A constraint of the code, by its number.
struct ConstraintRef: Hashable, Sendable {
  let number: Int
}

/// An object of a class of the text, by its number.
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

/// A place in points.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double
}

/// A member of a type that only its place tells: `.fill`, `.spacer(length: 8)`.
struct Word: Sendable {
  /// What follows the dot.
  let name: String
  /// What stands in brackets behind it; nil without brackets.
  let arguments: [Argument]?
  /// Where it is.
  let place: Range<Int>
  /// The call that writes it down, where it is one.
  var call: SyntaxIdentifier?

  /// Whether it calculates with such members: `.horizontal(8) + .bottom(4)`.
  var isCalculation: Bool { ["+", "-", "*", "/"].contains(name) }
}

/// What stands in the brackets of a call.
struct Argument: Sendable {
  /// What comes before the colon.
  let label: String?
  /// What it means.
  let value: Value
  /// Where it is.
  let place: Range<Int>
  /// Whether it follows the brackets.
  var isTrailing = false
  /// What the call shares with the function: the expression behind an ampersand.
  var inOut: ExprSyntax?
}

extension Value {
  /// The pairs of a dictionary, by key, or nothing.
  var pairs: [Value] {
    guard case .dictionary(let dictionary) = self else { return [] }
    return dictionary.sorted { $0.key < $1.key }.map {
      .tuple([("key", Self.key($0.key)), ("value", $0.value)])
    }
  }

  /// The value that is a key of a dictionary, as far as its name says it.
  static func key(_ name: String) -> Value {
    guard name.first == "\u{1}" else { return .text(name) }
    let rest = name.dropFirst()
    if let number = Double(rest) { return .number(number) }
    if let number = rest.hasPrefix("view ") ? Int(rest.dropFirst(5)) : nil {
      return .item(ItemRef(ViewRef(number: number)))
    }
    if let number = rest.hasPrefix("object ") ? Int(rest.dropFirst(7)) : nil {
      return .object(ObjectRef(number: number))
    }
    return rest.hasPrefix(".") ? .word(named: String(rest.dropFirst())) : .text(name)
  }

  /// Whether both are true or false, numbers or texts.
  func isPlain(like other: Value) -> Bool {
    switch (self, other) {
    case (.truth, .truth), (.number, .number), (.text, .text): true
    default: false
    }
  }
}

/// A case of an enumeration of the text, with what it carries.
struct EnumerationCase: Sendable {
  /// The whole name of the enumeration.
  let type: String
  /// What the case is called.
  let name: String
  /// What stands in its brackets.
  var payload: [(label: String?, value: Value)] = []
}

/// What is known only when the program runs.
struct Unknown: Hashable, Sendable {
  /// What people can call it: the last name on the way to it.
  let name: String
  /// Counts them.
  let number: Int
}
