import Foundation
import HeadlessUIKit
import LayoutDialect
import OpenCombine

/// What Draftsman knows of a view or a controller between two plans.
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

  /// Activates what drafts ask for, and gives the constraints in order.
  ///
  /// Those that were applied before and are asked for again stay.
  static func apply(_ rules: [PlannedRule]) -> [NSLayoutConstraint] {
    var seen = Set<ObjectIdentifier>()
    let memories = rules.map(\.first).filter { seen.insert(ObjectIdentifier($0)).inserted }
      .map(PlanMemory.of)
    let asked = Set(rules.map { RuleKey($0) })
    let old = memories.flatMap(\.applied).filter { constraint in
      constraint.isActive && constraint.draft.map { asked.contains(RuleKey($0)) } ?? false
    }
    let difference = RuleDifference(from: old, to: rules)
    NSLayoutConstraint.deactivate(difference.removed)
    NSLayoutConstraint.activate(difference.inOrder)
    for memory in memories { memory.applied.removeAll { !$0.isActive } }
    for constraint in difference.added {
      if let item = constraint.firstItem { PlanMemory.of(item).applied.append(constraint) }
    }
    return difference.inOrder
  }
}
