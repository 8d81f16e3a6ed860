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
}
