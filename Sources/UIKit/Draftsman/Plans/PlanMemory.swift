import Foundation
import HeadlessUIKit
import DialectCore
import OpenCombine

/// What Draftsman remembers of a view or controller between two applications of plans.
@MainActor
final class PlanMemory {
  /// The plan that placed the view.
  var plan: ObjectIdentifier?
  /// The constraints applied by drafts whose first item is this view.
  var applied: [NSLayoutConstraint] = []
  /// The constraints of its own plan.
  var constraints: [NSLayoutConstraint] = []
  /// What its own plan changed last; `nil` if it was never applied.
  var difference: PlanDifference?
  /// The subscriptions through which its properties follow publishers.
  var subscriptions: Set<AnyCancellable> = []
  /// The controller of the view, if a plan added it.
  weak var controller: UIViewController?
  /// The cells that it displays.
  var cells: CellList?

  nonisolated(unsafe) private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  /// Returns the memory of an object, created if there is none.
  static func of(_ object: AnyObject) -> PlanMemory {
    if let memory = objc_getAssociatedObject(object, key) as? PlanMemory { return memory }
    let memory = PlanMemory()
    objc_setAssociatedObject(object, key, memory, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return memory
  }
}
