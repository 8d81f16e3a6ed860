import ConstraintSolver
import Support
import Testing

/// Proofs of values, checked from the constraints alone and against the oracle.
@Suite struct CertificateTests {
  @Test func aUniqueValueHasAProof() {
    var proved = 0
    var refused = 0
    for seed in seeds(150) {
      var generator = SplitMix64(seed: seed &+ 90_000)
      let system = RandomSystem(using: &generator, maxVariables: 5, maxConstraints: 10)
      var oracle = LevelOracle(
        variableCount: system.variableCount, constraints: system.constraints)
      let optimum = oracle.optimum()
      for index in 0..<system.variableCount {
        let quantity = Expression(Variable(index: index))
        let certificate = Certificate(of: quantity, from: system.constraints)
        guard let optimum else {
          #expect(certificate == nil, "seed \(seed)")
          continue
        }
        let range = oracle.range(of: quantity)
        guard let least = range.min, let most = range.max, abs(most - least) < 1e-9 else {
          refused += 1
          #expect(certificate == nil, "seed \(seed): x\(index)")
          continue
        }
        guard let certificate else {
          Issue.record("seed \(seed): x\(index) is unique and not proved")
          continue
        }
        proved += 1
        #expect(certificate.verify(quantity, system.constraints), "seed \(seed)")
        #expect(abs(certificate.value.approximation - least) < 1e-9, "seed \(seed)")
        let errors = certificate.levels.map(\.error.approximation)
        #expect(
          zip(errors, optimum).allSatisfy { abs($0 - $1.error.double) < 1e-9 }, "seed \(seed)")
        #expect(certificate.levels.map(\.priority) == optimum.map(\.priority), "seed \(seed)")
      }
    }
    #expect(proved > 100 && refused > 100, "\(proved) \(refused)")
  }

  @Test func aProofOfOneSystemIsNoneOfAnother() throws {
    var changed = 0
    for seed in seeds(150) {
      var generator = SplitMix64(seed: seed &+ 95_000)
      let system = RandomSystem(using: &generator, maxVariables: 4, maxConstraints: 8)
      let quantity = Expression(Variable(index: 0))
      guard let certificate = Certificate(of: quantity, from: system.constraints) else { continue }
      for entry in certificate.lower.entries + certificate.upper.entries {
        var other = system.constraints
        other[entry.position].expression.constant += 1
        #expect(!certificate.verify(quantity, other), "seed \(seed)")
        changed += 1
      }
      #expect(!certificate.verify(quantity + 1, system.constraints), "seed \(seed)")
    }
    #expect(changed > 50)
  }

  @Test func whoPushesAgainstTheWallIsPartOfTheProof() throws {
    // Two views share 320: the one at 251 keeps its 40, the one at 250 errs by 184.
    let (a, b) = (Expression(Variable(index: 0)), Expression(Variable(index: 1)))
    let constraints = [
      Constraint(a + b - 320, .equal),
      Constraint(a - 96, .lessOrEqual, priority: try #require(Priority(250))),
      Constraint(b - 40, .lessOrEqual, priority: try #require(Priority(251))),
    ]
    let certificate = try #require(Certificate(of: a, from: constraints))
    #expect(certificate.value == Rational(280))
    #expect(certificate.levels.map(\.error) == [Rational(0), Rational(184)])
    #expect(certificate.levels[1].bound.entries.map(\.position) == [0, 1, 2])
    #expect(certificate.levels[1].bound.entries.map(\.multiplier.description) == ["1", "-1", "-1"])
    #expect(certificate.lower.entries.map(\.position) == [0, 2])
    #expect(certificate.upper.entries.map(\.position) == [1])
  }
}
