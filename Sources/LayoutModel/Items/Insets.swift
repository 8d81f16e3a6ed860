/// Four distances from the sides of a view whatever the language, in points.
package struct EdgeInsets: Hashable, Sendable {
  /// From the top.
  package var top: Double
  /// From the left side.
  package var left: Double
  /// From the bottom.
  package var bottom: Double
  /// From the right side.
  package var right: Double

  /// Those distances.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The four distances in the order they are written.
  package var all: [Double] { [top, left, bottom, right] }

  /// Whether there is no distance at all.
  package var isZero: Bool { self == EdgeInsets() }

  /// The sum, side by side.
  package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  /// The larger distance of each side.
  static func max(_ a: EdgeInsets, _ b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: Swift.max(a.top, b.top), left: Swift.max(a.left, b.left),
      bottom: Swift.max(a.bottom, b.bottom), right: Swift.max(a.right, b.right))
  }
}

/// Four distances from the edges of a view in reading direction, in points.
package struct Insets: Hashable, Sendable {
  /// From the top.
  package var top: Double
  /// From the edge where lines begin.
  package var leading: Double
  /// From the bottom.
  package var bottom: Double
  /// From the edge where lines end.
  package var trailing: Double

  /// Those distances.
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance from every edge.
  package init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

  /// The four distances in the order they are written.
  package var all: [Double] { [top, leading, bottom, trailing] }

  /// The layout margins UIKit gives every view.
  package static let standard = Insets(8)

  /// The distances from the sides, for a language that runs that way.
  func sides(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }

  /// Those distances from the sides, said in reading direction.
  init(_ sides: EdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: sides.top, leading: isRightToLeft ? sides.right : sides.left, bottom: sides.bottom,
      trailing: isRightToLeft ? sides.left : sides.right)
  }
}
