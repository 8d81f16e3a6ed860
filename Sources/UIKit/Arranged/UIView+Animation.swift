public import HeadlessUIKit

extension UIView {
  /// Makes changes under the name that `animate(withDuration:animations:)` had in Swift 2.
  public static func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void
  ) { animate(withDuration: duration, animations: animations) }
}
