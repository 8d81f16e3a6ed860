import ConstraintSolver
public import LayoutDiagnosis
public import LayoutModel

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
public struct ProofText {
  /// A sum for each priority whose rules lose something, highest first.
  public let lines: [String]

  /// Words for the levels of a proof that have a claim among `sources`.
  public init(_ proof: Proof, about sources: [Claim.Source], in solved: SolvedLayout) {
    let numbers = ExactNumbers(isExact: true)
    lines = proof.levels.flatMap { level -> [String] in
      let isAbout = sources.contains { source in
        proof.claims.contains {
          $0.source == source && $0.constraint.priority == level.priority
        }
      }
      guard isAbout else { return [] }
      let priority =
        level.priority == .broken ? "of broken rules" : "at \(level.priority.value.spelled)"
      let rows = level.rows.map { SumText.Row($0.source, $0.multiplier, $0.contribution) }
      return ["the errors \(priority) are \(numbers.text(level.error)) at least:"]
        + SumText(rows, in: solved, numbers).lines
    }
  }
}
