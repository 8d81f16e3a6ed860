public import HeadlessUIKit

extension UIEdgeInsets {
  /// Creates insets that are the same on all sides.
  public static func all(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }

  /// Creates insets of `v` points at top and bottom and `h` points at left and right.
  public init(v: CGFloat, h: CGFloat) { self.init(top: v, left: h, bottom: v, right: h) }
}
