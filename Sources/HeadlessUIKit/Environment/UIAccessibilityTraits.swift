/// What tells those who do not see the screen what something is.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Those bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// Something that does something.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// Something that leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Something that is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Something of no use now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// Somewhere to look for something.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// Something that can be more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// What stands above other things.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
