import ConstraintSolver
import Support
import Testing

@Suite struct ConflictSetTests {
  /// Candidates that hold together, one culprit that contradicts them, and bounds.
  private func conflict(seed: UInt64) -> (RandomSystem, [Constraint])? {
    var generator = SplitMix64(seed: seed &+ 77_000)
    var system = RandomSystem(
      using: &generator, maxVariables: 4, maxConstraints: 7, requiredShare: 1)
    var bounds: [Constraint] = []
    for index in 0..<system.variableCount where generator.one(in: 2) {
      // Half of them like the size of a root: a given number, which not every set mentions.
      let isGiven = generator.one(in: 2)
      let expression = Expression(Variable(index: index)) - (isGiven ? 5 : 0)
      bounds.append(Constraint(expression, isGiven ? .equal : .greaterOrEqual))
    }
    guard Feasibility.holds(bounds) else { return nil }
    let refused = Set(Feasibility.refused(inOrder: bounds + system.constraints))
    guard let first = refused.min(), first >= bounds.count else { return nil }
    let accepted = system.constraints.indices.filter { !refused.contains($0 + bounds.count) }
    system.constraints =
      accepted.map { system.constraints[$0] } + [system.constraints[first - bounds.count]]
    return (system, bounds)
  }

  @Test(.covers(moreThan: ["found": 0.25]), arguments: seeds(50))
  func theSmallestConflictIsWhatTryingAllSubsetsFinds(_ seed: UInt64) {
    guard let (system, bounds) = conflict(seed: seed) else { return }
    Coverage.note("found")
    let culprit = system.constraints.count - 1
    let expected = smallestConflicts(
      containing: culprit, among: system.constraints, background: bounds,
      variableCount: system.variableCount)
    let set = ConflictSet.smallest(
      containing: culprit, among: system.constraints, background: bounds)
    #expect(set?.members.map(\.position) == expected.first, "seed \(seed): of \(expected)")
    #expect(set?.isSmallest == true, "seed \(seed)")
    #expect(set?.certificate.verify(system.constraints + bounds) ?? false)
    checkIrreducible(set, system, bounds, seed)
  }

  /// However soon a search is given up: what it says it proved is so, and what it says it did not
  /// prove is minimal all the same.
  @Test(.covers(moreThan: ["proved": 0.15, "unproved": 0.15]), arguments: seeds(38))
  func aSearchThatIsGivenUpDoesNotSayThatItsConflictIsTheSmallest(_ seed: UInt64) {
    guard let (system, bounds) = conflict(seed: seed) else { return }
    let culprit = system.constraints.count - 1
    let smallest = smallestConflicts(
      containing: culprit, among: system.constraints, background: bounds,
      variableCount: system.variableCount)
    for limit in [0, 1, 2, 4, 8] {
      let set = ConflictSet.smallest(
        containing: culprit, among: system.constraints, background: bounds, limit: limit)
      checkIrreducible(set, system, bounds, seed)
      guard let set, let least = smallest.first?.count else { continue }
      if set.isSmallest {
        Coverage.note("proved")
        #expect(set.members.count == least, "seed \(seed), \(limit) checks")
      } else {
        Coverage.note("unproved")
        #expect(set.members.count >= least, "seed \(seed), \(limit) checks")
      }
      if limit == 0 { #expect(!set.isSmallest, "nobody searched") }
    }
  }

  /// Two older equalities contradict the last one, and so does one younger bound alone.
  @Test(arguments: [(0, [0, 1, 3], false), (600, [2, 3], true)])
  func aSearchThatIsGivenUpMayNameALargerConflict(
    limit: Int, members: [Int], isSmallest: Bool
  ) throws {
    let (x, y) = (Expression(Variable(index: 0)), Expression(Variable(index: 1)))
    let constraints = [
      Constraint(y, .equal), Constraint(x - y, .equal), Constraint(x - 5, .lessOrEqual),
      Constraint(x - 10, .equal),
    ]
    let set = try #require(
      ConflictSet.smallest(containing: 3, among: constraints, background: [], limit: limit))
    #expect(set.members.map(\.position) == members)
    #expect(set.isSmallest == isSmallest)
  }

