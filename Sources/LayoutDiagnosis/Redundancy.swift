import ConstraintSolver
public import LayoutModel

/// A required rule that says nothing new: others say it together.
public struct Redundancy: Sendable, Hashable {
  /// The rule.
  public let rule: Rule.ID
  /// A smallest set of claims that imply it: rules by age, then given numbers and unwritten bounds.
  public let implying: [Claim.Source]

  /// More claims that hang together are not looked at.
  public static let claimLimit = 300

  /// The redundant rules of a layout by age, and how many were not looked at because their part of
  /// the layout is too large.
  ///
  /// Each is redundant by itself; without one of them others may not be redundant any more. Broken
  /// rules contradict others, so nothing implies them.
  ///
  /// - Complexity: for each required rule two feasibility checks of its part of the layout, and a
  ///   search for the smallest set where it is redundant.
  public static func all(in solved: SolvedLayout) -> (found: [Redundancy], skippedCount: Int) {
    let broken = Set(solved.broken)
    var found: [Redundancy] = []
    var skippedCount = 0
    for rule in solved.layout.rules where rule.isOn {
      guard let position = solved.lowering.position(of: .rule(rule.id)), !broken.contains(position),
        let claim = solved.lowering.claim(at: position), claim.isRequired
      else { continue }
      let part = solved.lowering.requiredPart(around: claim.variables, opened: [])
      guard part.count <= claimLimit else {
        skippedCount += 1
        continue
      }
      let others = part.subtracting(broken).subtracting([position])
      if let implying = implying(claim, others, in: solved) {
        found.append(Redundancy(rule: rule.id, implying: implying))
      }
    }
    return (found, skippedCount)
  }

  private static func implying(
    _ claim: Claim, _ positions: Set<Int>, in solved: SolvedLayout
  ) -> [Claim.Source]? {
    let claims = positions.sorted().compactMap { solved.lowering.claim(at: $0) }
    let background = claims.filter { $0.breakOrder == nil }
      .sorted { solved.lowering.precedes($0.source, $1.source) }
    let counted = claims.compactMap { claim in claim.breakOrder.map { (claim: claim, order: $0) } }
      .sorted { $0.order.age < $1.order.age }.map(\.claim)
    let found = Implication(
      of: claim.constraint, from: counted.map(\.constraint),
      background: background.map(\.constraint))
    return found.map { implication in
      implication.members.map { counted[$0].source }
        + implication.background.map { background[$0].source }
    }
  }
}
