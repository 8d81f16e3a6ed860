/// Rectangles beside, inside and across each other.
extension Frame {
  /// The right edge.
  package var right: Double { x + width }
  /// The bottom edge.
  package var bottom: Double { y + height }

  /// Whether two rectangles share more than an edge.
  package func overlaps(_ other: Frame) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// Whether another rectangle lies inside, or reaches beyond an edge by no more than a tolerance.
  package func contains(_ other: Frame, within tolerance: Double = 0) -> Bool {
    x - other.x <= tolerance && y - other.y <= tolerance && other.right - right <= tolerance
      && other.bottom - bottom <= tolerance
  }

  /// The common part of two rectangles, which can be a line; nil if they have none.
  package func intersection(_ other: Frame) -> Frame? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    guard left <= right, top <= bottom else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle with each edge moved inward, or outward where the distance is negative.
  package func inset(by distance: Double) -> Frame {
    Frame(
      x: x + distance, y: y + distance, width: width - 2 * distance,
      height: height - 2 * distance)
  }
}
