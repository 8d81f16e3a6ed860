import ConstraintSolver

/// The required claims around some claims, by distance: the number of steps, from claim to claim
/// through a common variable.
///
/// A minimal contradictory set is connected, so all members of a set of n rules lie within a
/// distance of n - 1 from each of them. A variable with a given value connects nothing, because
/// whether claims can hold together is decided on each side of it separately.
package struct Neighbourhood {
  private let lowering: Lowering
  private let excluded: Set<Claim.Position>
  /// The claims that can break, as positions in the lowering, by distance.
  private var counted: [[Claim.Position]]
  /// Given values and implied bounds, which cannot break, by the distance of the claims they come
  /// with.
  private var background: [[Claim.Position]] = [[]]
  /// The variables whose values are given by claims in the middle; these do connect.
  private let opened: Set<Variable>
  private var seenVariables = Set<Variable>()
  private var seenClaims: Set<Claim.Position>
  /// Whether no claims are further away.
  package private(set) var isWhole = false

  /// Makes the neighbourhood of some claims, as if others did not exist.
  package init(
    of positions: [Claim.Position], without excluded: Set<Claim.Position>, in lowering: Lowering
  ) {
    self.lowering = lowering
    self.excluded = excluded.subtracting(positions)
    counted = [positions]
    seenClaims = Set(positions)
    opened = Set(
      positions.flatMap { lowering.claim(at: $0)?.variables ?? [] }.filter {
        lowering.given($0).map(positions.contains) ?? false
      })
  }

  /// Returns the claims within a distance: those that can break, oldest first, and those that
  /// always hold, in canonical order.
  package mutating func claims(
    within distance: Int
  ) -> (counted: [Claim], background: [Claim]) {
    while counted.count <= distance + 1, !isWhole { grow() }
    return lowering.sorted(
      counted.prefix(distance + 1).joined().compactMap(lowering.claim),
      background.prefix(distance + 1).joined().compactMap(lowering.claim))
  }

  /// Adds the claims at the next distance, and the bounds on the variables of the last ones.
  private mutating func grow() {
    var next: [Claim.Position] = []
    var bounds: [Claim.Position] = []
    var open = counted[counted.count - 1].flatMap { lowering.claim(at: $0)?.variables ?? [] }
    while let variable = open.popLast() {
      guard seenVariables.insert(variable).inserted else { continue }
      let given = opened.contains(variable) ? nil : lowering.given(variable)
      for position in given.map({ [$0] }) ?? lowering.positions(about: variable) {
        guard let claim = lowering.claim(at: position), claim.isRequired,
          !excluded.contains(position), seenClaims.insert(position).inserted
        else { continue }
        if claim.breakOrder == nil {
          bounds.append(position)
          open += claim.variables
        } else {
          next.append(position)
        }
      }
    }
    background[background.count - 1] += bounds
    counted.append(next)
    background.append([])
    isWhole = next.isEmpty
  }
}

extension Lowering {
  /// Sorts the claims that can break by age, and those that always hold in canonical order.
  package func sorted(
    _ counted: [Claim], _ background: [Claim]
  ) -> (counted: [Claim], background: [Claim]) {
    let aged = counted.map { ($0, $0.breakOrder?.age ?? .first) }.sorted { $0.1 < $1.1 }
    return (aged.map(\.0), background.sorted { precedes($0.source, $1.source) })
  }
}
