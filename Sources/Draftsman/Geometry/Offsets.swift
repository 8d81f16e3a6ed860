public import Foundation
public import HeadlessUIKit

/// How far a corner or centre is inside, across and down.
public typealias AxisOffsets = CGPoint
/// How far a corner or centre is outside, across and down.
public typealias AxisInsets = CGPoint
/// How far edges are inside, each by its own distance.
public typealias EdgeOffsets = UIEdgeInsets
/// How far edges are outside, each by its own distance.
public typealias EdgeInsets = UIEdgeInsets
/// How far the sides across are inside.
public typealias HorizontalOffsets = HorizontalConstant
/// How far the sides across are outside.
public typealias HorizontalInsets = HorizontalConstant
/// How far the upper and lower side are inside.
public typealias VerticalOffsets = VerticalConstant
/// How far the upper and lower side are outside.
public typealias VerticalInsets = VerticalConstant

/// A distance for each of the two sides across, in points.
public struct HorizontalConstant: Hashable, Sendable {
  /// At the left or leading side.
  public var left: CGFloat
  /// At the right or trailing side.
  public var right: CGFloat

  /// Those distances.
  public init(left: CGFloat = .zero, right: CGFloat = .zero) {
    self.left = left
    self.right = right
  }

  /// Those distances.
  public init(leading: CGFloat, trailing: CGFloat = .zero) {
    self.init(left: leading, right: trailing)
  }

  /// A distance at the trailing side only.
  public init(trailing: CGFloat) { self.init(left: .zero, right: trailing) }
}

/// A distance for the upper and the lower side, in points.
public struct VerticalConstant: Hashable, Sendable {
  /// At the upper side.
  public var top: CGFloat
  /// At the lower side.
  public var bottom: CGFloat

  /// Those distances.
  public init(top: CGFloat = .zero, bottom: CGFloat = .zero) {
    self.top = top
    self.bottom = bottom
  }
}

// A number alone is the distance at every side.

extension HorizontalConstant: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The same distance at both sides.
  public init(integerLiteral value: Int) { self.init(left: CGFloat(value), right: CGFloat(value)) }
  /// The same distance at both sides.
  public init(floatLiteral value: Double) { self.init(left: value, right: value) }
}

extension VerticalConstant: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The same distance at both sides.
  public init(integerLiteral value: Int) { self.init(top: CGFloat(value), bottom: CGFloat(value)) }
  /// The same distance at both sides.
  public init(floatLiteral value: Double) { self.init(top: value, bottom: value) }
}

extension UIEdgeInsets: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The same distance at all sides.
  public init(integerLiteral value: Int) { self.init(insets: CGFloat(value)) }
  /// The same distance at all sides.
  public init(floatLiteral value: Double) { self.init(insets: value) }
}

extension CGPoint: @retroactive ExpressibleByIntegerLiteral,
  @retroactive ExpressibleByFloatLiteral
{
  /// The same distance across and down.
  public init(integerLiteral value: Int) { self.init(x: CGFloat(value), y: CGFloat(value)) }
  /// The same distance across and down.
  public init(floatLiteral value: Double) { self.init(x: value, y: value) }
}
