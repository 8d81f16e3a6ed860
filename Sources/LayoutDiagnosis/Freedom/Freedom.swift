import ConstraintSolver
package import LayoutModel

/// What is not determined: how many degrees of freedom, which variables, in which ties.
package struct Freedom: Sendable {
  /// How much one variable is determined.
  package enum Status: Hashable, Sendable {
    /// One value in all optimal points.
    case unique
    /// Several, without an end on at least one side: something is missing.
    case free(min: Double?, max: Double?)
    /// Several, between two ends: rules trade off, or leave some room.
    case tied(min: Double, max: Double)
  }

  /// What is known about a variable of the solver.
  private struct Record: Sendable {
    /// Whether it has more than one value.
    var isLoose = false
    /// How much it is determined; unique for one that does not count.
    var status = Status.unique
    /// Whether it is tied between two ends that nobody asked for yet.
    var hasHiddenEnds = false
    /// The group it is in, by the group's first variable.
    var group: Variable?
  }

  /// Variables that move together.
  private struct Group: Sendable {
    var degrees: Int
    var tie: Tie?
  }

  /// The dimension of the optimal face over the listed variables.
  package private(set) var degrees = 0
  /// The items that the last change can have moved or loosened, in tree order; nil for all.
  let touched: [Item.ID]?

  private let solved: SolvedLayout
  private var records: PagedArray<Record>
  private var groups: PagedArray<Group?>
  /// The first variables of the groups that are ties.
  private var tieVariables: Set<Variable> = []

  /// Examines the optimal face of a solved layout.
  package init(_ solved: SolvedLayout) { self.init(solved, after: nil) }

  /// Examines what the revision of a solved layout touched, given what was known before it.
  ///
  /// - Complexity: of the order of the touched region, see ``TouchedRegion``.
  init(_ solved: SolvedLayout, after previous: Freedom?) {
    self.solved = solved
    let face = solved.solver.optimalFace
    let region: TouchedRegion
    if let previous, let revision = solved.revision {
      records = previous.records
      groups = previous.groups
      tieVariables = previous.tieVariables
      degrees = previous.degrees
      region = TouchedRegion(
        of: revision, from: previous.solved, to: solved, face: face,
        loose: revision.isShuffled ? previous.looseVariables : revision.moved,
        wasLoose: { previous.isLoose($0) })
      touched = region.items
    } else {
      records = PagedArray()
      groups = PagedArray()
      region = TouchedRegion(all: solved)
      touched = nil
    }
    records.grow(to: solved.lowering.variableCount, with: Record())
    groups.grow(to: solved.lowering.variableCount, with: nil)
    for variable in region.variables { forget(variable) }
    examine(region, face)
  }

  private mutating func forget(_ variable: Variable) {
    if let group = records[variable.index].group, let known = groups[group.index] {
      degrees -= known.degrees
      groups[group.index] = nil
      tieVariables.remove(group)
    }
    if records[variable.index].isLoose { records[variable.index] = Record() }
  }

  // MARK: - Examining

  /// Examines the variables of a region, of which nothing is known.
  private mutating func examine(_ region: TouchedRegion, _ face: OptimalFace) {
    var space = MotionSpace()
    var moving: [Tie.Moving] = []
    var helpers: [(variable: Variable, motion: MotionSpace.Motion)] = []
    // The numbers of variables in the space.
    var numbers: [Variable: Int] = [:]
    for unknown in region.variables where solved.lowering.pictureRank(of: unknown) != nil {
      if Interruption.isRequested { break }
      guard !face.isUnique(unknown) else { continue }
      records[unknown.index].isLoose = true
      guard let variable = solved.lowering.dimension(of: unknown), solved.isListed(variable) else {
        helpers.append((unknown, face.motion(of: Expression(unknown))))
        continue
      }
      numbers[unknown] = moving.count
      if let (others, status) = leaders(of: unknown, variable, numbers, moving) {
        space.insert(dependentOn: others)
        records[unknown.index].status = status ?? .tied(min: 0, max: 0)
        records[unknown.index].hasHiddenEnds = status == nil
        moving.append(Tie.Moving(unknown: unknown, variable: variable, status: status))
        continue
      }
      let expression = Expression(unknown)
      let motion = face.motion(of: expression)
      space.insert(motion)
      let status = Status(face.range(of: expression))
      records[unknown.index].status = status
      moving.append(
        Tie.Moving(unknown: unknown, variable: variable, status: status, motion: motion))
    }
    guard !moving.isEmpty else { return }
    for helper in helpers { space.insertHelper(helper.motion) }
    let isTied = moving.contains(where: \.isTied)
    let stakes =
      isTied ? stakes(in: moving.map(\.unknown) + helpers.map(\.variable), &space, face) : [:]
    for group in space.groups {
      let members = group.members.map { moving[$0] }
      let first = members[0].unknown
      let tie = Tie(
        members, claims: stakes[group.members[0]] ?? [], face: face, in: solved)
      groups[first.index] = Group(degrees: group.dimension, tie: tie)
      for member in members { records[member.unknown.index].group = first }
      if tie != nil { tieVariables.insert(first) }
      degrees += group.dimension
    }
  }

  /// The numbers of one or two variables that a variable is the sum of multiples of, and how much it
  /// is determined by one that is measured; nil where there are none among those that were examined
  /// before it, or where two of them have no end.
  ///
  /// A row of views has as many positions as sizes, and each is the one before it and a size: so
  /// nobody has to find out how a position moves with all sizes before it. Of many equal sizes only
  /// the first is measured.
  private func leaders(
    of unknown: Variable, _ variable: LayoutVariable, _ numbers: [Variable: Int],
    _ moving: [Tie.Moving]
  ) -> (others: [Int], status: Status?)? {
    let rank = solved.lowering.pictureRank(of: unknown) ?? 0
    search: for position in solved.lowering.positions(about: unknown) {
      guard let claim = solved.lowering.claim(at: position), claim.isRequired,
        claim.constraint.relation == .equal, !solved.isBroken(position)
      else { continue }
      var others: [Int] = []
      for other in claim.variables where other != unknown {
        guard let number = numbers[other] else {
          // What comes later may move as well.
          guard !records[other.index].isLoose,
            solved.lowering.pictureRank(of: other).map({ $0 < rank }) ?? false
          else { continue search }
          continue
        }
        // A tie counts sizes before positions.
        guard others.count < 2, !others.contains(number),
          !variable.dimension.isSize || moving[number].variable.dimension.isSize
        else { continue search }
        others.append(number)
      }
      if others.count == 1 {
        let leader = moving[others[0]]
        guard let status = leader.status else { return (others, nil) }
        guard let rate = claim.rate(of: unknown, by: leader.unknown) else { continue }
        let own = solved.solver.value(of: unknown)
        let other = solved.solver.value(of: leader.unknown)
        return (others, status.through({ own + rate * ($0 - other) }, isFalling: rate < 0))
      }
      if others.count == 2, others.allSatisfy({ moving[$0].isTied }) { return (others, nil) }
    }
    return nil
  }

  /// The optional claims that move with some variables, in canonical order, by the first member of
  /// the group they move with.
  private func stakes(
    in variables: [Variable], _ space: inout MotionSpace, _ face: OptimalFace
  ) -> [Int: [Claim]] {
    var seen = Set<Claim.Position>()
    var claims: [Claim] = []
    for position in variables.flatMap(solved.lowering.positions) {
      guard seen.insert(position).inserted, let claim = solved.lowering.claim(at: position),
        !claim.isRequired
      else { continue }
      claims.append(claim)
    }
    claims.sort { solved.lowering.precedes($0.source, $1.source) }
    var stakes: [Int: [Claim]] = [:]
    for claim in claims {
      for group in space.groups(movedBy: face.motion(of: claim.constraint.expression)) {
        stakes[group, default: []].append(claim)
      }
    }
    return stakes
  }

  // MARK: - Looking up

  /// Whether a variable of the solver has more than one value.
  private func isLoose(_ variable: Variable) -> Bool {
    variable.index < records.count && records[variable.index].isLoose
  }

  private var looseVariables: [Variable] {
    records.indices.filter { records[$0].isLoose }.map(Variable.init(index:))
  }

  /// The variables that count, in tree order; in O(items).
  package var variables: [LayoutVariable] { solved.listedVariables }

  /// The status of each variable that is not unique, in tree order; in O(items).
  package var loose: [(variable: LayoutVariable, status: Status)] {
    looseList.map { ($0, status(of: $0)) }
  }

  /// The variables that are not unique, in tree order; in O(items).
  private var looseList: [LayoutVariable] {
    guard degrees > 0 else { return [] }
    let ids = solved.layout.root.map { solved.layout.framed(in: $0) } ?? []
    return ids.flatMap { id in
      Dimension.allCases.map { LayoutVariable(id, $0) }.filter { !isUnique($0) }
    }
  }

  /// The variables that are not unique in groups of those that move together, in tree order of the
  /// first of each; within a group in tree order.
  package var looseGroups: [[LayoutVariable]] {
    var groups: [[LayoutVariable]] = []
    var places: [Variable: Int] = [:]
    for (variable, _) in loose {
      guard let index = solved.lowering.variable(variable)?.index, let group = records[index].group
      else { continue }
      if let place = places[group] {
        groups[place].append(variable)
      } else {
        places[group] = groups.count
        groups.append([variable])
      }
    }
    return groups
  }

  /// The ties, in tree order of their first variable.
  package var ties: [Tie] { ties(of: tieVariables) }

  /// The ties that the last change can have made or changed, in tree order.
  var touchedTies: [Tie] { touched.map(ties) ?? ties }

  /// The ties that variables of some items take part in, in tree order; O(those items and ties).
  func ties(of items: [Item.ID]) -> [Tie] {
    guard !tieVariables.isEmpty else { return [] }
    var first = Set<Variable>()
    for id in items {
      for dimension in Dimension.allCases {
        guard let unknown = solved.lowering.variable(LayoutVariable(id, dimension)),
          let group = records[unknown.index].group, tieVariables.contains(group)
        else { continue }
        first.insert(group)
      }
    }
    return ties(of: first)
  }

  private func ties(of first: Set<Variable>) -> [Tie] {
    guard !first.isEmpty else { return [] }
    let ranked = first.map { (solved.lowering.pictureRank(of: $0) ?? 0, $0) }
    return ranked.sorted { $0 < $1 }.compactMap { groups[$0.1.index]?.tie }
  }

  /// The tie that a variable takes part in.
  package func tie(of variable: LayoutVariable) -> Tie? {
    guard let index = solved.lowering.variable(variable)?.index, let group = records[index].group
    else { return nil }
    return groups[group.index]?.tie
  }

  /// The dimension of the optimal face over some of the variables, such as those of one view.
  package func degrees(of ids: Set<Item.ID>, in solved: SolvedLayout) -> Int {
    let face = solved.solver.optimalFace
    var space = MotionSpace()
    for variable in looseList where ids.contains(variable.item) {
      space.insert(face.motion(of: solved.lowering.expression(variable)))
    }
    return space.dimension
  }

  /// How much a variable is determined.
  package func status(of variable: LayoutVariable) -> Status {
    guard let unknown = solved.lowering.variable(variable) else { return .unique }
    let record = records[unknown.index]
    guard record.hasHiddenEnds else { return record.status }
    return Status(solved.solver.optimalFace.range(of: Expression(unknown)))
  }

  /// What is known about a variable without measuring; its ends may be hidden.
  private func known(of variable: LayoutVariable) -> Status {
    solved.lowering.variable(variable).map { records[$0.index].status } ?? .unique
  }

  /// Whether it has one value.
  package func isUnique(_ variable: LayoutVariable) -> Bool { known(of: variable) == .unique }

  /// The dimensions of an item without an end on at least one side.
  package func freeDimensions(of id: Item.ID) -> [Dimension] {
    Dimension.allCases.filter { dimension in
      if case .free = known(of: LayoutVariable(id, dimension)) { true } else { false }
    }
  }

  /// Whether x, y, width and height all have one value.
  package func isPlaced(_ id: Item.ID) -> Bool {
    Dimension.allCases.allSatisfy { isUnique(LayoutVariable(id, $0)) }
  }
}

