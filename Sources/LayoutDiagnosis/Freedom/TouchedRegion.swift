import ConstraintSolver
import LayoutModel

/// The variables that a change can have moved, loosened or settled.
///
/// A variable with one value before and the same one now separates what lies on its two sides: the
/// optimal points are those of one side times those of the other. So the search goes from the
/// variables of what changed through the claims, and stops at such variables.
struct TouchedRegion {
  /// The variables of the solver, in the order of the picture; those whose item is gone first.
  let variables: [Int]
  /// The items they belong to, in tree order.
  let items: [Item.ID]

  /// The whole of a layout.
  init(all solved: SolvedLayout) {
    self.init(Array(0..<solved.lowering.variableCount), in: solved)
  }

  /// What a revision touched; `loose` are further variables to begin with.
  ///
  /// - Complexity: O(claims about touched variables), and a question to the face for each variable
  ///   at the edge of the region.
  init(
    of revision: Revision, from before: SolvedLayout, to after: SolvedLayout, face: OptimalFace,
    loose: [Int], wasLoose: (Int) -> Bool
  ) {
    var isSeen = Array(repeating: false, count: after.lowering.variableCount)
    var touched: [Int] = []
    func visit(_ index: Int) {
      guard !isSeen[index] else { return }
      isSeen[index] = true
      let variable = Variable(index: index)
      let isSeparating =
        !wasLoose(index) && index < before.lowering.variableCount
        && Tolerance.same(before.solver.value(of: variable), after.solver.value(of: variable))
        && face.isUnique(Expression(variable))
      if !isSeparating { touched.append(index) }
    }
    for index in revision.variables + loose { visit(index) }
    var next = 0
    while next < touched.count {
      for position in after.lowering.positions(about: touched[next]) {
        for index in after.lowering.claim(at: position)?.variables ?? [] { visit(index) }
      }
      next += 1
    }
    self.init(touched, in: after)
  }

  private init(_ variables: [Int], in solved: SolvedLayout) {
    let ranked = variables.map { (solved.lowering.pictureRank(of: $0) ?? -1, $0) }
    self.variables = ranked.sorted { $0 < $1 }.map(\.1)
    var items: [Item.ID] = []
    for index in self.variables {
      guard let id = solved.lowering.dimension(of: index)?.item, id != items.last,
        solved.layout.contains(id.owner)
      else { continue }
      items.append(id)
    }
    // A scroll view's content stands right behind it, though its variables are helpers'.
    self.items = items.sorted { solved.lowering.precedesInTree($0, $1) }
  }
}
