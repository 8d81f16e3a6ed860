package import ConstraintSolver

extension Lowering {
  /// Returns the position of the claim that gives a variable its value, if there is one; O(1).
  package func given(_ variable: Variable) -> Claim.Position? {
    // Only the root's are.
    guard let dimension = dimension(of: variable), dimension.item == layout.root else {
      return nil
    }
    return position(of: .given(dimension.item, dimension.dimension))
  }

  /// Returns the positions of the claims that are connected with some variables by common
  /// variables, directly or through others, among those that take part.
  ///
  /// A variable with a given value connects nothing unless it is in `opened`: its value is known,
  /// so nothing on its other side matters.
  ///
  /// - Returns: Ascending positions.
  /// - Complexity: O(terms of the claims found), and a bit per variable and claim of the layout;
  ///   the search ends once there are more than `limit`.
  package func positions(
    connectedWith variables: [Variable], opened: Set<Variable> = [], limit: Int = .max,
    where takesPart: (Claim.Position, Claim) -> Bool = { _, _ in true }
  ) -> [Claim.Position] {
    var chosen: [Claim.Position] = []
    var isChosen = Array(repeating: false, count: claimTable.count)
    var isSeen = Array(repeating: false, count: variableCount)
    func choose(_ position: Claim.Position) {
      isChosen[position.index] = true
      chosen.append(position)
    }
    var open = variables
    search: while let variable = open.popLast() {
      guard !isSeen[variable.index] else { continue }
      isSeen[variable.index] = true
      if !opened.contains(variable), let given = given(variable) {
        if !isChosen[given.index] { choose(given) }
        continue
      }
      for position in positions(about: variable) where !isChosen[position.index] {
        guard let claim = claim(at: position), takesPart(position, claim) else { continue }
        choose(position)
        guard chosen.count <= limit else { break search }
        for term in claim.constraint.expression.terms where !isSeen[term.variable.index] {
          open.append(term.variable)
        }
      }
    }
    return chosen.sorted()
  }
}
