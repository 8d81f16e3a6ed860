public import Foundation

/// A path of lines and curves, of which only the points are kept; nothing is drawn.
public final class CGPath: NSObject, @unchecked Sendable {
  /// The points and control points, in order.
  let points: [CGPoint]

  init(_ points: [CGPoint]) {
    self.points = points
    super.init()
  }

  public convenience init(rect: CGRect) { self.init(rect.corners) }

  /// The bounding box of all points and control points.
  public var boundingBox: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the path has no points.
  public var isEmpty: Bool { points.isEmpty }
}

/// A path that is built step by step.
open class UIBezierPath: NSObject {
  private var points: [CGPoint] = []
  open var lineWidth: CGFloat = 1
  /// The point at which the path continues.
  open private(set) var currentPoint = CGPoint(x: 0, y: 0)

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    add(rect.corners)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  private func add(_ new: [CGPoint]) {
    points += new
    if let last = new.last { currentPoint = last }
  }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { add([point]) }

  open func addLine(to point: CGPoint) { add([point]) }

  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add([controlPoint1, controlPoint2, endPoint])
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    add([controlPoint, endPoint])
  }

  open func append(_ bezierPath: UIBezierPath) { add(bezierPath.points) }

  /// Closes the path with a line to its beginning.
  open func close() { if let first = points.first { currentPoint = first } }

  open func removeAllPoints() {
    points = []
    currentPoint = CGPoint(x: 0, y: 0)
  }

  open func apply(_ transform: CGAffineTransform) {
    points = points.map { $0.applying(transform) }
    currentPoint = currentPoint.applying(transform)
  }

  /// The bounding box of all points and control points.
  open var bounds: CGRect { cgPath.boundingBox }

  /// Whether the path has no points.
  open var isEmpty: Bool { points.isEmpty }

  /// The path in the form that layers use.
  open var cgPath: CGPath { CGPath(points) }
}

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// The beginning of the drawn part of the line, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the drawn part of the line, from 0 to 1.
  open var strokeEnd: CGFloat = 1
}

extension CGRect {
  /// The four corners, in clockwise order.
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
