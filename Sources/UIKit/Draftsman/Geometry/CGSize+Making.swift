public import Foundation
public import HeadlessUIKit

extension CGSize {
  /// Creates a square size.
  public init(sides: CGFloat) { self.init(width: sides, height: sides) }

  /// Adds widths and heights.
  public static func + (lhs: CGSize, rhs: CGSize) -> CGSize {
    CGSize(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }

  /// Subtracts widths and heights.
  public static func - (lhs: CGSize, rhs: CGSize) -> CGSize {
    CGSize(width: lhs.width - rhs.width, height: lhs.height - rhs.height)
  }

  /// Multiplies width and height by a factor.
  public static func * (lhs: CGSize, rhs: CGFloat) -> CGSize {
    CGSize(width: lhs.width * rhs, height: lhs.height * rhs)
  }

  /// Divides width and height by a number.
  public static func / (lhs: CGSize, rhs: CGFloat) -> CGSize {
    CGSize(width: lhs.width / rhs, height: lhs.height / rhs)
  }

  /// Adds widths and heights.
  public static func += (lhs: inout CGSize, rhs: CGSize) { lhs = lhs + rhs }

  /// Subtracts widths and heights.
  public static func -= (lhs: inout CGSize, rhs: CGSize) { lhs = lhs - rhs }

  /// Returns the size with insets added around it.
  public static func + (lhs: CGSize, rhs: UIEdgeInsets) -> CGSize {
    CGSize(width: lhs.width + rhs.horizontal, height: lhs.height + rhs.vertical)
  }

  /// Returns the size with insets taken off it.
  public static func - (lhs: CGSize, rhs: UIEdgeInsets) -> CGSize {
    CGSize(width: lhs.width - rhs.horizontal, height: lhs.height - rhs.vertical)
  }
}

extension CGRect {
  /// Creates a square at an origin.
  public init(origin: CGPoint = CGPoint(x: 0, y: 0), sides: CGFloat) {
    self.init(origin: origin, size: CGSize(sides: sides))
  }

  /// Returns the rectangle with insets added around it.
  public static func + (lhs: CGRect, rhs: UIEdgeInsets) -> CGRect { lhs.inset(by: rhs * -1) }

  /// Returns the rectangle with insets taken off it.
  public static func - (lhs: CGRect, rhs: UIEdgeInsets) -> CGRect { lhs.inset(by: rhs) }
}
