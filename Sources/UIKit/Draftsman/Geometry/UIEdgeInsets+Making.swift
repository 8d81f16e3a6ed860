public import Foundation
public import HeadlessUIKit

extension UIEdgeInsets {
  /// Creates insets that are the same on all sides.
  public init(insets: CGFloat) {
    self.init(top: insets, left: insets, bottom: insets, right: insets)
  }

  /// Creates insets on some sides, and none on the others.
  @_disfavoredOverload
  public init(
    top: CGFloat = .zero, left: CGFloat = .zero, bottom: CGFloat = .zero, right: CGFloat = .zero
  ) {
    self.init()
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates insets from a value for top and bottom and one for left and right.
  public init(vertical: CGFloat, horizontal: CGFloat) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Creates insets from a value for left and right and one for top and bottom.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.init(vertical: vertical, horizontal: horizontal)
  }

  /// Creates insets from a value for top and bottom and those of the other sides.
  public init(vertical: CGFloat, left: CGFloat = .zero, right: CGFloat = .zero) {
    self.init(top: vertical, left: left, bottom: vertical, right: right)
  }

  /// Creates insets from a value for left and right and those of the other sides.
  public init(horizontal: CGFloat, top: CGFloat = .zero, bottom: CGFloat = .zero) {
    self.init(top: top, left: horizontal, bottom: bottom, right: horizontal)
  }

  /// Creates insets from a value for left and right and those of the other sides.
  public init(top: CGFloat, horizontal: CGFloat, bottom: CGFloat = .zero) {
    self.init(top: top, left: horizontal, bottom: bottom, right: horizontal)
  }

  /// Creates insets from a value for left and right and one for the bottom.
  public init(bottom: CGFloat, horizontal: CGFloat) {
    self.init(top: .zero, left: horizontal, bottom: bottom, right: horizontal)
  }

  /// Creates insets from a value for top and bottom and those of the other sides.
  public init(left: CGFloat, vertical: CGFloat, right: CGFloat = .zero) {
    self.init(top: vertical, left: left, bottom: vertical, right: right)
  }

  /// Creates insets from a value for top and bottom and one for the right.
  public init(right: CGFloat, vertical: CGFloat) {
    self.init(top: vertical, left: .zero, bottom: vertical, right: right)
  }

  /// The sum of the left and right inset.
  public var horizontal: CGFloat { left + right }

  /// The sum of the top and bottom inset.
  public var vertical: CGFloat { top + bottom }
}

extension UIEdgeInsets: AdditiveArithmetic {
  /// Adds insets side by side.
  public static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  /// Subtracts insets side by side.
  public static func - (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets { lhs + (rhs * -1) }

  /// Multiplies every inset by a factor.
  public static func * (lhs: UIEdgeInsets, rhs: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top * rhs, left: lhs.left * rhs, bottom: lhs.bottom * rhs, right: lhs.right * rhs)
  }

  /// Divides every inset by a number.
  public static func / (lhs: UIEdgeInsets, rhs: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top / rhs, left: lhs.left / rhs, bottom: lhs.bottom / rhs, right: lhs.right / rhs)
  }
}
