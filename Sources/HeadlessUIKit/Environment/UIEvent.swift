public import Foundation

/// Something that happens: a touch or a key press; none do here.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The fingers it is about.
  open var allTouches: Set<UITouch>? { nil }
}

/// A finger.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where it came down.
  open var view: UIView? { nil }

  /// Where it is in a view.
  open func location(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
}
