import ConstraintSolver
package import LayoutModel

/// The changes from one analysis to another, in the order in which they are reported.
///
/// 1. conflicts that are new or changed, 2. ties that are new or changed, 3. views that need
/// something they did not need before, 4. views that are now placed, 5. what is resolved, 6. what
/// moved and is not in a line above.
package struct News: Sendable {
  /// A variable with its values before and after.
  package struct Change: Sendable, Hashable {
    /// The variable.
    package var variable: LayoutVariable
    /// The value that was drawn before.
    package var before: Double
    /// The value that is drawn now.
    package var after: Double
  }

  /// The later analysis.
  package let now: LayoutAnalysis
  /// Conflicts that are new or read differently.
  package private(set) var conflicts: [Conflict] = []
  /// Broken rules that are new and have no conflict.
  package private(set) var unexplained: [Claim.Source] = []
  /// The one sum behind all of these, if there are many, and the rules in it that were added.
  package private(set) var shortage: (sum: CommonShortage, added: [Claim.Source])?
  /// Ties that are new or read differently.
  package private(set) var ties: [Tie] = []
  /// Views with free dimensions, if they had none before or gained some.
  package private(set) var needs: [(item: Item.ID, dimensions: [Dimension])] = []
  /// Views that had free dimensions and are now placed.
  package private(set) var placed: [Item.ID] = []
  /// The variables of ties that no longer exist, in tree order.
  package private(set) var settled: [Change] = []
  /// Rules that were broken and hold again, oldest first.
  package private(set) var restored: [Claim.Source] = []
  /// Variables that changed and were unique before and after.
  package private(set) var moved: [Change] = []

  /// Texts that are cut off and were not, or by another amount.
  package private(set) var cut: [TextShortage] = []
  /// Rules that were broken and are no longer required, with how far they are off.
  package private(set) var yielded: [(source: Claim.Source, miss: Double)] = []
  /// Whether rules were broken and none is now, for a reason that no other news gives.
  package private(set) var isCalmed = false

  /// Whether nothing changed.
  package var isEmpty: Bool {
    conflicts.isEmpty && unexplained.isEmpty && ties.isEmpty && needs.isEmpty && placed.isEmpty
      && settled.isEmpty
      && restored.isEmpty && moved.isEmpty && cut.isEmpty && yielded.isEmpty && !isCalmed
  }

  /// Compares two analyses, the second of which was made after the first.
  ///
  /// - Complexity: O(what the change touched).
  package init(from before: LayoutAnalysis, to after: LayoutAnalysis) {
    let (old, new) = (before.layout, after.layout)
    now = after
    // A conflict of the same things under other names is not new.
    let hasOthers = new.hasOthers(inPlaceOfThoseOf: old)
    conflicts = after.conflicts.filter { conflict in
      !(before.conflictOfClaim[conflict.broken] == conflict
        && (!hasOthers || conflict.members.allSatisfy { new.shares($0, with: old) }))
    }
    if !after.unexplained.isEmpty, after.unexplained != before.unexplained {
      let known = Set(before.unexplained)
      unexplained = after.unexplained.filter { !known.contains($0) }
    }
    if let sum = CommonShortage(of: conflicts, and: unexplained, in: after.solved) {
      let added = sum.members.filter { $0.isRule && !new.shares($0, with: old) }
      shortage = (sum, added)
    }
    ties = after.freedom.touchedTies.filter { tie in
      guard tie.variables.allSatisfy({ new.shares($0.item, with: old) }),
        let known = before.freedom.tie(of: tie.variables[0])
      else { return true }
      return !Self.reads(known, sameAs: tie)
    }
    let items = Self.items(from: before, to: after)
    for id in items {
      let now = after.freedom.freeDimensions(of: id)
      let then = new.shares(id, with: old) ? before.freedom.freeDimensions(of: id) : []
      if !now.isEmpty, !Set(now).isSubset(of: then) {
        needs.append((id, now))
      }
      let counts = id.helper == nil || after.solved.isListed(LayoutVariable(id, .width))
      if !then.isEmpty, counts, after.freedom.isPlaced(id) {
        placed.append(id)
      }
    }
    settle(before, after)
    restored = before.solved.broken.lazy.filter { position in
      // A claim that kept its position and is broken still does not hold; the others are few.
      after.solved.revision == nil || !after.solved.isBroken(position)
    }.compactMap { before.solved.lowering.claim(at: $0)?.source }
      .filter { new.shares($0, with: old) && Self.holds($0, in: after.solved) }
    yielded = before.solved.broken.compactMap { position in
      guard let source = before.solved.lowering.claim(at: position)?.source,
        new.shares(source, with: old), let claim = after.solved.lowering.claim(of: source),
        !claim.isRequired
      else { return nil }
      return (source, after.solved.error(of: claim))
    }
    let (then, now) = (LayoutGeometry(before.solved), LayoutGeometry(after.solved))
    // A text can need another room in the same frame.
    let known = Set(items)
    let texts = new.items(changedFrom: old).filter { !known.contains($0) }
    cut = (items + texts).compactMap { id in
      guard let shortage = now.textShortage(of: id),
        !(new.shares(id, with: old) && then.textShortage(of: id) == shortage)
      else { return nil }
      return shortage
    }
    // A variable that a line above names was not unique before or is not now, so nothing is
    // reported twice.
    for id in items where new.shares(id, with: old) {
      for dimension in Dimension.allCases {
        let variable = LayoutVariable(id, dimension)
        guard before.freedom.isUnique(variable), after.freedom.isUnique(variable) else { continue }
        let change = Self.change(of: variable, before, after)
        guard !Tolerance.same(change.before, change.after), before.solved.isListed(variable),
          after.solved.isListed(variable)
        else { continue }
        moved.append(change)
      }
    }
    isCalmed = isEmpty && !before.solved.broken.isEmpty && after.solved.broken.isEmpty
  }

  /// The items that the change can have touched, in tree order.
  private static func items(from before: LayoutAnalysis, to after: LayoutAnalysis) -> [Item.ID] {
    let layout = after.layout
    let all = { layout.root.map { layout.framed(in: $0) } ?? [] }
    guard let touched = after.freedom.touched else { return all() }
    // A view of another branch may look the same as the one that was in its place.
    let known = Set(touched)
    let others = Set(layout.items(missingIn: before.layout)).subtracting(known)
    guard !others.isEmpty else { return touched }
    return all().filter { known.contains($0) || others.contains($0.owner) }
  }

  /// Collects the variables of ties of which no variable is loose any more.
  private mutating func settle(_ before: LayoutAnalysis, _ after: LayoutAnalysis) {
    var variables = Set<LayoutVariable>()
    let ties = after.freedom.touched.map(before.freedom.ties) ?? before.freedom.ties
    for tie in ties {
      let left = tie.variables.filter { after.layout.shares($0.item, with: before.layout) }
      if left.allSatisfy(after.freedom.isUnique) { variables.formUnion(left) }
    }
    guard !variables.isEmpty else { return }
    settled = after.solved.listed(among: variables).map { Self.change(of: $0, before, after) }
  }

  private static func change(
    of variable: LayoutVariable, _ before: LayoutAnalysis, _ after: LayoutAnalysis
  ) -> Change {
    Change(
      variable: variable, before: before.solved.value(of: variable),
      after: after.solved.value(of: variable))
  }

  private static func reads(_ a: Tie, sameAs b: Tie) -> Bool {
    guard a.members.map(\.variable) == b.members.map(\.variable) else { return false }
    switch (a.reason, b.reason) {
    case (.spare(let x, let p), .spare(let y, let q)), (.lack(let x, let p), .lack(let y, let q)):
      return Tolerance.same(x, y) && p == q
    case (.rivals, .rivals), (.room, .room):
      return a.reason == b.reason
        && zip(a.members, b.members).allSatisfy {
          Tolerance.same($0.min, $1.min) && Tolerance.same($0.max, $1.max)
        }
    default: return false
    }
  }

  /// Whether a claim still exists, is required and holds.
  private static func holds(_ source: Claim.Source, in solved: SolvedLayout) -> Bool {
    guard let position = solved.lowering.position(of: source),
      solved.lowering.claim(of: source)?.isRequired ?? false
    else { return false }
    return !solved.isBroken(position)
  }
}
