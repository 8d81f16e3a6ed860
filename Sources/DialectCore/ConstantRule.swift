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
  /// A width and a height; places get nothing.
  case lengths(PerAxis<Double>)
  /// A number across and one down for places; lengths get nothing.
  case places(PerAxis<Double>)
  /// What insets leave of the second side: its edges move inward, its centre by half of what the
  /// edges differ, and its lengths lose both.
  case remaining(EdgeInsets)

  /// No constant.
  package static let none = ConstantRule.raw(0)

  /// The signed constant of the rule for an attribute that is related to another one, or to
  /// nothing.
  package func constant(for attribute: Attribute, relatedTo other: Attribute? = nil) -> Double {
    switch self {
    case .raw(let number): number
    case .inward(let number): number * attribute.inwardSign
    case .outward(let number): -number * attribute.inwardSign
    case .inwardEdges(let edges): edges[attribute] * attribute.inwardSign
    case .outwardEdges(let edges): -edges[attribute] * attribute.inwardSign
    case .perAxis(let numbers): numbers[attribute.axis]
    case .lengths(let numbers):
      (other ?? attribute).isPosition ? 0 : numbers[(other ?? attribute).axis]
    case .places(let numbers):
      (other ?? attribute).isPosition ? numbers[(other ?? attribute).axis] : 0
    case .remaining(let insets): insets.change(of: other ?? attribute)
    }
  }
}

extension EdgeInsets {
  /// How much an attribute of a rectangle becomes larger once the insets are taken off it.
  fileprivate func change(of attribute: Attribute) -> Double {
    switch attribute {
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .lastBaseline: -bottom
    default: self[attribute] * attribute.inwardSign
    }
  }

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
