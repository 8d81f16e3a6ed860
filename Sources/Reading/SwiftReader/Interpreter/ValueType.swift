import DialectCore
import LayoutModel

/// The type of a parameter or property.
indirect enum ValueType: Hashable, Sendable {
  case any
  case number, truth, text
  case size, point, insets, frame, font
  /// A view.
  case view
  /// A view or a guide.
  case item
  case anchor
  case dimension
  case constraint
  case priority
  case array(ValueType)
  case optional(ValueType)
  case either([ValueType])
  case choice(Choice)
  /// A word for an item, or an anchor of one: `.parent`, `.bottom(of: .previous)`.
  case anonymous
  /// A word for an item.
  case placeholder
  /// Anchors of Draftsman.
  case path
  case spacerValue
  case stackLayout
  case activation
  /// A value that relations of SnapKit can have on the other side.
  case snapTarget
  /// A priority as SnapKit writes it.
  case snapPriority
  /// A closure.
  case closure
  /// A closure with a result builder.
  case builder
  case dictionary

  /// The type, in words for an error.
  var inWords: String {
    switch self {
    case .any: "something"
    case .number: "a number"
    case .truth: "true or false"
    case .text: "a text"
    case .size: "a CGSize"
    case .point: "a CGPoint"
    case .insets: "UIEdgeInsets"
    case .frame: "a CGRect"
    case .font: "a UIFont"
    case .view: "a view"
    case .item: "a view or a guide"
    case .anchor: "an anchor"
    case .dimension: "a width or height anchor"
    case .constraint: "a constraint"
    case .priority: "a priority"
    case .array(let element): "an array: \(element.inWords) each"
    case .optional(let type): type.inWords
    case .either(let types): types.map(\.inWords).joined(separator: " or ")
    case .choice(let choice): choice.inWords
    case .anonymous: "a word such as .parent or .bottom(of: .previous)"
    case .placeholder: "a word such as .parent"
    case .path: "anchors such as a.drf.left"
    case .spacerValue: "a length such as .point(8)"
    case .stackLayout: "a StackLayout"
    case .activation: "an activation"
    case .snapTarget: "a view, a guide, anchors such as a.snp.top, or a number"
    case .snapPriority: "a priority"
    case .closure, .builder: "code in braces"
    case .dictionary: "a dictionary"
    }
  }

  /// A short example of a value, as written in code; dots if there is none.
  var example: String {
    switch self {
    case .truth: "true"
    case .number: "8"
    case .text: "\"text\""
    case .array: "[]"
    case .optional(let type): type.example
    default: "..."
    }
  }

  /// The types whose static members can be written as implicit members.
  var owners: [String] {
    switch self {
    case .size: ["CGSize"]
    case .point: ["CGPoint"]
    case .insets: ["UIEdgeInsets"]
    case .frame: ["CGRect"]
    case .font: ["UIFont"]
    case .view, .item: ["UIView"]
    case .anonymous: ["AnonymousLayout", "AnonymousAnchor"]
    case .placeholder: ["AnonymousLayout"]
    case .spacerValue: ["SpacerValue"]
    case .stackLayout: ["StackLayout"]
    case .priority: ["UILayoutPriority"]
    case .snapPriority: ["ConstraintPriority", "UILayoutPriority"]
    case .number: ["CGFloat"]
    case .optional(let type): type.owners
    case .either(let types): types.flatMap(\.owners)
    default: []
    }
  }

  /// Further types whose static members, as far as code adds them, can be written as implicit
  /// members.
  var furtherOwners: [String] {
    switch self {
    case .number: ["Double", "Float", "Int", "TimeInterval"]
    case .insets: ["NSDirectionalEdgeInsets"]
    case .point: ["UIOffset"]
    case .constraint: ["NSLayoutConstraint"]
    case .optional(let type): type.furtherOwners
    case .either(let types): types.flatMap(\.furtherOwners)
    default: []
    }
  }

  /// The implicit members other than those of ``owners``.
  var words: [String] {
    switch self {
    case .choice(let choice): choice.members
    case .optional(let type): type.words
    case .either(let types): types.flatMap(\.words)
    default: []
    }
  }
}

/// A choice of several implicit members.
struct Choice: Hashable, Sendable {
  /// What is chosen, in words for an error.
  let inWords: String
  /// The names of the members.
  let members: [String]

  static let axis = Choice(inWords: "an axis", members: ["horizontal", "vertical"])
  static let alignment = Choice(
    inWords: "an alignment",
    members: Stack.Alignment.allCases.map(\.rawValue) + ["top", "bottom", "Top", "Bottom"])
  static let distribution = Choice(
    inWords: "a distribution", members: Stack.Distribution.allCases.map(\.rawValue))
  static let stackLayoutAlignment = Choice(
    inWords: "an alignment",
    members: ["leading", "center", "trailing", "fill", "left", "right", "top", "bottom"])
  static let relation = Choice(
    inWords: "a relation", members: ["equal", "lessThanOrEqual", "greaterThanOrEqual"])
  static let attribute = Choice(
    inWords: "an attribute",
    members: Attribute.allCases.map(\.rawValue) + ["baseline", "notAnAttribute"])
  static let verb = Choice(inWords: "a relation", members: ["equal", "moreThan", "lessThan"])
  static let corner = Choice(
    inWords: "a corner", members: AnchorShortcut.draftsmanCorners.map(\.name))
  /// The options of an autoresizing mask, in the order of UIKit's bits.
  static let springs = Choice(
    inWords: "parts of a mask",
    members: AutoresizingMask.Flexible.named.map { part in
      let isSize = part.flexible == .width || part.flexible == .height
      let word = part.name.prefix(1).uppercased() + part.name.dropFirst()
      return "flexible\(word)\(isSize ? "" : "Margin")"
    })
  static let rowAnimation = Choice(
    inWords: "an animation",
    members: ["automatic", "fade", "right", "left", "top", "bottom", "middle", "none"])
  static let direction = Choice(
    inWords: "a direction",
    members: ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"])
  static let layoutOption = Choice(inWords: "an option", members: ["none", "isNotArranged"])
  static let layoutMode = Choice(
    inWords: "a mode", members: ["deferred", "immediate", "forced"])

  /// The names in all choices.
  static let all: Set<String> = Set(
    [
      axis, alignment, distribution, stackLayoutAlignment, relation, attribute, verb, corner,
      direction, layoutOption, layoutMode,
    ].flatMap(\.members))
}

extension String {
  /// The text with its first letter in lower case: Arranged's `.Top` is UIKit's `.top`.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
