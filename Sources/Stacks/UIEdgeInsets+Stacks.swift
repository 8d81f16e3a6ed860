public import HeadlessUIKit

extension UIEdgeInsets {
  /// The same inset on all sides.
  public static func all(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }

  /// One inset above and below, another one at the sides.
  public init(v: CGFloat, h: CGFloat) { self.init(top: v, left: h, bottom: v, right: h) }
}
