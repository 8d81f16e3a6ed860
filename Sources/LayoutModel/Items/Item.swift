/// A view, a stack or a guide: something with a frame.
package struct Item: Hashable, Sendable, Identifiable {
  /// Names an item for as long as the layout lives; never used twice.
  package struct ID: Hashable, Sendable, Comparable {
    private let number: Int32
    /// One more than the helper guide; zero for the item itself.
    private let part: UInt16

    /// Counts items by creation.
    package var index: Int { Int(number) }
    /// For a helper guide of a stack which one; the stack's own id has none.
    package var helper: Int? { part == 0 ? nil : Int(part) - 1 }

    init(index: Int, helper: Int? = nil) {
      number = Int32(index)
      part = helper.map { UInt16($0 + 1) } ?? 0
    }

    /// The order of the two.
    package static func < (lhs: ID, rhs: ID) -> Bool {
      (lhs.number, lhs.part) < (rhs.number, rhs.part)
    }
  }

  /// Which way the language of an item runs: UIKit's `semanticContentAttribute`.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case leftToRight, rightToLeft
  }

  /// How its baselines lie.
  package enum Baselines: Hashable, Sendable {
    /// First baseline below the top, last baseline above the bottom; zero for a view without text.
    case offsets(first: Double, last: Double)
    /// A foreign file did not say; each baseline is an unknown of its own.
    case unknown
  }

  /// Which one.
  package let id: ID
  /// Its name, for people; unique in the layout.
  package internal(set) var name: String
  /// View, label, stack, guide and so on.
  package let kind: Kind
  /// The item that contains it; nil for the root only.
  package internal(set) var parent: ID?
  /// The views inside, back to front, as copies share them.
  package internal(set) var childList = PagedArray<ID>()
  /// The guides inside, by age, as copies share them.
  package internal(set) var guideList = PagedArray<ID>()
  /// The content size it was given; nil where it is that of its kind and text.
  package internal(set) var givenContent: PerAxis<Double?>?
  /// The size that its content would like to have, in points; nil where it has none.
  package internal(set) var content = PerAxis<Double?>(nil)
  /// How strongly it refuses to grow beyond its content.
  package internal(set) var hugging: PerAxis<Double>
  /// How strongly it refuses to shrink below its content.
  package internal(set) var resistance: PerAxis<Double>
  /// The baselines it was given; nil where they are those of its kind and text.
  package internal(set) var givenBaselines: Baselines?
  /// Where its text stands.
  package internal(set) var baselines = Baselines.offsets(first: 0, last: 0)
  /// Not drawn; in a stack also without room.
  package internal(set) var isHidden = false
  /// What it says: the text of a label or field, the title of a button.
  package internal(set) var text: String?
  /// The font of its text; nil for the usual one of its kind.
  package internal(set) var font: Font?
  /// The greatest number of lines of a label, 0 for any.
  package internal(set) var lines = 1
  /// How a stack arranges its views.
  package internal(set) var stack: Stack?
  /// The size of a root whose size is given; nil for a root sized by its rules and for all others.
  package internal(set) var givenSize: Size?
  /// The moment it was made.
  package internal(set) var origin: Origin
  /// The moment its content size was last set.
  package internal(set) var contentOrigin: Origin
  /// The moment a root's size was last set.
  package internal(set) var sizeOrigin: Origin
  /// Where it was imported from.
  package internal(set) var source: ImportSource?
  /// How many rules mention each of its system guides; zero is not noted.
  package internal(set) var guideUses: [SystemGuide: Int] = [:]
  /// Its own layout margins; nil for UIKit's standard ones.
  package internal(set) var givenMargins: Insets?
  /// Whether its margins are at least those of the superview, where the two overlap.
  package internal(set) var preservesSuperviewMargins = false
  /// Whether its safe area adds to its margins.
  package internal(set) var insetsMarginsFromSafeArea = true
  /// For the root the safe area, for other views what is added to it: UIKit's
  /// `additionalSafeAreaInsets`.
  package internal(set) var givenSafeArea = EdgeInsets()
  /// How far the keyboard reaches into it from below; zero while it is away.
  package internal(set) var keyboardHeight = 0.0
  /// The layout margins that count.
  package internal(set) var margins = Insets.standard
  /// The safe area that counts.
  package internal(set) var safeArea = EdgeInsets()
  /// The size that its content asks for where it has no content size, in a stack that shares in
  /// proportion; known once the layout is solved.
  package internal(set) var fitting = PerAxis<Double?>(nil)
  /// Which way its language runs, where it is not that of the document.
  package internal(set) var direction: Direction?
  /// Its springs and struts, where `translatesAutoresizingMaskIntoConstraints` is true.
  package internal(set) var mask: AutoresizingMask?

  init(id: ID, name: String, kind: Kind, parent: ID?, origin: Origin) {
    self.id = id
    self.name = name
    self.kind = kind
    self.parent = parent
    self.origin = origin
    hugging = kind.usualHugging
    resistance = kind.usualResistance
    contentOrigin = origin
    sizeOrigin = origin
  }

  /// The views inside, back to front; O(children).
  package var children: [ID] { Array(childList) }
  /// The guides inside, by age; O(guides).
  package var guides: [ID] { Array(guideList) }

  /// Whether it holds views rather than being a mere rectangle.
  package var isView: Bool { kind != .guide }

  /// Whether it makes rules itself, as a stack does, or a guide that is used, or a mask.
  var makesRules: Bool {
    stack != nil || !guideUses.isEmpty || mask != nil || kind == .scroll
  }

  /// Whether a number of it is only known once the layout is solved: margins and safe areas inside
  /// of other views, and the height of a label that breaks its lines.
  var wantsSettling: Bool {
    stack?.distribution == .fillProportionally || breaksLines || wantsInsets
  }

  /// What kind of numbers depend on the solution.
  enum Settling { case shares, insets, lines }

  /// The kind of numbers that depend on most of the solution.
  var settling: Settling {
    if stack?.distribution == .fillProportionally { return .shares }
    return wantsInsets ? .insets : .lines
  }

  /// Whether its margins or its safe area depend on where it lies in other views.
  var wantsInsets: Bool {
    guard parent != nil else { return false }
    if preservesSuperviewMargins && usesMargins { return true }
    return !guideUses.isEmpty || stack?.margins != nil
  }

  /// Whether the margins guide takes part.
  var usesMargins: Bool {
    guideUses[.margins] != nil || guideUses[.readable] != nil || stack?.margins != nil
  }
}
