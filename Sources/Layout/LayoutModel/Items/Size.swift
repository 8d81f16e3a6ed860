/// A width and a height, in points.
package struct Size: Hashable, Sendable {
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Makes a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The width or the height, by axis.
  package subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// A rectangle in the coordinates of the parent, in points.
package struct Frame: Hashable, Sendable {
  /// The distance from the parent's left edge.
  package var x: Double
  /// The distance from the parent's top edge.
  package var y: Double
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// An empty rectangle at the origin.
  package static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// One of the four numbers.
  package subscript(dimension: Dimension) -> Double {
    get {
      switch dimension {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      }
    }
    set {
      switch dimension {
      case .x: x = newValue
      case .y: y = newValue
      case .width: width = newValue
      case .height: height = newValue
      }
    }
  }

  /// Returns the rectangle with each edge at the nearest pixel, halves rounded up; the size is the
  /// distance between the edges.
  func rounded(toPixelsOf scale: Double) -> Frame {
    func edge(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
    return Frame(
      x: edge(x), y: edge(y), width: edge(x + width) - edge(x), height: edge(y + height) - edge(y))
  }
}
