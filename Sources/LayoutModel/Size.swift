/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Across.
  public var width: Double
  /// Down.
  public var height: Double

  /// That width and height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The length along an axis.
  public subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// A rectangle in the coordinates of the parent, in points.
public struct Frame: Hashable, Sendable {
  /// From the parent's left edge to this one's.
  public var x: Double
  /// From the parent's top edge to this one's.
  public var y: Double
  /// Across.
  public var width: Double
  /// Down.
  public var height: Double

  /// That rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// One of the four numbers.
  public subscript(dimension: Dimension) -> Double {
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