  /// Views that are all as wide as the first one and do not fill their room: no two rules are in
  /// series, and all take part.
  ///
  /// One check a member proves it, far below what trying sets of its members would
  /// take.
  @Test func aConflictOfManyMembersIsProvedToBeTheSmallest() {
    let count = 60
    let sizes = (0..<count).map { Expression(Variable(index: $0)) }
    var constraints = sizes.dropFirst().map { Constraint($0 - sizes[0], .equal) }
    constraints.append(Constraint(sizes.dropFirst().reduce(sizes[0], +) - 100, .equal))
    constraints.append(Constraint(sizes[7] - 1, .equal))
    let background = sizes.map { Constraint($0, .greaterOrEqual) }
    for limit in [600, 100] {
      let set = ConflictSet.smallest(
        containing: count, among: constraints, background: background, limit: limit)
      #expect(set?.members.count == count + 1)
      #expect(set?.isSmallest == (limit == 600), "\(limit)")
    }
  }

  /// What is found by elimination is cut down to what it takes beside the bounds: the widths are
  /// equalities of the sum, and never being negative is enough.
  @Test(arguments: [0, 600]) func boundsOfTheBackgroundSpareMembers(limit: Int) {
    let count = 40
    let places = (0...count).map(Variable.init(index:))
    let widths = (0..<count).map { Variable(index: count + 1 + $0) }
    var constraints: [Constraint] = []
    for index in 0..<count {
      let step = Expression(places[index + 1]) - Expression(places[index])
      constraints.append(Constraint(step - Expression(widths[index]) - 8, .equal))
      constraints.append(Constraint(Expression(widths[index]) - 20, .equal))
    }
    constraints.append(Constraint(Expression(places[count]) - 100, .equal))
    let background =
      widths.map { Constraint(Expression($0), .greaterOrEqual) }
      + [Constraint(Expression(places[0]), .equal)]
    let set = ConflictSet.smallest(
      containing: constraints.count - 1, among: constraints, background: background, limit: limit)
    // The steps alone ask for 320.
    #expect(set?.members.count == count + 1)
    #expect(set?.isSmallest == (limit > 0))
  }

  @Test(arguments: seeds(25))
  func theDeletionFilterFindsAMinimalConflictToo(_ seed: UInt64) {
    guard let (system, bounds) = conflict(seed: seed) else { return }
    let set = ConflictSet.smallest(
      containing: system.constraints.count - 1, among: system.constraints, background: bounds,
      limit: 0)
    #expect(set != nil, "seed \(seed)")
    checkIrreducible(set, system, bounds, seed)
  }

  /// What is found by elimination contradicts itself, by the oracle, and none of it is superfluous.
  @Test(.covers(moreThan: ["found": 0.25]), arguments: seeds(25))
  func aContradictionIsOneAndHasNothingTooMuch(_ seed: UInt64) throws {
    guard let (system, bounds) = conflict(seed: seed) else { return }
    Coverage.note("found")
    let members = try #require(
      Feasibility.contradiction(among: system.constraints, background: bounds))
    func holds(_ positions: [Int]) -> Bool {
      Feasibility.holdsExactly(positions.map { system.constraints[$0] } + bounds)
    }
    #expect(!holds(members), "seed \(seed)")
    for member in members {
      #expect(holds(members.filter { $0 != member }), "seed \(seed): \(member) is too much")
    }
  }

  /// Of a chain of equalities all take part; what stands beside it does not.
  @Test func aLongChainContradictsItsEnds() throws {
    let places = (0...150).map(Variable.init(index:))
    var constraints = zip(places, places.dropFirst()).map { a, b in
      Constraint(Expression(b) - Expression(a) - 8, .equal)
    }
    constraints += [
      Constraint(Expression(places[150]) - 10, .lessOrEqual),
      Constraint(Expression(places[150]) - Expression(places[0]) - 100, .equal),
      Constraint(Expression(places[3]) - 5, .greaterOrEqual),
    ]
    let background = places.map { Constraint(Expression($0), .greaterOrEqual) }
    #expect(
      Feasibility.contradiction(among: constraints, background: background)
        == Array(0..<150) + [151])
    constraints.remove(at: 151)
    // 150 steps to the right of zero there is no room up to 10.
    #expect(
      Feasibility.contradiction(among: constraints, background: background)
        == Array(0...150))
  }

  /// Every proper subset, bounds included, is satisfiable.
  private func checkIrreducible(
    _ set: ConflictSet?, _ system: RandomSystem, _ bounds: [Constraint], _ seed: UInt64
  ) {
    guard let set else { return }
    let all =
      set.members.map { system.constraints[$0.position] }
      + set.background.map { bounds[$0.position] }
    #expect(!isFeasible(all, system.variableCount), "seed \(seed)")
    for index in all.indices {
      var rest = all
      rest.remove(at: index)
      #expect(isFeasible(rest, system.variableCount), "seed \(seed) without \(index)")
    }
  }
}
