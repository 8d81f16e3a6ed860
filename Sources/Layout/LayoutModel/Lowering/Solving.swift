import ConstraintSolver

/// The state of a layout in the solver, from which solving can continue.
struct Solving: Sendable {
  /// The layout in the solver's terms.
  private(set) var lowering: Lowering
  /// The solver at its optimum.
  private(set) var solver: Solver
  /// The required claims that do not hold.
  private(set) var broken: BrokenClaims
  /// The solver's constraint for each claim, by position.
  private(set) var constraints: PagedArray<Solver.ConstraintID?>
}

extension Solving {
  /// Solves a layout from scratch, passing the claims to the solver in some order.
  init(_ layout: Layout, arrival reorder: ([Claim.Position]) -> [Claim.Position]) {
    self.init(
      lowering: Lowering(layout), solver: Solver(), broken: BrokenClaims(),
      constraints: PagedArray())
    prepareSolver()
    let changes = reorder(lowering.positions).map {
      ClaimTable.Change(position: $0, old: nil, new: lowering.claim(at: $0))
    }
    if !apply(changes) {
      broken.replace([], by: lowering.refused(among: lowering.positions), in: lowering)
      // The claims that are left were accepted one by one, so they can hold together.
      _ = apply(changes)
    }
  }

  /// Returns the state for another layout.
  ///
  /// If following the difference is not possible or not faster, it solves from scratch, and the
  /// revision is nil.
  func advanced(to layout: Layout) -> (solving: Solving, revision: Revision?) {
    let difference = LayoutDifference(from: lowering.layout, to: layout)
    var next = self
    if !difference.isLarge, let revision = next.follow(layout, by: difference) {
      return (next, revision)
    }
    return (Solving(layout, arrival: { $0 }), nil)
  }

  /// Follows the difference to another layout; nil if the solver cannot.
  private mutating func follow(_ layout: Layout, by difference: LayoutDifference) -> Revision? {
    let update = lowering.update(to: layout, by: difference)
    var revision = Revision(update, hasBroken: !broken.isEmpty)
    if update.isLongerTree {
      makeVariables()
      solver.extendPictureOrder(to: lowering.pictureOrder)
    } else if update.isAnotherTree {
      prepareSolver()
    }
    // A broken claim can only be accepted now if an accepted one went away.
    let freed =
      broken.isEmpty
      ? []
      : update.changes.filter { change in
        change.old?.isRequired ?? false && !broken.contains(change.position)
      }
    broken.replace(update.changes.map(\.position), by: [], in: lowering)
    let isOpen =
      !freed.isEmpty
      && !lowering.required(
        among: broken.members, connectedWith: freed.flatMap(\.variables),
        opened: revision.opened, limit: 1
      ).isEmpty
    if isOpen || !apply(update.changes) {
      if breakNear(update.changes, noting: &revision) { return revision }
      if !isOpen, breakLast(update.changes) { return revision }
      let part = lowering.requiredPart(touchedBy: revision)
      let turned = broken.replace(part, by: lowering.refused(among: part.sorted()), in: lowering)
      broken.note([], about: part)
      let turns = self.turns(of: turned, but: update.changes)
      guard apply(update.changes + turns) else { return nil }
      revision.note(turns)
    }
    return revision
  }

  /// The most contradictions that are searched for one by one.
  private static let contradictionLimit = 8
  /// The most claims around which contradictions are searched for.
  private static let seedLimit = 64

  /// Makes changes that only add required claims which come last in the order of the policy, and
  /// breaks those that contradict what was accepted before; false if they are not of that kind, and
  /// then everything is as before.
  ///
  /// Whatever broke before still does, and why a new claim breaks is not searched for.
  private mutating func breakLast(_ changes: [ClaimTable.Change]) -> Bool {
    let added = changes.filter(\.isRequired)
    guard added.count <= Self.contradictionLimit, added.allSatisfy({ $0.old == nil }) else {
      return false
    }
    let orders = added.compactMap { $0.new?.breakOrder }
    let positions = Set(added.map(\.position))
    guard orders.count == added.count, let first = orders.min(),
      lowering.positions.allSatisfy({ position in
        guard !positions.contains(position), let claim = lowering.claim(at: position),
          claim.isRequired, let order = claim.breakOrder
        else { return true }
        return order < first
      })
    else { return false }
    let before = broken
    broken.replace([], by: positions, in: lowering)
    guard apply(changes) else {
      broken = before
      return false
    }
    guard added.count > 1 else { return true }
    let sorted = zip(added, orders).sorted { $0.1 < $1.1 }.map(\.0)
    for change in sorted {
      let refused = broken
      broken.replace([change.position], by: [], in: lowering)
      if !apply(turns(of: [change.position], but: [])) { broken = refused }
    }
    return true
  }

