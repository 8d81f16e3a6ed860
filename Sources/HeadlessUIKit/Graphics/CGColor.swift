public import Foundation

/// A colour as layers take it.
public struct CGColor: Hashable, Sendable {
  /// From 0 to 1.
  public let red: CGFloat
  /// From 0 to 1.
  public let green: CGFloat
  /// From 0 to 1.
  public let blue: CGFloat
  /// From 0 to 1, opaque.
  public let alpha: CGFloat

  /// A colour of those parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
