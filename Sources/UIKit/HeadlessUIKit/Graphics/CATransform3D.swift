public import Foundation

/// A transform in space: a matrix by whose columns a row of coordinates is multiplied.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 1

  /// Creates a transform that changes nothing.
  public init() {}
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DIdentity
}

/// A move in space.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Another size in space.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// A transform of the plane as one in space.
public func CATransform3DMakeAffineTransform(_ plane: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (
    plane.a, plane.b, plane.c, plane.d
  )
  (transform.m41, transform.m42) = (plane.tx, plane.ty)
  return transform
}

/// What a transform does in the plane.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
    ty: transform.m42)
}
