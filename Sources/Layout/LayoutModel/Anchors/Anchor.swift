/// An attribute of an item, such as `title.leading`: what rules relate.
package struct Anchor: Hashable, Sendable {
  /// The item.
  package var item: Item.ID
  /// The attribute.
  package var attribute: Attribute

  /// Makes an anchor of an item and an attribute.
  package init(_ item: Item.ID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// A coefficient times an anchor.
package struct AnchorTerm: Hashable, Sendable {
  /// The anchor that is multiplied.
  package var anchor: Anchor
  /// The factor.
  package var coefficient: Double

  /// Makes the term `coefficient * anchor`.
  package init(_ anchor: Anchor, times coefficient: Double = 1) {
    self.anchor = anchor
    self.coefficient = coefficient
  }
}

/// A linear expression over anchors: `sum(coefficient * anchor) + constant`.
package struct AnchorExpression: Hashable, Sendable {
  /// The terms, each anchor once, in order of first mention.
  package private(set) var terms: [AnchorTerm]
  /// The constant, in points.
  package var constant: Double

  /// Makes the expression `sum(terms) + constant`; terms of the same anchor are added up.
  package init(_ terms: [AnchorTerm] = [], constant: Double = 0) {
    self.terms = []
    self.constant = constant
    for term in terms { add(term) }
  }

  /// Makes the expression `anchor`.
  package init(_ anchor: Anchor) { self.init([AnchorTerm(anchor)]) }

  private mutating func add(_ term: AnchorTerm) {
    if let index = terms.firstIndex(where: { $0.anchor == term.anchor }) {
      terms[index].coefficient += term.coefficient
    } else {
      terms.append(term)
    }
    terms.removeAll { $0.coefficient == 0 }
  }

  /// Returns the sum of two expressions.
  package static func + (lhs: AnchorExpression, rhs: AnchorExpression) -> AnchorExpression {
    AnchorExpression(lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  /// Returns the difference of two expressions.
  package static func - (lhs: AnchorExpression, rhs: AnchorExpression) -> AnchorExpression {
    lhs + rhs * -1
  }

  /// Returns an expression with all its terms and its constant multiplied by a factor.
  package static func * (expression: AnchorExpression, factor: Double) -> AnchorExpression {
    AnchorExpression(
      expression.terms.map { AnchorTerm($0.anchor, times: $0.coefficient * factor) },
      constant: expression.constant * factor)
  }
}
