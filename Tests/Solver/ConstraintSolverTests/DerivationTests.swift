import ConstraintSolver
import Support
import Testing

@Suite struct DerivationTests {
  @Test(.covers(moreThan: ["derived": 300]), arguments: seeds(300))
  func aUniqueValueIsTheSumOfTheTightConstraints(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed &+ 5000)
    let system = RandomSystem(using: &generator)
    guard let solver = system.solver() else { return }
    let face = solver.optimalFace
    let tight = system.constraints.filter {
      abs(solver.value(of: $0.expression)) < 1e-6
    }
    for index in 0..<system.variableCount {
      let variable = Expression(Variable(index: index))
      guard face.isUnique(variable) else { continue }
      guard let derivation = Derivation(of: variable, from: tight) else {
        Issue.record("seed \(seed): x\(index) is unique and not derived")
        continue
      }
      Coverage.note("derived")
      let sum = derivation.summands.reduce(Rational(0)) { $0 + $1.contribution(from: tight) }
      #expect(sum == derivation.total, "seed \(seed)")
      #expect(derivation.verify(variable, from: tight), "seed \(seed)")
      #expect(!derivation.verify(variable + 1, from: tight), "seed \(seed)")
      #expect(
        abs(sum.approximation - solver.value(of: variable)) < 1e-5, "seed \(seed): x\(index)")
    }
  }

  @Test(.covers(moreThan: ["fewer": 300, "derived": 300]), arguments: seeds(300))
  func whatCannotTakePartChangesNoSum(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed &+ 9000)
    let system = RandomSystem(using: &generator)
    guard let solver = system.solver() else { return }
    let constraints = system.constraints
    let tight = constraints.indices.filter {
      abs(solver.value(of: constraints[$0].expression)) < 1e-6
    }
    // A number in each system is given, if something says so.
    let given = tight.first { constraints[$0].expression.collected.terms.count == 1 }
    let known = given.flatMap { constraints[$0].expression.collected.terms.first?.variable }
    let first = given.map { [$0] } ?? []
    let order = first + tight.filter { $0 != given }
    let places = Dictionary(uniqueKeysWithValues: zip(solver.constraintIDs, constraints.indices))
    for index in 0..<system.variableCount {
      let variable = Expression(Variable(index: index))
      let found = solver.summands(of: variable, given: known.map { [$0] } ?? [])
      let some = first + found.compactMap { places[$0] }
      if some.count < order.count { Coverage.note("fewer") }
      let all = Derivation(of: variable, from: order.map { constraints[$0] })
      let less = Derivation(of: variable, from: some.map { constraints[$0] })
      #expect((all == nil) == (less == nil), "seed \(seed): x\(index)")
      #expect(
        all?.summands.map { order[$0.position] } == less?.summands.map { some[$0.position] },
        "seed \(seed): x\(index)")
      #expect(all?.total == less?.total, "seed \(seed): x\(index)")
      if all != nil { Coverage.note("derived") }
    }
  }

  @Test func earlierConstraintsArePreferred() {
    let x = Expression(Variable(index: 0))
    let derivation = Derivation(
      of: x,
      from: [Constraint(x - 5, .equal), Constraint(2 * x - 10, .equal)])
    #expect(derivation?.summands.map(\.position) == [0])
    #expect(derivation?.total == Rational(5))
  }
}
