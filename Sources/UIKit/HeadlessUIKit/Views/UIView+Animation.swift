public import Foundation

extension UIView {
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along with the view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// People can use the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins where one under way has arrived.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation is slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation is slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation is slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition fades from one content into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes as an animation does; they are complete at once, and so is the animation.
  ///
  /// The layers of views whose frames change get the animations that they would get on a screen;
  /// ``simulatedFrame(atAnimationFraction:)`` tells where a view would be seen.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Animation.$current.withValue(Animation(duration, delay, options)) { animations() }
    completion?(true)
  }

  /// Makes changes as a spring animation does; they are complete at once, and so is the animation.
  ///
  /// The spring is simulated by an ordinary animation with the given options.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes changes to the content of a view, without animation.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes as an animation of several steps does; they are complete at once.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue),
      animations: animations, completion: completion)
  }

  /// Makes the changes of one step of an animation, at once and in the order of the calls.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// The options of an animation of several steps.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Values change at a constant speed between steps.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Subviews are laid out along with the view.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
  }

  /// Whether animations take time; always `false` here.
  public static var areAnimationsEnabled: Bool { false }

  /// Sets whether animations take time; does nothing here.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// Makes changes that do not belong to the animation around the call.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Animation.$current.withValue(nil) { actionsWithoutAnimation() }
  }

  /// The duration of the animation around the call, in seconds; 0 if there is none.
  public static var inheritedAnimationDuration: TimeInterval { Animation.current?.duration ?? 0 }

  /// Returns where the view would be seen after a fraction of the time of its animation, from 0 to
  /// 1.
  ///
  /// At 0 that is where the view was before the last change of its frame inside of
  /// `UIView.animate`, at 1 where it is now. Without such a change, or after the animations were
  /// removed from its layer, it is where the view is. This is not in UIKit; here nothing moves.
  public func simulatedFrame(atAnimationFraction fraction: Double) -> CGRect {
    func remaining(_ key: String) -> (value: Any?, CGFloat)? {
      guard let animation = layer.animation(forKey: key) as? CABasicAnimation else { return nil }
      let time = min(max(CGFloat(fraction), 0), 1)
      return (animation.fromValue, 1 - (animation.timingFunction?.progress(at: time) ?? time))
    }
    var (middle, size) = (center, bounds.size)
    if let (value, part) = remaining(Animation.size), let offset = value as? CGSize {
      size.width += offset.width * part
      size.height += offset.height * part
    }
    if let (value, part) = remaining(Animation.position), let offset = value as? CGPoint {
      middle.x += offset.x * part
      middle.y += offset.y * part
    }
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Adds a change of the frame to the animation that is being made, if there is one.
  func animate(from old: CGRect) { Animation.current?.follow(self, from: old) }
}

/// The animation in which changes are made.
///
/// Only the task that makes the changes sees it, so it is not shared.
@MainActor
private final class Animation: @unchecked Sendable {
  @TaskLocal static var current: Animation?
  static let position = "position"
  static let size = "bounds.size"

  let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  /// The frames of views before the animation; the views live until it is complete, as in UIKit.
  private var starts: [ObjectIdentifier: (view: UIView, frame: CGRect)] = [:]

  init(_ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions) {
    self.duration = duration
    self.delay = delay
    self.options = options
  }

  /// Gives the layer of a view the animations that UIKit gives it, which add to its new position
  /// and size what is left of the way from the old ones.
  func follow(_ view: UIView, from frame: CGRect) {
    guard duration > 0 else { return }
    let old = starts[ObjectIdentifier(view), default: (view, frame)].frame
    starts[ObjectIdentifier(view)] = (view, old)
    let (middle, size) = (view.center, view.bounds.size)
    let way = CGPoint(x: old.midX - middle.x, y: old.midY - middle.y)
    let growth = CGSize(width: old.width - size.width, height: old.height - size.height)
    animate(view.layer, Self.position, by: way, isNeeded: way != .zero)
    animate(view.layer, Self.size, by: growth, isNeeded: growth != .zero)
  }

  private func animate<Value>(
    _ layer: CALayer, _ keyPath: String, by value: Value, isNeeded: Bool
  ) {
    guard isNeeded else { return layer.removeAnimation(forKey: keyPath) }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.isAdditive = true
    animation.fromValue = value
    animation.duration = duration
    animation.beginTime = delay
    animation.timingFunction = CAMediaTimingFunction(name: options.curve)
    layer.add(animation, forKey: keyPath)
  }
}

extension UIView.AnimationOptions {
  /// The timing function for the options.
  fileprivate var curve: CAMediaTimingFunctionName {
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}
