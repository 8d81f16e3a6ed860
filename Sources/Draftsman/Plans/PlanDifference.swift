public import HeadlessUIKit

/// What applying a plan changed, compared with the time before.
@preconcurrency @MainActor
public struct PlanDifference {
  /// Constraints that stay the objects they are, with new constants, priorities and identifiers.
  public internal(set) var kept: [NSLayoutConstraint] = []
  /// Constraints that are new, in the order of the plan.
  public internal(set) var added: [NSLayoutConstraint] = []
  /// Constraints that are gone, oldest first.
  public internal(set) var removed: [NSLayoutConstraint] = []
  /// Views that came inside, in the order of the plan.
  public internal(set) var addedViews: [UIView] = []
  /// Views that were taken out.
  public internal(set) var removedViews: [UIView] = []
  /// What is wrong with the plan.
  public internal(set) var errors: [DraftsmanError] = []
}
