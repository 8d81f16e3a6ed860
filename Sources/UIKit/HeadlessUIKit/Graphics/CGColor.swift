public import Foundation

/// A colour in the form that layers use.
public struct CGColor: Sendable {
  /// The red component, from 0 to 1.
  package let red: CGFloat
  /// The green component, from 0 to 1.
  package let green: CGFloat
  /// The blue component, from 0 to 1.
  package let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat
  /// Whether it was created as a grey, with one component instead of three.
  package let isGray: Bool

  /// Creates a colour from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    isGray = false
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public init(gray: CGFloat, alpha: CGFloat) {
    red = gray
    green = gray
    blue = gray
    self.alpha = alpha
    isGray = true
  }

  /// The components, with the opacity last: two for a grey, four for other colours.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  /// The number of components, including the opacity.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    isGray
      ? CGColor(gray: red, alpha: alpha)
      : CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension CGColor: Hashable {
  /// Returns whether the components are equal; a grey equals a colour with three equal components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    [lhs.red, lhs.green, lhs.blue, lhs.alpha] == [rhs.red, rhs.green, rhs.blue, rhs.alpha]
  }

  public func hash(into hasher: inout Hasher) { hasher.combine([red, green, blue, alpha]) }
}
