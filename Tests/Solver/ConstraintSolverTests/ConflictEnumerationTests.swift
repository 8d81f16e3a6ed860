import ConstraintSolver
import Support
import Testing

@Suite struct ConflictEnumerationTests {
  /// Constraints, not all of which hold together, and bounds that do.
  private func system(seed: UInt64) -> (RandomSystem, [Constraint])? {
    var generator = SplitMix64(seed: seed &+ 91_000)
    let system = RandomSystem(
      using: &generator, maxVariables: 4, maxConstraints: 7, requiredShare: 1)
    var bounds: [Constraint] = []
    for index in 0..<system.variableCount where generator.one(in: 2) {
      let isGiven = generator.one(in: 2)
      let expression = Expression(Variable(index: index)) - (isGiven ? 5 : 0)
      bounds.append(Constraint(expression, isGiven ? .equal : .greaterOrEqual))
    }
    return Feasibility.holds(bounds + system.constraints) ? nil : (system, bounds)
  }

  @Test(.covers(moreThan: ["systems": 0.3, "crowded": 0.015]), arguments: seeds(375))
  func allConflictsAreThoseThatTryingAllSubsetsFinds(_ seed: UInt64) {
    guard let (system, bounds) = system(seed: seed) else { return }
    let expected = minimalConflicts(
      among: system.constraints, background: bounds, variableCount: system.variableCount)
    Coverage.note("systems")
    if expected.count > 3 { Coverage.note("crowded") }
    let found = ConflictEnumeration(among: system.constraints, background: bounds)
    #expect(found.isComplete, "seed \(seed)")
    #expect(found.sets.map { $0.members.map(\.position) } == expected, "seed \(seed)")
    for set in found.sets {
      #expect(set.certificate.verify(system.constraints + bounds), "seed \(seed)")
    }
    guard seed.isMultiple(of: 4) else { return }
    // What is known already changes nothing.
    let again = ConflictEnumeration(
      among: system.constraints, background: bounds, known: Array(expected.suffix(2)))
    #expect(again.sets.map { $0.members.map(\.position) } == expected, "seed \(seed)")
  }

  @Test(.covers(moreThan: ["incomplete": 0.5]), arguments: seeds(25))
  func aSearchThatIsCutShortSaysSoAndShowsOnlyMinimalSets(_ seed: UInt64) {
    guard let (system, bounds) = system(seed: seed) else { return }
    let all = minimalConflicts(
      among: system.constraints, background: bounds, variableCount: system.variableCount)
    for limit in [1, 6, 12] {
      let found = ConflictEnumeration(
        among: system.constraints, background: bounds, limit: limit)
      let sets = found.sets.map { $0.members.map(\.position) }
      #expect(sets.filter { !all.contains($0) } == [], "seed \(seed)")
      #expect(!found.isComplete || sets == all, "seed \(seed)")
      if !found.isComplete { Coverage.note("incomplete") }
    }
  }

  @Test func whatHoldsHasNoConflict() {
    let x = Expression(Variable(index: 0))
    let found = ConflictEnumeration(
      among: [Constraint(x - 3, .greaterOrEqual), Constraint(x - 3, .lessOrEqual)], background: [])
    #expect(found.sets.isEmpty && found.isComplete)
    #expect(ConflictEnumeration(among: [], background: []).isComplete)
  }

  @Test func aGivenNumberBelongsToTheConflictsOnBothSidesOfIt() {
    // a = root = b, each with two rules that contradict it.
    let (root, a, b) = (
      Expression(Variable(index: 0)), Expression(Variable(index: 1)),
      Expression(Variable(index: 2))
    )
    let candidates = [
      Constraint(a, .equal, root), Constraint(b, .equal, root),
      Constraint(a - 7, .equal), Constraint(b - 8, .equal),
    ]
    let given = [Constraint(root - 5, .equal)]
    let found = ConflictEnumeration(among: candidates, background: given)
    #expect(found.isComplete)
    #expect(found.sets.map { $0.members.map(\.position) } == [[0, 2], [1, 3]])
    #expect(found.sets.map { $0.background.map(\.position) } == [[0], [0]])
    #expect(found.sets.map(\.excess) == [Rational(2), Rational(3)])
  }
}
