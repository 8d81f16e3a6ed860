package import LayoutModel

/// An edge of a rectangle.
package enum Edge: String, CaseIterable, Sendable {
  case left, top, right, bottom

  /// The axis across the edge.
  package var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
  /// Whether coordinates begin at the edge.
  package var isNear: Bool { self == .left || self == .top }

  /// The edge that an attribute means, or the margin at it; nil for centres, sizes and baselines.
  package init?(_ attribute: Attribute, isRightToLeft: Bool) {
    switch attribute.withinMargins ?? attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = isRightToLeft ? .right : .left
    case .trailing: self = isRightToLeft ? .left : .right
    default: return nil
    }
  }

  /// The attribute that measures the edge, whatever the language.
  package var attribute: Attribute {
    switch self {
    case .left: .left
    case .top: .top
    case .right: .right
    case .bottom: .bottom
    }
  }

  /// The attribute by which rules should mention the edge.
  package func languageAttribute(isRightToLeft: Bool) -> Attribute {
    switch self {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .top: .top
    case .bottom: .bottom
    }
  }
}

extension Frame {
  /// How far the rectangle extends beyond an edge of another one, in points; negative inside.
  package func excess(_ edge: Edge, of other: Frame) -> Double {
    switch edge {
    case .left: other.x - x
    case .top: other.y - y
    case .right: right - other.right
    case .bottom: bottom - other.bottom
    }
  }

  /// The part that two rectangles share; nil if it is invisibly small.
  package func shared(with other: Frame, beyond tolerance: Double) -> Frame? {
    intersection(other).flatMap { part in
      part.width > tolerance && part.height > tolerance ? part : nil
    }
  }

  /// The rectangle moved by the position of another one.
  func moved(by origin: Frame) -> Frame {
    Frame(x: x + origin.x, y: y + origin.y, width: width, height: height)
  }

  /// The smallest rectangle that contains both.
  package func union(_ other: Frame) -> Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Frame(
      x: left, y: top, width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top)
  }
}
