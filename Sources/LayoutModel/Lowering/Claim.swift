package import ConstraintSolver

/// One constraint of the solver, with what it stands for in the layout.
package struct Claim: Hashable, Sendable {
  /// What a claim comes from.
  package enum Source: Hashable, Sendable {
    /// A rule that people made.
    case rule(Rule.ID)
    /// A rule that an item brings, by its index.
    case generated(Item.ID, Int)
    /// The half of a content size that keeps an item from growing.
    case hugging(Item.ID, Axis)
    /// The half of a content size that keeps an item from shrinking.
    case resistance(Item.ID, Axis)
    /// The unwritten `size >= 0`.
    case implied(Item.ID, Axis)
    /// A number of the root that is simply given.
    case given(Item.ID, Dimension)
  }

  /// Where a claim stands among those of a lowering, as long as its source claims anything.
  ///
  /// Which number it is depends on what the layout has been; nothing is told in this order.
  package struct Position: Hashable, Comparable, Sendable {
    /// The place in the table of claims.
    let index: Int

    /// The order of the two in the table.
    package static func < (lhs: Position, rhs: Position) -> Bool { lhs.index < rhs.index }
  }

  /// What it comes from.
  package let source: Source
  /// The claim itself, at the priority it was made with.
  package let constraint: Constraint
  /// Its place in the order in which required claims are accepted; nil for what always holds.
  package let breakOrder: BreakOrder?

  /// Whether it was made required.
  package var isRequired: Bool { constraint.priority.isRequired }

  /// The same claim at another priority.
  package func weakened(to priority: Priority) -> Claim {
    var constraint = constraint
    constraint.priority = priority
    return Claim(source: source, constraint: constraint, breakOrder: breakOrder)
  }
}

/// The order in which required claims are accepted; one that contradicts those before it breaks.
///
/// The policy is Plumb's own, chosen after real logs: UIKit's is private. System rules come first,
/// then rules on leading, top and left and the rest, then those on trailing, bottom, right and
/// centres, then constant sizes; the oldest first inside each group.
package struct BreakOrder: Hashable, Comparable, Sendable {
  /// What a claim is about.
  package enum Group: Int, Comparable, Sendable {
    case system, leading, trailing, constantSize

    /// The order of the two.
    package static func < (lhs: Group, rhs: Group) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// What the claim is about.
  package let group: Group
  /// How old it is.
  package let age: Age

  /// The order of the two.
  package static func < (lhs: BreakOrder, rhs: BreakOrder) -> Bool {
    (lhs.group, lhs.age) < (rhs.group, rhs.age)
  }

  /// The group of a rule by its first attribute, UIKit's first item.
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

/// How old a claim is: the number of rules made before it, then its kind, owner and place.
package struct Age: Hashable, Comparable, Sendable {
  /// The rule's number, or the number of rules that existed when its owner was made.
  package let number: Int
  /// Zero for a rule; later for what an item brings.
  package let rank: Int
  /// The item's index.
  package let owner: Int
  /// The place among what the owner brings.
  package let index: Int

  /// Older than everything.
  package static let first = Age(number: 0, rank: 0, owner: 0, index: 0)
  /// Younger than everything.
  package static let last = Age(number: .max, rank: 0, owner: 0, index: 0)

  /// The order of the two.
  package static func < (lhs: Age, rhs: Age) -> Bool {
    (lhs.number, lhs.rank, lhs.owner, lhs.index) < (rhs.number, rhs.rank, rhs.owner, rhs.index)
  }
}
