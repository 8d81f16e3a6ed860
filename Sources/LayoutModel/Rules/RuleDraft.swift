package import ConstraintSolver

/// A rule as it was written, before a layout has taken it.
package struct RuleDraft: Hashable, Sendable {
  /// The left side.
  package var left: AnchorExpression
  /// How the sides compare.
  package var relation: Relation
  /// The right side.
  package var right: AnchorExpression
  /// The attribute that tells it from its siblings, where one line makes several rules.
  package var member: Attribute?
  /// In (0, 1000], where it is not the one of the whole line.
  package var priority: Double?
  /// Whether the constant is the distance that the system puts between things.
  package var isStandardDistance = false
  /// Where each anchor stands in the line, for complaints.
  package var places: [Anchor: Range<Int>] = [:]

  /// The rule `left REL right`.
  package init(
    _ left: AnchorExpression, _ relation: Relation, _ right: AnchorExpression,
    member: Attribute? = nil
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.member = member
  }
}
