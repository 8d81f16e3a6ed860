import PlumbLanguage
import UIKitTexts
import LayoutModel

/// The names of items in Swift code.
struct SwiftNames {
  /// The place of the code.
  enum Place {
    /// In a class whose instances are the root: `leadingAnchor`, and `self` where a name is needed.
    case insideTheRoot
    /// At the prompt, where every item, the root too, is called by its name.
    case atThePrompt
  }

  private let layout: Layout
  private let place: Place
  private var names: [Item.ID: String] = [:]
  private var used: Set<String>

  init(_ layout: Layout, _ place: Place) {
    self.layout = layout
    self.place = place
    used = place == .insideTheRoot ? Self.taken.union(Self.keywords) : []
    for item in layout.items {
      switch place {
      case .insideTheRoot where item.id == layout.root: names[item.id] = "self"
      case .insideTheRoot:
        names[item.id] = unused(item.name, else: item.kind == .guide ? "Guide" : "View")
      case .atThePrompt:
        let isWord = Name.isPlain(item.name) && !Self.keywords.contains(item.name)
        names[item.id] = isWord ? item.name : "`\(item.name)`"
      }
    }
  }

  /// The name of the root's class: `CardView` for `card`.
  var className: String {
    let name = layout.root.flatMap(layout.item)?.name ?? ""
    let base = name.camelCased.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "\(base ?? "Root")View"
  }

  /// Returns a name for a constraint that nothing else has.
  mutating func name(of rule: Rule) -> String {
    guard place == .atThePrompt else { return unused(rule.name, else: "Constraint") }
    if let name = rule.givenName, Name.isPlain(name) { return name }
    // At the prompt, `c1` names a rule that exists already or will be made.
    let first = rule.left.first?.anchor
    let item = first.map { layout.name(of: $0.item.owner) } ?? ""
    let attribute = first?.attribute.rawValue.capitalizedAtStart ?? ""
    var wish = ("\(item) \(attribute)".camelCased ?? "constraint").asProperty
    var number = 1
    let stem = wish
    while used.contains(wish) || layout.named(wish) != nil || Self.keywords.contains(wish) {
      number += 1
      wish = "\(stem)\(number)"
    }
    used.insert(wish)
    return wish
  }

  /// Returns whether the item has a different name in the code.
  func isRenamed(_ item: Item) -> Bool {
    item.id != layout.root && names[item.id] != item.name && place == .insideTheRoot
  }

  /// Returns the expression for a view or guide itself.
  func object(_ id: Item.ID) -> String {
    guard let guide = id.systemGuide else { return names[id] ?? "self" }
    return member(id.owner, guide.property)
  }

  /// Returns the expression for a member of a view or guide: `title.text`, or `text` for the root.
  func member(_ id: Item.ID, _ name: String) -> String {
    let object = object(id)
    return object == "self" ? name : "\(object).\(name)"
  }

  private mutating func unused(_ name: String, else suffix: String) -> String {
    let base = name.camelCased ?? "view"
    let wish = (Name.isPlain(name) ? name : base).asProperty
    var result = wish
    if used.contains(result) { result = wish + suffix }
    var number = 1
    while used.contains(result) {
      number += 1
      result = "\(wish)\(suffix)\(number)"
    }
    used.insert(result)
    return result
  }

  /// Words of Swift that cannot be names.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Type", "Protocol",
  ]

  /// Members of `UIView` and of what the dialects add to it, whose names a property cannot have.
  static let taken: Set<String> = [
    "activation", "accessibilityElementsHidden", "accessibilityIdentifier",
    "accessibilityLabel", "accessibilityValue",
    "accessibilityHint", "accessibilityTraits", "accessibilityElements", "accessibilityLanguage",
    "accessibilityViewIsModal", "shouldGroupAccessibilityChildren", "alignmentRectInsets",
    "alpha", "anchorPoint", "anchors", "appliedConstraints", "autoresizesSubviews",
    "autoresizingMask", "backgroundColor", "bottomAnchor", "bounds", "center", "centerXAnchor",
    "centerYAnchor", "classForCoder", "clearsContextBeforeDrawing", "clipsToBounds",
    "constraints", "contentMode", "contentScaleFactor", "contentStretch", "coordinateSpace",
    "copy", "debugDescription", "description", "directionalLayoutMargins", "drf",
    "effectiveUserInterfaceLayoutDirection", "firstBaselineAnchor",
    "firstBaselineOffsetFromTop", "focusEffect",
    "focusGroupIdentifier", "forFirstBaselineLayout", "forLastBaselineLayout", "frame",
    "gestureRecognizers", "hasAmbiguousLayout", "hash", "height", "heightAnchor",
    "inputAccessoryView", "inputView", "insetsLayoutMarginsFromSafeArea", "interactions",
    "intrinsicContentSize", "isAccessibilityElement", "isExclusiveTouch", "isFirstResponder",
    "isFocused", "isHidden", "isMultipleTouchEnabled", "isOpaque", "isProxy",
    "isUserInteractionEnabled", "keyCommands", "keyboardLayoutGuide", "lastBaselineAnchor",
    "lastBaselineOffsetFromBottom",
    "lastPlanDifference", "layer", "layerClass", "layout", "layoutGuides", "layoutMargins",
    "layoutMarginsGuide", "layoutProblems",
    "leadingAnchor", "leftAnchor", "mask", "maximumContentSizeCategory",
    "minimumContentSizeCategory", "motionEffects", "needsUpdateConstraints", "next",
    "observationInfo", "overrideUserInterfaceStyle", "parentFocusEnvironment",
    "planDrafts", "planIdentifier", "preferredFocusEnvironments",
    "preservesSuperviewLayoutMargins", "readableContentGuide", "recordedSession",
    "requiresConstraintBasedLayout", "restorationIdentifier", "rightAnchor",
    "safeAreaInsets", "safeAreaLayoutGuide", "semanticContentAttribute",
    "simulatedKeyboardHeight", "simulatedSafeAreaInsets", "sized", "sl", "snapshotView", "snp",
    "subNodes", "subviews", "superclass", "superview", "tag", "tintAdjustmentMode",
    "tintColor", "topAnchor", "traitCollection", "traitOverrides", "trailingAnchor",
    "transform", "transform3D", "translatesAutoresizingMaskIntoConstraints", "undoManager",
    "userActivity", "userInteractionEnabled", "view", "viewForBaselineLayout", "viewPlan",
    "viewPlanApplied", "width", "widthAnchor", "window", "zone",
  ]
}

extension String {
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a small initial, as properties are named: `imageView1` for `UIImageView1`.
  fileprivate var asProperty: String {
    let capitals = prefix { $0.isUppercase }.count
    guard capitals > 0 else { return self }
    let isUIKit = hasPrefix("UI") && capitals > 2
    let rest = isUIKit ? dropFirst(2) : self[...]
    let count = capitals - (isUIKit ? 2 : 0)
    let isWord = rest.dropFirst(count).first?.isLowercase ?? false
    // The last of several capitals begins the next word: `urlLabel` for `URLLabel`.
    let small = isWord && count > 1 ? count - 1 : count
    return rest.prefix(small).lowercased() + rest.dropFirst(small)
  }
}

extension SystemGuide {
  /// The property of `UIView` that returns the guide.
  fileprivate var property: String {
    switch self {
    case .margins: "layoutMarginsGuide"
    case .safe: "safeAreaLayoutGuide"
    case .readable: "readableContentGuide"
    case .keyboard, .keyboardEdge: "keyboardLayoutGuide"
    case .content, .contentMargins: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    }
  }
}
