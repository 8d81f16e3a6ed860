public import Foundation

/// What can be asked in turn: views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  nonisolated let associatedObjects = AssociatedObjects()

  // UIKit says these of every object.
  /// Whether nothing outside of it is read aloud.
  open var accessibilityViewIsModal = false
  /// Whether what is inside of it is read together.
  open var shouldGroupAccessibilityChildren = false
  /// The language it is read in.
  open var accessibilityLanguage: String?
  /// The accessibility value.
  open var accessibilityValue: String?
  /// The accessibility hint.
  open var accessibilityHint: String?

  /// A responder.
  public override init() { super.init() }

  /// Who is asked after this one.
  open var next: UIResponder? { nil }

  /// Whether it gives the keyboard back when it is asked to.
  open var canResignFirstResponder: Bool { true }

  /// Takes over other views around the keyboard.
  open func reloadInputViews() {}

  /// Whether it may become the first to be asked.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it is the first to be asked.
  open private(set) var isFirstResponder = false

  /// Makes it the first to be asked.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  /// Tells that fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Tells that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Tells that fingers went up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Tells that touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Makes it no longer the first to be asked.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}
