public import LayoutModel

/// How the constant of a rule comes from the number that was written: the sign rules of the
/// dialects.
public enum ConstantRule: Hashable, Sendable {
  /// The number as it is, whatever the attribute.
  case raw(Double)
  /// Into the view: with the sign of the attribute.
  case inward(Double)
  /// Out of the view: against the sign of the attribute.
  case outward(Double)
  /// Into the view, a number for each edge.
  case inwardEdges(DirectedEdges)
  /// Out of the view, a number for each edge.
  case outwardEdges(DirectedEdges)
  /// A number across and one down, as they are.
  case perAxis(PerAxis<Double>)

  /// No constant.
  public static let none = ConstantRule.raw(0)

  /// The signed constant of the rule for an attribute.
  public func constant(for attribute: Attribute) -> Double {
    switch self {
    case .raw(let number): number
    case .inward(let number): number * attribute.inwardSign
    case .outward(let number): -number * attribute.inwardSign
    case .inwardEdges(let edges): edges[attribute] * attribute.inwardSign
    case .outwardEdges(let edges): -edges[attribute] * attribute.inwardSign
    case .perAxis(let numbers): numbers[attribute.axis]
    }
  }
}

/// Distances by edge; leading is the same number as left, trailing the same as right.
public struct DirectedEdges: Hashable, Sendable {
  /// At the top; of an axis pair the vertical one.
  public var top: Double
  /// At left or leading; of an axis pair the horizontal one.
  public var left: Double
  /// At the bottom.
  public var bottom: Double
  /// At right or trailing.
  public var right: Double

  /// Those distances.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The distance at an attribute; a centre has that of the near edge of its axis.
  public subscript(attribute: Attribute) -> Double {
    switch attribute {
    case .right, .trailing, .rightMargin, .trailingMargin: right
    case .bottom, .bottomMargin: bottom
    default: attribute.axis == .horizontal ? left : top
    }
  }
}
