package import ConstraintSolver

/// Which required rules break: a pure function of the document.
extension Lowering {
  /// Which required claims break among some, oldest first.
  ///
  /// They are accepted in the order of the policy, and refused where they contradict what was
  /// accepted before.
  func refused(among positions: [Claim.Position]) -> [Claim.Position] {
    var always: [Constraint] = []
    var ordered: [(position: Claim.Position, order: BreakOrder, constraint: Constraint)] = []
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

  /// Which required claims break by the same policy, as far as known contradictions tell.
  ///
  /// If everything else can hold together this is what ``refused(among:)`` says: what is refused
  /// contradicts what was accepted before it, and what is accepted can hold with all of it.
  func refused(by contradictions: [[Claim.Position]]) -> [Claim.Position] {
    func order(_ position: Claim.Position) -> BreakOrder? { claim(at: position)?.breakOrder }
    let sets = contradictions.map { set in
      set.compactMap { position in order(position).map { (position: position, order: $0) } }
        .sorted { $0.order < $1.order }
    }
    var refused = Set<Claim.Position>()
    // In the order in which the last members of the sets are accepted or not.
    let lasts = sets.compactMap { set in set.last.map { (set: set, last: $0) } }
    for (set, last) in lasts.sorted(by: { $0.last.order < $1.last.order })
    where !set.dropLast().contains(where: { refused.contains($0.position) }) {
      refused.insert(last.position)
    }
    return refused.sorted()
  }

  /// Positions of claims, the oldest first.
  package func sorted(_ positions: [Claim.Position]) -> [Claim.Position] {
    positions.sorted { age(of: $0) < age(of: $1) }
  }

  /// How old a claim is.
  func age(of position: Claim.Position) -> Age { claim(at: position)?.breakOrder?.age ?? .first }

  /// The required claims that a revision can have let hold or break.
  package func requiredPart(touchedBy revision: Revision) -> Set<Claim.Position> {
    requiredPart(around: revision.requiredVariables, opened: revision.opened)
      .union(revision.required)
  }

  /// The required claims that share variables with some variables, directly or through others.
  ///
  /// Whether claims can hold together is decided on each side of a given number alone.
  package func requiredPart(around variables: [Variable], opened: Set<Variable>) -> Set<
    Claim.Position
  > {
    Set(positions(connectedWith: variables, opened: opened) { _, claim in claim.isRequired })
  }
}
