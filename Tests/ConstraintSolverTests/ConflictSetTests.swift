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

  @Test func theSmallestConflictIsWhatTryingAllSubsetsFinds() {
    var found = 0
    for seed in seeds(400) {
      guard let (system, bounds) = conflict(seed: seed) else { continue }
      found += 1
      let culprit = system.constraints.count - 1
      let expected = smallestConflicts(
        containing: culprit, among: system.constraints, background: bounds,
        variableCount: system.variableCount)
      let set = ConflictSet.smallest(
        containing: culprit, among: system.constraints, background: bounds)
      #expect(set?.members.map(\.position) == expected.first, "seed \(seed): of \(expected)")
      #expect(set?.certificate.verify(system.constraints + bounds) ?? false)
      checkIrreducible(set, system, bounds, seed)
    }
    #expect(found > 100, "the generator must make conflicts")
  }

  @Test func theDeletionFilterFindsAMinimalConflictToo() {
    for seed in seeds(200) {
      guard let (system, bounds) = conflict(seed: seed) else { continue }
      let set = ConflictSet.smallest(
        containing: system.constraints.count - 1, among: system.constraints, background: bounds,
        limit: 0)
      #expect(set != nil, "seed \(seed)")
      checkIrreducible(set, system, bounds, seed)
    }
  }

  /// What is found by elimination contradicts itself, by the oracle, and none of it is superfluous.
  @Test func aContradictionIsOneAndHasNothingTooMuch() throws {
    var found = 0
    for seed in seeds(200) {
      guard let (system, bounds) = conflict(seed: seed) else { continue }
      found += 1
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
    #expect(found > 50)
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
