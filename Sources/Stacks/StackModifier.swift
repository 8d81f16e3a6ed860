public import HeadlessUIKit

/// A stack whose settings can be chained.
///
/// The modifiers of views give a plain view, so those of the stack come first.
@preconcurrency @MainActor
public protocol StackModifier {
  /// The stack's own class.
  associatedtype Stack: UIStackView

  /// Says how views lie across the axis.
  func alignment(_ alignment: Stack.Alignment) -> Stack
  /// Says how views share the room along the axis.
  func distribution(_ distribution: Stack.Distribution) -> Stack
  /// Says how far neighbours are apart, in points.
  func spacing(_ spacing: CGFloat) -> Stack
}

extension StackModifier where Self: UIStackView {
  /// Says how views lie across the axis.
  @discardableResult
  public func alignment(_ alignment: UIStackView.Alignment) -> Self {
    self.alignment = alignment
    return self
  }

  /// Says how views share the room along the axis.
  @discardableResult
  public func distribution(_ distribution: UIStackView.Distribution) -> Self {
    self.distribution = distribution
    return self
  }

  /// Says how far neighbours are apart, in points.
  @discardableResult
  public func spacing(_ spacing: CGFloat) -> Self {
    self.spacing = spacing
    return self
  }
}

/// A column of the views that a closure lists.
public final class VStack: UIStackView, StackModifier {
  /// What its modifiers give.
  public typealias Stack = VStack

  /// A column of the views of the nodes, from top to bottom.
  public init(@StackBuilder nodes: () -> any StackNode) {
    super.init(frame: .zero)
    arrange(nodes(), along: .vertical)
  }

  /// A column; the archive is ignored.
  public required init(coder: NSCoder) { super.init(coder: coder) }
}

/// A row of the views that a closure lists.
public final class HStack: UIStackView, StackModifier {
  /// What its modifiers give.
  public typealias Stack = HStack

  /// A row of the views of the nodes, in reading direction.
  public init(@StackBuilder nodes: () -> any StackNode) {
    super.init(frame: .zero)
    arrange(nodes(), along: .horizontal)
  }

  /// A row; the archive is ignored.
  public required init(coder: NSCoder) { super.init(coder: coder) }
}

extension UIStackView {
  fileprivate func arrange(_ node: any StackNode, along axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    translatesAutoresizingMaskIntoConstraints = false
    for view in node.subNodes { addArrangedSubview(view) }
  }
}
