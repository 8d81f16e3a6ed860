import ConstraintSolver

/// A layout on its way through the solver.
struct Solving: Sendable {
  /// The layout in the solver's terms.
  private(set) var lowering: Lowering
  /// The solver at its optimum.
  private(set) var solver: Solver
  /// The required claims that could not hold, as positions in the lowering, oldest first.
  private(set) var broken: [Int]
  /// The constraint of each claim, by position.
  private(set) var constraints: Paged<Solver.ConstraintID?>
}

extension Solving {
  /// Solves a layout from scratch, handing the claims to the solver in some order.
  init(_ layout: Layout, arrival reorder: ([Int]) -> [Int]) {
    self.init(lowering: Lowering(layout), solver: Solver(), broken: [], constraints: Paged())
    prepareSolver()
    let changes = reorder(lowering.positions).map {
      ClaimTable.Change(position: $0, old: nil, new: lowering.claim(at: $0))
    }
    if !apply(changes) {
      broken = lowering.refused(among: lowering.positions)
      // What is left was accepted one by one, so it holds together.
      _ = apply(changes)
    }
  }

  /// Goes on to another layout, from scratch if nothing is won by following; the revision is nil
  /// then.
  func advanced(to layout: Layout) -> (solving: Solving, revision: Revision?) {
    let difference = LayoutDifference(from: lowering.layout, to: layout)
    var next = self
    if !difference.isLarge, let revision = next.follow(layout, by: difference) {
      return (next, revision)
    }
    return (Solving(layout, arrival: { $0 }), nil)
  }

  /// Goes on to another layout by the difference; nil if the solver does not follow.
  private mutating func follow(_ layout: Layout, by difference: LayoutDifference) -> Revision? {
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
      && !lowering.requiredPart(around: freed.flatMap(\.variables), opened: revision.opened)
        .isDisjoint(with: still)
    // Mostly what is changed to resolve a conflict lets everything hold.
    if isOpen, restore(update.changes, in: &revision) { return revision }
    if isOpen || !apply(update.changes) {
      let part = lowering.requiredPart(touchedBy: revision)
      broken = lowering.sorted(
        still.filter { !part.contains($0) } + lowering.refused(among: part.sorted()))
      let turned = Set(still).symmetricDifference(broken).subtracting(changed).sorted()
      let turns = turned.map(turn)
      revision.note(turns)
      guard apply(update.changes + turns) else { return nil }
    } else {
      broken = lowering.sorted(broken)
    }
    return revision
  }

  /// Lets everything hold that is connected with some changes, if it can.
  private mutating func restore(
    _ changes: [ClaimTable.Change], in revision: inout Revision
  ) -> Bool {
    let before = broken
    let part = lowering.requiredPart(touchedBy: revision)
    broken = lowering.sorted(before.filter { !part.contains($0) })
    let turns = before.filter(part.contains).sorted().map(turn)
    guard apply(changes + turns) else {
      broken = before
      return false
    }
    revision.note(turns)
    return true
  }

  /// A claim that is broken and holds again, or the other way round.
  private func turn(_ position: Int) -> ClaimTable.Change {
    let claim = lowering.claim(at: position)
    return ClaimTable.Change(position: position, old: claim, new: claim)
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
}
