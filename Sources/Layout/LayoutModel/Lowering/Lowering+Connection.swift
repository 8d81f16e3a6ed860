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

  /// Passes the variables that the claim at a position is about, if there is one.
  @inline(__always)
  package func forEachVariable(of position: Claim.Position, _ body: (Variable) -> Void) {
    guard let box = claimTable.box(position) else { return }
    for term in box.value.constraint.expression.terms { body(term.variable) }
  }

  /// The variables with given values: up to four.
  var givenVariables: [Variable] {
    guard let root = layout.root else { return [] }
    return Dimension.allCases.compactMap { variable(LayoutVariable(root, $0)) }
      .filter { given($0) != nil }
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
    where takesPart: (Claim) -> Bool = { _ in true }
  ) -> [Claim.Position] {
    var chosen: [Claim.Position] = []
    visit(connectedWith: variables, opened: opened, where: takesPart) { position in
      chosen.append(position)
      return chosen.count <= limit
    }
    return chosen.sorted()
  }

  /// Returns those of some required claims that are connected with some variables by required
  /// claims, directly or through others; no more than `limit`.
  ///
  /// A variable with a given value connects nothing unless it is in `opened`. The search goes
  /// outwards from the variables and ends with the last claim that it is about, which is often near.
  func required(
    among wanted: Set<Claim.Position>, connectedWith variables: [Variable],
    opened: Set<Variable>, limit: Int = .max
  ) -> Set<Claim.Position> {
    var found = Set<Claim.Position>()
    let limit = min(limit, wanted.count)
    guard limit > 0 else { return found }
    var isWanted = Array(repeating: false, count: claimTable.count)
    for position in wanted { isWanted[position.index] = true }
    visit(connectedWith: variables, opened: opened, where: \.isRequired) { position in
      if isWanted[position.index] { found.insert(position) }
      return found.count < limit
    }
    return found
  }

  /// Passes the claims that are connected with some variables, the nearest first, as long as
  /// `goesOn` returns true.
  private func visit(
    connectedWith variables: [Variable], opened: Set<Variable>,
    where takesPart: (Claim) -> Bool, _ goesOn: (Claim.Position) -> Bool
  ) {
    var isChosen = Array(repeating: false, count: claimTable.count)
    var isSeen = Array(repeating: false, count: variableCount)
    var open: [Variable] = []
    func see(_ variable: Variable) {
      guard !isSeen[variable.index] else { return }
      isSeen[variable.index] = true
      open.append(variable)
    }
    for variable in variables { see(variable) }
    var next = 0
    while next < open.count {
      let variable = open[next]
      next += 1
      if !opened.contains(variable), let given = given(variable) {
        if isChosen[given.index] { continue }
        isChosen[given.index] = true
        guard goesOn(given) else { return }
        continue
      }
      for position in positions(about: variable) where !isChosen[position.index] {
        guard let box = claimTable.box(position), takesPart(box.value) else { continue }
        isChosen[position.index] = true
        guard goesOn(position) else { return }
        forEachVariable(of: position, see)
      }
    }
  }
}
