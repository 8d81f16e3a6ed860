import DialectCore

/// A view or guide that is known only where a draft is built: `.parent`, `.previous`.
public struct AnonymousLayout: Hashable, Sendable {
  let placeholder: Placeholder

  /// The view itself.
  public static let mySelf = AnonymousLayout(placeholder: .mySelf)
  /// Its superview.
  public static let parent = AnonymousLayout(placeholder: .parent)
  /// The safe area of its superview.
  public static let safeArea = AnonymousLayout(placeholder: .safeArea)
  /// The keyboard in its superview; while it is away, the bottom of the superview.
  public static let keyboard = AnonymousLayout(placeholder: .keyboard)
  /// The keyboard in its superview; while it is away, the bottom of the safe area.
  public static let keyboardSafeArea = AnonymousLayout(placeholder: .keyboardSafeArea)
  /// The view before it in the plan; for the first one the view that the plan is inserted in.
  public static let previous = AnonymousLayout(placeholder: .previous)
  /// The safe area of ``previous``.
  public static let previousSafeArea = AnonymousLayout(placeholder: .previousSafeArea)
}
