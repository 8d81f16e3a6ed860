import ConstraintSolver
import Support
import Testing

@Suite struct DerivationTests {
  @Test func aUniqueValueIsTheSumOfTheTightConstraints() {
    var derived = 0
    for seed in seeds(300) {
      var generator = SplitMix64(seed: seed &+ 5000)
      let system = RandomSystem(using: &generator)
      guard let solver = system.solver() else { continue }
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
        derived += 1
        let sum = derivation.summands.reduce(Rational(0)) { $0 + $1.contribution }
        #expect(sum == derivation.total, "seed \(seed)")
        #expect(derivation.verify(variable, from: tight), "seed \(seed)")
        #expect(!derivation.verify(variable + 1, from: tight), "seed \(seed)")
        #expect(
          abs(sum.approximation - solver.value(of: variable)) < 1e-5, "seed \(seed): x\(index)")
      }
    }
    #expect(derived > 300)
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
