public import HeadlessUIKit

/// An element of a stack's builder, which contributes any number of views.
@preconcurrency @MainActor
public protocol StackNode {
  /// The views, in order.
  var subNodes: [UIView] { get }
}

extension UIView: StackNode {
  /// The view itself, as the only element.
  public var subNodes: [UIView] { [self] }
}

/// A node with several views.
@preconcurrency @MainActor
public struct ComponentNode: StackNode {
  /// The views, in order.
  public let views: [UIView]

  /// Creates a node with the given views.
  public init(views: [UIView]) { self.views = views }

  /// The views, in order.
  public var subNodes: [UIView] { views }
}

/// A node without views.
@preconcurrency @MainActor
public struct EmptyNode: StackNode {
  /// Creates a node without views.
  public init() {}

  /// An empty array.
  public var subNodes: [UIView] { [] }
}
