package import ConstraintSolver

/// Which required rules break: a pure function of the document.
extension Lowering {
  /// Returns the claims among some that break, oldest first.
  ///
  /// Required claims are accepted in the order of the policy, and break if they contradict those
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

  /// Returns the claims that break by the same policy, given some contradictory sets.
  ///
  /// If all other claims can hold together, this equals ``refused(among:)``: a claim that breaks
  /// contradicts those accepted before it, and all accepted ones can hold together.
  func refused(by contradictions: [[Claim.Position]]) -> [Claim.Position] {
    func order(_ position: Claim.Position) -> BreakOrder? { claim(at: position)?.breakOrder }
    let sets = contradictions.map { set in
      set.compactMap { position in order(position).map { (position: position, order: $0) } }
        .sorted { $0.order < $1.order }
    }
    var refused = Set<Claim.Position>()
    // The sets are visited in the order in which their last members would be accepted.
    let lasts = sets.compactMap { set in set.last.map { (set: set, last: $0) } }
    for (set, last) in lasts.sorted(by: { $0.last.order < $1.last.order })
    where !set.dropLast().contains(where: { refused.contains($0.position) }) {
      refused.insert(last.position)
    }
    return refused.sorted()
  }

  /// Sorts positions of claims, the oldest first.
  package func sorted(_ positions: [Claim.Position]) -> [Claim.Position] {
    positions.sorted { age(of: $0) < age(of: $1) }
  }

  /// Returns the age of a claim.
  func age(of position: Claim.Position) -> Age { claim(at: position)?.breakOrder?.age ?? .first }

  /// Returns the required claims whose standing, held or broken, a revision may have changed.
  package func requiredPart(touchedBy revision: Revision) -> Set<Claim.Position> {
    requiredPart(around: revision.requiredVariables, opened: revision.opened)
      .union(revision.required)
  }

  /// Returns the required claims that are connected with some variables, directly or through
  /// others.
  ///
  /// A variable with a given value connects nothing unless it is in `opened`.
  package func requiredPart(around variables: [Variable], opened: Set<Variable>) -> Set<
    Claim.Position
  > {
    Set(positions(connectedWith: variables, opened: opened, where: \.isRequired))
  }

  /// Returns those of some required claims whose standing, held or broken, a revision may have
  /// changed.
  func required(
    among wanted: Set<Claim.Position>, touchedBy revision: Revision
  ) -> Set<Claim.Position> {
    required(
      among: wanted, connectedWith: revision.requiredVariables, opened: revision.opened
    ).union(wanted.intersection(revision.required))
  }
}
