import ConstraintSolver
package import LayoutModel

/// A change of the document that was tried and has the desired effect: a conflict is resolved, a
/// rule that somebody asks for can hold, or a tie is settled.
///
/// With the change, no rule breaks that held before.
package struct Fix: Sendable {
  /// The kind of change, the gentlest first.
  package enum Kind: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// An autoresizing mask, whose rules were not written, is no longer translated.
    case mask
    /// A number changes.
    case constant
    /// The size of what contains the others changes.
    case container
    /// The priority of a rule or a content size changes.
    case priority
    /// An equality becomes an inequality.
    case relation
    /// A rule is removed or turned off.
    case removal
    /// A rule is added.
    case addition

    /// Orders kinds, the gentlest first.
    package static func < (lhs: Kind, rhs: Kind) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The kind of change.
  package let kind: Kind
  /// The change.
  package let edit: LayoutEdit
  /// The claim that it changes.
  package let source: Claim.Source
  /// The number before the change; nil if the change is not one of a number.
  package let before: Double?
  /// By how much a number changes, in points; zero if none does.
  package let amount: Double
  /// Whether the change alone is enough; if not, the rule that was asked for has to be added, too.
  package let isEnough: Bool
  /// The solved layout with the change alone.
  package let outcome: SolvedLayout
  /// The views whose frames change, in tree order.
  package let moved: [Item.ID]
  /// The sizes that change, in tree order, without the one that the change itself sets.
  package let sizes: [LayoutVariable]
  /// Whether something is no longer determined that was before.
  package let isAmbiguous: Bool
  /// Undesirable effects on the picture that the change is to blame for.
  package internal(set) var flaws: [Flaw]

  /// Whether it makes no view leave its parent or overlap another one, and cuts off no text.
  package var isClean: Bool { flaws.isEmpty }

  /// Whether a text is cut off with it.
  var cutsTexts: Bool {
    flaws.contains { if case .cutting = $0 { true } else { false } }
  }
}
