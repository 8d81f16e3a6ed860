public import HeadlessUIKit
import DialectCore

/// A node of a layout that is a tree of rows and columns.
///
/// Each node has one view, made at once; the views of its children are inside. A node that stands
/// in two places is in the last of them, as a view has one superview.
@preconcurrency @MainActor
public struct StackLayout {
  /// The direction of a distance.
  public typealias Axis = NSLayoutConstraint.Axis

  /// How children lie across the direction in which they follow each other.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the edge where lines begin, or at the top.
    case leading
    /// In the middle.
    case center
    /// At the edge where lines end, or at the bottom.
    case trailing
    /// From one edge to the other.
    case fill

    /// Where lines begin, among rows.
    public static let left = Alignment.leading
    /// Where lines end, among rows.
    public static let right = Alignment.trailing
    /// At the top, among columns.
    public static let top = Alignment.leading
    /// At the bottom, among columns.
    public static let bottom = Alignment.trailing
  }

  /// The view of the node, to be put anywhere.
  public let view: UIView

  /// The node of a view.
  public static func view(_ view: UIView) -> StackLayout { StackLayout(view: view) }

  /// The node of a view that a cell may lack, such as its image view; of nothing, where it does.
  public static func view(_ view: UIView?) -> StackLayout {
    StackLayout(view: view ?? NonInteractableView())
  }

  /// Nodes below each other.
  ///
  /// - Parameters:
  ///   - alignment: How they lie across.
  ///   - layouts: The nodes, from top to bottom.
  /// - Returns: Their parent.
  public static func rows(
    alignment: Alignment = .center, of layouts: [StackLayout]
  ) -> StackLayout { stack(.vertical, alignment, layouts) }

  /// Nodes beside each other.
  ///
  /// - Parameters:
  ///   - alignment: How they lie across.
  ///   - layouts: The nodes, in reading direction.
  /// - Returns: Their parent.
  public static func cols(
    alignment: Alignment = .center, of layouts: [StackLayout]
  ) -> StackLayout { stack(.horizontal, alignment, layouts) }

  /// Empty room.
  ///
  /// - Parameters:
  ///   - distance: How much, in points; required.
  ///   - direction: Whether that is a width or a height, whatever the room is in.
  /// - Returns: A node whose view shows nothing.
  public static func spacing(of distance: CGFloat, direction: Axis) -> StackLayout {
    let view = NonInteractableView()
    let dimension = direction == .horizontal ? view.widthAnchor : view.heightAnchor
    dimension.constraint(equalToConstant: distance).isActive = true
    return StackLayout(view: view)
  }

  /// A node with room before and behind it.
  ///
  /// - Parameters:
  ///   - distance: How much, in points; required.
  ///   - direction: Whether the room is at the sides, or above and below.
  ///   - layout: The node, which fills what is left.
  /// - Returns: Its parent.
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

  /// Puts the node's view inside another view and ties it to all four edges.
  ///
  /// - Parameter superview: The view that it fills.
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
