public import Foundation

/// An animation of a layer.
///
/// No time passes here: a change is complete at once, and the animation only describes how it would
/// look in between. ``UIView/simulatedFrame(atAnimationFraction:)`` uses it.
open class CAAnimation: NSObject {
  /// The duration, in seconds.
  open var duration: TimeInterval = 0
  /// The beginning, in seconds.
  open var beginTime: TimeInterval = 0
  /// How the speed changes; `nil` for constant speed.
  open var timingFunction: CAMediaTimingFunction?

  public override init() { super.init() }
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether the values are added to the value of the property.
  open var isAdditive = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// How the speed of an animation changes, as a Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let first: CGPoint
  private let second: CGPoint

  /// Creates a curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
    second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
    super.init()
  }

  /// Creates the curve with a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Returns the progress of the change after a fraction of the time, both between 0 and 1.
  func progress(at fraction: CGFloat) -> CGFloat {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    // As both control points lie between 0 and 1 in time, time increases along the curve, so that
    // bisection finds the point; the number of steps is that of the bits of a number.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<CGFloat.significandBitCount {
      let middle = (low + high) / 2
      if Self.value(middle, first.x, second.x) < fraction { low = middle } else { high = middle }
    }
    return Self.value((low + high) / 2, first.y, second.y)
  }

  private static func value(_ t: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    let s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
  }
}
