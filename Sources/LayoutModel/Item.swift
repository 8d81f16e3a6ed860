/// A view, a stack or a guide: something with a frame.
public struct Item: Hashable, Sendable, Identifiable {
  /// Names an item for as long as the layout lives; never used twice.
  public struct ID: Hashable, Sendable, Comparable {
    private let number: Int32
    /// One more than the helper guide; zero for the item itself.
    private let part: UInt16

    /// Counts items by creation.
    public var index: Int { Int(number) }
    /// For a helper guide of a stack which one; the stack's own id has none.
    public var helper: Int? { part == 0 ? nil : Int(part) - 1 }

    init(index: Int, helper: Int? = nil) {
      number = Int32(index)
      part = helper.map { UInt16($0 + 1) } ?? 0
    }

    /// The order of the two.
    public static func < (lhs: ID, rhs: ID) -> Bool {
      (lhs.number, lhs.part) < (rhs.number, rhs.part)
    }
  }

  /// What sort of item it is; the words are those of the commands that make them.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case view, label, button, image, field, textview, `switch`, slider, stepper, segmented
    case progress, spinner, spacer, scroll, stack, guide
  }

  /// Which way the language of an item runs: UIKit's `semanticContentAttribute`.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case leftToRight, rightToLeft
  }

  /// How its baselines lie.
  public enum Baselines: Hashable, Sendable {
    /// First baseline below the top, last baseline above the bottom; zero for a view without text.
    case offsets(first: Double, last: Double)
    /// A foreign file did not say; each baseline is an unknown of its own.
    case unknown
  }

  /// Which one.
  public let id: ID
  /// What people call it; unique in the layout.
  public internal(set) var name: String
  /// View, label, stack, guide and so on.
  public let kind: Kind
  /// The item it is inside of; nil for the root only.
  public internal(set) var parent: ID?
  /// The views inside, back to front, as copies share them.
  package internal(set) var childList = Paged<ID>()
  /// The guides inside, by age, as copies share them.
  package internal(set) var guideList = Paged<ID>()
  /// The content size it was given; nil where it is that of its kind and text.
  public internal(set) var givenContent: PerAxis<Double?>?
  /// The size that its content would like to have, in points; nil where it has none.
  public internal(set) var content = PerAxis<Double?>(nil)
  /// How strongly it refuses to grow beyond its content.
  public internal(set) var hugging: PerAxis<Double>
  /// How strongly it refuses to shrink below its content.
  public internal(set) var resistance: PerAxis<Double>
  /// The baselines it was given; nil where they are those of its kind and text.
  public internal(set) var givenBaselines: Baselines?
  /// Where its text stands.
  public internal(set) var baselines = Baselines.offsets(first: 0, last: 0)
  /// Not drawn; in a stack also without room.
  public internal(set) var isHidden = false
  /// What it says: the text of a label or field, the title of a button.
  public internal(set) var text: String?
  /// The font of its text; nil for the usual one of its kind.
  public internal(set) var font: Font?
  /// The greatest number of lines of a label, 0 for any.
  public internal(set) var lines = 1
  /// How a stack arranges its views.
  public internal(set) var stack: Stack?
  /// The size of a root whose size is given; nil for a root sized by its rules and for all others.
  public internal(set) var givenSize: Size?
  /// The moment it was made.
  public internal(set) var origin: Origin
  /// The moment its content size was last set.
  public internal(set) var contentOrigin: Origin
  /// The moment a root's size was last set.
  public internal(set) var sizeOrigin: Origin
  /// Where it was imported from.
  public internal(set) var source: ImportSource?
  /// How many rules mention each of its system guides; zero is not noted.
  public internal(set) var guideUses: [SystemGuide: Int] = [:]
  /// Its own layout margins; nil for UIKit's standard ones.
  public internal(set) var givenMargins: Insets?
  /// Whether its margins are at least those of the superview, where the two overlap.
  public internal(set) var preservesSuperviewMargins = false
  /// Whether its safe area adds to its margins.
  public internal(set) var insetsMarginsFromSafeArea = true
  /// For the root the safe area, for other views what is added to it: UIKit's
  /// `additionalSafeAreaInsets`.
  public internal(set) var givenSafeArea = EdgeInsets()
  /// How far the keyboard reaches into it from below; zero while it is away.
  public internal(set) var keyboardHeight = 0.0
  /// The layout margins that count.
  public internal(set) var margins = Insets.standard
  /// The safe area that counts.
  public internal(set) var safeArea = EdgeInsets()
  /// The size that its content asks for where it has no content size, in a stack that shares in
  /// proportion; known once the layout is solved.
  public internal(set) var fitting = PerAxis<Double?>(nil)
  /// Which way its language runs, where it is not that of the document.
  public internal(set) var direction: Direction?
  /// Its springs and struts, where `translatesAutoresizingMaskIntoConstraints` is true.
  public internal(set) var mask: AutoresizingMask?

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
  public var children: [ID] { Array(childList) }
  /// The guides inside, by age; O(guides).
  public var guides: [ID] { Array(guideList) }

  /// Whether it holds views rather than being a mere rectangle.
  public var isView: Bool { kind != .guide }

  /// Whether it makes rules itself, as a stack does, or a guide that is used, or a mask.
  var makesRules: Bool {
    stack != nil || !guideUses.isEmpty || mask != nil || kind == .scroll
  }

  /// Whether a number of it is only known once the layout is solved: margins and safe areas inside
  /// of other views, and the height of a label that breaks its lines.
  var wantsSettling: Bool {
    if stack?.distribution == .fillProportionally { return true }
    if breaksLines { return true }
    guard parent != nil else { return false }
    if preservesSuperviewMargins && usesMargins { return true }
    return !guideUses.isEmpty || stack?.margins != nil
  }

  /// Whether the margins guide takes part.
  var usesMargins: Bool {
    guideUses[.margins] != nil || guideUses[.readable] != nil || stack?.margins != nil
  }
}
