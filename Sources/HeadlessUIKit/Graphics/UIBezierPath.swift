public import Foundation

/// A path of lines and curves, as far as its points go; nothing is drawn here.
public final class CGPath: NSObject, @unchecked Sendable {
  /// The points and what controls the curves between them, in order.
  let points: [CGPoint]

  init(_ points: [CGPoint]) {
    self.points = points
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(rect.corners) }

  /// The smallest upright rectangle around all points and what controls the curves.
  public var boundingBox: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether it has no points.
  public var isEmpty: Bool { points.isEmpty }
}

/// A path that code makes step by step.
open class UIBezierPath: NSObject {
  private var points: [CGPoint] = []
  /// How thick it is drawn, in points.
  open var lineWidth: CGFloat = 1
  /// Where it goes on.
  open private(set) var currentPoint = CGPoint(x: 0, y: 0)

  /// A path without points.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    add(rect.corners)
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// A rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  /// The ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  private func add(_ new: [CGPoint]) {
    points += new
    if let last = new.last { currentPoint = last }
  }

  /// Goes on from a point.
  open func move(to point: CGPoint) { add([point]) }

  /// A line to a point.
  open func addLine(to point: CGPoint) { add([point]) }

  /// A curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add([controlPoint1, controlPoint2, endPoint])
  }

  /// A curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    add([controlPoint, endPoint])
  }

  /// All of another path.
  open func append(_ bezierPath: UIBezierPath) { add(bezierPath.points) }

  /// A line back to where it began.
  open func close() { if let first = points.first { currentPoint = first } }

  /// No points any more.
  open func removeAllPoints() {
    points = []
    currentPoint = CGPoint(x: 0, y: 0)
  }

  /// Moves, turns and scales it.
  open func apply(_ transform: CGAffineTransform) {
    points = points.map { $0.applying(transform) }
    currentPoint = currentPoint.applying(transform)
  }

  /// The smallest upright rectangle around all points and what controls the curves.
  open var bounds: CGRect { cgPath.boundingBox }

  /// Whether it has no points.
  open var isEmpty: Bool { points.isEmpty }

  /// The path as layers take it.
  open var cgPath: CGPath { CGPath(points) }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Those bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor?
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// How thick the line is, in points.
  open var lineWidth: CGFloat = 1
  /// How long dashes and gaps are, in points.
  open var lineDashPattern: [NSNumber]?
  /// Where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
}

extension CGRect {
  /// Its corners, around.
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
