public import Foundation
import LayoutModel

/// A font as a value with a name, a size and a weight.
///
/// Whatever its name, it has the metrics of the system font, so that the widths of texts are the
/// same on every machine. The shell explains the estimate with `help text-size`.
open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// A text style, which stands for the purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  public let fontName: String
  public let pointSize: CGFloat
  /// The weight.
  package let weight: Weight

  init(_ name: String, _ size: CGFloat, _ weight: Weight) {
    fontName = name
    pointSize = size
    self.weight = weight
    super.init()
  }

  /// Creates a font with a name; `nil` if the name is empty.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(name, size, .regular)
  }

  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI-Regular", size, weight)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(".SFUI-Italic", size, .regular)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// Returns the monospaced system font, which here has the metrics of the system font.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".AppleSystemUIFontMonospaced", size, weight)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a text style at the content size of some traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.device
    return systemFont(
      ofSize: style.pointSize(for: traits.preferredContentSizeCategory),
      weight: style == .headline ? .semibold : .regular)
  }

  open func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size, weight) }

  /// The font size of labels, 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The font size of buttons, 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of the small system font, 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system font, 14 points.
  public static var systemFontSize: CGFloat { 14 }

  /// The font in the model, which knows four weights.
  var modelled: Font {
    let weights: [(Font.Weight, Weight)] = [
      (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold),
    ]
    let nearest = weights.min {
      abs($0.1.rawValue - weight.rawValue) < abs($1.1.rawValue - weight.rawValue)
    }
    return Font(size: pointSize, weight: nearest?.0 ?? .regular)
  }

  /// The height above the baseline, in points.
  open var ascender: CGFloat { modelled.ascender }
  /// The depth below the baseline, in points, as a negative number.
  open var descender: CGFloat { -modelled.descender }
  /// The distance between baselines, in points.
  open var lineHeight: CGFloat { modelled.lineHeight }
  /// The additional distance between lines, in points.
  open var leading: CGFloat { 0 }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { pointSize * 0.7045898438 }
  /// The height of a lower-case x, in points.
  open var xHeight: CGFloat { pointSize * 0.5263671875 }

  /// Returns whether both fonts have the same name, size and weight.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  /// The hash of name, size and weight.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
