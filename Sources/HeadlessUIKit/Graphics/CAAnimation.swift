public import Foundation

/// What makes a change of a layer take time.
///
/// No time passes here: the change is complete at once, and the animation says how it would have
/// looked on the way. ``UIView/simulatedFrame(atAnimationFraction:)`` reads it.
open class CAAnimation: NSObject {
  /// How long it takes, in seconds.
  open var duration: TimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// How its speed changes; nil for one speed.
  open var timingFunction: CAMediaTimingFunction?

  /// An animation.
  public override init() { super.init() }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// Which property.
  open var keyPath: String?
  /// Whether its values are added to what the property has.
  open var isAdditive = false

  /// An animation of that property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
}

/// The name of a way in which the speed of an animation changes.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// That name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Of one speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// How the speed of an animation changes: a Bezier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let first: CGPoint
  private let second: CGPoint

  /// The curve with those two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
    second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
    super.init()
  }

  /// The curve of that name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// How far the change is after a fraction of the time, both from 0 to 1.
  func progress(at fraction: CGFloat) -> CGFloat {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    // Both control points lie between the ends in time, so that time grows along the curve. As
    // many halvings as a number has digits find the place.
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
