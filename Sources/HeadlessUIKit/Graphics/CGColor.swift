public import Foundation

/// A colour as layers take it.
public struct CGColor: Sendable {
  /// From 0 to 1.
  package let red: CGFloat
  /// From 0 to 1.
  package let green: CGFloat
  /// From 0 to 1.
  package let blue: CGFloat
  /// From 0 to 1, opaque.
  public let alpha: CGFloat
  /// Whether it was said as a grey, which has one part instead of three.
  package let isGray: Bool

  /// A colour of those parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    isGray = false
  }

  /// A grey, from 0 for black to 1 for white.
  public init(gray: CGFloat, alpha: CGFloat) {
    red = gray
    green = gray
    blue = gray
    self.alpha = alpha
    isGray = true
  }

  /// Its parts, alpha last: two for a grey, else four.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  /// How many parts it has, alpha included.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The same colour, shining through that far.
  public func copy(alpha: CGFloat) -> CGColor? {
    isGray
      ? CGColor(gray: red, alpha: alpha)
      : CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension CGColor: Hashable {
  /// Whether both have the same parts; a grey is the colour of three equal parts.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    [lhs.red, lhs.green, lhs.blue, lhs.alpha] == [rhs.red, rhs.green, rhs.blue, rhs.alpha]
  }

  /// Equal for colours that are equal.
  public func hash(into hasher: inout Hasher) { hasher.combine([red, green, blue, alpha]) }
}
