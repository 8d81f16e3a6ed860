public import Foundation

/// How points are turned, scaled and shifted.
public struct CGAffineTransform: Hashable, Sendable {
  /// The part of x in the new x.
  public var a: CGFloat
  /// The part of x in the new y.
  public var b: CGFloat
  /// The part of y in the new x.
  public var c: CGFloat
  /// The part of y in the new y.
  public var d: CGFloat
  /// The shift across.
  public var tx: CGFloat
  /// The shift down.
  public var ty: CGFloat

  /// A transform of those parts.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// One that leaves everything as it is.
  public init() { self = .identity }

  /// One that shifts.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// One that scales.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// One that turns by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// One that leaves everything as it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether it leaves everything as it is.
  public var isIdentity: Bool { self == .identity }

  /// First this one, then another one.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// First a shift, then this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// First a scaling, then this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// First a turn, then this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// Where a transform takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGRect {
  /// The smallest upright rectangle around this one, transformed about its middle.
  func transformed(by transform: CGAffineTransform) -> CGRect {
    guard !transform.isIdentity else { return self }
    let corners = [(-1, -1), (1, -1), (-1, 1), (1, 1)].map { x, y in
      CGPoint(x: CGFloat(x) * width / 2, y: CGFloat(y) * height / 2).applying(transform)
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (minX, maxX) = (xs.min() ?? 0, xs.max() ?? 0)
    let (minY, maxY) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: midX + minX, y: midY + minY, width: maxX - minX, height: maxY - minY)
  }
}
