/// Lists what goes inside a view, with `if`, `switch` and `for`.
@preconcurrency @MainActor
@resultBuilder
public enum LayoutPlan {
  /// One component.
  public static func buildExpression(_ component: some PlanComponent) -> [ViewDraft] {
    component.planDrafts
  }

  /// One component, or none.
  public static func buildExpression(_ component: (any PlanComponent)?) -> [ViewDraft] {
    component?.planDrafts ?? []
  }

  /// Several components.
  public static func buildExpression(_ components: [any PlanComponent]) -> [ViewDraft] {
    components.flatMap { $0.planDrafts }
  }

  /// Several components of one kind.
  public static func buildExpression(_ components: [some PlanComponent]) -> [ViewDraft] {
    components.flatMap { $0.planDrafts }
  }

  /// A statement that is none.
  public static func buildExpression(_ nothing: Void) -> [ViewDraft] { [] }

  /// Components, one after the other.
  public static func buildBlock(_ components: [ViewDraft]...) -> [ViewDraft] {
    components.flatMap { $0 }
  }

  /// `if` without `else`.
  public static func buildOptional(_ components: [ViewDraft]?) -> [ViewDraft] {
    components ?? []
  }

  /// The first branch.
  public static func buildEither(first components: [ViewDraft]) -> [ViewDraft] { components }

  /// The second branch.
  public static func buildEither(second components: [ViewDraft]) -> [ViewDraft] { components }

  /// `for`.
  public static func buildArray(_ components: [[ViewDraft]]) -> [ViewDraft] {
    components.flatMap { $0 }
  }

  /// `if #available`.
  public static func buildLimitedAvailability(_ components: [ViewDraft]) -> [ViewDraft] {
    components
  }

  /// The plan.
  public static func buildFinalResult(_ components: [ViewDraft]) -> ViewPlan {
    ViewPlan(components)
  }
}
