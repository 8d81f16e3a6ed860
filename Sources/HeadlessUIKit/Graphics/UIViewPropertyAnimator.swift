public import Foundation

extension UIView {
  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Of one speed.
    case linear
  }
}

/// Whether an animation has begun.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Begun.
  case active
  /// Stopped before its end.
  case stopped
}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its start.
  case start
  /// Between both.
  case current
}

/// Changes that are made when they are started.
///
/// As with `UIView.animate` they are complete at once; layers get the animations that they would get
/// on a screen.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// How long it would take, in seconds.
  public let duration: TimeInterval
  private let curve: UIView.AnimationCurve
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Whether it has begun.
  open private(set) var state = UIViewAnimatingState.inactive
  /// How much of it is done, from 0 to 1.
  open private(set) var fractionComplete: CGFloat = 0

  /// Changes that take that long, at a speed that changes so.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.curve = curve
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Changes as a spring would make them; a spring is looked at as slow at both ends.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Whether it runs; it is over as soon as it was started.
  open var isRunning: Bool { state == .active }

  /// Makes the changes.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Makes the changes, which would begin that much later on a screen, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return }
    let (changes, ends) = (animations, completions)
    (animations, completions) = ([], [])
    state = .active
    let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    UIView.animate(
      withDuration: duration, delay: delay, options: options,
      animations: { for change in changes { change() } })
    fractionComplete = 1
    state = .inactive
    for end in ends { end(.end) }
  }

  /// Makes changes at once.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
