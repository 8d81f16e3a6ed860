public import Foundation

/// An object that responds to events: a view or a view controller.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  nonisolated let associatedObjects = AssociatedObjects()

  // In UIKit every object has these properties.
  /// Whether assistive technology ignores everything outside of it.
  open var accessibilityViewIsModal = false
  /// Whether assistive technology treats the elements inside of it as a group.
  open var shouldGroupAccessibilityChildren = false
  /// The language in which assistive technology reads it.
  open var accessibilityLanguage: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?

  public override init() { super.init() }

  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }

  /// Whether it may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Updates the views around the keyboard; does nothing here.
  open func reloadInputViews() {}

  open var canBecomeFirstResponder: Bool { false }

  open private(set) var isFirstResponder = false

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  /// Called when fingers touch the view; never happens here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers move; never happens here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers leave the screen; never happens here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when the system cancels touches; never happens here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Makes it stop being the first responder, and returns whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}
