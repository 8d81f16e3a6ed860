public import HeadlessUIKit

extension UIView {
  /// Makes changes, in the spelling of the first years of Swift, which Arranged's users know.
  public static func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void
  ) { animate(withDuration: duration, animations: animations) }
}
