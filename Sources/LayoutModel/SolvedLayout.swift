public import ConstraintSolver

/// A layout with its frames: what every look and question reads.
public struct SolvedLayout: Sendable {
  /// The layout that was solved.
  public let layout: Layout
  /// The layout in the solver's terms.
  public private(set) var lowering: Lowering
  /// The solver at its optimum.
  public private(set) var solver = Solver()
  /// The required claims that could not hold, as positions in the lowering, oldest first.
  public private(set) var broken: [Int] = []
  /// What became of the solved layout that this one was made from.
  package private(set) var revision: Revision?
  /// The constraint of each claim, by position.
  private var constraints = Paged<Solver.ConstraintID?>()

  /// Solves a layout; always succeeds, breaking rules where it has to.
  public init(_ layout: Layout) { self.init(layout, arrival: { $0 }) }

  /// Solves a layout, handing the claims to the solver in another order.
  ///
  /// The answer is the same for every order; the oracle of a replay checks that.
  public init(_ layout: Layout, arrival reorder: ([Int]) -> [Int]) {
    self.layout = layout
    lowering = Lowering(layout)
    prepareSolver()
    let changes = reorder(lowering.positions).map {
      ClaimTable.Change(position: $0, old: nil, new: lowering.claim(at: $0))
    }
    if !apply(changes) {
      broken = refused(among: lowering.positions)
      // What is left was accepted one by one, so it holds together.
      _ = apply(changes)
    }
  }

  /// Solves a layout that is another one than before in a few places.
  ///
  /// The answer is the same as from scratch. Only what the difference touches is lowered and
  /// handed to the solver; which rules break is only asked again where rules are broken, or break,
  /// in the connected part of a required rule that changed.
  public init(_ layout: Layout, after previous: SolvedLayout) {
    let difference = LayoutDifference(from: previous.layout, to: layout)
    var next = SolvedLayout(layout, from: previous)
    guard !difference.isLarge, next.follow(difference) else {
      self.init(layout)
      return
    }
    self = next
  }

  private init(_ layout: Layout, from previous: SolvedLayout) {
    self.layout = layout
    lowering = previous.lowering
    solver = previous.solver
    broken = previous.broken
    constraints = previous.constraints
  }

  /// Changes lowering and solver by a difference; false if the solver does not follow.
  private mutating func follow(_ difference: LayoutDifference) -> Bool {
    let update = lowering.update(to: layout, by: difference)
    var revision = Revision(update)
    if update.isAnotherTree { prepareSolver() }
    let changed = Set(update.changes.map(\.position))
    let still = broken.filter { !changed.contains($0) }
    // Nobody who was refused is accepted now unless something accepted went away.
    let freed = update.changes.filter { change in
      change.old?.isRequired ?? false && !broken.contains(change.position)
    }
    broken = still
    let isOpen =
      !still.isEmpty && !freed.isEmpty
      && !requiredPart(around: freed.flatMap(\.variables), opened: revision.opened)
        .isDisjoint(with: still)
    if isOpen || !apply(update.changes) {
      let part = requiredPart(touchedBy: revision)
      broken = sorted(still.filter { !part.contains($0) } + refused(among: part.sorted()))
      let turned = Set(still).symmetricDifference(broken).subtracting(changed).sorted()
      let turns = turned.map { position -> ClaimTable.Change in
        let claim = lowering.claim(at: position)
        return ClaimTable.Change(position: position, old: claim, new: claim)
      }
      revision.note(turns)
      guard apply(update.changes + turns) else { return false }
    } else {
      broken = sorted(broken)
    }
    self.revision = revision
    return true
  }

  /// Gives the solver the variables of the lowering, and their order.
  private mutating func prepareSolver() {
    while solver.variableCount < lowering.variableCount { _ = solver.makeVariable() }
    solver.pictureOrder = lowering.pictureOrder
  }

  /// Hands changes to the solver, all or none; broken claims give way to required ones.
  private mutating func apply(_ changes: [ClaimTable.Change]) -> Bool {
    let isBroken = Set(broken)
    var edits: [Solver.Edit] = []
    var added: [Int] = []
    for change in changes {
      let position = change.position
      var constraint = change.new?.constraint
      if isBroken.contains(position) { constraint?.priority = .broken }
      let id = position < constraints.count ? constraints[position] : nil
      switch (id, constraint) {
      case (nil, let constraint?):
        edits.append(.add(constraint))
        added.append(position)
      case (let id?, nil):
        edits.append(.remove(id))
      case (let id?, let constraint?):
        guard let old = solver.constraint(id), old.relation == constraint.relation,
          old.expression.terms == constraint.expression.terms
        else {
          edits += [.remove(id), .add(constraint)]
          added.append(position)
          continue
        }
        if old.expression.constant != constraint.expression.constant {
          edits.append(.setConstant(constraint.expression.constant, of: id))
        }
        if old.priority != constraint.priority {
          edits.append(.setPriority(constraint.priority, of: id))
        }
      case (nil, nil): break
      }
    }
    guard !edits.isEmpty else { return true }
    guard let ids = try? solver.apply(edits) else { return false }
    for change in changes where change.new == nil && change.position < constraints.count {
      constraints[change.position] = nil
    }
    for (position, id) in zip(added, ids) {
      constraints.grow(to: position + 1, with: nil)
      constraints[position] = id
    }
    return true
  }

  // MARK: - Values

  /// The value of one dimension in the picture, in the coordinates of the parent.
  public func value(of variable: LayoutVariable) -> Double {
    lowering.variable(variable).map { clean(solver.value(of: $0)) } ?? 0
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

  // MARK: - Freedom

  /// The variables that count for freedom, in tree order; in O(items).
  ///
  /// Four per view, and the dimensions of user guides that a rule mentions.
  public var listedVariables: [LayoutVariable] {
    layout.items.flatMap { item in
      Dimension.allCases.map { LayoutVariable(item.id, $0) }.filter(isListed)
    }
  }

  /// Whether a variable counts for freedom.
  public func isListed(_ variable: LayoutVariable) -> Bool {
    guard let item = layout.item(variable.item) else { return false }
    if item.isView { return true }
    guard let index = lowering.variable(variable)?.index else { return false }
    return lowering.positions(about: index).contains { position in
      switch lowering.claim(at: position)?.source {
      case .rule, .generated: true
      default: false
      }
    }
  }
}
