import ConstraintSolver
import LayoutModel

/// The conflicts of a layout.
package struct Conflicts: Finding {
  /// The conflicts, in order.
  package let sets: [Conflict]
  /// Whether the search for all conflicts was completed; nil if only one for each broken rule was
  /// asked for.
  package let isWhole: Bool?
  private let analysis: LayoutAnalysis

  /// Finds one conflict for each broken rule or, with `all`, every minimal one.
  package init(in analysis: LayoutAnalysis, all: Bool = false) {
    self.analysis = analysis
    guard all else {
      sets = analysis.conflicts
      isWhole = nil
      return
    }
    guard !analysis.solved.broken.isEmpty else {
      sets = []
      isWhole = true
      return
    }
    let minimal = MinimalConflicts(analysis)
    sets = minimal.conflicts
    isWhole = minimal.isComplete
  }

  /// The conflicts as they are printed.
  package var passages: [Passage] {
    var full: [(conflict: Conflict, name: String)] = []
    return told { conflict, position in
      if let difference = conflict.difference(
        from: full, in: analysis.solved, position: position)
      {
        return difference
      }
      full.append((conflict, "the sum of conflict \(position?.index ?? 1)"))
      return conflict.passages(in: analysis.solved, position: position, whole: true)
    }
  }

  /// Returns the conflicts with each described by a function.
  package func told(
    by tell: (Conflict, (index: Int, count: Int)?) -> [Passage]
  ) -> [Passage] {
    let broken = analysis.unexplained
    guard !sets.isEmpty || !broken.isEmpty else { return [Passage(.text, "no conflict")] }
    let solved = analysis.solved
    let shortage = self.shortage
    let common = shortage?.passages(in: solved) ?? []
    return common
      + sets.enumerated().flatMap { index, conflict in
        tell(conflict, sets.count > 1 ? (index + 1, sets.count) : nil)
      } + (shortage == nil ? Claim.Source.unexplained(broken, in: solved) : [])
      + (isWhole == false ? [Passage(.text, Self.unfinished)] : [])
  }

  /// The one sum behind all of them, if there are many; nil if every minimal set was asked for.
  private var shortage: CommonShortage? {
    guard isWhole == nil else { return nil }
    return CommonShortage(of: sets, and: analysis.unexplained, in: analysis.solved)
  }

  private static let unfinished =
    "there may be more: the search stopped after \(ConflictEnumeration.solveLimit) solves"

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
      var conflict: Document.Conflict
      /// Whether the others can hold together without any one of its rules, which is proved for all
      /// listed sets.
      var isMinimal: Bool
      /// Whether no conflict with fewer rules contains the same broken rule.
      var isSmallest: Bool
      var rows: [Document.Summand]
      var sum: Double
      @Nullable var right: String?
    }
    var conflicts: [Entry]
    /// The names of broken rules for which no conflict was found.
    var unexplained: [String]?
    /// The one sum behind all of them, if there are many.
    var shortage: Document.Shortage?
    /// Whether the search for all conflicts was completed.
    var complete: Bool?
  }

  /// Encodes the conflicts with the keys that `help json` lists.
  package func encode(to encoder: any Encoder) throws {
    let inspection = Inspection(analysis)
    let (solved, unexplained) = (analysis.solved, analysis.unexplained)
    try Shape(
      conflicts: sets.enumerated().map { index, conflict in
        Shape.Entry(
          conflict: inspection.conflict(index, conflict), isMinimal: true,
          isSmallest: conflict.extent == .smallest,
          rows: conflict.rows.map { Document.Summand($0.summand, in: solved) },
          sum: conflict.sum.approximation, right: conflict.right.map { solved.text(of: $0) })
      }, unexplained: unexplained.isEmpty ? nil : unexplained.map { solved.name(of: $0) },
      shortage: shortage?.document(in: solved), complete: isWhole
    ).encode(to: encoder)
  }
}
