import ConstraintSolver

/// Which required rules break: a pure function of the document.
extension Lowering {
  /// Which required claims break among some, oldest first.
  ///
  /// They are accepted in the order of the policy, and refused where they contradict what was
  /// accepted before.
  func refused(among positions: [Int]) -> [Int] {
    var always: [Constraint] = []
    var ordered: [(position: Int, order: BreakOrder, constraint: Constraint)] = []
    for position in positions {
      guard let claim = claim(at: position), claim.isRequired else { continue }
      if let order = claim.breakOrder {
        ordered.append((position, order, claim.constraint))
      } else {
        always.append(claim.constraint)
      }
    }
    ordered.sort { $0.order < $1.order }
    let refused = Feasibility.refused(inOrder: always + ordered.map(\.constraint))
    return sorted(refused.filter { $0 >= always.count }.map { ordered[$0 - always.count].position })
  }

  /// Positions of claims, the oldest first.
  package func sorted(_ positions: [Int]) -> [Int] {
    func age(_ position: Int) -> Age { claim(at: position)?.breakOrder?.age ?? .first }
    return positions.sorted { age($0) < age($1) }
  }

  /// The required claims that a revision can have let hold or break.
  package func requiredPart(touchedBy revision: Revision) -> Set<Int> {
    requiredPart(around: revision.requiredVariables, opened: revision.opened)
      .union(revision.required)
  }

  /// The required claims that share variables with some variables, directly or through others.
  ///
  /// Whether claims can hold together is decided on each side of a given number alone.
  package func requiredPart(around variables: [Int], opened: Set<Int>) -> Set<Int> {
    positions(connectedWith: variables, opened: opened) { _, claim in claim.isRequired }
  }
}
