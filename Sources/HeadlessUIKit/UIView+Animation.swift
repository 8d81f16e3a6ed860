public import Foundation

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views inside are laid out with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches count while it runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where another one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It begins again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs back as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Of one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One picture fades into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes; they are complete at once, and so is the animation.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes as a spring would; they are complete at once, and so is the animation.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes to what a view shows; they are complete at once.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Whether animations take time; they never do here.
  public static var areAnimationsEnabled: Bool { false }

  /// Says whether animations take time; they never do here.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// Makes changes without an animation around it.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
