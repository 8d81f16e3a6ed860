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
  ///
  /// The layers of views whose frames change get the animations that they would get on a screen;
  /// ``simulatedFrame(atAnimationFraction:)`` tells how that would look.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Animation.$current.withValue(Animation(duration, delay, options)) { animations() }
    completion?(true)
  }

  /// Makes changes as a spring would; they are complete at once, and so is the animation.
  ///
  /// A spring is looked at as slow at both ends.
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

  /// Makes changes to what a view shows; they are complete at once.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes one after another; they are complete at once.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue),
      animations: animations, completion: completion)
  }

  /// Makes changes that would come at a time of the animation around; they come at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// How an animation of several steps runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From step to step at one speed.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Views inside are laid out with it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// It begins again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
  }

  /// Whether animations take time; they never do here.
  public static var areAnimationsEnabled: Bool { false }

  /// Says whether animations take time; they never do here.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// Makes changes without an animation around it.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Animation.$current.withValue(nil) { actionsWithoutAnimation() }
  }

  /// The duration of the animation around the call, in seconds; zero where there is none.
  public static var inheritedAnimationDuration: TimeInterval { Animation.current?.duration ?? 0 }

  /// Where the view is seen after a fraction of the time that its animation takes, from 0 to 1.
  ///
  /// This is no UIKit: nothing moves here. At 0 it is where the view was before the last change of
  /// its frame inside of `UIView.animate`, at 1 where it is now; without such a change, or once the
  /// animations were removed from its layer, it is where it is.
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

  /// Follows a change of its frame inside an animation.
  func animate(from old: CGRect) { Animation.current?.follow(self, from: old) }
}

/// The animation that changes are made in.
///
/// Only the task that makes the changes sees it, so there is nobody to share it with.
@MainActor
private final class Animation: @unchecked Sendable {
  @TaskLocal static var current: Animation?
  static let position = "position"
  static let size = "bounds.size"

  let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  /// Where views were before; they live until the animation is complete, as in UIKit.
  private var starts: [ObjectIdentifier: (view: UIView, frame: CGRect)] = [:]

  init(_ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions) {
    self.duration = duration
    self.delay = delay
    self.options = options
  }

  /// Gives a layer the animations that UIKit gives it: what is left of the way is added to where
  /// the layer is.
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
  /// How the speed changes.
  fileprivate var curve: CAMediaTimingFunctionName {
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}
