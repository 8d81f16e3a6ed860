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
/// Added up, the errors of the optional ones are at least the sum.
public struct ProofText {
  /// A sum for each priority whose rules lose something, highest first.
  public let lines: [String]

  /// Words for the levels of a proof that have an error and a claim among `sources`.
  public init(_ proof: Proof, about sources: [Claim.Source], in solved: SolvedLayout) {
    let numbers = ExactNumbers(isExact: true)
    let claims = proof.claims
    lines = proof.certificate.levels.flatMap { level -> [String] in
      let isAbout = sources.contains { source in
        claims.contains { $0.source == source && $0.constraint.priority == level.priority }
      }
      guard isAbout, !level.error.isZero else { return [] }
      let rows = level.bound.entries.map { entry -> SumText.Row in
        let claim = claims[entry.position]
        let right = -Rational(meaning: claim.constraint.expression.constant)
        return SumText.Row(claim.source, entry.multiplier, entry.multiplier * right)
      }
      let above = zip(proof.certificate.levels, level.bound.prices).filter {
        $0.0.priority != level.priority && !$0.0.error.isZero && !$0.1.isZero
      }
      let prices = above.map { upper, price -> String in
        let product = numbers.product(price, price * upper.error)
        return "  - the errors at \(Self.text(upper.priority)): \(product)"
      }
      let error = numbers.text(level.error)
      let head = "at \(Self.text(level.priority)) the errors are \(error) at least:"
      return [head] + SumText(rows, in: solved, numbers).lines + prices
    }
  }

  private static func text(_ priority: Priority) -> String {
    priority == .broken ? "broken" : priority.value.spelled
  }
}
