public import Foundation

/// A touch or another event; none occurs here.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches of the event; always `nil` here.
  open var allTouches: Set<UITouch>? { nil }
}

/// A touch of a finger.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The view in which the touch began; always `nil` here.
  open var view: UIView? { nil }

  /// Returns the position of the touch in a view; always zero here.
  open func location(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
}
