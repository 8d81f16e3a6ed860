import ConstraintSolver
import LayoutModel

/// The changes that make one conflict go, each of them solved, in the order in which people who know
/// would try them.
///
/// A number is changed by the least that can help: the sum of the conflict proves that less does
/// not. Where that uncovers a further conflict with the same number in it, the number goes on to
/// what that one asks for. A change counts only if the broken rule then holds, or is not required
/// any more, and no other rule breaks. Every rule of the set that people made may yield: wait at
/// 999, or go.
///
/// Order: kind, a number that would hardly stay as large as it is last; inside those without ``Flaw``
/// first; of rules that yield the broken one, then
/// sizes, far edges and the rest; then the least change, the fewest views moved, age. Against a
/// size that is there for one pass only, a pin at its far edge that waits comes first, and numbers
/// come late.
package struct Fixes: Sendable {
  /// The conflict in question.
  package let conflict: Conflict
  /// All fixes found, in order.
  package let all: [Fix]
  /// How many numbers were not tried because the conflict has very many.
  package let untriedCount: Int
  /// How many rules were not made to yield because the conflict has very many.
  package let unyieldedCount: Int

  /// The fixes that are offered first: those without a flaw, or all where each has one.
  package var offered: [Fix] {
    let clean = all.filter(\.isClean)
    return clean.isEmpty ? all : clean
  }

  /// How many numbers of one conflict are tried.
  private static let numberLimit = 32
  /// How many rules of one conflict are made to yield.
  private static let yieldLimit = 16
  /// The same where each change takes its time: of a set of many members, and of one of very many
  /// or in a document of very many items.
  private static let (yieldLimitOfLargeSet, yieldLimitInLargeDocument) = (6, 2)
  /// Beyond so many members a set is large.
  private static let largeSet = 40
  /// Beyond so many items a document is large.
  private static let largeDocument = 3000
  /// How often a number goes on to what a further conflict asks for.
  private static let cutLimit = 8
  /// The priority of a rule that is all but required.
  private static let almostRequired = 999.0

  /// Finds the fixes of a conflict of an examined layout.
  ///
  /// - Complexity: one change of the layout, solved and examined, for each candidate.
  package init(of conflict: Conflict, in analysis: LayoutAnalysis) {
    self.conflict = conflict
    var search = FixSearch(conflict, analysis)
    let numbers = AdjustableNumber.all(of: conflict, in: analysis.solved)
      .compactMap { number in
        number.bounds(by: conflict, in: analysis.solved).nearest.map {
          (number: number, amount: abs($0.approximation))
        }
      }
      .sorted { a, b in
        a.amount == b.amount
          ? search.age(a.number.source) < search.age(b.number.source) : a.amount < b.amount
      }
    untriedCount = max(0, numbers.count - Self.numberLimit)
    var found: [Fix] = []
    for (number, _) in numbers.prefix(Self.numberLimit) where !Interruption.isRequested {
      found += search.fix(number, cuts: Self.cutLimit).map { [$0] } ?? []
    }
    for mask in search.masks where !Interruption.isRequested {
      found += search.withoutMask(mask).map { [$0] } ?? []
    }
    let yielding = search.yielding
    let isLarge = analysis.layout.items.count > Self.largeDocument
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
