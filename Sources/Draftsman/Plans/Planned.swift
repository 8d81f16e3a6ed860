public import HeadlessUIKit
import DialectCore

/// A view or a controller that says what is inside, and can be told to become so: again and again.
@preconcurrency @MainActor
public protocol Planned: AnyObject {
  /// What its views are known by.
  var planIdentifier: ObjectIdentifier { get }
  /// The constraints of the plan as it was applied last.
  var appliedConstraints: [NSLayoutConstraint] { get }
  /// Whether the plan was applied.
  var viewPlanApplied: Bool { get }
  /// What is inside.
  @LayoutPlan
  var viewPlan: ViewPlan { get }
  /// Makes what is inside be what the plan says.
  ///
  /// Views that the plan does not mention any more are taken out, if it had put them in. A
  /// constraint of the same anchors in the same sense stays the object it is, with a new constant,
  /// priority and identifier; see ``PlanDifference``.
  ///
  /// - Returns: The constraints of the plan: those that stay, then those that are new.
  @discardableResult
  func applyPlan() -> [NSLayoutConstraint]
}

extension Planned {
  /// What its views are known by: itself.
  public var planIdentifier: ObjectIdentifier { ObjectIdentifier(self) }
  /// The constraints of the plan as it was applied last.
  public var appliedConstraints: [NSLayoutConstraint] { PlanMemory.of(self).constraints }
  /// Whether the plan was applied.
  public var viewPlanApplied: Bool { lastPlanDifference != nil }
  /// What applying the plan changed the last time; nil if it was never applied.
  public var lastPlanDifference: PlanDifference? { PlanMemory.of(self).difference }

  fileprivate func apply(
    _ plan: ViewPlan, inside view: UIView, of controller: UIViewController?
  ) -> [NSLayoutConstraint] {
    let draft = ViewDraft(view)
    draft.contents = plan.planDrafts
    if let stack = self as? any PlannedStack {
      draft.stackContents = stack.stackViewPlan.planDrafts
    }
    var tree = DraftTree(draft, controller: controller)
    var run = PlanRun<DraftTree>(of: planIdentifier)
    let (rules, errors) = draft.run(&run, in: &tree)
    // Only now: what the plan evaluates may have applied it in turn.
    let memory = PlanMemory.of(self)
    let difference = tree.reconcile(memory.constraints, with: rules)
    let constraints = difference.kept + difference.added
    memory.constraints = constraints
    memory.difference = PlanDifference(
      kept: difference.kept, added: difference.added, removed: difference.removed,
      addedViews: run.addedViews, removedViews: run.removedViews, errors: errors)
    return constraints
  }
}

extension Planned where Self: UIView {
  /// Makes what is inside be what the plan says.
  @discardableResult
  public func applyPlan() -> [NSLayoutConstraint] { apply(viewPlan, inside: self, of: nil) }
}

extension Planned where Self: UIViewController {
  /// Makes what is inside its view be what the plan says.
  @discardableResult
  public func applyPlan() -> [NSLayoutConstraint] { apply(viewPlan, inside: view, of: self) }
}

/// A controller with a plan.
public typealias UIPlannedController = UIViewController & Planned

/// A view with a plan.
public typealias UIPlannedView = UIView & Planned
