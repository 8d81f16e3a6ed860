import ConstraintSolver
import Support
import Testing

/// The laws of the solver against an exact simplex that shares nothing with it.
///
/// The long run, 20,000 seeds of each:
///
///     PLUMB_SEEDS=160 swift test -c release -Xswiftc -enable-testing --filter OracleTests
@Suite struct OracleTests {
  @Test(arguments: seeds(38))
  func theObjectiveEqualsTheOraclesLevelByLevel(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let system = RandomSystem(using: &generator)
    try check(system, system.pictureOrder(using: &generator), seed: seed)
  }

  /// Systems of up to twelve variables; verdict and levels only, so that there can be many.
  @Test(.covers(moreThan: ["contradictions": 0.1]), arguments: seeds(60))
  func theLevelsOfLargerSystemsEqualTheOracles(_ seed: UInt64) {
    var generator = SplitMix64(seed: 600_000 + seed)
    let system = RandomSystem(
      using: &generator, maxVariables: 12, maxConstraints: 24,
      requiredShare: generator.int(2...5))
    var oracle = LevelOracle(
      variableCount: system.variableCount, constraints: system.constraints)
    let expected = oracle.optimum()
    let solver = system.solver()
    #expect((solver == nil) == (expected == nil), "seed \(seed)")
    guard let expected, let found = solver?.optimum else {
      Coverage.note("contradictions")
      return
    }
    #expect(found.map(\.priority) == expected.map(\.priority), "seed \(seed)")
    for (level, truth) in zip(found, expected) {
      #expect(
        same(level.error, truth.error.double),
        "seed \(seed): level \(level.priority.value) is \(level.error), not \(truth.error.double)"
      )
    }
  }

  private func check(_ system: RandomSystem, _ order: PictureOrder, seed: UInt64) throws {
    var oracle = LevelOracle(variableCount: system.variableCount, constraints: system.constraints)
    let expected = oracle.optimum()
    let solver = system.solver()
    guard let expected else {
      #expect(solver == nil, "seed \(seed): the oracle finds a contradiction")
      return
    }
    guard let solver else {
      Issue.record("seed \(seed): the oracle finds no contradiction")
      return
    }
    let found = solver.optimum
    #expect(found.map(\.priority) == expected.map(\.priority), "seed \(seed)")
    for (level, truth) in zip(found, expected) {
      #expect(
        abs(level.error - truth.error.double) < 1e-6,
        "seed \(seed): level \(level.priority.value) is \(level.error), not \(truth.error.double)")
    }
    let variables = (0..<system.variableCount).map(Variable.init(index:))
    let face = solver.optimalFace
    for variable in variables {
      let range = face.range(of: Expression(variable))
      let truth = oracle.range(of: Expression(variable))
      #expect(
        same(range.min, truth.min) && same(range.max, truth.max),
        "seed \(seed): x\(variable.index) in \(range), not \(truth)")
      let isUnique = truth.min != nil && same(truth.min, truth.max)
      #expect(face.isUnique(Expression(variable)) == isUnique, "seed \(seed): x\(variable.index)")
    }
    var drawn = solver
    drawn.pictureOrder = order
    let picture = oracle.picture(order)
    for variable in variables {
      #expect(
        abs(drawn.value(of: variable) - picture[variable.index]) < 1e-6,
        "seed \(seed): x\(variable.index) is drawn at \(drawn.value(of: variable)), not \(picture)")
    }
  }

  private func same(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) < 1e-6 * max(1, abs(a))
  }
}
