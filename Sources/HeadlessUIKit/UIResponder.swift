public import Foundation

/// What can be asked in turn: views and view controllers.
open class UIResponder: NSObject {
  var associatedObjects: AssociatedObjects?

  /// A responder.
  public override init() { super.init() }

  /// Who is asked after this one.
  open var next: UIResponder? { nil }

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

  /// Makes it no longer the first to be asked.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}
