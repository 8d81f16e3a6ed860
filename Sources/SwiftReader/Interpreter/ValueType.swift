import DialectCore
import LayoutModel

/// What may stand at a place of a call.
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
  /// What a relation of SnapKit can have on its second side.
  case snapTarget
  /// A priority by SnapKit's words.
  case snapPriority
  /// Code in braces.
  case closure
  /// Code in braces whose values are collected.
  case builder
  case dictionary

  /// What it is, in words for an error.
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

  /// A value of the type, as people could write it; dots where none is short.
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

  /// The types whose members can be written with nothing in front of the dot.
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

  /// Further types that texts extend with values which can be written so.
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

  /// The words that can be written with nothing in front of the dot, besides those of ``owners``.
  var words: [String] {
    switch self {
    case .choice(let choice): choice.members
    case .optional(let type): type.words
    case .either(let types): types.flatMap(\.words)
    default: []
    }
  }
}

/// One of several words.
struct Choice: Hashable, Sendable {
  /// What it is, in words for an error.
  let inWords: String
  /// The words.
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
  /// The parts of an autoresizing mask, in the order of UIKit's bits.
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

  /// All words of all choices.
  static let all: Set<String> = Set(
    [
      axis, alignment, distribution, stackLayoutAlignment, relation, attribute, verb, corner,
      direction, layoutOption, layoutMode,
    ].flatMap(\.members))
}

extension String {
  /// With a small first letter: Arranged's `.Top` is UIKit's `.top`.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
