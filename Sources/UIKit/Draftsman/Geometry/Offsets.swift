public import Foundation
public import HeadlessUIKit

/// Horizontal and vertical distances of a corner or centre inward, in points.
public typealias AxisOffsets = CGPoint
/// Horizontal and vertical distances of a corner or centre outward, in points.
public typealias AxisInsets = CGPoint
/// Distances of edges inward, in points.
public typealias EdgeOffsets = UIEdgeInsets
/// Distances of edges outward, in points.
public typealias EdgeInsets = UIEdgeInsets
/// Distances of the left and right edge inward.
public typealias HorizontalOffsets = HorizontalConstant
/// Distances of the left and right edge outward.
public typealias HorizontalInsets = HorizontalConstant
/// Distances of the top and bottom edge inward.
public typealias VerticalOffsets = VerticalConstant
/// Distances of the top and bottom edge outward.
public typealias VerticalInsets = VerticalConstant

/// A distance for the left or leading edge and one for the right or trailing edge, in points.
public struct HorizontalConstant: Hashable, Sendable {
  /// The distance at the left or leading edge.
  public var left: CGFloat
  /// The distance at the right or trailing edge.
  public var right: CGFloat

  /// Creates distances at the left and right edge.
  public init(left: CGFloat = .zero, right: CGFloat = .zero) {
    self.left = left
    self.right = right
  }

  /// Creates distances at the leading and trailing edge.
  public init(leading: CGFloat, trailing: CGFloat = .zero) {
    self.init(left: leading, right: trailing)
  }

  /// Creates a distance at the trailing edge only.
  public init(trailing: CGFloat) { self.init(left: .zero, right: trailing) }
}

/// A distance for the top edge and one for the bottom edge, in points.
public struct VerticalConstant: Hashable, Sendable {
  /// The distance at the top edge.
  public var top: CGFloat
  /// The distance at the bottom edge.
  public var bottom: CGFloat

  /// Creates distances at the top and bottom edge.
  public init(top: CGFloat = .zero, bottom: CGFloat = .zero) {
    self.top = top
    self.bottom = bottom
  }
}

// A literal is the distance at every edge.

extension HorizontalConstant: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates the same distance at both edges.
  public init(integerLiteral value: Int) { self.init(left: CGFloat(value), right: CGFloat(value)) }
  /// Creates the same distance at both edges.
  public init(floatLiteral value: Double) { self.init(left: value, right: value) }
}

extension VerticalConstant: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates the same distance at both edges.
  public init(integerLiteral value: Int) { self.init(top: CGFloat(value), bottom: CGFloat(value)) }
  /// Creates the same distance at both edges.
  public init(floatLiteral value: Double) { self.init(top: value, bottom: value) }
}

extension UIEdgeInsets: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates the same inset on all sides.
  public init(integerLiteral value: Int) { self.init(insets: CGFloat(value)) }
  /// Creates the same inset on all sides.
  public init(floatLiteral value: Double) { self.init(insets: value) }
}

extension CGPoint: @retroactive ExpressibleByIntegerLiteral,
  @retroactive ExpressibleByFloatLiteral
{
  /// Creates the same horizontal and vertical distance.
  public init(integerLiteral value: Int) { self.init(x: CGFloat(value), y: CGFloat(value)) }
  /// Creates the same horizontal and vertical distance.
  public init(floatLiteral value: Double) { self.init(x: value, y: value) }
}
