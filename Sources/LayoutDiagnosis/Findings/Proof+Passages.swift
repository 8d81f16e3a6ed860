import ConstraintSolver
import LayoutModel

extension Proof {
  /// Why the errors of optional rules cannot be smaller, as sums that can be checked on paper.
  ///
  /// ```
  /// at 250 the errors are 184 at least:
  ///     card.width      320   root card 320x200                 #1
  ///   - hug title h      96   content 96 at 250                 #2
  ///   - hug badge h      40   content 40 at 251                 #3
  /// ```
  ///
  /// Added up, the errors of that priority are at least the sum, where those above are the least.
  /// There is one for each priority, highest first, that has a claim among `sources`.
  func passages(about sources: [Claim.Source], in solved: SolvedLayout) -> [Passage] {
    let numbers = ExactNumbers(isExact: true)
    return levels.flatMap { level -> [Passage] in
      let isAbout = sources.contains { source in
        claims.contains { $0.source == source && $0.constraint.priority == level.priority }
      }
      guard isAbout else { return [] }
      let priority =
        level.priority == .broken ? "of broken rules" : "at \(level.priority.value.spelled)"
      let rows = level.rows.map { ($0.source, $0.multiplier, $0.contribution) }
      let text = "the errors \(priority) add up to at least \(numbers.text(level.error)):"
      return [Passage(.heading, text)] + numbers.sum(rows, in: solved)
    }
  }
}
