public import HeadlessUIKit
import DialectCore

/// A node in a layout of rows and columns.
///
/// Each node has one view, which is created at once and contains the views of its children. As a
/// view has only one superview, a node that is used in two places ends up in the last of them.
@preconcurrency @MainActor
public struct StackLayout {
  /// The direction of a distance.
  public typealias Axis = NSLayoutConstraint.Axis

  /// How the children of a node lie across the direction in which they follow each other.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the leading edge, or at the top.
    case leading
    /// In the centre.
    case center
    /// At the trailing edge, or at the bottom.
    case trailing
    /// From edge to edge.
    case fill

    /// At the leading edge, for rows.
    public static let left = Alignment.leading
    /// At the trailing edge, for rows.
    public static let right = Alignment.trailing
    /// At the top, for columns.
    public static let top = Alignment.leading
    /// At the bottom, for columns.
    public static let bottom = Alignment.trailing
  }

  /// The view of the node, to be added to any other view.
  public let view: UIView

  /// Creates a node with the given view.
  public static func view(_ view: UIView) -> StackLayout { StackLayout(view: view) }

  /// Creates a node with an optional view, such as the image view of a cell, or an empty one for
  /// `nil`.
  public static func view(_ view: UIView?) -> StackLayout {
    StackLayout(view: view ?? NonInteractableView())
  }

  /// Creates a node that places other nodes below each other.
  ///
  /// - Parameters:
  ///   - alignment: How the nodes lie horizontally.
  ///   - layouts: The nodes, from top to bottom.
  /// - Returns: The node that contains them.
  public static func rows(
    alignment: Alignment = .center, of layouts: [StackLayout]
  ) -> StackLayout { stack(.vertical, alignment, layouts) }

  /// Creates a node that places other nodes beside each other.
  ///
  /// - Parameters:
  ///   - alignment: How the nodes lie vertically.
  ///   - layouts: The nodes, in reading direction.
  /// - Returns: The node that contains them.
  public static func cols(
    alignment: Alignment = .center, of layouts: [StackLayout]
  ) -> StackLayout { stack(.horizontal, alignment, layouts) }

  /// Creates an empty node of a fixed length.
  ///
  /// - Parameters:
  ///   - distance: The length in points, which is required.
  ///   - direction: Whether that is a width or a height, regardless of where the node is used.
  /// - Returns: A node with an invisible view.
  public static func spacing(of distance: CGFloat, direction: Axis) -> StackLayout {
    let view = NonInteractableView()
    let dimension = direction == .horizontal ? view.widthAnchor : view.heightAnchor
    dimension.constraint(equalToConstant: distance).isActive = true
    return StackLayout(view: view)
  }

  /// Creates a node that adds space on both sides of another node.
  ///
  /// - Parameters:
  ///   - distance: The space on each side in points, which is required.
  ///   - direction: Whether the space is left and right of the node, or above and below.
  ///   - layout: The node, which fills the rest.
  /// - Returns: The node that contains it.
  public static func inset(
    by distance: CGFloat, direction: Axis, of layout: StackLayout
  ) -> StackLayout {
    stack(
      direction, .fill,
      [
        .spacing(of: distance, direction: direction), layout,
        .spacing(of: distance, direction: direction),
      ])
  }

  /// Adds the view of the node to another view and ties it to all four edges.
  ///
  /// - Parameter superview: The view to be filled.
  public func install(in superview: UIView) {
    var tree = UIKitObjects()
    tree.install(view, in: superview, at: ())
  }

  private static func stack(
    _ axis: Axis, _ alignment: Alignment, _ layouts: [StackLayout]
  ) -> StackLayout {
    let stack = NonInteractableStackView(arrangedSubviews: layouts.map(\.view))
    stack.axis = axis
    stack.alignment = alignment.stackAlignment
    return StackLayout(view: stack)
  }
}

extension StackLayout.Alignment {
  fileprivate var stackAlignment: UIStackView.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .fill: .fill
    }
  }
}