extension Claim {
  /// How much one of its variables changes with another one, if the claim is an equality; nil if it
  /// does not.
  fileprivate func rate(of variable: Variable, by other: Variable) -> Double? {
    func coefficient(_ wanted: Variable) -> Double {
      constraint.expression.terms.reduce(0) {
        $0 + ($1.variable == wanted ? $1.coefficient : 0)
      }
    }
    let rate = -coefficient(other) / coefficient(variable)
    return rate != 0 && rate.isFinite ? rate : nil
  }
}

extension Freedom.Status {
  /// The status of a quantity that is an affine function of one with this status, which grows with it
  /// or falls.
  fileprivate func through(_ function: (Double) -> Double, isFalling: Bool) -> Self {
    switch self {
    case .unique: return .unique
    case .tied(let min, let max):
      let ends = [function(min), function(max)]
      return .tied(min: ends[isFalling ? 1 : 0], max: ends[isFalling ? 0 : 1])
    case .free(let min, let max):
      let ends = [min.map(function), max.map(function)]
      return .free(min: ends[isFalling ? 1 : 0], max: ends[isFalling ? 0 : 1])
    }
  }

  /// The status of a quantity that runs through an interval.
  fileprivate init(_ range: OptimalFace.Range) {
    if let min = range.min, let max = range.max {
      self = .tied(min: min, max: max)
    } else {
      self = .free(min: range.min, max: range.max)
    }
  }
}
