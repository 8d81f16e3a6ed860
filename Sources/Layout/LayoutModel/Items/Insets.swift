/// Distances from the four sides of a view, in points, the same in every language.
package struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  package var top: Double
  /// The distance from the left side.
  package var left: Double
  /// The distance from the bottom.
  package var bottom: Double
  /// The distance from the right side.
  package var right: Double

  /// Makes insets of four distances.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The four distances, in the order in which they are written.
  package var all: [Double] { [top, left, bottom, right] }

  /// Whether all four distances are zero.
  package var isZero: Bool { self == EdgeInsets() }

  /// Returns the sum of two insets, side by side.
  package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  /// Returns the greater of two distances for each side.
  static func max(_ a: EdgeInsets, _ b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: Swift.max(a.top, b.top), left: Swift.max(a.left, b.left),
      bottom: Swift.max(a.bottom, b.bottom), right: Swift.max(a.right, b.right))
  }
}

/// Distances from the four edges of a view in reading direction, in points.
package struct Insets: Hashable, Sendable {
  /// The distance from the top.
  package var top: Double
  /// The distance from the edge at which lines begin.
  package var leading: Double
  /// The distance from the bottom.
  package var bottom: Double
  /// The distance from the edge at which lines end.
  package var trailing: Double

  /// Makes insets of four distances.
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets with the same distance from every edge.
  package init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

  /// The four distances, in the order in which they are written.
  package var all: [Double] { [top, leading, bottom, trailing] }

  /// The default layout margins of a view in UIKit.
  package static let standard = Insets(8)

  /// Returns the distances from the sides for a reading direction.
  func sides(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }

  /// Converts distances from the sides for a reading direction.
  init(_ sides: EdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: sides.top, leading: isRightToLeft ? sides.right : sides.left, bottom: sides.bottom,
      trailing: isRightToLeft ? sides.left : sides.right)
  }
}
