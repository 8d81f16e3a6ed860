import ConstraintSolver
package import LayoutModel

/// A change of the document that makes something come true, tried out: that a conflict goes, that a
/// rule can hold which somebody asks for, that a tie is settled.
///
/// No rule breaks that held before.
package struct Fix: Sendable {
  /// What sort of change it is, the gentlest first.
  package enum Kind: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// An autoresizing mask, of which nobody wrote the rules, makes none any more.
    case mask
    /// One number is another one.
    case constant
    /// What is around the others has another size.
    case container
    /// A rule or a content size has another priority.
    case priority
    /// A rule is a bound where it was an equality.
    case relation
    /// A rule is gone.
    case removal
    /// There is one rule more.
    case addition

    /// The order of the two.
    package static func < (lhs: Kind, rhs: Kind) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// What sort of change it is.
  package let kind: Kind
  /// The change.
  package let edit: LayoutEdit
  /// What it changes.
  package let source: Claim.Source
  /// The number before; nil where no number changes, only what it counts for.
  package let before: Double?
  /// How far a number moves, in points; zero where none does.
  package let amount: Double
  /// Whether the change alone is enough; else the rule that was asked for has to be made as well.
  package let isEnough: Bool
  /// The layout with the change alone, solved.
  package let outcome: SolvedLayout
  /// The views that have another frame, in tree order.
  package let moved: [Item.ID]
  /// The sizes that are others, in tree order; without the one that the change itself sets.
  package let sizes: [LayoutVariable]
  /// Whether something that was determined is not any more.
  package let isAmbiguous: Bool
  /// What the picture shows that it did not have to show.
  package internal(set) var flaws: [Flaw]

  /// Whether no view leaves its parent or overlaps another one for it.
  package var isClean: Bool { flaws.isEmpty }
}
