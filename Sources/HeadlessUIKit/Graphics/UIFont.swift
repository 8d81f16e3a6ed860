public import Foundation
import LayoutModel

/// A font as a plain value: a name, a size and a weight.
///
/// Whatever its name, it has the measures of the system's font, and texts are as wide on every
/// machine; how that is estimated, `help text-size` of the shell says.
open class UIFont: NSObject, @unchecked Sendable {
  /// How thick the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public var rawValue: CGFloat

    /// That weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// That weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thinner than light.
    public static let thin = Weight(-0.6)
    /// Thinner than usual.
    public static let light = Weight(-0.4)
    /// The usual one.
    public static let regular = Weight(0)
    /// A little thicker than usual.
    public static let medium = Weight(0.23)
    /// Nearly bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Thicker than bold.
    public static let heavy = Weight(0.56)
    /// The thickest.
    public static let black = Weight(0.62)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// The style of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Beside text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Below text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Below a picture, second rank.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// What it is called.
  public let fontName: String
  /// Its size, in points.
  public let pointSize: CGFloat
  /// How thick its strokes are.
  package let weight: Weight

  init(_ name: String, _ size: CGFloat, _ weight: Weight) {
    fontName = name
    pointSize = size
    self.weight = weight
    super.init()
  }

  /// The font of that name.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(name, size, .regular)
  }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The system's font in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI-Regular", size, weight)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's slanted font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(".SFUI-Italic", size, .regular)
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font with letters of one width; here it has the widths of the system's font.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".AppleSystemUIFontMonospaced", size, weight)
  }

  /// The font for what a text is for.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for what a text is for, at the size of some surroundings.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.device
    return systemFont(
      ofSize: style.pointSize(for: traits.preferredContentSizeCategory),
      weight: style == .headline ? .semibold : .regular)
  }

  /// The same font in another size.
  open func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size, weight) }

  /// What text on labels has: 17.
  public static var labelFontSize: CGFloat { 17 }
  /// What text on buttons has: 18.
  public static var buttonFontSize: CGFloat { 18 }
  /// What small text has: 12.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// What text has: 14.
  public static var systemFontSize: CGFloat { 14 }

  /// The font in the terms of the model, which knows four weights.
  var modelled: Font {
    let weights: [(Font.Weight, Weight)] = [
      (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold),
    ]
    let nearest = weights.min {
      abs($0.1.rawValue - weight.rawValue) < abs($1.1.rawValue - weight.rawValue)
    }
    return Font(size: pointSize, weight: nearest?.0 ?? .regular)
  }

  /// How far letters reach above the baseline, in points.
  open var ascender: CGFloat { modelled.ascender }
  /// How far letters reach below the baseline, in points; negative.
  open var descender: CGFloat { -modelled.descender }
  /// From one baseline to the next, in points.
  open var lineHeight: CGFloat { modelled.lineHeight }
  /// Room between lines beyond their height, in points.
  open var leading: CGFloat { 0 }
  /// How high a capital letter is, in points.
  open var capHeight: CGFloat { pointSize * 0.7045898438 }
  /// How high a small x is, in points.
  open var xHeight: CGFloat { pointSize * 0.5263671875 }

  /// Whether both have the same name, size and weight.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  /// Equal for fonts that are equal.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
