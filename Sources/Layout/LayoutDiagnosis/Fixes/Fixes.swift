import ConstraintSolver
import LayoutModel

/// The changes that resolve a conflict, each of them solved, in the order in which experienced
/// people would try them.
///
/// A number is changed by the least amount that can help, which the sum of the conflict proves, and
/// if that leaves a text without room, also by the amount that gives it room. If
/// that exposes a further conflict with the same number, the number is changed as that one
/// requires. A change counts only if the broken rule then holds or is no longer required, and if no
/// other rule breaks. Every rule of the set that people made may yield: by getting priority 999, by
/// becoming an inequality, or by being removed.
///
/// The fixes are ordered by kind, with numbers that would not stay about the same size last; then
/// those without a ``Flaw`` come first; then rules that yield are ordered as the broken one, sizes,
/// far edges and the rest; then by the least change, the fewest moved views, and age. Against a
/// temporary size, lowering the priority of the rule at its far edge comes first, and numbers come
/// late.
package struct Fixes: Sendable {
  /// The conflict to be resolved.
  package let conflict: Conflict
  /// All fixes, in order.
  package let all: [Fix]
  /// How many numbers were not tried because the conflict has too many.
  package let untriedCount: Int
  /// How many rules were not made to yield because the conflict has too many.
  package let unyieldedCount: Int

  /// The fixes that are offered first: those without a flaw, or all if each has one.
  package var offered: [Fix] {
    let clean = all.filter(\.isClean)
    return clean.isEmpty ? all : clean
  }

  /// The most numbers of one conflict that are tried.
  private static let numberLimit = 32
  /// The most rules of one conflict that are made to yield.
  private static let yieldLimit = 16
  /// The same limit for a conflict with many members, and for one with very many or in a large
  /// document, where each change takes longer.
  private static let (yieldLimitOfLargeSet, yieldLimitInLargeDocument) = (6, 2)
  /// A conflict with more members than this is large.
  private static let largeSet = 40
  /// A document with more items than this is large.
  private static let largeDocument = 3000
  /// How often a number is changed to what a further conflict requires.
  private static let cutLimit = 8
  /// The highest priority below required.
  private static let almostRequired = 999.0

  /// Finds the fixes of a conflict in an analysed layout.
  ///
  /// - Complexity: For each candidate, one change of the layout that is solved and analysed.
  package init(of conflict: Conflict, in analysis: LayoutAnalysis) {
    self.conflict = conflict
    // None of it is for the reader to change.
    if ConflictRemark.areViewsPrivate(conflict, in: analysis.solved) {
      (all, untriedCount, unyieldedCount) = ([], 0, 0)
      return
    }
    var search = FixSearch(conflict, analysis)
    var numbers: [(number: AdjustableNumber, amount: Double)] = []
    // What fits a number that only the running program knows fits nothing else.
    let isAssumed = !analysis.layout.withAssumedNumbers(among: conflict.rules).isEmpty
    let numbered = isAssumed ? [] : AdjustableNumber.all(of: conflict, in: analysis.solved)
    for number in numbered {
      let bounds = number.bounds(by: conflict, in: analysis.solved)
      if let nearest = bounds.nearest { numbers.append((number, abs(nearest.approximation))) }
    }
    numbers.sort { a, b in
      if a.amount != b.amount { return a.amount < b.amount }
      return search.age(a.number.source) < search.age(b.number.source)
    }
    untriedCount = max(0, numbers.count - Self.numberLimit)
    var found: [Fix] = []
    for (number, _) in numbers.prefix(Self.numberLimit) where !Interruption.isRequested {
      guard let fix = search.fix(number, cuts: Self.cutLimit) else { continue }
      found.append(fix)
      if fix.cutsTexts, let better = search.fitting(number, beyond: fix) { found.append(better) }
    }
    for source in conflict.rules where !Interruption.isRequested {
      guard let fix = search.turning(source), !found.contains(where: { $0.edit == fix.edit }) else {
        continue
      }
      found.append(fix)
    }
    for mask in search.masks where !Interruption.isRequested {
      found += search.withoutMask(mask).map { [$0] } ?? []
    }
    let yielding = search.yielding
    let isLarge = analysis.layout.itemIDs.count > Self.largeDocument
    let count = conflict.members.count
    let most =
      count > 5 * Self.largeSet
      ? Self.yieldLimitInLargeDocument
      : count > Self.largeSet ? Self.yieldLimitOfLargeSet : Self.yieldLimit
    let limit = isLarge ? Self.yieldLimitInLargeDocument : most
    unyieldedCount = max(0, yielding.count - limit)
    for source in yielding.prefix(limit) where !Interruption.isRequested {
      found += search.yield(source, to: Self.almostRequired)
    }
    search.judge(&found)
    all = found.sorted { a, b in
      let (x, y) = (search.rank(a), search.rank(b))
      return x < y
    }
  }
}
