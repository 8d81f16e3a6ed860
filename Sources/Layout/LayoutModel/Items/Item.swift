/// A view, a stack or a layout guide: anything that has a frame.
///
/// What was set of it is one value, its ``style``, whose properties can be read from the item
/// itself. Those that are declared here as well are the values in effect.
@dynamicMemberLookup
package struct Item: Hashable, Sendable, Identifiable {
  /// Identifies an item; never used twice in a layout.
  package struct ID: Hashable, Sendable, Comparable {
    private let number: Int32
    /// One more than the number of a helper guide; zero for the item itself.
    private let part: UInt16

    /// The position among all items of the layout, by creation.
    package var index: Int { Int(number) }
    /// The number of a helper or system guide of the item; nil for the item itself.
    package var helper: Int? { part == 0 ? nil : Int(part) - 1 }

    init(index: Int, helper: Int? = nil) {
      number = Int32(index)
      part = helper.map { UInt16($0 + 1) } ?? 0
    }

    /// Orders items by creation, each followed by its guides.
    package static func < (lhs: ID, rhs: ID) -> Bool {
      (lhs.number, lhs.part) < (rhs.number, rhs.part)
    }
  }

  /// A reading direction: UIKit's `semanticContentAttribute`.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case leftToRight, rightToLeft
  }

  /// Where the first and the last baseline are.
  package enum Baselines: Hashable, Sendable {
    /// The first baseline is that far below the top and the last one that far above the bottom, in
    /// points; zero for a view without text.
    case offsets(first: Double, last: Double)
    /// An imported file did not say, so each baseline is an unknown of its own.
    case unknown
  }

  /// The item's identity.
  package let id: ID
  /// The name, which is unique in the layout.
  package internal(set) var name: String
  /// The kind: view, label, stack, guide and so on.
  package let kind: Kind
  /// The item that contains it; nil only for the root.
  package internal(set) var parent: ID?
  /// The views inside, back to front, in pages that copies share.
  package internal(set) var childList = PagedArray<ID>()
  /// The guides inside, oldest first, in pages that copies share.
  package internal(set) var guideList = PagedArray<ID>()
  /// The properties that were set.
  package internal(set) var style: ItemStyle
  /// The natural size of the content, in points; nil on an axis without one.
  package internal(set) var content = PerAxis<Double?>(nil)
  /// The baselines in effect.
  package internal(set) var baselines = Baselines.offsets(first: 0, last: 0)
  /// The layout margins in effect.
  package internal(set) var margins = Insets.standard
  /// The safe area in effect.
  package internal(set) var safeArea = EdgeInsets()
  /// The size that the rules inside it give a view without a content size in a stack that fills
  /// proportionally; known once the layout is solved.
  package internal(set) var fitting = PerAxis<Double?>(nil)
  /// The size that was given to the root, in points; nil for a root sized by its rules, and for all
  /// other items.
  package internal(set) var givenSize: Size?
  /// When it was made.
  package internal(set) var origin: Origin
  /// When its content size was last set.
  package internal(set) var contentOrigin: Origin
  /// When the root's size was last set.
  package internal(set) var sizeOrigin: Origin
  /// Where it was imported from; nil if it was not.
  package internal(set) var source: ImportSource?
  /// How many rules mention each of its system guides; guides without any are left out.
  package internal(set) var guideUses: [SystemGuide: Int] = [:]

  init(id: ID, name: String, kind: Kind, parent: ID?, origin: Origin) {
    self.id = id
    self.name = name
    self.kind = kind
    self.parent = parent
    self.origin = origin
    style = ItemStyle(kind)
    contentOrigin = origin
    sizeOrigin = origin
  }

  /// A property that was set, such as `isHidden`.
  @inlinable
  package subscript<Value>(dynamicMember property: KeyPath<ItemStyle, Value>) -> Value {
    style[keyPath: property]
  }

  /// The views inside, back to front; O(children).
  package var children: [ID] { Array(childList) }
  /// The guides inside, oldest first; O(guides).
  package var guides: [ID] { Array(guideList) }

  /// Whether it is a view and not a layout guide.
  package var isView: Bool { kind != .guide }

  /// Whether it makes rules of its own: as a stack or scroll view, for guides that are used, or for
  /// a mask.
  var makesRules: Bool {
    style.stack != nil || !guideUses.isEmpty || style.mask != nil || kind == .scroll
  }

  /// Whether some of its numbers are only known once the layout is solved: margins and safe areas
  /// inside other views, the height of a label that breaks its lines, or the shares of a
  /// proportional stack.
  var wantsSettling: Bool {
    style.stack?.distribution == .fillProportionally || breaksLines || wantsInsets
  }

  /// The kinds of numbers that depend on the solution.
  enum Settling { case shares, insets, lines }

  /// Of the kinds of numbers in it, the one that depends on most of the solution.
  var settling: Settling {
    if style.stack?.distribution == .fillProportionally { return .shares }
    return wantsInsets ? .insets : .lines
  }

  /// Whether its margins or its safe area depend on where it is in other views.
  var wantsInsets: Bool {
    guard parent != nil else { return false }
    if style.preservesSuperviewMargins && usesMargins { return true }
    return !guideUses.isEmpty || style.stack?.margins != nil
  }

  /// Whether its margins are used by rules.
  var usesMargins: Bool {
    guideUses[.margins] != nil || guideUses[.readable] != nil || style.stack?.margins != nil
  }
}
