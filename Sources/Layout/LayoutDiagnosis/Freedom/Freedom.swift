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

  /// How much a variable is determined, without the ends.
  enum Standing: Sendable {
    case unique, free, tied
  }

  /// What is known about a variable of the solver.
  private struct Record: Sendable {
    /// Whether it has more than one value.
    var isLoose = false
    /// How much it is determined; unique for one that does not count.
    var standing = Standing.unique
    /// The group it is in, by the group's first variable.
    var group: Variable?
    /// A variable of which it is an affine function, maybe itself.
    var likeness: Likeness?
  }

  /// That a quantity is an affine function of a variable.
  struct Likeness: Sendable {
    /// The variable.
    var variable: Variable
    /// How much the quantity changes with it.
    var rate = 1.0
    /// The quantity where it is zero.
    var constant = 0.0

    /// The ends of the quantity, given those of the variable.
    func ends(_ range: OptimalFace.Range) -> OptimalFace.Range {
      range.scaled(by: rate, plus: constant)
    }
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
    var survey = FreedomSurvey(solved, face)
    let lowering = solved.lowering
    var positions: [(unknown: Variable, variable: LayoutVariable)] = []
    for unknown in region.variables where lowering.pictureRank(of: unknown) != nil {
      if Interruption.isRequested { break }
      guard !face.isUnique(unknown) else { continue }
      records[unknown.index].isLoose = true
      guard let variable = lowering.dimension(of: unknown), solved.isListed(variable) else {
        survey.addHelper(unknown)
        continue
      }
      // Positions follow from sizes, not the other way round.
      if variable.dimension.isSize {
        survey.add(unknown, variable)
      } else {
        positions.append((unknown, variable))
      }
    }
    for (unknown, variable) in positions { survey.add(unknown, variable) }
    let groups = survey.groups()
    guard !groups.isEmpty else { return }
    for moving in survey.moving {
      records[moving.unknown.index].standing = moving.isTied ? .tied : .free
      records[moving.unknown.index].likeness = moving.likeness
    }
    let ends = TieEnds(survey)
    for group in groups {
      let first = survey.moving[group.members[0]].unknown
      let tie = Tie(group.members, claims: group.claims, ends, in: survey)
      self.groups[first.index] = Group(degrees: group.dimension, tie: tie)
      for member in group.members { records[survey.moving[member].unknown.index].group = first }
      if tie != nil { tieVariables.insert(first) }
      degrees += group.dimension
    }
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
    var measured: [Variable: OptimalFace.Range] = [:]
    return looseList.map { ($0, status(of: $0, &measured)) }
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
      guard let index = solved.variable(variable)?.index, let group = records[index].group
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
        guard let unknown = solved.variable(LayoutVariable(id, dimension)),
          let group = records[unknown.index].group, tieVariables.contains(group)
        else { continue }
        first.insert(group)
      }
    }
    return ties(of: first)
  }

  private func ties(of first: Set<Variable>) -> [Tie] {
    guard !first.isEmpty else { return [] }
    let lowering = solved.lowering
    let ranked = first.map { (lowering.pictureRank(of: $0) ?? 0, $0) }
    return ranked.sorted { $0 < $1 }.compactMap { groups[$0.1.index]?.tie }
  }

  /// The tie that a variable takes part in.
  package func tie(of variable: LayoutVariable) -> Tie? {
    guard let index = solved.variable(variable)?.index, let group = records[index].group
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
  ///
  /// - Complexity: O(1) for a unique one; the ends of others are measured, most of them in O(1) after
  ///   the first one of what hangs together, the rest with a search for each end.
  package func status(of variable: LayoutVariable) -> Status {
    var measured: [Variable: OptimalFace.Range] = [:]
    return status(of: variable, &measured)
  }

  /// The same, with the ends of variables that others are like.
  private func status(
    of variable: LayoutVariable, _ measured: inout [Variable: OptimalFace.Range]
  ) -> Status {
    guard let unknown = solved.variable(variable) else { return .unique }
    let record = records[unknown.index]
    guard record.standing != .unique else { return .unique }
    let face = solved.solver.optimalFace
    let likeness = record.likeness ?? Likeness(variable: unknown)
    let range = measured[likeness.variable] ?? face.range(of: Expression(likeness.variable))
    measured[likeness.variable] = range
    return Status(likeness.ends(range))
  }

  /// How much a variable is determined, without measuring.
  private func standing(of variable: LayoutVariable) -> Standing {
    solved.variable(variable).map { records[$0.index].standing } ?? .unique
  }

  /// Whether it has one value.
  package func isUnique(_ variable: LayoutVariable) -> Bool { standing(of: variable) == .unique }

  /// The dimensions of an item without an end on at least one side.
  package func freeDimensions(of id: Item.ID) -> [Dimension] {
    Dimension.allCases.filter { standing(of: LayoutVariable(id, $0)) == .free }
  }

  /// Whether x, y, width and height all have one value.
  package func isPlaced(_ id: Item.ID) -> Bool {
    Dimension.allCases.allSatisfy { isUnique(LayoutVariable(id, $0)) }
  }
}

extension Freedom.Status {
  /// The status of a quantity that runs through an interval.
  fileprivate init(_ range: OptimalFace.Range) {
    if let min = range.min, let max = range.max {
      self = .tied(min: min, max: max)
    } else {
      self = .free(min: range.min, max: range.max)
    }
  }
}
