public import Foundation

/// How large the reader wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// That name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// It is not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory("M")
  /// The usual one.
  public static let large = UIContentSizeCategory("L")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Larger still.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest of the usual ones.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first of those for weak eyes.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of those for weak eyes.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of those for weak eyes.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of those for weak eyes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// All, from small to large.
  private static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Its place among all of them; that of the usual one where it is none.
  var rank: Int { Self.ascending.firstIndex(of: self) ?? 3 }

  /// Whether it is for weak eyes.
  public var isAccessibilityCategory: Bool { rank >= 7 }
}

extension UIContentSizeCategory: Comparable {
  /// Whether one is smaller than another.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    lhs.rank < rhs.rank
  }
}

extension UIFont.TextStyle {
  /// The sizes that Apple's guidelines give for the categories, from small to large, in points.
  private var pointSizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }

  /// The size for a category, in points.
  func pointSize(for category: UIContentSizeCategory) -> CGFloat { pointSizes[category.rank] }
}

/// How lengths and fonts follow the size that the reader wants text to have.
///
/// They grow as the font of the style does; the system's curves may differ by parts of a point.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Those of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Those of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A length at the reader's size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length at the size of some surroundings, in points.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? UITraitCollection.device
    let factor =
      style.pointSize(for: traits.preferredContentSizeCategory) / style.pointSize(for: .large)
    return value * factor
  }

  /// A font at the reader's size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font at the size of some surroundings.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// A font at the reader's size, but not larger than that, in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
}
