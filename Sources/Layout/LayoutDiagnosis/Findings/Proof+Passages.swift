import ConstraintSolver
import LayoutModel

extension Proof {
  /// Returns sums that prove, on paper, that the errors of optional rules cannot be smaller.
  ///
  /// ```
  /// at 250 the errors are 184 at least:
  ///     card.width      320   root card 320x200                 #1
  ///   - hug title h      96   content 96 at 250                 #2
  ///   - hug badge h      40   content 40 at 251                 #3
  /// ```
  ///
  /// The errors at that priority add up to at least the sum, provided those at higher priorities
  /// are minimal. There is one sum for each priority with a claim among `sources`, highest first.
  func passages(about sources: [Claim.Source], in solved: SolvedLayout) -> [Passage] {
    let numbers = ExactNumbers(isExact: true)
    return levels.flatMap { level -> [Passage] in
      let isAbout = sources.contains { source in
        claims.contains { $0.source == source && $0.constraint.priority == level.priority }
      }
      guard isAbout else { return [] }
      let priority =
        level.priority == .broken ? "of broken rules" : "at \(level.priority.value.spelled)"
      let text = "the errors \(priority) add up to at least \(numbers.text(level.error)):"
      return [Passage(.heading, text)] + numbers.sum(level.rows, in: solved)
    }
  }
}
