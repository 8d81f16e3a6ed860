public import Foundation

extension UIView {
  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and the end.
    case easeInOut = 0
    case easeIn
    case easeOut
    case linear
  }
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive = 0
  case active
  case stopped
}

/// The position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start
  case current
}

/// An animator, which makes changes when it is started.
///
/// As with `UIView.animate`, the changes are complete at once; layers get the animations that they
/// would have on a screen.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// The duration, in seconds.
  public let duration: TimeInterval
  private let curve: UIView.AnimationCurve
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  open private(set) var state = UIViewAnimatingState.inactive
  /// The completed fraction, from 0 to 1.
  open private(set) var fractionComplete: CGFloat = 0

  /// Creates an animator with a duration, in seconds, and a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.curve = curve
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring, which is treated as slow at the beginning and the end.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds a closure that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Whether the animation is running, which it never is outside of ``startAnimation()``.
  open var isRunning: Bool { state == .active }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Makes the changes, which on a screen would begin after a delay, in seconds.
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

  /// Makes changes and returns the animator.
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
