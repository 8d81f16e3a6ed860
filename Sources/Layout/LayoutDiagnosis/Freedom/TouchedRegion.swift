import ConstraintSolver
import LayoutModel

/// The variables that a change can have moved, loosened or settled.
///
/// A variable with one value before and the same one now separates what lies on its two sides: the
/// optimal points are those of one side times those of the other. So the search goes from the
/// variables of what changed through the claims, and stops at such variables.
struct TouchedRegion {
  /// The variables of the solver, in the order of the picture; those whose item is gone first.
  let variables: [Variable]
  /// The items they belong to, in tree order.
  let items: [Item.ID]

  /// The whole of a layout.
  init(all solved: SolvedLayout) {
    self.init((0..<solved.lowering.variableCount).map(Variable.init(index:)), in: solved)
  }

  /// What a revision touched; `loose` are further variables to begin with.
  ///
  /// - Complexity: O(claims about touched variables), and a question to the face for each variable
  ///   at the edge of the region.
  init(
    of revision: Revision, from before: SolvedLayout, to after: SolvedLayout, face: OptimalFace,
    loose: [Variable], wasLoose: (Variable) -> Bool
  ) {
    let lowering = after.lowering
    let (solver, solverBefore) = (after.solver, before.solver)
    let countBefore = before.lowering.variableCount
    var isSeen = Array(repeating: false, count: lowering.variableCount)
    var touched: [Variable] = []
    func visit(_ variable: Variable) {
      guard !isSeen[variable.index] else { return }
      isSeen[variable.index] = true
      let isSeparating =
        !wasLoose(variable) && variable.index < countBefore
        && Tolerance.same(solverBefore.value(of: variable), solver.value(of: variable))
        && face.isUnique(Expression(variable))
      if !isSeparating { touched.append(variable) }
    }
    for variable in revision.variables + loose { visit(variable) }
    var next = 0
    while next < touched.count {
      for position in lowering.positions(about: touched[next]) {
        lowering.forEachVariable(of: position, visit)
      }
      next += 1
    }
    self.init(touched, in: after)
  }

  private init(_ variables: [Variable], in solved: SolvedLayout) {
    let (lowering, layout) = (solved.lowering, solved.layout)
    let ranked = variables.map { (lowering.pictureRank(of: $0) ?? -1, $0) }
    self.variables = ranked.sorted { $0 < $1 }.map(\.1)
    var items: [Item.ID] = []
    for variable in self.variables {
      guard let id = lowering.dimension(of: variable)?.item, id != items.last,
        layout.contains(id.owner)
      else { continue }
      items.append(id)
    }
    // A scroll view's content stands right behind it, though its variables are helpers'.
    self.items = items.sorted { lowering.precedesInTree($0, $1) }
  }
}
