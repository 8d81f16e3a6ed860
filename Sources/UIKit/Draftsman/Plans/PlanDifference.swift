public import HeadlessUIKit

/// The changes that applying a plan made.
@preconcurrency @MainActor
public struct PlanDifference {
  /// The constraints that were kept, with new constants, priorities and identifiers.
  public internal(set) var kept: [NSLayoutConstraint] = []
  /// The constraints that were added, in the order of the plan.
  public internal(set) var added: [NSLayoutConstraint] = []
  /// The constraints that were removed, oldest first.
  public internal(set) var removed: [NSLayoutConstraint] = []
  /// The views that were added to a superview, in the order of the plan.
  public internal(set) var addedViews: [UIView] = []
  /// The views that were removed.
  public internal(set) var removedViews: [UIView] = []
  /// The errors in the plan, in order.
  public internal(set) var errors: [DraftsmanError] = []
}
