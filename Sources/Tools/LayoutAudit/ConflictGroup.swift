import LayoutDiagnosis
import LayoutModel

/// Conflicts with one reason: most of their rules are the same, and so is what leaves too little room.
///
/// Twelve buttons of a fixed height in a stack that is too low are twelve broken rules, and one thing
/// to repair.
struct ConflictGroup {
  /// The conflict that is reported.
  let first: Conflict
  /// The others, in their order.
  private(set) var others: [Conflict] = []
  private let rules: Set<Claim.Source>

  private init(_ first: Conflict) {
    self.first = first
    rules = Set(first.toldRules)
  }

  /// Puts conflicts together, each into the first group that it belongs to.
  static func groups(of conflicts: [Conflict]) -> [ConflictGroup] {
    var groups: [ConflictGroup] = []
    for conflict in conflicts {
      if let place = groups.firstIndex(where: { $0.hasReason(of: conflict) }) {
        groups[place].others.append(conflict)
      } else {
        groups.append(ConflictGroup(conflict))
      }
    }
    return groups
  }

  /// Whether a conflict is about the same given size, by the same rules for the most part.
  private func hasReason(of conflict: Conflict) -> Bool {
    guard !first.given.isEmpty, Set(first.given) == Set(conflict.given) else { return false }
    let shared = conflict.toldRules.count { rules.contains($0) }
    return 2 * shared > min(rules.count, conflict.toldRules.count)
  }

  /// The rules that break, those of the first conflict first.
  var broken: [Claim.Source] { [first.broken] + others.map(\.broken) }
}
