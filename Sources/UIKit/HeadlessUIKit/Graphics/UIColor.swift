public import Foundation

/// A colour of red, green and blue with an opacity.
open class UIColor: NSObject, @unchecked Sendable {
  /// The colour in the form that layers use.
  public let cgColor: CGColor

  /// The red component, from 0 to 1.
  package var red: CGFloat { cgColor.red }
  /// The green component, from 0 to 1.
  package var green: CGFloat { cgColor.green }
  /// The blue component, from 0 to 1.
  package var blue: CGFloat { cgColor.blue }
  /// The opacity, from 0 to 1.
  package var alpha: CGFloat { cgColor.alpha }

  /// Creates a colour from one for layers.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// Creates a colour from its components, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates a colour from hue, saturation and brightness, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates the colour that a closure returns for the traits of the device, which never change
  /// here.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(UITraitCollection.device).cgColor)
  }

  /// Returns the colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// Returns whether both colours have the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  /// The hash of the components.
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
  /// Transparent.
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
  /// The colour of primary text.
  public static let label = rgb(0, 0, 0)
  /// The colour of secondary text.
  public static let secondaryLabel = rgb(60, 60, 67, 0.6)
  /// The colour of tertiary text.
  public static let tertiaryLabel = rgb(60, 60, 67, 0.3)
  /// The background of a view.
  public static let systemBackground = rgb(255, 255, 255)
  /// The background of content inside a view.
  public static let secondarySystemBackground = rgb(242, 242, 247)
  /// The background of content inside such content.
  public static let tertiarySystemBackground = rgb(255, 255, 255)
  /// The background of a grouped list.
  public static let systemGroupedBackground = rgb(242, 242, 247)
  /// The colour of quaternary text.
  public static let quaternaryLabel = rgb(60, 60, 67, 0.18)
  /// The colour of placeholders.
  public static let placeholderText = rgb(60, 60, 67, 0.3)
  /// The colour of text on a light background.
  public static let darkText = rgb(0, 0, 0)
  /// The colour of text on a dark background.
  public static let lightText = UIColor(red: 1, green: 1, blue: 1, alpha: 0.6)
  /// The background of content in a grouped list.
  public static let secondarySystemGroupedBackground = rgb(255, 255, 255)
  /// The background of content inside such content in a grouped list.
  public static let tertiarySystemGroupedBackground = rgb(242, 242, 247)
  /// The fill of thin shapes.
  public static let systemFill = rgb(120, 120, 128, 0.2)
  /// The fill of medium-sized shapes.
  public static let secondarySystemFill = rgb(120, 120, 128, 0.16)
  /// The fill of large shapes.
  public static let tertiarySystemFill = rgb(118, 118, 128, 0.12)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = rgb(116, 116, 128, 0.08)
  /// The colour of opaque separators.
  public static let opaqueSeparator = rgb(198, 198, 200)
  /// The colour of separators.
  public static let separator = rgb(60, 60, 67, 0.29)
  /// The colour of links.
  public static let link = rgb(0, 122, 255)
  /// The tint colour of controls.
  public static let tintColor = systemBlue
}
