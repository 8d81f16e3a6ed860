import ConstraintSolver

/// The required claims around some of them, by their distance: how many claims one has to go
/// through, from variable to variable.
///
/// A set that contradicts itself and of which nothing is superfluous hangs together, so one with n
/// rules around a rule lies within a distance of n - 1. A variable whose number is given connects
/// nothing: whether claims can hold together is decided on each side of it alone.
package struct Neighbourhood {
  private let lowering: Lowering
  private let excluded: Set<Claim.Position>
  /// The claims that count, as positions in the lowering by distance.
  private var counted: [[Claim.Position]]
  /// Given numbers and bounds, by the distance of the claims they come with.
  private var background: [[Claim.Position]] = [[]]
  /// The variables that the claims in the middle give numbers to; they do connect.
  private let opened: Set<Variable>
  private var seenVariables = Set<Variable>()
  private var seenClaims: Set<Claim.Position>
  /// Whether there is nothing further away.
  package private(set) var isWhole = false

  /// The neighbourhood of claims, given by their positions, as if some others were not there.
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

  /// The claims up to a distance: those that count, oldest first, and what simply holds, in
  /// canonical order.
  package mutating func claims(
    within distance: Int
  ) -> (counted: [Claim], background: [Claim]) {
    while counted.count <= distance + 1, !isWhole { grow() }
    return lowering.sorted(
      counted.prefix(distance + 1).joined().compactMap(lowering.claim),
      background.prefix(distance + 1).joined().compactMap(lowering.claim))
  }

  /// Adds the claims of the next distance, and the bounds on the variables of the last one.
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
  /// Claims that count, oldest first, and what simply holds, in canonical order.
  package func sorted(
    _ counted: [Claim], _ background: [Claim]
  ) -> (counted: [Claim], background: [Claim]) {
    let aged = counted.map { ($0, $0.breakOrder?.age ?? .first) }.sorted { $0.1 < $1.1 }
    return (aged.map(\.0), background.sorted { precedes($0.source, $1.source) })
  }
}
