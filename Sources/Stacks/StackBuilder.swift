/// Collects the views of a stack from a closure that lists them.
@preconcurrency @MainActor
@resultBuilder
public struct StackBuilder {
  /// One node alone.
  public static func buildBlock(_ component: any StackNode) -> any StackNode { component }

  /// The views of all nodes of a block.
  public static func buildBlock(_ components: any StackNode...) -> any StackNode {
    buildArray(components)
  }

  /// The views of all nodes of a list.
  public static func buildBlock(_ components: [any StackNode]) -> any StackNode {
    buildArray(components)
  }

  /// The views of all rounds of a loop.
  public static func buildArray(_ components: [any StackNode]) -> any StackNode {
    ComponentNode(views: components.flatMap(\.subNodes))
  }

  /// What stands in the first branch.
  public static func buildEither(first component: any StackNode) -> any StackNode { component }

  /// What stands in the other branch.
  public static func buildEither(second component: any StackNode) -> any StackNode { component }

  /// What follows an `if` without `else`.
  public static func buildOptional(_ component: (any StackNode)?) -> any StackNode {
    component ?? EmptyNode()
  }
}
