package import ConstraintSolver

extension Lowering {
  /// The position of the claim that gives a variable its number, if there is one; O(1).
  package func given(_ variable: Variable) -> Claim.Position? {
    // Only the root's are.
    guard let dimension = dimension(of: variable), dimension.item == layout.root else {
      return nil
    }
    return position(of: .given(dimension.item, dimension.dimension))
  }

  /// The positions of the claims that share variables with some variables, directly or through
  /// others, as far as they take part.
  ///
  /// A variable whose number is given connects nothing, unless it is `opened`: the given number
  /// stands for itself, and nothing behind it matters on this side.
  ///
  /// - Returns: Ascending positions.
  /// - Complexity: O(terms of the claims found), and a bit per variable and claim of the layout; the
  ///   search ends once there are more than `limit`.
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
