/// One of the four numbers of a frame.
///
/// They are the unknowns of a layout. x and y are relative to the parent; UIKit calls them minX and
/// minY.
package enum Dimension: Int, Hashable, Sendable, CaseIterable, Comparable {
  case x, y, width, height

  /// The axis along which it is measured.
  package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  /// Whether it is a size and not a position.
  package var isSize: Bool { self == .width || self == .height }

  /// The name as it is written in `title.width`.
  package var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }

  /// The attribute with the same value; x is the left edge in every language.
  package var attribute: Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }

  /// Returns the position along an axis.
  package static func position(along axis: Axis) -> Dimension { axis == .horizontal ? .x : .y }

  /// Returns the size along an axis.
  package static func size(along axis: Axis) -> Dimension {
    axis == .horizontal ? .width : .height
  }

  /// Orders x, y, width, height.
  package static func < (lhs: Dimension, rhs: Dimension) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// An unknown of a layout: a dimension of an item.
package struct LayoutVariable: Hashable, Sendable {
  /// The item.
  package var item: Item.ID
  /// The dimension.
  package var dimension: Dimension

  /// Makes the variable of a dimension of an item.
  package init(_ item: Item.ID, _ dimension: Dimension) {
    self.item = item
    self.dimension = dimension
  }
}
