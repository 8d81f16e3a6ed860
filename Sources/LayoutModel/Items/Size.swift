/// A width and a height, in points.
package struct Size: Hashable, Sendable {
  /// Across.
  package var width: Double
  /// Down.
  package var height: Double

  /// That width and height.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The length along an axis.
  package subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// A rectangle in the coordinates of the parent, in points.
package struct Frame: Hashable, Sendable {
  /// From the parent's left edge to this one's.
  package var x: Double
  /// From the parent's top edge to this one's.
  package var y: Double
  /// Across.
  package var width: Double
  /// Down.
  package var height: Double

  /// No extent, at the origin.
  package static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  /// That rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// One of the four numbers.
  package subscript(dimension: Dimension) -> Double {
    switch dimension {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }

  /// Each edge on the nearest pixel, halves up; the size is what is left between them.
  func rounded(toPixelsOf scale: Double) -> Frame {
    func edge(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
    return Frame(
      x: edge(x), y: edge(y), width: edge(x + width) - edge(x), height: edge(y + height) - edge(y))
  }
}
