public import Foundation

/// Distances from the four sides of a rectangle, in points; positive ones lie inside.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left side.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right side.
  public var right: CGFloat

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Those distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle in reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the edge where lines begin.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the edge where lines end.
  public var trailing: CGFloat

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Those distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}

/// A shift across and down, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// Across.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// No shift.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// That shift.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No shift.
  public static let zero = UIOffset()
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Those bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle in reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Those bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension CGRect {
  /// The rectangle without those distances at its sides.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
