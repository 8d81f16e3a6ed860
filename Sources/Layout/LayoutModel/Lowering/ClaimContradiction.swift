import ConstraintSolver

/// Required claims that cannot hold together.
package struct ClaimContradiction: Hashable, Sendable {
  /// Those of them that can break.
  var members: [Claim.Position]
  /// Given values and implied bounds that take part, and perhaps some that do not.
  var background: [Claim.Position]

  /// Whether the claims that are at these positions in a lowering contradict each other.
  ///
  /// - Complexity: That of a ``Feasibility`` check.
  func holds(in lowering: Lowering) -> Bool {
    var constraints: [Constraint] = []
    for position in members + background {
      guard let claim = lowering.claim(at: position), claim.isRequired else { continue }
      constraints.append(claim.constraint)
    }
    return !Feasibility.holds(constraints)
  }

  /// The same without the background that takes no part.
  func reduced(in lowering: Lowering) -> Self {
    func constraints(_ positions: [Claim.Position]) -> [Constraint] {
      positions.compactMap { lowering.claim(at: $0)?.constraint }
    }
    let needed = Feasibility.contradiction(
      among: constraints(background), background: constraints(members))
    guard let needed else { return self }
    var reduced = self
    reduced.background = needed.map { background[$0] }
    return reduced
  }
}
