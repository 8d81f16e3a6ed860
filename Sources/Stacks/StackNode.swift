public import HeadlessUIKit

/// What a stack's builder takes: something that stands for views.
@preconcurrency @MainActor
public protocol StackNode {
  /// The views, in order.
  var subNodes: [UIView] { get }
}

extension UIView: StackNode {
  /// The view itself.
  public var subNodes: [UIView] { [self] }
}

/// Views one after another.
@preconcurrency @MainActor
public struct ComponentNode: StackNode {
  /// The views.
  public let views: [UIView]

  /// Those views.
  public init(views: [UIView]) { self.views = views }

  /// The views.
  public var subNodes: [UIView] { views }
}

/// No views.
@preconcurrency @MainActor
public struct EmptyNode: StackNode {
  /// No views.
  public init() {}

  /// None.
  public var subNodes: [UIView] { [] }
}
