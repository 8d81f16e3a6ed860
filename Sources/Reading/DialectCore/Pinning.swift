package import ConstraintSolver
package import LayoutModel

/// Attributes of a view that are tied to the same attributes of its superview.
package struct Pinning: Sendable {
  /// The attributes and their relations, in order.
  package let parts: [(attribute: Attribute, relation: Relation)]

  /// All edges, in the order of StackLayout's `install(in:)`.
  package static let edges = Pinning(parts: [
    (.top, .equal), (.left, .equal), (.right, .equal), (.bottom, .equal),
  ])
  /// The left and right edges: `pinToHorizontalEdges()` of Stacks.
  package static let sides = Pinning(parts: [(.left, .equal), (.right, .equal)])
  /// The centre, within the left and right edges: `centerInSuperview()` of Stacks.
  package static let centre = Pinning(parts: [
    (.centerX, .equal), (.centerY, .equal), (.left, .greaterOrEqual), (.right, .lessOrEqual),
  ])
}

extension ViewTree {
  /// Ties a view to its superview; returns the constraints, none if there is no superview.
  package mutating func pin(
    _ view: View, _ pinning: Pinning, at place: Place
  ) throws(Problem) -> [Constraint] {
    guard let superview = superview(view) else { return [] }
    try freeFromMask(view)
    var constraints: [Constraint] = []
    for (attribute, relation) in pinning.parts {
      let draft = ConstraintDraft(item(view), attribute, relation, item(superview), attribute)
      if let made = try establish(PlacedRule(draft, at: place)) { constraints.append(made) }
    }
    return constraints
  }

  /// Adds a view to another one and ties it to all four edges.
  package mutating func install(_ view: View, in superview: View, at place: Place) throws(Problem) {
    try addSubview(view, to: superview)
    _ = try pin(view, .edges, at: place)
  }
}

/// A length in the sense of Stacks: a number of points, or a fraction of the superview's length.
package struct StackLength: Hashable, Sendable {
  /// The number of points, or the fraction.
  package var number: Double
  /// Whether the number is a fraction.
  package var isFraction: Bool
  /// The relation of the view's length to this one.
  package var relation: Relation

  /// Creates a length.
  package init(_ number: Double, isFraction: Bool, _ relation: Relation) {
    self.number = number
    self.isFraction = isFraction
    self.relation = relation
  }

  /// Returns the rule for the width or height of an item, with a priority of 999; `nil` if the
  /// length is a fraction and there is no superview.
  package func rule<Item>(
    for item: Item, _ attribute: Attribute, in superview: Item?
  ) -> ConstraintDraft<Item>? {
    guard isFraction else {
      return ConstraintDraft(
        item, attribute, relation, nil, nil, constant: number, priority: 999)
    }
    guard let superview else { return nil }
    return ConstraintDraft(
      item, attribute, relation, superview, attribute, multiplier: number, priority: 999)
  }
}
