package import LayoutModel

/// How the constant of a rule, in points, follows from the numbers in the code.
///
/// The dialects differ in the signs they expect.
package enum ConstantRule: Hashable, Sendable {
  /// The number itself, for every attribute.
  case raw(Double)
  /// A distance inward: the number with the sign that moves the attribute into the view.
  case inward(Double)
  /// A distance outward: the number with the sign that moves the attribute out of the view.
  case outward(Double)
  /// A distance inward for each edge.
  case inwardEdges(EdgeInsets)
  /// A distance outward for each edge.
  case outwardEdges(EdgeInsets)
  /// One number for horizontal and one for vertical attributes, unchanged.
  case perAxis(PerAxis<Double>)
  /// A width and a height for lengths; 0 for positions.
  case lengths(PerAxis<Double>)
  /// One number for horizontal and one for vertical positions; 0 for lengths.
  case places(PerAxis<Double>)
  /// Insets of the second item: its edges move inward, its centre moves by half the difference of
  /// the insets, and its lengths become smaller by their sum.
  case remaining(EdgeInsets)

  /// No constant.
  package static let none = ConstantRule.raw(0)

  /// Returns the signed constant of the rule for an attribute that is related to another attribute,
  /// or to nothing if `other` is `nil`.
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
  /// Returns the change of an attribute of a rectangle when the insets are taken off it.
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

  /// The inset at an attribute: that of the left for leading, that of the right for trailing, and
  /// for a centre that of the near edge of its axis.
  package subscript(attribute: Attribute) -> Double {
    switch attribute {
    case .right, .trailing, .rightMargin, .trailingMargin: right
    case .bottom, .bottomMargin: bottom
    default: attribute.axis == .horizontal ? left : top
    }
  }
}
