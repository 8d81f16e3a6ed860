/// An attribute of an item, the thing rules relate.
package struct Anchor: Hashable, Sendable {
  /// Whose attribute.
  package var item: Item.ID
  /// Which one.
  package var attribute: Attribute

  /// That attribute of that item.
  package init(_ item: Item.ID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// A coefficient times an anchor.
package struct AnchorTerm: Hashable, Sendable {
  /// What is multiplied.
  package var anchor: Anchor
  /// By how much.
  package var coefficient: Double

  /// The summand `coefficient * anchor`.
  package init(_ anchor: Anchor, times coefficient: Double = 1) {
    self.anchor = anchor
    self.coefficient = coefficient
  }
}

/// A linear expression over anchors: `sum(coefficient * anchor) + constant`.
package struct AnchorExpression: Hashable, Sendable {
  /// The summands with an anchor, each anchor once, in order of first mention.
  package private(set) var terms: [AnchorTerm]
  /// The summand without one, in points.
  package var constant: Double

  /// The expression `sum(terms) + constant`; terms of the same anchor add up.
  package init(_ terms: [AnchorTerm] = [], constant: Double = 0) {
    self.terms = []
    self.constant = constant
    for term in terms { add(term) }
  }

  /// The expression `anchor`.
  package init(_ anchor: Anchor) { self.init([AnchorTerm(anchor)]) }

  private mutating func add(_ term: AnchorTerm) {
    if let index = terms.firstIndex(where: { $0.anchor == term.anchor }) {
      terms[index].coefficient += term.coefficient
    } else {
      terms.append(term)
    }
    terms.removeAll { $0.coefficient == 0 }
  }

  /// The sum.
  package static func + (lhs: AnchorExpression, rhs: AnchorExpression) -> AnchorExpression {
    AnchorExpression(lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  /// The difference.
  package static func - (lhs: AnchorExpression, rhs: AnchorExpression) -> AnchorExpression {
    lhs + rhs * -1
  }

  /// The product.
  package static func * (expression: AnchorExpression, factor: Double) -> AnchorExpression {
    AnchorExpression(
      expression.terms.map { AnchorTerm($0.anchor, times: $0.coefficient * factor) },
      constant: expression.constant * factor)
  }
}
