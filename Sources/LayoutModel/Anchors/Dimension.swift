/// One of the four numbers of a frame.
///
/// These are the unknowns of a layout: x and y are relative to the parent, UIKit calls them minX
/// and minY.
package enum Dimension: Int, Hashable, Sendable, CaseIterable, Comparable {
  case x, y, width, height

  /// The axis it measures along.
  package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  /// Whether it is a length rather than a place.
  package var isSize: Bool { self == .width || self == .height }

  /// The name in full, as in `title.width`.
  package var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }

  /// The attribute that measures it; x is the left edge, whatever the language.
  package var attribute: Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }

  /// The position along an axis.
  package static func position(along axis: Axis) -> Dimension { axis == .horizontal ? .x : .y }

  /// The length along an axis.
  package static func size(along axis: Axis) -> Dimension {
    axis == .horizontal ? .width : .height
  }

  /// The order of the two.
  package static func < (lhs: Dimension, rhs: Dimension) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// One unknown of a layout: a dimension of an item.
package struct LayoutVariable: Hashable, Sendable {
  /// Whose dimension.
  package var item: Item.ID
  /// Which one.
  package var dimension: Dimension

  /// That dimension of that item.
  package init(_ item: Item.ID, _ dimension: Dimension) {
    self.item = item
    self.dimension = dimension
  }
}
