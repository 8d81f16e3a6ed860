package import ConstraintSolver

/// A constraint of the solver, with what it stands for in the layout.
package struct Claim: Hashable, Sendable {
  /// What makes a claim.
  package enum Source: Hashable, Sendable {
    /// A rule that somebody wrote.
    case rule(Rule.ID)
    /// A generated rule of an item, by its index.
    case generated(Item.ID, Int)
    /// The content hugging of an item: the half of its content size that keeps it from growing.
    case hugging(Item.ID, Axis)
    /// The compression resistance of an item: the half of its content size that keeps it from
    /// shrinking.
    case resistance(Item.ID, Axis)
    /// The implied `size >= 0` of an item.
    case implied(Item.ID, Axis)
    /// A number of the root that is given.
    case given(Item.ID, Dimension)
  }

  /// The position of a claim in a lowering, which it keeps as long as its source makes a claim, or
  /// an item generates a rule with the same constraint.
  ///
  /// Positions depend on the history of the layout, so nothing is reported in their order.
  package struct Position: Hashable, Comparable, Sendable {
    /// The index in the table of claims.
    let index: Int

    /// Orders positions by index.
    package static func < (lhs: Position, rhs: Position) -> Bool { lhs.index < rhs.index }
  }

  /// What makes the claim.
  package let source: Source
  /// The constraint, at the priority it was made with.
  package let constraint: Constraint
  /// Its place in the order in which required claims are accepted; nil for a claim that always
  /// holds.
  package let breakOrder: BreakOrder?

  /// Whether it was made as a required claim.
  package var isRequired: Bool { constraint.priority.isRequired }

  /// Returns the same claim at another priority.
  package func weakened(to priority: Priority) -> Claim {
    var constraint = constraint
    constraint.priority = priority
    return Claim(source: source, constraint: constraint, breakOrder: breakOrder)
  }
}

/// The order in which required claims are accepted; a claim that contradicts those before it
/// breaks.
///
/// The policy is Plumb's own, modelled on real logs, as UIKit's is private. System rules come
/// first, then rules on leading, top, left and all others, then those on trailing, bottom, right
/// and centres, then constant sizes; within each group the oldest comes first.
package struct BreakOrder: Hashable, Comparable, Sendable {
  /// What kind of rule a claim comes from.
  package enum Group: Int, Comparable, Sendable {
    case system, leading, trailing, constantSize

    /// Orders groups as they are accepted.
    package static func < (lhs: Group, rhs: Group) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The group of the claim.
  package let group: Group
  /// The age of the claim.
  package let age: Age

  /// Orders claims by group, then by age.
  package static func < (lhs: BreakOrder, rhs: BreakOrder) -> Bool {
    (lhs.group, lhs.age) < (rhs.group, rhs.age)
  }

  /// Returns the group of a rule by its first attribute, that of UIKit's first item.
  static func group(
    first: Attribute, isSystem: Bool, isConstantSize: Bool, policy: Layout.BreakPolicy
  ) -> Group {
    if isSystem { return .system }
    if policy == .newest { return .leading }
    if isConstantSize { return .constantSize }
    switch first {
    case .trailing, .bottom, .right, .centerX, .centerY: return .trailing
    default: return .leading
    }
  }
}

/// The age of a claim: the number of rules made before it, then its kind, owner and index.
package struct Age: Hashable, Comparable, Sendable {
  /// The rule's number, or the number of rules that existed when its owner was made.
  package let number: Int
  /// Zero for a rule; greater for what an item generates.
  package let rank: Int
  /// The index of the item.
  package let owner: Int
  /// The index among what the owner generates.
  package let index: Int

  /// Older than everything else.
  package static let first = Age(number: 0, rank: 0, owner: 0, index: 0)
  /// Younger than everything else.
  package static let last = Age(number: .max, rank: 0, owner: 0, index: 0)

  /// Orders ages, the oldest first.
  package static func < (lhs: Age, rhs: Age) -> Bool {
    (lhs.number, lhs.rank, lhs.owner, lhs.index) < (rhs.number, rhs.rank, rhs.owner, rhs.index)
  }
}
