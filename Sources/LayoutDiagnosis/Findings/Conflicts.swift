import ConstraintSolver
import LayoutModel

/// Required rules that cannot hold together, set by set.
package struct Conflicts: Finding {
  /// The sets.
  package let sets: [Conflict]
  /// Whether the search for all of them came to its end; nil where it was not asked for.
  package let isWhole: Bool?
  private let analysis: LayoutAnalysis

  /// One set for each broken rule, or with `all` every smallest set there is.
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

  /// What people read.
  package var passages: [Passage] {
    told { $0.passages(in: analysis.solved, position: $1) }
  }

  /// The same with each set told in another way.
  package func told(
    by tell: (Conflict, (index: Int, count: Int)?) -> [Passage]
  ) -> [Passage] {
    let broken = analysis.unexplained
    guard !sets.isEmpty || !broken.isEmpty else { return [Passage(.text, "no conflict")] }
    return sets.enumerated().flatMap { index, conflict in
      tell(conflict, sets.count > 1 ? (index + 1, sets.count) : nil)
    } + Claim.Source.unexplained(broken, in: analysis.solved)
      + (isWhole == false ? [Passage(.text, Self.unfinished)] : [])
  }

  private static let unfinished =
    "there may be more: the search stopped after \(ConflictEnumeration.solveLimit) solves"

  // MARK: - For programs

  private struct Shape: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
      var conflict: Document.Conflict
      /// With any one of its rules gone the rest can hold; what is listed is proved to be so.
      var isMinimal: Bool
      /// No conflict around the same rule is known or possible that has fewer rules.
      var isSmallest: Bool
      var rows: [Document.Summand]
      var sum: Double
      @Nullable var right: String?
    }
    var conflicts: [Entry]
    /// The broken rules of which nobody found out what stands against them.
    var unexplained: [String]?
    /// Whether the search for all of them came to its end.
    var complete: Bool?
  }

  /// Writes what programs read, with keys that stay.
  package func encode(to encoder: any Encoder) throws {
    let inspection = Inspection(analysis)
    let (solved, unexplained) = (analysis.solved, analysis.unexplained)
    try Shape(
      conflicts: sets.enumerated().map { index, conflict in
        Shape.Entry(
          conflict: inspection.conflict(index, conflict), isMinimal: true,
          isSmallest: conflict.extent == .smallest,
          rows: conflict.rows.map {
            Document.Summand($0.source, $0.multiplier, $0.contribution, in: solved)
          }, sum: conflict.sum.approximation, right: conflict.right.map { solved.text(of: $0) })
      }, unexplained: unexplained.isEmpty ? nil : unexplained.map { solved.name(of: $0) },
      complete: isWhole
    ).encode(to: encoder)
  }
}
