package import ConstraintSolver

/// A layout with its frames: what every look and question reads.
///
/// It never changes, and is a class only so that handing it around costs one reference.
package final class SolvedLayout: Sendable {
  /// The layout that was solved.
  package let layout: Layout
  /// The layout in the solver's terms.
  package let lowering: Lowering
  /// The solver at its optimum.
  package let solver: Solver
  /// The required claims that could not hold, as positions in the lowering, oldest first.
  package let broken: [Claim.Position]
  /// What became of the solved layout that this one was made from; nil for one from scratch.
  package let revision: Revision?
  /// The constraint of each claim, by position.
  private let constraints: PagedArray<Solver.ConstraintID?>

  /// Solves a layout; always succeeds, breaking rules where it has to.
  package convenience init(_ layout: Layout) { self.init(layout, arrival: { $0 }) }

  /// Solves a layout, handing the claims to the solver in another order.
  ///
  /// The answer is the same for every order; the oracle of a replay checks that.
  package convenience init(
    _ layout: Layout, arrival reorder: ([Claim.Position]) -> [Claim.Position]
  ) {
    let solving = Solving(layout.unmeasured, arrival: reorder)
    self.init(Self.settled(solving, nil).solving, nil)
  }

  /// Solves a layout that is another one than before in a few places.
  ///
  /// The answer is the same as from scratch. Only what the difference touches is lowered and
  /// handed to the solver; which rules break is only asked again where rules are broken, or break,
  /// in the connected part of a required rule that changed.
  package convenience init(_ layout: Layout, after previous: SolvedLayout) {
    let first = Solving(
      lowering: previous.lowering, solver: previous.solver, broken: previous.broken,
      constraints: previous.constraints
    ).advanced(to: layout.unmeasured)
    let (solving, revision) = Self.settled(first.solving, first.revision)
    self.init(solving, revision)
  }

  /// Solves again as long as numbers depend on the solution and are other ones than assumed.
  private static func settled(
    _ first: Solving, _ firstRevision: Revision?
  ) -> (solving: Solving, revision: Revision?) {
    var (solving, revision) = (first, firstRevision)
    for _ in 0..<LayoutPass.passLimit {
      guard !solving.lowering.layout.unsettled.isEmpty,
        let layout = LayoutPass(SolvedLayout(solving, nil)).layout
      else { break }
      let next = solving.advanced(to: layout)
      solving = next.solving
      // What a pass from scratch touched is everything.
      revision = next.revision.flatMap { revision?.followed(by: $0) }
    }
    return (solving, revision)
  }

  private init(_ solving: Solving, _ revision: Revision?) {
    constraints = solving.constraints
    self.revision = revision
    layout = solving.lowering.layout
    lowering = solving.lowering
    solver = solving.solver
    broken = solving.broken
  }

  // MARK: - Values

  /// The value of one dimension in the picture, in the coordinates of the parent.
  package func value(of variable: LayoutVariable) -> Double {
    lowering.variable(variable).map { clean(solver.value(of: $0)) } ?? 0
  }

  /// The rectangle of an item or helper guide in the coordinates of its parent.
  ///
  /// Where the document has a scale each edge is rounded to a pixel by itself, so that flush views
  /// stay flush; two equal widths may then differ by a pixel, as on a screen.
  package func frame(of id: Item.ID) -> Frame {
    let frame = engineFrame(of: id)
    return layout.scale.map { frame.rounded(toPixelsOf: $0) } ?? frame
  }

  /// The rectangle before it is rounded to pixels.
  func engineFrame(of id: Item.ID) -> Frame {
    func value(_ dimension: Dimension) -> Double { self.value(of: LayoutVariable(id, dimension)) }
    return Frame(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
  }

  /// The rectangle of an item in the coordinates of the root.
  package func frameInRoot(of id: Item.ID) -> Frame {
    var frame = frame(of: id)
    for ancestor in layout.ancestors(of: id) {
      let outer = self.frame(of: ancestor)
      frame.x += outer.x
      frame.y += outer.y
    }
    return frame
  }

  /// The value of an anchor in the coordinates of an ancestor.
  package func value(of anchor: Anchor, in ancestor: Item.ID?) -> Double {
    clean(solver.value(of: lowering.expression(anchor, in: ancestor)))
  }

  /// The value of an expression in the picture.
  package func value(of expression: Expression) -> Double { clean(solver.value(of: expression)) }

  /// How far a claim is from holding, in points.
  package func error(of claim: Claim) -> Double { error(of: claim, in: solver) }

  /// The same in the picture of another solver with these variables.
  package func error(of claim: Claim, in other: Solver) -> Double {
    clean(claim.constraint.error(of: other.value(of: claim.constraint.expression)))
  }

  /// `form - right` of a claim: zero where it holds with equality.
  package func residual(of claim: Claim) -> Double {
    clean(solver.value(of: claim.constraint.expression))
  }

  /// The solver as it would be without one claim; nil if there is no such claim.
  package func solver(without position: Claim.Position) -> Solver? {
    guard position.index < constraints.count, let id = constraints[position.index] else {
      return nil
    }
    var without = solver
    return (try? without.remove(id)) == nil ? nil : without
  }

  /// Rounding errors of the last digits are no news.
  private func clean(_ value: Double) -> Double {
    let rounded = (value * 1e9).rounded() / 1e9
    return abs(value) < 1e6 ? rounded + 0 : value
  }

  // MARK: - Freedom

  /// The variables that count for freedom, in tree order; in O(items).
  ///
  /// Four per view, the size of what a scroll view scrolls, and the dimensions of user guides that
  /// a rule mentions.
  package var listedVariables: [LayoutVariable] {
    layout.items.flatMap { item -> [LayoutVariable] in
      let ids = item.kind == .scroll ? [item.id, item.id.guide(.content)] : [item.id]
      return ids.flatMap { id in Dimension.allCases.map { LayoutVariable(id, $0) } }
        .filter(isListed)
    }
  }

  /// Whether a variable counts for freedom.
  package func isListed(_ variable: LayoutVariable) -> Bool {
    guard variable.item.helper == nil else {
      // A scroll view that scrolls nothing has no content size to speak of, and another view in
      // the place of one that is gone has none at all.
      guard let owner = layout.item(variable.item.owner), owner.kind == .scroll else {
        return false
      }
      return variable.item.systemGuide == .content && variable.dimension.isSize
        && !owner.childList.isEmpty
    }
    guard let item = layout.item(variable.item) else { return false }
    if item.isView { return true }
    guard let unknown = lowering.variable(variable) else { return false }
    return lowering.positions(about: unknown).contains { position in
      switch lowering.claim(at: position)?.source {
      case .rule, .generated: true
      default: false
      }
    }
  }
}
