import ConstraintSolver
package import LayoutModel

/// What is known about a conflict besides its sum: who made its rules, and whether they are
/// anybody's to change.
package enum ConflictRemark: Hashable, Sendable {
  /// These rules are a system's, and this is known about them.
  case made([Claim.Source], SystemRule)
  /// That there is only one rule: it asks for a size below zero.
  case alone(Claim.Source)
  /// The sum misses by no more than six printed digits hide, in points.
  case rounding(Double)
  /// No rule of it was written by people.
  case nobodys
  /// All views of it are of classes that only the system makes.
  case privateViews

  /// How many kinds of system rules are explained.
  private static let limit = 3

  /// What is known about a conflict.
  ///
  /// Passing sizes first, then masks, then the rest in reading order. Rounding counts where the numbers were printed by a console.
  package static func all(
    about conflict: Conflict, in solved: SolvedLayout, isPrinted: Bool = false
  ) -> [ConflictRemark] {
    var groups: [(rule: SystemRule, members: [Claim.Source])] = []
    for source in conflict.members {
      guard let known = solved.systemRule(of: source) else { continue }
      if let index = groups.firstIndex(where: { $0.rule == known }) {
        groups[index].members.append(source)
      } else {
        groups.append((known, [source]))
      }
    }
    func rank(_ rule: SystemRule) -> Int {
      rule.lifetime == .passing ? 0 : rule.author == .mask ? 1 : 2
    }
    let sorted = groups.enumerated().sorted { a, b in
      (rank(a.element.rule), a.offset) < (rank(b.element.rule), b.offset)
    }
    var remarks = sorted.prefix(limit).map { group in
      ConflictRemark.made(group.element.members, group.element.rule)
    }
    let hidden = PrintedError.of(conflict.proof, in: solved)
    if isPrinted, conflict.proofExcess.approximation <= hidden {
      let scale = conflict.excess / conflict.proofExcess
      remarks.append(.rounding(hidden * scale.approximation))
    }
    let isPrivate = areViewsPrivate(conflict, in: solved)
    if isPrivate { remarks.append(.privateViews) }
    if isPrinted, conflict.toldRules.count == 1, let rule = conflict.toldRules.first,
      conflict.given.isEmpty
    {
      remarks.append(.alone(rule))
    } else if !isPrivate, !conflict.toldRules.contains(where: { solved.author(of: $0) == .user }) {
      remarks.append(.nobodys)
    }
    return remarks
  }

  private static func areViewsPrivate(_ conflict: Conflict, in solved: SolvedLayout) -> Bool {
    let items = Set(conflict.toldRules.flatMap { solved.items(of: $0) })
    return !items.isEmpty && items.allSatisfy(solved.isPrivate)
  }
}
