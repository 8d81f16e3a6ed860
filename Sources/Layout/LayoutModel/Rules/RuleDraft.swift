package import ConstraintSolver

/// A rule as it was written, before it is added to a layout.
package struct RuleDraft: Hashable, Sendable {
  /// The left side.
  package var left: AnchorExpression
  /// The relation between the sides.
  package var relation: Relation
  /// The right side.
  package var right: AnchorExpression
  /// The attribute that distinguishes it, if one line makes several rules.
  package var member: Attribute?
  /// The priority, if it differs from that of the whole line; greater than 0 and at most 1000.
  package var priority: Double?
  /// Whether the constant is the system spacing.
  package var isStandardDistance = false
  /// Where each anchor is in the line, in Unicode scalars, for error messages.
  package var places: [Anchor: Range<Int>] = [:]

  /// Makes the draft of `left REL right`.
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
