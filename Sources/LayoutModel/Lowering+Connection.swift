import ConstraintSolver

extension Lowering {
  /// The position of the claim that gives a variable its number, if there is one; O(1).
  package func given(_ variable: Int) -> Int? {
    guard let dimension = dimension(of: variable) else { return nil }
    return position(of: .given(dimension.item, dimension.dimension))
  }

  /// The positions of the claims that share variables with some variables, directly or through
  /// others, as far as they take part.
  ///
  /// A variable whose number is given connects nothing, unless it is `opened`: the given number
  /// stands for itself, and nothing behind it matters on this side.
  ///
  /// - Complexity: O(terms of the claims found); the search ends once there are more than `limit`.
  package func positions(
    connectedWith variables: [Int], opened: Set<Int> = [], limit: Int = .max,
    where takesPart: (Int, Claim) -> Bool = { _, _ in true }
  ) -> Set<Int> {
    var chosen = Set<Int>()
    var seen = Set<Int>()
    var open = variables
    while let variable = open.popLast() {
      guard seen.insert(variable).inserted else { continue }
      if !opened.contains(variable), let given = given(variable) {
        chosen.insert(given)
        continue
      }
      for position in positions(about: variable) where !chosen.contains(position) {
        guard let claim = claim(at: position), takesPart(position, claim) else { continue }
        chosen.insert(position)
        guard chosen.count <= limit else { return chosen }
        open += claim.variables
      }
    }
    return chosen
  }
}
