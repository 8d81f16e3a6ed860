package import LayoutModel

/// How the constant of a rule comes from the number that was written: the sign rules of the
/// dialects.
package enum ConstantRule: Hashable, Sendable {
  /// The number as it is, whatever the attribute.
  case raw(Double)
  /// Into the view: with the sign of the attribute.
  case inward(Double)
  /// Out of the view: against the sign of the attribute.
  case outward(Double)
  /// Into the view, a number for each edge.
  case inwardEdges(EdgeInsets)
  /// Out of the view, a number for each edge.
  case outwardEdges(EdgeInsets)
  /// A number across and one down, as they are.
  case perAxis(PerAxis<Double>)

  /// No constant.
  package static let none = ConstantRule.raw(0)

  /// The signed constant of the rule for an attribute.
  package func constant(for attribute: Attribute) -> Double {
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

extension EdgeInsets {
  /// The distance at an attribute: leading is the same number as left, trailing the same as right,
  /// and a centre has that of the near edge of its axis.
  package subscript(attribute: Attribute) -> Double {
    switch attribute {
    case .right, .trailing, .rightMargin, .trailingMargin: right
    case .bottom, .bottomMargin: bottom
    default: attribute.axis == .horizontal ? left : top
    }
  }
}
