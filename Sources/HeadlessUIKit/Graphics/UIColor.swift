public import Foundation

/// A colour: red, green, blue and how much shines through.
open class UIColor: NSObject, @unchecked Sendable {
  /// The same colour for a layer.
  public let cgColor: CGColor

  /// From 0 to 1.
  package var red: CGFloat { cgColor.red }
  /// From 0 to 1.
  package var green: CGFloat { cgColor.green }
  /// From 0 to 1.
  package var blue: CGFloat { cgColor.blue }
  /// From 0 to 1, opaque.
  package var alpha: CGFloat { cgColor.alpha }

  /// The colour of a layer.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// A colour of those parts.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// A colour from hue, saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The colour that a closure chooses for the surroundings; there is one set of surroundings here.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(UITraitCollection.device).cgColor)
  }

  /// The same colour of which that much shines through.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// Whether both have the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  /// Equal for colours that are equal.
  open override var hash: Int { cgColor.hashValue }
}

extension UIColor {
  private static func rgb(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark grey.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Light grey.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = rgb(255, 0, 0)
  /// Green.
  public static let green = rgb(0, 255, 0)
  /// Blue.
  public static let blue = rgb(0, 0, 255)
  /// Cyan.
  public static let cyan = rgb(0, 255, 255)
  /// Yellow.
  public static let yellow = rgb(255, 255, 0)
  /// Magenta.
  public static let magenta = rgb(255, 0, 255)
  /// Orange.
  public static let orange = rgb(255, 127.5, 0)
  /// Purple.
  public static let purple = rgb(127.5, 0, 127.5)
  /// Brown.
  public static let brown = rgb(153, 102, 51)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// The system's red.
  public static let systemRed = rgb(255, 59, 48)
  /// The system's orange.
  public static let systemOrange = rgb(255, 149, 0)
  /// The system's yellow.
  public static let systemYellow = rgb(255, 204, 0)
  /// The system's green.
  public static let systemGreen = rgb(52, 199, 89)
  /// The system's mint.
  public static let systemMint = rgb(0, 199, 190)
  /// The system's teal.
  public static let systemTeal = rgb(48, 176, 199)
  /// The system's cyan.
  public static let systemCyan = rgb(50, 173, 230)
  /// The system's blue.
  public static let systemBlue = rgb(0, 122, 255)
  /// The system's indigo.
  public static let systemIndigo = rgb(88, 86, 214)
  /// The system's purple.
  public static let systemPurple = rgb(175, 82, 222)
  /// The system's pink.
  public static let systemPink = rgb(255, 45, 85)
  /// The system's brown.
  public static let systemBrown = rgb(162, 132, 94)
  /// The system's grey.
  public static let systemGray = rgb(142, 142, 147)
  /// The system's second grey.
  public static let systemGray2 = rgb(174, 174, 178)
  /// The system's third grey.
  public static let systemGray3 = rgb(199, 199, 204)
  /// The system's fourth grey.
  public static let systemGray4 = rgb(209, 209, 214)
  /// The system's fifth grey.
  public static let systemGray5 = rgb(229, 229, 234)
  /// The system's sixth grey.
  public static let systemGray6 = rgb(242, 242, 247)
  /// Text.
  public static let label = rgb(0, 0, 0)
  /// Text of second rank.
  public static let secondaryLabel = rgb(60, 60, 67, 0.6)
  /// Text of third rank.
  public static let tertiaryLabel = rgb(60, 60, 67, 0.3)
  /// Behind everything.
  public static let systemBackground = rgb(255, 255, 255)
  /// Behind what stands out.
  public static let secondarySystemBackground = rgb(242, 242, 247)
  /// Behind what stands out of what stands out.
  public static let tertiarySystemBackground = rgb(255, 255, 255)
  /// Behind groups.
  public static let systemGroupedBackground = rgb(242, 242, 247)
  /// Text of fourth rank.
  public static let quaternaryLabel = rgb(60, 60, 67, 0.18)
  /// What stands in an empty field.
  public static let placeholderText = rgb(60, 60, 67, 0.3)
  /// Text on light ground.
  public static let darkText = rgb(0, 0, 0)
  /// Text on dark ground.
  public static let lightText = UIColor(red: 1, green: 1, blue: 1, alpha: 0.6)
  /// Behind what stands out in groups.
  public static let secondarySystemGroupedBackground = rgb(255, 255, 255)
  /// Behind what stands out of what stands out in groups.
  public static let tertiarySystemGroupedBackground = rgb(242, 242, 247)
  /// In thin shapes.
  public static let systemFill = rgb(120, 120, 128, 0.2)
  /// In shapes.
  public static let secondarySystemFill = rgb(120, 120, 128, 0.16)
  /// In large shapes.
  public static let tertiarySystemFill = rgb(118, 118, 128, 0.12)
  /// In large shapes of many parts.
  public static let quaternarySystemFill = rgb(116, 116, 128, 0.08)
  /// Between rows, where nothing shines through.
  public static let opaqueSeparator = rgb(198, 198, 200)
  /// Between rows.
  public static let separator = rgb(60, 60, 67, 0.29)
  /// Links.
  public static let link = rgb(0, 122, 255)
  /// What can be touched.
  public static let tintColor = systemBlue
}
