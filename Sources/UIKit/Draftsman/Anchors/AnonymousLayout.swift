import DialectCore

/// A view or guide that is known only when a draft is built: `.parent`, `.previous`.
public struct AnonymousLayout: Hashable, Sendable {
  let placeholder: Placeholder

  /// The view itself.
  public static let mySelf = AnonymousLayout(placeholder: .mySelf)
  /// The superview.
  public static let parent = AnonymousLayout(placeholder: .parent)
  /// The safe area of the superview.
  public static let safeArea = AnonymousLayout(placeholder: .safeArea)
  /// The keyboard guide of the superview, which ends at the bottom of the superview without a
  /// keyboard.
  public static let keyboard = AnonymousLayout(placeholder: .keyboard)
  /// The keyboard guide of the superview, which ends at the safe area without a keyboard.
  public static let keyboardSafeArea = AnonymousLayout(placeholder: .keyboardSafeArea)
  /// The previous view in the plan; for the first view, the view that contains the planned ones.
  public static let previous = AnonymousLayout(placeholder: .previous)
  /// The safe area of ``previous``.
  public static let previousSafeArea = AnonymousLayout(placeholder: .previousSafeArea)
}
