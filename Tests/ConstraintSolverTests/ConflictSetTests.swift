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
