import ConstraintSolver

extension SolvedLayout {
  /// Returns how far broken claims are from required claims that a revision added or changed and that
  /// hold: the number of steps, from claim to claim through a common variable.
  ///
  /// A minimal contradictory set that contains both ends of a way has at least one member for each
  /// step, and one more. A variable with a given value connects nothing. A changed claim with a
  /// variable that no other one mentions is in no contradictory set, and so is not looked at.
  ///
  /// - Parameters:
  ///   - revision: What changed.
  ///   - limit: How many steps are made at most.
  /// - Returns: The distances of those that are not further away.
  /// - Complexity: O(claims within the limit).
  package func distancesOfBroken(
    from revision: Revision, within limit: Int
  ) -> [Claim.Position: Int] {
    var distances: [Claim.Position: Int] = [:]
    let starts = connecting(revision.required)
    var seenClaims = starts
    var seen = Set<Variable>()
    var open = starts.flatMap { lowering.claim(at: $0)?.variables ?? [] }
    var distance = 1
    while !open.isEmpty, distance <= limit {
      var next: [Variable] = []
      while let variable = open.popLast() {
        guard seen.insert(variable).inserted, lowering.given(variable) == nil else { continue }
        for position in lowering.positions(about: variable)
        where seenClaims.insert(position).inserted {
          guard let claim = lowering.claim(at: position), claim.isRequired else { continue }
          if isBroken(position) {
            distances[position] = distance
          } else if claim.breakOrder == nil {
            // Bounds do not count as members.
            open += claim.variables
          } else {
            next += claim.variables
          }
        }
      }
      open = next
      distance += 1
    }
    return distances
  }

  /// Leaves out claims that cannot be in a contradictory set, because they have a variable that no
  /// other required claim mentions that holds.
  private func connecting(_ positions: Set<Claim.Position>) -> Set<Claim.Position> {
    var kept = positions.filter { lowering.claim(at: $0)?.isRequired ?? false && !isBroken($0) }
    var loose: Set<Claim.Position> = []
    func isAlone(_ variable: Variable, in position: Claim.Position) -> Bool {
      !lowering.positions(about: variable).contains { other in
        other != position && !loose.contains(other) && !isBroken(other)
          && lowering.claim(at: other)?.isRequired ?? false
      }
    }
    var hasChanged = true
    while hasChanged {
      let found = kept.filter { position in
        guard let claim = lowering.claim(at: position) else { return true }
        return claim.constraint.expression.collected.terms.contains {
          isAlone($0.variable, in: position)
        }
      }
      loose.formUnion(found)
      kept.subtract(found)
      hasChanged = !found.isEmpty
    }
    return kept
  }
}
