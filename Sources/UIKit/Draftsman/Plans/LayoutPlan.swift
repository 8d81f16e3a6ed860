/// A result builder for the views inside another, which supports `if`, `switch` and `for`.
@preconcurrency @MainActor
@resultBuilder
public enum LayoutPlan {
  /// Builds a line with a component.
  public static func buildExpression(_ component: some PlanComponent) -> [ViewDraft] {
    component.planDrafts
  }

  /// Builds a line with an optional component.
  public static func buildExpression(_ component: (any PlanComponent)?) -> [ViewDraft] {
    component?.planDrafts ?? []
  }

  /// Builds a line with several components.
  public static func buildExpression(_ components: [any PlanComponent]) -> [ViewDraft] {
    components.flatMap { $0.planDrafts }
  }

  /// Builds a line with several components of the same type.
  public static func buildExpression(_ components: [some PlanComponent]) -> [ViewDraft] {
    components.flatMap { $0.planDrafts }
  }

  /// Builds a statement without a result, which adds nothing.
  public static func buildExpression(_ nothing: Void) -> [ViewDraft] { [] }

  /// Builds a block of lines, in order.
  public static func buildBlock(_ components: [ViewDraft]...) -> [ViewDraft] {
    components.flatMap { $0 }
  }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ components: [ViewDraft]?) -> [ViewDraft] {
    components ?? []
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first components: [ViewDraft]) -> [ViewDraft] { components }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither(second components: [ViewDraft]) -> [ViewDraft] { components }

  /// Builds a loop.
  public static func buildArray(_ components: [[ViewDraft]]) -> [ViewDraft] {
    components.flatMap { $0 }
  }

  /// Builds code that requires a version of the system.
  public static func buildLimitedAvailability(_ components: [ViewDraft]) -> [ViewDraft] {
    components
  }

  /// Builds the plan.
  public static func buildFinalResult(_ components: [ViewDraft]) -> ViewPlan {
    ViewPlan(components)
  }
}
