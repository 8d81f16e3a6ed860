package import ConstraintSolver

/// What changed from one solved layout to the next, from which an analysis of the next one can
/// start.
package struct Revision: Sendable {
  /// The variables of claims that were added, removed or changed, and those of things that are new,
  /// gone or renamed.
  package private(set) var variables: [Variable]
  /// The variables of those claims that are or were required.
  package private(set) var requiredVariables: [Variable] = []
  /// The positions of required claims that are new or changed.
  package private(set) var required: Set<Claim.Position> = []
  /// The required claims that were added, removed or changed, as they were and as they are.
  package private(set) var requiredClaims: [Claim] = []
  /// The variables whose values are or were given by a claim that changed.
  package private(set) var opened: Set<Variable> = []
  /// The variables of things that existed before and lie elsewhere in the tree.
  package private(set) var moved: [Variable]
  /// Whether things that existed before have another order among their siblings.
  package private(set) var isShuffled: Bool

  /// Whether things that existed before have another order.
  package var isReordered: Bool { isShuffled || !moved.isEmpty }

  /// What an update changed, given whether any claim was broken before it.
  init(_ update: Lowering.Update, hasBroken: Bool) {
    variables = update.renamed
    moved = update.moved
    isShuffled = update.isShuffled
    // In a long stack most of what changes has another number, by which only a broken rule is known.
    note(hasBroken ? update.changes : update.changes.filter { !$0.onlyRenumbers })
  }

  /// Returns the changes of two consecutive revisions as one.
  func followed(by next: Revision) -> Revision {
    var both = self
    both.variables += next.variables
    both.requiredVariables += next.requiredVariables
    both.required.formUnion(next.required)
    both.requiredClaims += next.requiredClaims
    both.opened.formUnion(next.opened)
    both.moved += next.moved
    both.isShuffled = isShuffled || next.isShuffled
    return both
  }

  /// Adds changes of claims.
  mutating func note(_ changes: [ClaimTable.Change]) {
    for change in changes {
      let isRequired = change.isRequired
      var isGiven = false
      if case .given = (change.old ?? change.new)?.source { isGiven = true }
      change.forEachClaim { claim in
        for term in claim.constraint.expression.terms {
          variables.append(term.variable)
          if isRequired { requiredVariables.append(term.variable) }
          if isGiven { opened.insert(term.variable) }
        }
        if claim.isRequired { requiredClaims.append(claim) }
      }
      if change.new?.isRequired ?? false { required.insert(change.position) }
    }
  }
}

extension ClaimTable.Change {
  /// Whether a required claim stays the same apart from its number among those of its item.
  var onlyRenumbers: Bool {
    guard let old, let new else { return false }
    return old.isRequired && old != new && old.constraint == new.constraint
  }

  /// The variables of the claim, before and after.
  var variables: [Variable] { (old?.variables ?? []) + (new?.variables ?? []) }

  /// Passes the claim before and the one after, as far as there are.
  @inline(__always)
  fileprivate func forEachClaim(_ body: (Claim) -> Void) {
    if let old { body(old) }
    if let new { body(new) }
  }

  /// Whether the claim is required before or after.
  var isRequired: Bool { old?.isRequired ?? false || new?.isRequired ?? false }
}
