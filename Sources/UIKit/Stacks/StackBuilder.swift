/// A result builder that collects the views of a stack.
@preconcurrency @MainActor
@resultBuilder
public struct StackBuilder {
  /// Builds a block with a single node.
  public static func buildBlock(_ component: any StackNode) -> any StackNode { component }

  /// Builds a block with the views of several nodes.
  public static func buildBlock(_ components: any StackNode...) -> any StackNode {
    buildArray(components)
  }

  /// Builds a block with the views of an array of nodes.
  public static func buildBlock(_ components: [any StackNode]) -> any StackNode {
    buildArray(components)
  }

  /// Builds the views of all iterations of a loop.
  public static func buildArray(_ components: [any StackNode]) -> any StackNode {
    ComponentNode(views: components.flatMap(\.subNodes))
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first component: any StackNode) -> any StackNode { component }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither(second component: any StackNode) -> any StackNode { component }

  /// Builds an `if` without `else`, which has no views if its condition is false.
  public static func buildOptional(_ component: (any StackNode)?) -> any StackNode {
    component ?? EmptyNode()
  }
}
