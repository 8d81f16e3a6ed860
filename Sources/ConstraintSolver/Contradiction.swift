/// A few constraints that cannot hold together, found by elimination where that is enough.
///
/// Of a long chain of equalities nearly all take part, and leaving out one after the other would
/// solve as many systems. Equalities say themselves what contradicts: a form that is a combination
/// of others with another constant. Only inequalities are tried out, and of those few take part.
struct Contradiction {
  private let constraints: [Constraint]
  /// Positions from here on are background, which holds and is not a member.
  private let backgroundStart: Int
  private let equalities: [Int]
  private var space = RowSpace<Rational>()

  /// Rows with more entries than that are not eliminated: fill-in would make it slow.
  private static let rowLimit = 64
  /// So many members at most are tried out again, one by one.
  private static let trialLimit = 12

  /// Looks for one among constraints that do not hold together with a background that does.
  init(among constraints: [Constraint], background: [Constraint]) {
    self.constraints = constraints + background
    backgroundStart = constraints.count
    let all = self.constraints
    let isEquality = { (position: Int) in all[position].relation == .equal }
    // What is not to be named comes first, so that a combination prefers it.
    equalities =
      (backgroundStart..<all.count).filter(isEquality) + (0..<backgroundStart).filter(isEquality)
  }

  /// The positions of the members, ascending; nil if elimination does not find them.
  mutating func members() -> [Int]? {
    for position in equalities {
      guard !Interruption.isRequested else { return nil }
      let row = SparseRow<Rational>(constraints[position].expression)
      guard row.entries.count <= Self.rowLimit else { return nil }
      guard let combination = space.insert(row, source: position) else { continue }
      let sum = combination.entries.reduce(row.constant) {
        $0 - $1.coefficient * Rational(meaning: constraints[$1.index].expression.constant)
      }
      guard abs(sum.approximation) > Tolerance.value else { continue }
      return named(combination.entries.map(\.index) + [position])
    }
    return membersOfBounds()
  }

  /// The same where the equalities alone hold: first the inequalities, then what ties them.
  private mutating func membersOfBounds() -> [Int]? {
    let bounds = (0..<backgroundStart).filter { constraints[$0].relation != .equal }
    let around = (backgroundStart..<constraints.count).filter {
      constraints[$0].relation != .equal
    }
    guard !holds(bounds + around), holds([]) else { return nil }
    let own = ConflictSearch.deletionFilter(bounds) { holds($0 + around) }
    let others = ConflictSearch.deletionFilter(around) { holds(own + $0) }
    // Those have one dependency, apart from the equalities; its members are the contradiction.
    for position in others + own {
      let row = SparseRow<Rational>(constraints[position].expression)
      guard let combination = space.insert(row, source: position) else { continue }
      let found = Set(combination.entries.map(\.index) + [position])
      guard (others + own).allSatisfy(found.contains) else { return nil }
      return named(Array(found))
    }
    return nil
  }

  /// Whether some inequalities hold together with all equalities.
  private func holds(_ bounds: [Int]) -> Bool {
    Feasibility.holds((equalities + bounds).map { constraints[$0] })
  }

  /// The members that are not background; of a few none is superfluous, whatever background says.
  private func named(_ positions: [Int]) -> [Int]? {
    let own = positions.filter { $0 < backgroundStart }.sorted()
    guard own.count <= Self.trialLimit else { return own }
    let background = constraints[backgroundStart...]
    let isContradiction = { (chosen: [Int]) in
      !Feasibility.holds(chosen.map { constraints[$0] } + background)
    }
    guard isContradiction(own) else { return nil }
    return ConflictSearch.deletionFilter(own) { !isContradiction($0) }
  }
}
