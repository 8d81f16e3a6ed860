package import ConstraintSolver

/// What became of one solved layout in the next: where a look at the next has to begin.
package struct Revision: Sendable {
  /// The variables of claims that came, went or changed, and of things that are new, gone or go by
  /// another name.
  package private(set) var variables: [Variable]
  /// Those of claims that are or were required.
  package private(set) var requiredVariables: [Variable] = []
  /// The positions of required claims that are new or changed.
  package private(set) var required: Set<Claim.Position> = []
  /// The variables whose number is or was given, and is another one.
  package private(set) var opened: Set<Variable> = []
  /// Whether things that were there before follow each other in another order.
  package private(set) var isReordered: Bool

  init(_ update: Lowering.Update) {
    variables = update.renamed
    isReordered = update.isReordered
    note(update.changes)
  }

  /// What became of a layout in two steps.
  func followed(by next: Revision) -> Revision {
    var both = self
    both.variables += next.variables
    both.requiredVariables += next.requiredVariables
    both.required.formUnion(next.required)
    both.opened.formUnion(next.opened)
    both.isReordered = isReordered || next.isReordered
    return both
  }

  /// Adds changes.
  mutating func note(_ changes: [ClaimTable.Change]) {
    for change in changes {
      variables += change.variables
      if change.isRequired { requiredVariables += change.variables }
      if change.new?.isRequired ?? false { required.insert(change.position) }
      if case .given = (change.old ?? change.new)?.source { opened.formUnion(change.variables) }
    }
  }
}

extension ClaimTable.Change {
  /// The variables it is about, before or now.
  var variables: [Variable] { (old?.variables ?? []) + (new?.variables ?? []) }
  /// Whether the claim is required, before or now.
  var isRequired: Bool { old?.isRequired ?? false || new?.isRequired ?? false }
}
