public import HeadlessUIKit
import DialectCore

/// A view or controller that describes what is inside it, and can apply that description
/// repeatedly.
@preconcurrency @MainActor
public protocol Planned: AnyObject {
  /// The identity of the plan, by which its views are recognised.
  var planIdentifier: ObjectIdentifier { get }
  /// The constraints of the plan when it was last applied.
  var appliedConstraints: [NSLayoutConstraint] { get }
  /// Whether the plan has been applied.
  var viewPlanApplied: Bool { get }
  /// The views inside, with their relations.
  @LayoutPlan
  var viewPlan: ViewPlan { get }
  /// Makes the contents what the plan describes.
  ///
  /// Views that the plan added and no longer mentions are removed. A constraint with the same
  /// anchors and kind of relation is kept and gets the new constant, priority and identifier; see
  /// ``PlanDifference``.
  ///
  /// - Returns: The constraints of the plan: those that were kept, then those that were added.
  @discardableResult
  func applyPlan() -> [NSLayoutConstraint]
}

extension Planned {
  /// The identity of the object itself.
  public var planIdentifier: ObjectIdentifier { ObjectIdentifier(self) }
  /// The constraints of the plan when it was last applied.
  public var appliedConstraints: [NSLayoutConstraint] { PlanMemory.of(self).constraints }
  /// Whether the plan has been applied.
  public var viewPlanApplied: Bool { lastPlanDifference != nil }
  /// What the last application changed; `nil` if the plan was never applied.
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
    // The memory is read late, because evaluating the plan may have applied it in turn.
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
  /// Makes the contents of the view what the plan describes.
  @discardableResult
  public func applyPlan() -> [NSLayoutConstraint] { apply(viewPlan, inside: self, of: nil) }
}

extension Planned where Self: UIViewController {
  /// Makes the contents of the controller's view what the plan describes.
  @discardableResult
  public func applyPlan() -> [NSLayoutConstraint] { apply(viewPlan, inside: view, of: self) }
}

/// A view controller with a plan.
public typealias UIPlannedController = UIViewController & Planned

/// A view with a plan.
public typealias UIPlannedView = UIView & Planned
