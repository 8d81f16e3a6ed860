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

  open override var hash: Int { cgColor.hashValue }
}

extension UIColor {
  private static func rgb(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = rgb(255, 0, 0)
  public static let green = rgb(0, 255, 0)
  public static let blue = rgb(0, 0, 255)
  public static let cyan = rgb(0, 255, 255)
  public static let yellow = rgb(255, 255, 0)
  public static let magenta = rgb(255, 0, 255)
  public static let orange = rgb(255, 127.5, 0)
  public static let purple = rgb(127.5, 0, 127.5)
  public static let brown = rgb(153, 102, 51)
  public static let clear = UIColor(white: 0, alpha: 0)

  public static let systemRed = rgb(255, 59, 48)
  public static let systemOrange = rgb(255, 149, 0)
  public static let systemYellow = rgb(255, 204, 0)
  public static let systemGreen = rgb(52, 199, 89)
  public static let systemMint = rgb(0, 199, 190)
  public static let systemTeal = rgb(48, 176, 199)
  public static let systemCyan = rgb(50, 173, 230)
  public static let systemBlue = rgb(0, 122, 255)
  public static let systemIndigo = rgb(88, 86, 214)
  public static let systemPurple = rgb(175, 82, 222)
  public static let systemPink = rgb(255, 45, 85)
  public static let systemBrown = rgb(162, 132, 94)
  public static let systemGray = rgb(142, 142, 147)
  public static let systemGray2 = rgb(174, 174, 178)
  public static let systemGray3 = rgb(199, 199, 204)
  public static let systemGray4 = rgb(209, 209, 214)
  public static let systemGray5 = rgb(229, 229, 234)
  public static let systemGray6 = rgb(242, 242, 247)
  public static let label = rgb(0, 0, 0)
  public static let secondaryLabel = rgb(60, 60, 67, 0.6)
  public static let tertiaryLabel = rgb(60, 60, 67, 0.3)
  public static let systemBackground = rgb(255, 255, 255)
  /// The background of content inside a view.
  public static let secondarySystemBackground = rgb(242, 242, 247)
  /// The background of content inside such content.
  public static let tertiarySystemBackground = rgb(255, 255, 255)
  public static let systemGroupedBackground = rgb(242, 242, 247)
  public static let quaternaryLabel = rgb(60, 60, 67, 0.18)
  public static let placeholderText = rgb(60, 60, 67, 0.3)
  /// The colour of text on a light background.
  public static let darkText = rgb(0, 0, 0)
  /// The colour of text on a dark background.
  public static let lightText = UIColor(red: 1, green: 1, blue: 1, alpha: 0.6)
  /// The background of content in a grouped list.
  public static let secondarySystemGroupedBackground = rgb(255, 255, 255)
  /// The background of content inside such content in a grouped list.
  public static let tertiarySystemGroupedBackground = rgb(242, 242, 247)
  public static let systemFill = rgb(120, 120, 128, 0.2)
  public static let secondarySystemFill = rgb(120, 120, 128, 0.16)
  public static let tertiarySystemFill = rgb(118, 118, 128, 0.12)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = rgb(116, 116, 128, 0.08)
  public static let opaqueSeparator = rgb(198, 198, 200)
  public static let separator = rgb(60, 60, 67, 0.29)
  public static let link = rgb(0, 122, 255)
  public static let tintColor = systemBlue
}
