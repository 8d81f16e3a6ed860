public import HeadlessUIKit

/// A stack whose settings can be chained.
///
/// As the modifiers of views return a plain `UIView`, those of the stack have to come first.
@preconcurrency @MainActor
public protocol StackModifier {
  /// The class of the stack.
  associatedtype Stack: UIStackView

  /// Sets how the views lie across the axis.
  func alignment(_ alignment: Stack.Alignment) -> Stack
  /// Sets how the views fill the stack along its axis.
  func distribution(_ distribution: Stack.Distribution) -> Stack
  /// Sets the distance between neighbouring views, in points.
  func spacing(_ spacing: CGFloat) -> Stack
}

extension StackModifier where Self: UIStackView {
  /// Sets how the views lie across the axis, and returns the stack.
  @discardableResult
  public func alignment(_ alignment: UIStackView.Alignment) -> Self {
    self.alignment = alignment
    return self
  }

  /// Sets how the views fill the stack along its axis, and returns the stack.
  @discardableResult
  public func distribution(_ distribution: UIStackView.Distribution) -> Self {
    self.distribution = distribution
    return self
  }

  /// Sets the distance between neighbouring views in points, and returns the stack.
  @discardableResult
  public func spacing(_ spacing: CGFloat) -> Self {
    self.spacing = spacing
    return self
  }
}

/// A vertical stack of the views in a closure.
public final class VStack: UIStackView, StackModifier {
  /// The type that the modifiers return.
  public typealias Stack = VStack

  /// Creates a stack of the views of the nodes, from top to bottom.
  public init(@StackBuilder nodes: () -> any StackNode) {
    super.init(frame: .zero)
    arrange(nodes(), along: .vertical)
  }

  /// Creates an empty stack; the archive is not read.
  public required init(coder: NSCoder) { super.init(coder: coder) }
}

/// A horizontal stack of the views in a closure.
public final class HStack: UIStackView, StackModifier {
  /// The type that the modifiers return.
  public typealias Stack = HStack

  /// Creates a stack of the views of the nodes, in reading direction.
  public init(@StackBuilder nodes: () -> any StackNode) {
    super.init(frame: .zero)
    arrange(nodes(), along: .horizontal)
  }

  /// Creates an empty stack; the archive is not read.
  public required init(coder: NSCoder) { super.init(coder: coder) }
}

extension UIStackView {
  fileprivate func arrange(_ node: any StackNode, along axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    translatesAutoresizingMaskIntoConstraints = false
    for view in node.subNodes { addArrangedSubview(view) }
  }
}
