package import ConstraintSolver
package import LayoutModel

/// A relation as a dialect states it, with its meaning of "greater" and "less".
package struct Verb: Hashable, Sendable {
  /// The quantity that "greater" and "less" refer to.
  package enum Sense: Hashable, Sendable {
    /// The numbers: "greater" is `>=` for every attribute.
    case numeric
    /// The space: "greater" is further inside, which is `<=` for right, trailing and bottom.
    case spacing
  }

  /// The relation for attributes whose numbers become larger towards the inside.
  package let relation: Relation
  /// The quantity that "greater" and "less" refer to.
  package let sense: Sense

  /// Creates a relation with a meaning.
  package init(_ relation: Relation, _ sense: Sense = .numeric) {
    self.relation = relation
    self.sense = sense
  }

  /// Returns the relation of the rule for an attribute.
  package func relation(for attribute: Attribute) -> Relation {
    sense == .spacing && attribute.inwardSign < 0 ? relation.flipped : relation
  }
}

extension Relation {
  /// What the methods that state it are called, in UIKit, SnapKit and SwiftLayout.
  package var method: String {
    switch self {
    case .equal: "equalTo"
    case .greaterOrEqual: "greaterThanOrEqualTo"
    case .lessOrEqual: "lessThanOrEqualTo"
    }
  }
}

extension Attribute {
  /// The sign of a distance into the view: -1 at right, trailing and bottom and the margins there,
  /// and 1 everywhere else.
  package var inwardSign: Double {
    switch self {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: -1
    default: 1
    }
  }
}
