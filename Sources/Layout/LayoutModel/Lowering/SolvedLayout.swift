package import ConstraintSolver

/// A solved layout: a layout with its frames.
///
/// It never changes, and is a class only so that passing it around costs one reference.
package final class SolvedLayout: Sendable {
  /// The layout that was solved.
  package let layout: Layout
  /// The layout in the solver's terms.
  package let lowering: Lowering
  /// The solver at its optimum.
  package let solver: Solver
  /// The required claims that do not hold, as positions in the lowering, oldest first.
  package var broken: [Claim.Position] { brokenClaims.list }
  /// What the required claims that do not hold come from, oldest first.
  package var brokenSources: [Claim.Source] { broken.compactMap { lowering.claim(at: $0)?.source } }
  private let brokenClaims: BrokenClaims
  /// What changed from the solved layout that this one was made from; nil for one from scratch.
  package let revision: Revision?
  /// The solver's constraint for each claim, by position.
  private let constraints: PagedArray<Solver.ConstraintID?>
  /// The passes before the last, the first one unmeasured; empty if no number of the layout depends
  /// on its frames.
  private let passes: [SolvedLayout]
  /// The layout as it was passed in, from which the next one is probably made.
  private let given: Layout
  /// The sizes of views that stacks asked for.
  private let fittings: FittingTable

  /// Solves a layout.
  ///
  /// Always succeeds; rules break if they cannot all hold.
  package convenience init(_ layout: Layout) { self.init(layout, arrival: { $0 }) }

  /// Solves a layout, passing the claims to the solver in another order.
  ///
  /// The result is the same for every order; the oracle of a replay checks that.
  package convenience init(
    _ layout: Layout, arrival reorder: ([Claim.Position]) -> [Claim.Position]
  ) {
    var fittings = FittingTable()
    self.init(layout, arrival: reorder, fittings: &fittings)
  }

  /// Solves a layout with the sizes of views that are known already.
  convenience init(_ layout: Layout, fittings: inout FittingTable) {
    self.init(layout, arrival: { $0 }, fittings: &fittings)
  }

  private convenience init(
    _ layout: Layout, arrival reorder: ([Claim.Position]) -> [Claim.Position],
    fittings: inout FittingTable
  ) {
    let first = Solving(layout.unmeasured, arrival: reorder)
    let (last, _, passes) = Self.settled((first, nil), after: nil, fittings: &fittings)
    self.init(last, nil, passes, given: layout, fittings: fittings)
  }

  /// Solves a layout that differs in a few places from one that is solved.
  ///
  /// The result is the same as from scratch. Only what differs is lowered and passed to the solver;
  /// which rules break is only decided again if rules are broken, or break now, in the connected
  /// part of a required rule that changed.
  package convenience init(_ layout: Layout, after previous: SolvedLayout) {
    let known = previous.passes + [previous]
    let bare = Self.bare(layout, known[0].layout, after: previous)
    let first = known[0].solving.advanced(to: bare?.layout ?? layout.unmeasured)
    var fittings = FittingTable(after: previous.fittings)
    let (last, revision, passes) = Self.settled(
      first, after: bare.map { (passes: known, touched: $0.touched) }, fittings: &fittings)
    guard passes.count < known.count - 1 else {
      self.init(
        last, known.count == 1 || bare != nil ? revision : nil, passes, given: layout,
        fittings: fittings)
      return
    }
    // There are fewer passes than before, so the revision has to start from the previous last one.
    let next = previous.solving.advanced(to: last.lowering.layout)
    self.init(next.solving, next.revision, passes, given: layout, fittings: fittings)
  }

  /// Returns the unmeasured layout with the indices of the items that differ; nil if too many
  /// differ, or if the first pass of the previous layout is of no use.
  ///
  /// The layout may have been made from the one that was passed in before, or from the solved one.
  private static func bare(
    _ layout: Layout, _ before: Layout, after previous: SolvedLayout
  ) -> (layout: Layout, touched: [Int])? {
    if layout.unsettled.isEmpty, previous.passes.isEmpty { return (layout, []) }
    return layout.unmeasured(following: before, of: previous.given)
      ?? layout.unmeasured(following: before, of: previous.layout)
  }

  /// Returns the claims of a layout that differs in a few places, without solving it, and what
  /// changes; nil if they depend on its frames, or if too much differs.
  ///
  /// - Complexity: O(difference), as far as the tree stays.
  package func lowering(of layout: Layout) -> (lowering: Lowering, revision: Revision)? {
    guard passes.isEmpty, self.layout.unsettled.isEmpty, layout.unsettled.isEmpty else {
      return nil
    }
    let difference = LayoutDifference(from: self.layout, to: layout)
    guard !difference.isLarge else { return nil }
    var next = lowering
    let update = next.update(to: layout, by: difference)
    return (next, Revision(update, hasBroken: !brokenClaims.isEmpty))
  }

  /// The state of the solver, and what changed on the way to it; nil after solving from scratch.
  private typealias Step = (solving: Solving, revision: Revision?)

  /// Solves again as long as numbers that depend on the solution differ from those assumed.
  ///
  /// Each pass follows the same pass of the previous layout; the revision is that of the last pass.
  private static func settled(
    _ first: Step, after known: (passes: [SolvedLayout], touched: [Int])?,
    fittings: inout FittingTable
  ) -> (last: Solving, revision: Revision?, passes: [SolvedLayout]) {
    var (solving, revision) = first
    // Whether it was made from the same pass before.
    var isFollowed = revision != nil
    var passes: [SolvedLayout] = []
    while passes.count < LayoutPass.passLimit, !solving.lowering.layout.unsettled.isEmpty {
      let solved = SolvedLayout(
        solving, nil, [], given: solving.lowering.layout, fittings: FittingTable())
      let (number, count) = (passes.count, known?.passes.count ?? 0)
      let before = known.flatMap { known -> LayoutPass.Before? in
        guard number < count else { return nil }
        // After the last pass no number changed.
        let next = known.passes[min(number + 1, count - 1)].layout
        return LayoutPass.Before(
          touched: known.touched, solved: known.passes[number], isFollowed: isFollowed,
          next: next)
      }
      guard let layout = LayoutPass(solved, after: before, fittings: &fittings).layout else {
        break
      }
      passes.append(solved)
      if let known, number + 1 < count {
        (solving, revision) = known.passes[number + 1].solving.advanced(to: layout)
        isFollowed = revision != nil
      } else {
        let next = solving.advanced(to: layout)
        solving = next.solving
        // After a pass from scratch everything may have changed, so there is no revision.
        revision = next.revision.flatMap { revision?.followed(by: $0) }
      }
    }
    return (solving, revision, passes)
  }

  /// The parts of the solved layout from which solving can continue.
  private var solving: Solving {
    Solving(lowering: lowering, solver: solver, broken: brokenClaims, constraints: constraints)
  }

  /// The same layout, from which solving at other numbers is faster where rules break.
  ///
  /// - Complexity: That of finding a contradiction for each rule that breaks.
  package func knowingWhy() -> SolvedLayout {
    guard !brokenClaims.isEmpty else { return self }
    return SolvedLayout(
      solving.knowingWhy(), revision, passes.map { $0.knowingWhy() }, given: given,
      fittings: fittings)
  }

  /// Why rules break, in all passes, as far as it is known.
  package var contradictions: [ClaimContradiction] {
    passes.flatMap(\.contradictions) + brokenClaims.contradictions
  }

  /// The same layout, from which solving first looks at sets that contradict each other elsewhere.
  package func suspecting(_ contradictions: [ClaimContradiction]) -> SolvedLayout {
    guard !contradictions.isEmpty else { return self }
    return SolvedLayout(
      solving.suspecting(contradictions), revision, passes.map { $0.suspecting(contradictions) },
      given: given, fittings: fittings)
  }

  private init(
    _ solving: Solving, _ revision: Revision?, _ passes: [SolvedLayout], given: Layout,
    fittings: FittingTable
  ) {
    self.given = given
    self.fittings = fittings
    constraints = solving.constraints
    self.passes = passes
    self.revision = revision
    layout = solving.lowering.layout
    lowering = solving.lowering
    solver = solving.solver
    brokenClaims = solving.broken
  }

  /// Whether a claim is required and does not hold; O(1).
  package func isBroken(_ position: Claim.Position) -> Bool { brokenClaims.contains(position) }

  /// Returns the required claims that do not hold and whose standing a revision may have changed.
  package func broken(touchedBy revision: Revision) -> Set<Claim.Position> {
    lowering.required(among: brokenClaims.members, touchedBy: revision)
  }

  /// Returns the required claims that do not hold and are connected with some variables by required
  /// claims, directly or through others.
  package func broken(connectedWith variables: [Variable]) -> Set<Claim.Position> {
    lowering.required(among: brokenClaims.members, connectedWith: variables, opened: [])
  }

  // MARK: - Values

  /// Returns the solver's variable for a dimension; nil if its item is gone.
  package func variable(_ variable: LayoutVariable) -> Variable? { lowering.variable(variable) }

  /// Returns the value of a dimension in the drawn picture, in points, in the coordinates of the
  /// parent.
  package func value(of variable: LayoutVariable) -> Double {
    lowering.variable(variable).map { clean(solver.value(of: $0)) } ?? 0
  }

  /// Returns the frame of an item or helper guide, in points, in the coordinates of its parent.
  ///
  /// If the document has a scale, each edge is rounded to a pixel by itself, so that adjacent views
  /// stay adjacent; two equal widths may then differ by a pixel, as on a screen.
  package func frame(of id: Item.ID) -> Frame {
    let frame = engineFrame(of: id)
    return layout.scale.map { frame.rounded(toPixelsOf: $0) } ?? frame
  }

  /// Returns the frame before it is rounded to pixels.
  func engineFrame(of id: Item.ID) -> Frame {
    func value(_ dimension: Dimension) -> Double { self.value(of: LayoutVariable(id, dimension)) }
    return Frame(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
  }

  /// Returns the frame of an item in the coordinates of the root.
  package func frameInRoot(of id: Item.ID) -> Frame {
    var frame = frame(of: id)
    for ancestor in layout.ancestors(of: id) {
      let outer = self.frame(of: ancestor)
      frame.x += outer.x
      frame.y += outer.y
    }
    return frame
  }

  /// Returns the value of an anchor in the coordinates of an ancestor, in points.
  package func value(of anchor: Anchor, in ancestor: Item.ID?) -> Double {
    clean(solver.value(of: lowering.expression(anchor, in: ancestor)))
  }

  /// Returns the value of an expression in the drawn picture.
  package func value(of expression: Expression) -> Double { clean(solver.value(of: expression)) }

  /// Returns by how much a claim fails to hold, in points; zero if it holds.
  package func error(of claim: Claim) -> Double { error(of: claim, in: solver) }

  /// Returns by how much a claim fails to hold in the solution of another solver with the same
  /// variables.
  package func error(of claim: Claim, in other: Solver) -> Double {
    clean(claim.constraint.error(of: other.value(of: claim.constraint.expression)))
  }

  /// Returns the left side less the right side of a claim: zero if it holds with equality.
  package func residual(of claim: Claim) -> Double {
    clean(solver.value(of: claim.constraint.expression))
  }

  /// Returns the solver as it would be without a claim; nil if there is no such claim.
  package func solver(without position: Claim.Position) -> Solver? {
    guard position.index < constraints.count, let id = constraints[position.index] else {
      return nil
    }
    var without = solver
    return (try? without.remove(id)) == nil ? nil : without
  }

  /// Returns the solver without a claim, to ask what is unique and in which range; nil if there is
  /// no such claim.
  ///
  /// It is faster than ``solver(without:)`` because it draws no picture.
  package func undrawnSolver(without position: Claim.Position) -> Solver? {
    position.index < constraints.count
      ? constraints[position.index].flatMap(solver.leavingOut) : nil
  }

  /// Returns the positions of the claims that hold with equality and can take part in a sum that
  /// gives an expression, ascending; without the claims that give values.
  ///
  /// - Complexity: O(terms of the connected parts of the layout).
  package func summands(of expression: Expression) -> [Claim.Position] {
    let given = lowering.givenVariables
    let ids = solver.summands(of: expression, given: given)
    return ids.compactMap { id in
      let lists = (solver.constraint(id)?.expression.terms ?? []).map {
        lowering.positions(about: $0.variable)
      }
      return lists.min { $0.count < $1.count }?.first { constraints[$0.index] == id }
    }.sorted()
  }

  /// Rounds away the last digits, which are rounding errors.
  private func clean(_ value: Double) -> Double {
    let rounded = (value * 1e9).rounded() / 1e9
    return abs(value) < 1e6 ? rounded + 0 : value
  }

  // MARK: - Freedom

  /// The variables that count for freedom, in tree order; O(items).
  ///
  /// They are the four of each view, the size of a scroll view's content, and the dimensions of
  /// user guides that a rule mentions.
  package var listedVariables: [LayoutVariable] {
    layout.items.flatMap { item -> [LayoutVariable] in
      let ids = item.kind == .scroll ? [item.id, item.id.guide(.content)] : [item.id]
      return ids.flatMap { id in Dimension.allCases.map { LayoutVariable(id, $0) } }
        .filter(isListed)
    }
  }

  /// Those of some variables that count for freedom, in tree order; O(variables * log variables).
  package func listed(among variables: Set<LayoutVariable>) -> [LayoutVariable] {
    variables.filter(isListed).sorted { a, b in
      a.item == b.item
        ? a.dimension.rawValue < b.dimension.rawValue : lowering.precedesInTree(a.item, b.item)
    }
  }

  /// Whether a variable counts for freedom.
  package func isListed(_ variable: LayoutVariable) -> Bool {
    guard variable.item.helper == nil else {
      // The content size of a scroll view counts only if it scrolls something. The item may also be
      // gone and another one have its index.
      guard variable.item.systemGuide == .content, variable.dimension.isSize else { return false }
      guard let owner = layout.box(variable.item.owner) else { return false }
      return owner.value.kind == .scroll && !owner.value.childList.isEmpty
    }
    guard let kind = layout.kind(of: variable.item) else { return false }
    if kind != .guide { return true }
    guard let unknown = lowering.variable(variable) else { return false }
    return lowering.positions(about: unknown).contains { position in
      switch lowering.claim(at: position)?.source {
      case .rule, .generated: true
      default: false
      }
    }
  }
}
