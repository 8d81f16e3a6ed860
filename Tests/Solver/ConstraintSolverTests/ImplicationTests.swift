import Support
import Testing

@testable import ConstraintSolver

/// Which constraints say what another one says, by trying every case with the oracle.
@Suite struct ImplicationTests {
  /// Whether some required constraints leave nothing that another one would exclude, by the oracle.
  private func isImplied(
    _ claim: Constraint, by others: [Constraint], _ variableCount: Int
  ) -> Bool {
    var oracle = LevelOracle(variableCount: variableCount, constraints: others)
    guard oracle.optimum() != nil else { return false }
    let range = oracle.range(of: claim.expression)
    let isAtLeast = range.min.map { $0 >= 0 } ?? false
    let isAtMost = range.max.map { $0 <= 0 } ?? false
    switch claim.relation {
    case .greaterOrEqual: return isAtLeast
    case .lessOrEqual: return isAtMost
    case .equal: return isAtLeast && isAtMost
    }
  }

  private func system(_ seed: UInt64) -> (constraints: [Constraint], count: Int)? {
    var generator = SplitMix64(seed: seed &+ 60_000)
    var system = RandomSystem(
      using: &generator, maxVariables: 4, maxConstraints: 7, requiredShare: 1)
    for index in system.constraints.indices { system.constraints[index].priority = .required }
    guard isFeasible(system.constraints, system.variableCount) else { return nil }
    return (system.constraints, system.variableCount)
  }

  @Test(.covers(moreThan: ["found": 0.2, "several": 0.03]), arguments: seeds(38))
  func theyAreThoseOfTheOracle(_ seed: UInt64) {
    guard let (constraints, count) = system(seed) else { return }
    for (index, claim) in constraints.enumerated() {
      var others = constraints
      others.remove(at: index)
      let implication = Implication(of: claim, from: others, background: [])
      let expected = isImplied(claim, by: others, count)
      #expect((implication != nil) == expected, "seed \(seed): \(index)")
      guard let implication else { continue }
      Coverage.note("found")
      if implication.members.count > 1 { Coverage.note("several") }
      let members = implication.members.map { others[$0] }
      #expect(isImplied(claim, by: members, count), "seed \(seed): \(index)")
      for skipped in members.indices {
        var fewer = members
        fewer.remove(at: skipped)
        #expect(!isImplied(claim, by: fewer, count), "seed \(seed): \(index)")
      }
    }
  }

  @Test(arguments: seeds(19))
  func theExactProgramAgrees(_ seed: UInt64) {
    guard let (constraints, count) = system(seed) else { return }
    for (index, claim) in constraints.enumerated() where claim.relation != .equal {
      var others = constraints
      others.remove(at: index)
      let members = ImplicationProgram(claim, others).members
      #expect((members != nil) == isImplied(claim, by: others, count), "seed \(seed): \(index)")
      guard let members else { continue }
      #expect(isImplied(claim, by: members.map { others[$0] }, count), "seed \(seed): \(index)")
    }
  }

  @Test func lessThanImpliedIsNotImplied() {
    let x = Expression(Variable(index: 0))
    let nearly = [Constraint(x - 99.99, .greaterOrEqual)]
    #expect(
      Implication(of: Constraint(x - 100, .greaterOrEqual), from: nearly, background: []) == nil)
    let claim = Constraint(x - 99.99, .greaterOrEqual)
    #expect(
      Implication(of: claim, from: [Constraint(x - 100, .greaterOrEqual)], background: [])?.members
        == [0])
    // The first set that contradicts a denial by an eighth is too weak; another one is not.
    let both = nearly + [Constraint(2 * x - 200, .greaterOrEqual)]
    let found = Implication(
      of: Constraint(x - 100, .greaterOrEqual), from: both, background: [])
    #expect(found?.members == [1])
  }

  @Test func theBackgroundIsNotCounted() {
    let x = Expression(Variable(index: 0))
    let found = Implication(
      of: Constraint(x + 5, .greaterOrEqual), from: [Constraint(x - 9, .equal)],
      background: [Constraint(x, .greaterOrEqual)])
    #expect(found?.members == [])
    #expect(found?.background == [0])
  }
}
