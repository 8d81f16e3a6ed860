public import Foundation
public import HeadlessUIKit

extension CGSize {
  /// A square.
  public init(sides: CGFloat) { self.init(width: sides, height: sides) }

  /// Both lengths added.
  public static func + (lhs: CGSize, rhs: CGSize) -> CGSize {
    CGSize(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }

  /// Both lengths subtracted.
  public static func - (lhs: CGSize, rhs: CGSize) -> CGSize {
    CGSize(width: lhs.width - rhs.width, height: lhs.height - rhs.height)
  }

  /// Both lengths so many times.
  public static func * (lhs: CGSize, rhs: CGFloat) -> CGSize {
    CGSize(width: lhs.width * rhs, height: lhs.height * rhs)
  }

  /// Both lengths divided.
  public static func / (lhs: CGSize, rhs: CGFloat) -> CGSize {
    CGSize(width: lhs.width / rhs, height: lhs.height / rhs)
  }

  /// Both lengths added.
  public static func += (lhs: inout CGSize, rhs: CGSize) { lhs = lhs + rhs }

  /// Both lengths subtracted.
  public static func -= (lhs: inout CGSize, rhs: CGSize) { lhs = lhs - rhs }

  /// The size with distances around it.
  public static func + (lhs: CGSize, rhs: UIEdgeInsets) -> CGSize {
    CGSize(width: lhs.width + rhs.horizontal, height: lhs.height + rhs.vertical)
  }

  /// The size without distances at its sides.
  public static func - (lhs: CGSize, rhs: UIEdgeInsets) -> CGSize {
    CGSize(width: lhs.width - rhs.horizontal, height: lhs.height - rhs.vertical)
  }
}

extension CGRect {
  /// A square there.
  public init(origin: CGPoint = CGPoint(x: 0, y: 0), sides: CGFloat) {
    self.init(origin: origin, size: CGSize(sides: sides))
  }

  /// The rectangle with distances around it.
  public static func + (lhs: CGRect, rhs: UIEdgeInsets) -> CGRect { lhs.inset(by: rhs * -1) }

  /// The rectangle without distances at its sides.
  public static func - (lhs: CGRect, rhs: UIEdgeInsets) -> CGRect { lhs.inset(by: rhs) }
}
