import ConstraintSolver
import Support
import Testing

/// Proofs about the optimal face, checked by their own checker and against the oracle.
@Suite struct ProofTests {
  @Test func theFaceHasTheDimensionThatIsProved() throws {
    var dimensions = Set<Int>()
    for seed in seeds(400) {
      var generator = SplitMix64(seed: 1_000_000 + seed)
      let system = RandomSystem(using: &generator)
      let solver = system.solver()
      let proof = FaceProof(system.constraints, variableCount: system.variableCount)
      #expect((proof == nil) == (solver == nil), "seed \(seed)")
      guard let proof, let solver else { continue }
      #expect(
        proof.verify(system.constraints, variableCount: system.variableCount), "seed \(seed)")
      let face = solver.optimalFace
      #expect(proof.dimension == face.dimension, "seed \(seed)")
      dimensions.insert(proof.dimension)
      for index in 0..<system.variableCount {
        let expression = Expression(Variable(index: index))
        #expect(
          proof.isUnique(expression) == face.isUnique(expression), "seed \(seed): x\(index)")
      }
    }
    #expect(dimensions.isSuperset(of: [0, 1, 2, 3]))
  }

  @Test func theRangesAreTheOracles() throws {
    var endless = 0
    var bounded = 0
    for seed in seeds(200) {
      var generator = SplitMix64(seed: 2_000_000 + seed)
      let system = RandomSystem(using: &generator)
      var oracle = LevelOracle(
        variableCount: system.variableCount, constraints: system.constraints)
      guard oracle.optimum() != nil else { continue }
      var forms = (0..<system.variableCount).map { Expression(Variable(index: $0)) }
      forms.append(
        RandomSystem.constraint(using: &generator, variableCount: system.variableCount).expression)
      for form in forms {
        let proof = try #require(
          RangeProof(of: form, system.constraints, variableCount: system.variableCount))
        #expect(proof.verify(system.constraints), "seed \(seed)")
        let truth = oracle.range(of: form)
        for (end, value) in [(proof.low, truth.min), (proof.high, truth.max)] {
          #expect(end.value?.approximation == value || same(end.value, value), "seed \(seed)")
          if end.value == nil { endless += 1 } else { bounded += 1 }
        }
      }
    }
    #expect(endless > 50 && bounded > 50)
  }

  private func same(_ a: Rational?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a.approximation - b) < 0.000_001 * max(1, abs(b))
  }

  /// A proof of one system is no proof of another one.
  @Test func theCheckerIsNotFooled() throws {
    var rejected = 0
    for seed in seeds(300) {
      var generator = SplitMix64(seed: 3_000_000 + seed)
      let system = RandomSystem(using: &generator)
      guard let proof = FaceProof(system.constraints, variableCount: system.variableCount) else {
        continue
      }
      var other = system.constraints
      let index = generator.int(0...other.count - 1)
      other[index].expression.constant += Double(generator.int(1...9))
      guard let truth = FaceProof(other, variableCount: system.variableCount) else {
        #expect(!proof.verify(other, variableCount: system.variableCount), "seed \(seed)")
        continue
      }
      let isProof = proof.verify(other, variableCount: system.variableCount)
      // Where it passes, the other system has these optimal points and that dimension.
      if isProof {
        #expect(proof.dimension == truth.dimension, "seed \(seed)")
      } else {
        rejected += 1
      }
    }
    #expect(rejected > 50)
  }

  @Test func aTradeOffHasTwoEnds() throws {
    // Two widths share 320 - 40; both want less, equally.
    let title = Variable(index: 0)
    let badge = Variable(index: 1)
    let hug = try #require(Priority(250))
    let system = [
      Constraint(Expression(title) + Expression(badge) - 280, .equal),
      Constraint(Expression(title) - 96, .greaterOrEqual),
      Constraint(Expression(badge) - 40, .greaterOrEqual),
      Constraint(Expression(title) - 96, .lessOrEqual, priority: hug),
      Constraint(Expression(badge) - 40, .lessOrEqual, priority: hug),
    ]
    let range = try #require(RangeProof(of: Expression(title), system, variableCount: 2))
    #expect(range.low.value == Rational(96))
    #expect(range.high.value == Rational(240))
    #expect(range.low.point == [Rational(96), Rational(184)])
    #expect(range.verify(system))
    let face = try #require(FaceProof(system, variableCount: 2))
    #expect(face.dimension == 1)
    #expect(face.verify(system, variableCount: 2))
  }
}
