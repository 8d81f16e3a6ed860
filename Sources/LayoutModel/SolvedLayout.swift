public import ConstraintSolver

/// A layout with its frames: what every look and question reads.
public struct SolvedLayout: Sendable {
  /// The layout that was solved.
  public let layout: Layout
  /// The layout in the solver's terms.
  public let lowering: Lowering
  /// The solver at its optimum.
  public let solver: Solver
  /// The required claims that could not hold, as positions in ``Lowering/claims``, oldest first.
  public let broken: [Int]

  /// Solves a layout; always succeeds, breaking rules where it has to.
  public init(_ layout: Layout) { self.init(layout, arrival: { $0 }) }

  /// Solves a layout, handing the claims to the solver in another order.
  ///
  /// The answer is the same for every order; the oracle of a replay checks that.
  public init(_ layout: Layout, arrival reorder: ([Int]) -> [Int]) {
    self.layout = layout
    let lowering = Lowering(layout)
    self.lowering = lowering
    var solver = Solver()
    for _ in 0..<lowering.variableCount { _ = solver.makeVariable() }
    solver.pictureOrder = lowering.pictureOrder.compactMap { lowering.variable($0) }
    let claims = lowering.claims
    let arrival = reorder(Array(claims.indices))
    do {
      try solver.apply(arrival.map { .add(claims[$0].constraint) })
      broken = []
    } catch {
      let refused = Self.refused(claims)
      let isBroken = Set(refused)
      let edits = arrival.map { position -> Solver.Edit in
        var constraint = claims[position].constraint
        if isBroken.contains(position) { constraint.priority = .broken }
        return .add(constraint)
      }
      // What is left was accepted one by one, so it holds together.
      _ = try? solver.apply(edits)
      broken = refused.sorted { Self.precedes(claims[$0], claims[$1]) }
    }
    self.solver = solver
  }

  /// Which required claims break: accepted in the order of the policy, refused where they
  /// contradict what was accepted before.
  private static func refused(_ claims: [Claim]) -> [Int] {
    let required = claims.indices.filter { claims[$0].isRequired }
    let always = required.filter { claims[$0].breakOrder == nil }
    let ordered = required.filter { claims[$0].breakOrder != nil }.sorted { a, b in
      guard let first = claims[a].breakOrder, let second = claims[b].breakOrder else {
        return false
      }
      return first < second
    }
    let list = always + ordered
    return Feasibility.refused(inOrder: list.map { claims[$0].constraint }).map { list[$0] }
  }

  private static func precedes(_ a: Claim, _ b: Claim) -> Bool {
    guard let first = a.breakOrder?.age, let second = b.breakOrder?.age else { return false }
    return first < second
  }

  // MARK: - Values

  /// The value of one dimension in the picture, in the coordinates of the parent.
  public func value(of variable: LayoutVariable) -> Double {
    clean(solver.value(of: lowering.expression(variable)))
  }

  /// The rectangle of an item in the coordinates of its parent.
  public func frame(of id: Item.ID) -> Frame {
    func value(_ dimension: Dimension) -> Double { self.value(of: LayoutVariable(id, dimension)) }
    return Frame(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
  }

  /// The rectangle of an item in the coordinates of the root.
  public func frameInRoot(of id: Item.ID) -> Frame {
    var frame = frame(of: id)
    for ancestor in layout.ancestors(of: id) {
      frame.x += value(of: LayoutVariable(ancestor, .x))
      frame.y += value(of: LayoutVariable(ancestor, .y))
    }
    return frame
  }

  /// The value of an anchor in the coordinates of an ancestor.
  public func value(of anchor: Anchor, in ancestor: Item.ID?) -> Double {
    clean(solver.value(of: lowering.expression(anchor, in: ancestor)))
  }

  /// How far a claim is from holding, in points.
  public func error(of claim: Claim) -> Double {
    clean(claim.constraint.error(of: solver.value(of: claim.constraint.expression)))
  }

  /// `form - right` of a claim: zero where it holds with equality.
  public func residual(of claim: Claim) -> Double {
    clean(solver.value(of: claim.constraint.expression))
  }

  /// Rounding errors of the last digits are no news.
  private func clean(_ value: Double) -> Double {
    let rounded = (value * 1e9).rounded() / 1e9
    return abs(value) < 1e6 ? rounded + 0 : value
  }

  /// The variables that count for freedom, in tree order: four per view, and the dimensions of
  /// user guides that a rule mentions.
  public var listedVariables: [LayoutVariable] {
    let touched = Set(
      lowering.claims.filter { claim in
        switch claim.source {
        case .rule, .generated: true
        default: false
        }
      }.flatMap { $0.constraint.expression.terms.map(\.variable) })
    return layout.items.flatMap { item in
      Dimension.allCases.map { LayoutVariable(item.id, $0) }.filter { variable in
        item.isView || lowering.variable(variable).map(touched.contains) ?? false
      }
    }
  }
}