  /// Makes changes, and finds the claims that break by searching for contradictions around them;
  /// false if there are too many, and then everything is as before.
  ///
  /// Before the changes all unbroken claims held, so every contradiction contains a claim that
  /// changed or was broken. Those that are known are checked before others are searched for.
  private mutating func breakNear(
    _ changes: [ClaimTable.Change], noting revision: inout Revision
  ) -> Bool {
    let before = broken
    // The broken claims that may hold now.
    let open = lowering.required(among: before.members, touchedBy: revision)
    let renewed = changes.filter { $0.old?.constraint != $0.new?.constraint }
    let seeds = revision.required.intersection(renewed.map(\.position)).union(open).sorted()
    let touched = Set(seeds)
    var contradictions = before.contradictions.filter { known in
      known.members.contains(where: touched.contains) && known.holds(in: lowering)
    }
    let limit = contradictions.count + Self.contradictionLimit
    // Where more may break than are searched for, all are decided at once.
    guard open.count <= limit else { return false }
    while seeds.count <= Self.seedLimit, contradictions.count <= limit, !Interruption.isRequested {
      let refused = lowering.refused(by: contradictions.map(\.members))
      broken = before
      let turned = broken.replace(open, by: refused, in: lowering)
      let turns = self.turns(of: turned, but: changes)
      if apply(changes + turns) {
        broken.note(contradictions, about: touched)
        revision.note(turns)
        return true
      }
      guard let next = contradiction(around: seeds, without: broken.members) else { break }
      contradictions.append(next)
    }
    broken = before
    return false
  }

  /// Returns the claims around some of them by which the first one breaks; nil if none does.
  private func contradiction(
    around seeds: [Claim.Position], without refused: Set<Claim.Position>
  ) -> ClaimContradiction? {
    var around = Neighbourhood(
      of: seeds.filter { !refused.contains($0) }, without: refused, in: lowering)
    var distance = 1
    while true {
      let (counted, bounds) = around.claims(within: distance)
      let accepted = counted.compactMap { claim in claim.breakOrder.map { (claim, $0) } }
        .sorted { $0.1 < $1.1 }.map(\.0)
      // A seed may be one that cannot break.
      let background = bounds + counted.filter { $0.breakOrder == nil }
      if let found = Feasibility.firstContradiction(
        inOrder: accepted.map(\.constraint), background: background.map(\.constraint))
      {
        return ClaimContradiction(
          members: found.members.compactMap { lowering.position(of: accepted[$0].source) },
          background: found.background.compactMap { lowering.position(of: background[$0].source) })
      }
      if around.isWhole { return nil }
      distance *= 2
    }
  }

  /// The same, with sets that may contradict each other at the next numbers.
  func suspecting(_ contradictions: [ClaimContradiction]) -> Self {
    var next = self
    next.broken.suspect(contradictions)
    return next
  }

  /// The most broken claims for which contradictions are searched for.
  private static let reasonLimit = 100

  /// The same, with a contradiction known for each broken claim.
  ///
  /// Solving at other numbers is faster after it, which pays where many follow.
  ///
  /// - Complexity: That of finding a contradiction, for each broken claim.
  func knowingWhy() -> Self {
    guard !broken.isEmpty, broken.list.count <= Self.reasonLimit else { return self }
    func order(_ position: Claim.Position) -> BreakOrder? {
      lowering.claim(at: position)?.breakOrder
    }
    // In each set that is known, the last one to be accepted breaks.
    let known = broken.contradictions.compactMap { known in
      known.members.compactMap { member in order(member).map { (member, $0) } }
        .max { $0.1 < $1.1 }?.0
    }
    var found = broken.contradictions
    for position in broken.members.subtracting(known).sorted() {
      guard let order = order(position) else { continue }
      // Those that were accepted after it do not count.
      let later = lowering.positions.filter { other in
        lowering.claim(at: other)?.breakOrder.map { order < $0 } ?? false
      }
      let others = broken.members.subtracting([position]).union(later)
      guard let one = contradiction(around: [position], without: others) else { continue }
      found.append(one)
    }
    var next = self
    next.broken.note(found, about: broken.members)
    return next
  }

  /// Returns changes for the claims that break or hold again, except for those that changed anyway.
  private func turns(
    of positions: Set<Claim.Position>, but changes: [ClaimTable.Change]
  ) -> [ClaimTable.Change] {
    positions.subtracting(changes.map(\.position)).sorted().map {
      let claim = lowering.claim(at: $0)
      return ClaimTable.Change(position: $0, old: claim, new: claim)
    }
  }

  /// Declares the variables of the lowering to the solver, and sets their order.
  private mutating func prepareSolver() {
    makeVariables()
    solver.pictureOrder = lowering.pictureOrder
  }

  private mutating func makeVariables() {
    while solver.variableCount < lowering.variableCount { _ = solver.makeVariable() }
  }

  /// Passes changes to the solver, all or none; broken claims are passed at a priority below
  /// required.
  ///
  /// Returns false if the required claims contradict each other.
  private mutating func apply(_ changes: [ClaimTable.Change]) -> Bool {
    var edits: [Solver.Edit] = []
    var added: [Claim.Position] = []
    for change in changes {
      let position = change.position
      var constraint = change.new?.constraint
      if broken.contains(position) { constraint?.priority = .broken }
      let id = position.index < constraints.count ? constraints[position.index] : nil
      switch (id, constraint) {
      case (nil, let constraint?):
        edits.append(.add(constraint))
        added.append(position)
      case (let id?, nil):
        edits.append(.remove(id))
      case (let id?, let constraint?):
        if change.onlyRenumbers, solver.priority(of: id) == constraint.priority { continue }
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
    for change in changes where change.new == nil && change.position.index < constraints.count {
      constraints[change.position.index] = nil
    }
    for (position, id) in zip(added, ids) {
      constraints.grow(to: position.index + 1, with: nil)
      constraints[position.index] = id
    }
    return true
  }
}
