/// The properties of an item that are set, besides its place: those of UIKit that layouts depend on.
///
/// A layout checks them and computes what follows from them, see ``Layout/set(_:of:to:)``.
package struct ItemStyle: Hashable, Sendable {
  /// The text of a label or field, or the title of a button; nil for none.
  package var text: String?
  /// The font of the text; nil for the kind's own.
  package var font: Font?
  /// The greatest number of lines of a label, 0 for any.
  package var lines = 1
  /// The content size, in points, nil on an axis for none; nil if it follows from the kind and the
  /// text.
  package var content: PerAxis<Double?>?
  /// The baselines; nil if they follow from the kind and the text.
  package var baselines: Item.Baselines?
  /// Content hugging: the priorities with which it resists growing beyond its content.
  package var hugging: PerAxis<Double>
  /// Compression resistance: the priorities with which it resists shrinking below its content.
  package var resistance: PerAxis<Double>
  /// Whether it is not drawn and, in a stack, takes no room.
  package var isHidden = false
  /// The layout margins; nil for UIKit's default ones.
  ///
  /// In a stack that keeps margins, these are the margins kept, as UIKit has one property for both.
  package var margins: Insets? {
    didSet { if stack?.margins != nil { stack?.margins = margins ?? .standard } }
  }
  /// Whether its margins are at least those of the superview where the two overlap: UIKit's
  /// `preservesSuperviewLayoutMargins`.
  package var preservesSuperviewMargins = false
  /// Whether its safe area adds to its margins: UIKit's `insetsLayoutMarginsFromSafeArea`.
  package var insetsMarginsFromSafeArea = true
  /// The safe area of the root; for other views, what is added to theirs, UIKit's
  /// `additionalSafeAreaInsets`; in points.
  package var safeArea = EdgeInsets()
  /// How far the keyboard reaches into it from below, in points; zero while it is away.
  package var keyboardHeight = 0.0
  /// Its reading direction; nil for that of the document.
  package var direction: Item.Direction?
  /// Its autoresizing mask; nil if `translatesAutoresizingMaskIntoConstraints` is false, as is
  /// necessary for a view that rules place.
  package var mask: AutoresizingMask?
  /// The settings of a stack; nil for any other item.
  package var stack: Stack?

  /// Makes the style of a new item, which has the defaults of UIKit for views made in code.
  package init(_ kind: Item.Kind) {
    hugging = kind.usualHugging
    resistance = kind.usualResistance
    stack = kind == .stack ? Stack() : nil
  }

  /// Whether the content size follows from the same properties.
  func hasSameContent(as other: ItemStyle) -> Bool {
    text == other.text && font == other.font && lines == other.lines && content == other.content
  }

  /// Checks that all numbers are in range.
  func check() throws(LayoutError) {
    if let font {
      guard font.size > 0, font.size <= Double(LayoutLimits.text) else {
        throw .numberOutOfRange(font.size)
      }
    }
    guard lines >= 0, lines <= LayoutLimits.text else { throw .numberOutOfRange(Double(lines)) }
    for axis in Axis.allCases {
      if let length = content?[axis] { try LayoutLimits.check(length: length) }
      try LayoutLimits.check(priority: hugging[axis])
      try LayoutLimits.check(priority: resistance[axis])
    }
    if case .offsets(let first, let last) = baselines {
      try LayoutLimits.check(distance: first)
      try LayoutLimits.check(distance: last)
    }
    for margin in margins?.all ?? [] { try LayoutLimits.check(distance: margin) }
    for inset in safeArea.all { try LayoutLimits.check(distance: inset) }
    try LayoutLimits.check(length: keyboardHeight)
    try mask?.check()
    try stack?.check()
  }
}

extension Item {
  /// Checks that items such as this one have a property, whatever its value.
  func check(has property: PartialKeyPath<ItemStyle>) throws(LayoutError) {
    switch property {
    case \.text, \.font: guard kind.showsText else { throw .showsNoText(id) }
    case \.lines: guard kind == .label else { throw .hasNoLines(id) }
    case \.stack: guard style.stack != nil else { throw .notAStack(id) }
    default: guard isView else { throw .notForGuides(id) }
    }
    if property == \.isHidden || property == \.mask, parent == nil { throw .rootStays }
  }
}
