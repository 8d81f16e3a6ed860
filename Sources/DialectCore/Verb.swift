package import ConstraintSolver
package import LayoutModel

/// How a dialect relates two things: with its sense of more and less.
package struct Verb: Hashable, Sendable {
  /// What more and less are about.
  package enum Sense: Hashable, Sendable {
    /// The numbers: more is `>=` for every attribute.
    case numeric
    /// The room: more is further inside, which is `<=` for right, trailing and bottom.
    case spacing
  }

  /// The relation where more means a larger number.
  package let relation: Relation
  /// What more and less are about.
  package let sense: Sense

  /// That relation in that sense.
  package init(_ relation: Relation, _ sense: Sense = .numeric) {
    self.relation = relation
    self.sense = sense
  }

  /// The relation of the rule for an attribute.
  package func relation(for attribute: Attribute) -> Relation {
    sense == .spacing && attribute.inwardSign < 0 ? relation.flipped : relation
  }
}

extension Attribute {
  /// Which way a distance goes into the view from here: -1 at right, trailing and bottom, their
  /// margins included, 1 everywhere else.
  package var inwardSign: Double {
    switch self {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: -1
    default: 1
    }
  }
}
