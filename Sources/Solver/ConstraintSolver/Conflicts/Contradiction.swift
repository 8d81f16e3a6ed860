/// A small set of constraints that cannot hold together, found by elimination if that is
/// sufficient.
///
/// In a long chain of equalities nearly all take part, and leaving out one after the other would
/// solve as many systems. But equalities reveal a contradiction directly: an expression that is a
/// combination of others with another constant. Only inequalities are tried one by one, and of
/// those few take part.
struct Contradiction {
  private let constraints: [Constraint]
  /// The first position of the background, whose constraints hold together and are not members.
  private let backgroundStart: Int
  private let equalities: [Int]
  private var space = RowSpace<Rational>()

  /// Rows with more entries are not eliminated, as fill-in would make it slow.
  private static let rowLimit = 64
  /// The most members that are tried again one by one.
  private static let trialLimit = 12

  /// Searches among constraints that cannot hold together with a background that can.
  init(among constraints: [Constraint], background: [Constraint]) {
    self.constraints = constraints + background
    backgroundStart = constraints.count
    let all = self.constraints
    let isEquality = { (position: Int) in all[position].relation == .equal }
    // The background comes first, so that combinations prefer it to the constraints that would be
    // members.
    equalities =
      (backgroundStart..<all.count).filter(isEquality) + (0..<backgroundStart).filter(isEquality)
  }

  /// Returns the positions of the members, ascending; nil if elimination does not find them.
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

  /// Returns the members if the equalities alone can hold together: first the inequalities, then
  /// the equalities that connect them.
  private mutating func membersOfBounds() -> [Int]? {
    let bounds = (0..<backgroundStart).filter { constraints[$0].relation != .equal }
    let around = (backgroundStart..<constraints.count).filter {
      constraints[$0].relation != .equal
    }
    guard !holds(bounds + around), holds([]) else { return nil }
    let own = ConflictSearch.deletionFilter(bounds) { holds($0 + around) }
    let others = ConflictSearch.deletionFilter(around) { holds(own + $0) }
    // These have one dependency apart from the equalities; its members are the contradiction.
    for position in others + own {
      let row = SparseRow<Rational>(constraints[position].expression)
      guard let combination = space.insert(row, source: position) else { continue }
      let found = Set(combination.entries.map(\.index) + [position])
      guard (others + own).allSatisfy(found.contains) else { return nil }
      return named(Array(found))
    }
    return nil
  }

  /// Whether some inequalities can hold together with all equalities.
  private func holds(_ bounds: [Int]) -> Bool {
    Feasibility.holds((equalities + bounds).map { constraints[$0] })
  }

  /// Returns the members that are not background.
  ///
  /// If they are few, they are reduced to a minimal set.
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
