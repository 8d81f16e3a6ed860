package import ConstraintSolver
package import LayoutModel

/// How a view is tied to its superview: to the same attributes of it, in order.
package struct Pinning: Sendable {
  /// The attributes and how they compare.
  package let parts: [(attribute: Attribute, relation: Relation)]

  /// All edges, in the order of StackLayout's `install(in:)`.
  package static let edges = Pinning(parts: [
    (.top, .equal), (.left, .equal), (.right, .equal), (.bottom, .equal),
  ])
  /// As wide: `pinToHorizontalEdges()` of Stacks.
  package static let sides = Pinning(parts: [(.left, .equal), (.right, .equal)])
  /// In the middle, inside the sides: `centerInSuperview()` of Stacks.
  package static let centre = Pinning(parts: [
    (.centerX, .equal), (.centerY, .equal), (.left, .greaterOrEqual), (.right, .lessOrEqual),
  ])
}

extension ViewTree {
  /// Ties a view to its superview; gives the constraints, none without superview.
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

  /// Puts a view inside another that it fills.
  package mutating func install(_ view: View, in superview: View, at place: Place) throws(Problem) {
    try addSubview(view, to: superview)
    _ = try pin(view, .edges, at: place)
  }
}

/// How long something of Stacks is: so many points, or a part of its superview.
package struct StackLength: Hashable, Sendable {
  /// The length in points, or the part.
  package var number: Double
  /// Whether it is a part.
  package var isFraction: Bool
  /// How it compares.
  package var relation: Relation

  /// That length.
  package init(_ number: Double, isFraction: Bool, _ relation: Relation) {
    self.number = number
    self.isFraction = isFraction
    self.relation = relation
  }

  /// The rule for a width or height of an item, a little less than required; nil for a part of
  /// nothing.
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
