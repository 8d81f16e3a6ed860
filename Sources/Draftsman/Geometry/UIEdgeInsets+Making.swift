public import Foundation
public import HeadlessUIKit

extension UIEdgeInsets {
  /// The same distance at all sides.
  public init(insets: CGFloat) {
    self.init(top: insets, left: insets, bottom: insets, right: insets)
  }

  /// Distances at some sides, none at the others.
  @_disfavoredOverload
  public init(
    top: CGFloat = .zero, left: CGFloat = .zero, bottom: CGFloat = .zero, right: CGFloat = .zero
  ) {
    self.init()
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// A distance at the upper and lower side, and one at the left and right side.
  public init(vertical: CGFloat, horizontal: CGFloat) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// A distance at the left and right side, and one at the upper and lower side.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.init(vertical: vertical, horizontal: horizontal)
  }

  /// A distance at the upper and lower side, and those at the others.
  public init(vertical: CGFloat, left: CGFloat = .zero, right: CGFloat = .zero) {
    self.init(top: vertical, left: left, bottom: vertical, right: right)
  }

  /// A distance at the left and right side, and those at the others.
  public init(horizontal: CGFloat, top: CGFloat = .zero, bottom: CGFloat = .zero) {
    self.init(top: top, left: horizontal, bottom: bottom, right: horizontal)
  }

  /// A distance at the left and right side, and those at the others.
  public init(top: CGFloat, horizontal: CGFloat, bottom: CGFloat = .zero) {
    self.init(top: top, left: horizontal, bottom: bottom, right: horizontal)
  }

  /// A distance at the left and right side, and one at the lower side.
  public init(bottom: CGFloat, horizontal: CGFloat) {
    self.init(top: .zero, left: horizontal, bottom: bottom, right: horizontal)
  }

  /// A distance at the upper and lower side, and those at the others.
  public init(left: CGFloat, vertical: CGFloat, right: CGFloat = .zero) {
    self.init(top: vertical, left: left, bottom: vertical, right: right)
  }

  /// A distance at the upper and lower side, and one at the right side.
  public init(right: CGFloat, vertical: CGFloat) {
    self.init(top: vertical, left: .zero, bottom: vertical, right: right)
  }

  /// The distances at the left and right side together.
  public var horizontal: CGFloat { left + right }

  /// The distances at the upper and lower side together.
  public var vertical: CGFloat { top + bottom }
}

extension UIEdgeInsets: AdditiveArithmetic {
  /// Side by side.
  public static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  /// Side by side.
  public static func - (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets { lhs + (rhs * -1) }

  /// Every distance so many times.
  public static func * (lhs: UIEdgeInsets, rhs: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top * rhs, left: lhs.left * rhs, bottom: lhs.bottom * rhs, right: lhs.right * rhs)
  }

  /// Every distance divided.
  public static func / (lhs: UIEdgeInsets, rhs: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top / rhs, left: lhs.left / rhs, bottom: lhs.bottom / rhs, right: lhs.right / rhs)
  }
}
