import ConstraintSolver
import Support
import Testing

/// Proofs about the optimal face, checked by their own checker and against the oracle.
@Suite struct ProofTests {
  @Test(
    .covers(moreThan: ["points": 0, "lines": 0, "planes": 0, "spaces": 0]), arguments: seeds(50))
  func theFaceHasTheDimensionThatIsProved(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: 1_000_000 + seed)
    let system = RandomSystem(using: &generator)
    let solver = system.solver()
    let proof = FaceProof(system.constraints, variableCount: system.variableCount)
    #expect((proof == nil) == (solver == nil), "seed \(seed)")
    guard let proof, let solver else { return }
    #expect(
      proof.verify(system.constraints, variableCount: system.variableCount), "seed \(seed)")
    let face = solver.optimalFace
    #expect(proof.dimension == face.dimension, "seed \(seed)")
    switch proof.dimension {
    case 0: Coverage.note("points")
    case 1: Coverage.note("lines")
    case 2: Coverage.note("planes")
    case 3: Coverage.note("spaces")
    default: break
    }
    for index in 0..<system.variableCount {
      let expression = Expression(Variable(index: index))
      #expect(
        proof.isUnique(expression) == face.isUnique(expression), "seed \(seed): x\(index)")
    }
  }

  @Test(.covers(moreThan: ["endless": 0.25, "bounded": 0.25]), arguments: seeds(25))
  func theRangesAreTheOracles(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: 2_000_000 + seed)
    let system = RandomSystem(using: &generator)
    var oracle = LevelOracle(
      variableCount: system.variableCount, constraints: system.constraints)
    guard oracle.optimum() != nil else { return }
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
        if end.value == nil { Coverage.note("endless") } else { Coverage.note("bounded") }
      }
    }
  }

  private func same(_ a: Rational?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a.approximation - b) < 0.000_001 * max(1, abs(b))
  }

  /// A proof of one system is not a proof of another one.
  @Test(.covers(moreThan: ["rejected": 0.15]), arguments: seeds(38))
  func theCheckerIsNotFooled(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: 3_000_000 + seed)
    let system = RandomSystem(using: &generator)
    guard let proof = FaceProof(system.constraints, variableCount: system.variableCount) else {
      return
    }
    var other = system.constraints
    let index = generator.int(0...other.count - 1)
    other[index].expression.constant += Double(generator.int(1...9))
    guard let truth = FaceProof(other, variableCount: system.variableCount) else {
      #expect(!proof.verify(other, variableCount: system.variableCount), "seed \(seed)")
      return
    }
    let isProof = proof.verify(other, variableCount: system.variableCount)
    // Where it passes, the other system has these optimal points and that dimension.
    if isProof {
      #expect(proof.dimension == truth.dimension, "seed \(seed)")
    } else {
      Coverage.note("rejected")
    }
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
