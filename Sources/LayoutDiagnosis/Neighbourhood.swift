import ConstraintSolver
import LayoutModel

/// The required claims around a broken one, by their distance: how many claims one has to go
/// through, from variable to variable.
///
/// A set that contradicts itself and of which nothing is superfluous hangs together, so one with n
/// rules around the broken one lies within a distance of n - 1. A variable whose number is given
/// connects nothing: whether claims can hold together is decided on each side of it alone.
struct Neighbourhood {
  private let solved: SolvedLayout
  private let broken: Set<Int>
  /// Claims that count, by distance; the first layer is the broken one.
  private var counted: [[Claim]]
  /// Given numbers and bounds, by the distance of the claims they come with.
  private var background: [[Claim]] = [[]]
  private var seenVariables = Set<Int>()
  private var seenClaims: Set<Int>
  /// Whether there is nothing further away.
  private(set) var isWhole = false

  /// The neighbourhood of a broken claim, given by its position in the lowering.
  init?(of position: Int, in solved: SolvedLayout) {
    guard let claim = solved.lowering.claim(at: position) else { return nil }
    self.solved = solved
    broken = Set(solved.broken)
    counted = [[claim]]
    seenClaims = [position]
  }

  /// Claims up to a distance: those that count, oldest first, and what simply holds, in canonical
  /// order.
  mutating func claims(within distance: Int) -> (counted: [Claim], background: [Claim]) {
    while counted.count <= distance + 1, !isWhole { grow() }
    return Conflict.sorted(
      counted.prefix(distance + 1).flatMap(\.self),
      background.prefix(distance + 1).flatMap(\.self), in: solved)
  }

  /// Adds the claims of the next distance, and the bounds on the variables of the last one.
  private mutating func grow() {
    var next: [Claim] = []
    var bounds: [Claim] = []
    var open = counted[counted.count - 1].flatMap(\.variables)
    while let variable = open.popLast() {
      guard seenVariables.insert(variable).inserted else { continue }
      let positions = solved.lowering.positions(about: variable)
      let given = solved.lowering.given(variable)
      for position in given.map({ [$0] }) ?? positions {
        guard let claim = solved.lowering.claim(at: position), claim.isRequired,
          !broken.contains(position), seenClaims.insert(position).inserted
        else { continue }
        if claim.breakOrder == nil {
          bounds.append(claim)
          open += claim.variables
        } else {
          next.append(claim)
        }
      }
    }
    background[background.count - 1] += bounds
    counted.append(next)
    background.append([])
    isWhole = next.isEmpty
  }
}
