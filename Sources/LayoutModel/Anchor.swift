/// An attribute of an item, the thing rules relate.
public struct Anchor: Hashable, Sendable {
  /// Whose attribute.
  public var item: Item.ID
  /// Which one.
  public var attribute: Attribute

  /// That attribute of that item.
  public init(_ item: Item.ID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// A coefficient times an anchor.
public struct AnchorTerm: Hashable, Sendable {
  /// What is multiplied.
  public var anchor: Anchor
  /// By how much.
  public var coefficient: Double

  /// The summand `coefficient * anchor`.
  public init(_ anchor: Anchor, times coefficient: Double = 1) {
    self.anchor = anchor
    self.coefficient = coefficient
  }
}

/// A linear expression over anchors: `sum(coefficient * anchor) + constant`.
public struct AnchorExpression: Hashable, Sendable {
  /// The summands with an anchor, each anchor once, in order of first mention.
  public private(set) var terms: [AnchorTerm]
  /// The summand without one, in points.
  public var constant: Double

  /// The expression `sum(terms) + constant`; terms of the same anchor add up.
  public init(_ terms: [AnchorTerm] = [], constant: Double = 0) {
    self.terms = []
    self.constant = constant
    for term in terms { add(term) }
  }

  /// The expression `anchor`.
  public init(_ anchor: Anchor) { self.init([AnchorTerm(anchor)]) }

  private mutating func add(_ term: AnchorTerm) {
    if let index = terms.firstIndex(where: { $0.anchor == term.anchor }) {
      terms[index].coefficient += term.coefficient
    } else {
      terms.append(term)
    }
    terms.removeAll { $0.coefficient == 0 }
  }

  /// The sum.
  public static func + (lhs: AnchorExpression, rhs: AnchorExpression) -> AnchorExpression {
    AnchorExpression(lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  /// The difference.
  public static func - (lhs: AnchorExpression, rhs: AnchorExpression) -> AnchorExpression {
    lhs + rhs * -1
  }

  /// The product.
  public static func * (expression: AnchorExpression, factor: Double) -> AnchorExpression {
    AnchorExpression(
      expression.terms.map { AnchorTerm($0.anchor, times: $0.coefficient * factor) },
      constant: expression.constant * factor)
  }
}
