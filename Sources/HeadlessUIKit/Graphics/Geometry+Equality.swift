public import Foundation

extension CGPoint {
  /// Whether it is the same point.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether it is the same size.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether it is the same rectangle, whichever corner it is said from.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
