import Foundation
import HeadlessUIKit
import DialectCore
import OpenCombine

/// What Draftsman knows of a view or a controller between two plans.
@MainActor
final class PlanMemory {
  /// The plan that put the view where it is.
  var plan: ObjectIdentifier?
  /// The constraints of drafts that were applied, by the view that is first in them.
  var applied: [NSLayoutConstraint] = []
  /// The constraints of its own plan.
  var constraints: [NSLayoutConstraint] = []
  /// What its own plan changed last; nil if it was never applied.
  var difference: PlanDifference?
  /// What keeps its properties following publishers.
  var subscriptions: Set<AnyCancellable> = []
  /// The controller whose view it is, if a plan put it there.
  weak var controller: UIViewController?
  /// The cells that it shows.
  var cells: CellList?

  nonisolated(unsafe) private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  /// That of an object, made where there is none.
  static func of(_ object: AnyObject) -> PlanMemory {
    if let memory = objc_getAssociatedObject(object, key) as? PlanMemory { return memory }
    let memory = PlanMemory()
    objc_setAssociatedObject(object, key, memory, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return memory
  }
}
