import ConstraintSolver
import LayoutModel

/// A logged constraint in terms of the items of a layout.
struct LogClaim {
  var left: AnchorExpression
  var relation: Relation
  var right: AnchorExpression
  var priority: Double

  /// Whether leading or trailing attributes are compared with left or right ones.
  var mixesDirections: Bool {
    let attributes = (left.terms + right.terms).map(\.anchor.attribute)
    return attributes.contains(where: \.followsLanguage)
      && attributes.contains(where: \.ignoresLanguage)
  }

  /// The same claim with leading and trailing in place of left and right.
  var following: LogClaim {
    var claim = self
    claim.left = Self.mapped(left) { $0.ignoresLanguage ? $0.otherFamily ?? $0 : $0 }
    claim.right = Self.mapped(right) { $0.ignoresLanguage ? $0.otherFamily ?? $0 : $0 }
    return claim
  }

  /// The same claim mirrored, with trailing and leading in place of left and right.
  var mirrored: LogClaim {
    let attributes = (left.terms + right.terms).map(\.anchor.attribute)
    guard attributes.contains(where: \.ignoresLanguage) else { return self }
    func turned(_ attribute: Attribute) -> Attribute {
      switch attribute {
      case .left: .trailing
      case .right: .leading
      default: attribute
      }
    }
    // In a mirror the sign of positions changes; changing that of everything else is the same.
    func negated(_ side: AnchorExpression) -> AnchorExpression {
      AnchorExpression(
        side.terms.map { term in
          let isPlace = term.anchor.attribute.isPosition
          return AnchorTerm(term.anchor, times: isPlace ? term.coefficient : -term.coefficient)
        }, constant: 0 - side.constant)
    }
    return LogClaim(
      left: negated(Self.mapped(left, turned)), relation: relation.flipped,
      right: negated(Self.mapped(right, turned)), priority: priority)
  }

  private static func mapped(
    _ side: AnchorExpression, _ change: (Attribute) -> Attribute
  ) -> AnchorExpression {
    AnchorExpression(
      side.terms.map { term in
        AnchorTerm(
          Anchor(term.anchor.item, change(term.anchor.attribute)), times: term.coefficient)
      }, constant: side.constant)
  }
}
