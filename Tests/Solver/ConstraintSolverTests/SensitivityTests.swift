import ConstraintSolver
import Support
import Testing

/// Rates of values, against the oracle on systems whose constant was really moved.
@Suite struct SensitivityTests {
  /// So small that no other constraint of a random system is met on the way.
  private static let step = 1.0 / 1_048_576

  private func moved(_ constraints: [Constraint], _ position: Int, by distance: Double)
    -> [Constraint]
  {
    var result = constraints
    result[position].expression.constant -= distance
    return result
  }

  /// The value of a variable by the oracle, if it is unique.
  private func value(_ quantity: Expression, _ constraints: [Constraint], _ count: Int) -> Double? {
    var oracle = LevelOracle(variableCount: count, constraints: constraints)
    guard oracle.optimum() != nil else { return nil }
    let range = oracle.range(of: quantity)
    guard let least = range.min, let most = range.max, least == most else { return nil }
    return least
  }

  @Test(.covers(moreThan: ["moving": 0.15, "oneSided": 0]), arguments: seeds(15))
  func ratesAreThoseOfMovingTheConstant(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 70_000)
    let system = RandomSystem(using: &generator, maxVariables: 4, maxConstraints: 7)
    let quantity = Expression(Variable(index: generator.int(0...system.variableCount - 1)))
    let position = generator.int(0...system.constraints.count - 1)
    let now = value(quantity, system.constraints, system.variableCount)
    let sensitivity = Sensitivity(of: quantity, to: position, in: system.constraints)
    guard let now else {
      #expect(sensitivity == nil, "seed \(seed)")
      return
    }
    let found = try #require(sensitivity, "seed \(seed)")
    for (rate, direction) in [(found.up, 1.0), (found.down, -1.0)] {
      let after = value(
        quantity, moved(system.constraints, position, by: direction * Self.step),
        system.variableCount)
      let expected = after.map { ($0 - now) / (direction * Self.step) }
      guard let rate, let expected else {
        #expect((rate == nil) == (expected == nil), "seed \(seed)")
        continue
      }
      #expect(abs(rate.approximation - expected) < 0.001, "seed \(seed)")
      if !rate.isZero { Coverage.note("moving") }
    }
    if found.up != found.down { Coverage.note("oneSided") }
  }

  @Test func aWallGivesWayInOneDirection() {
    let x = Expression(Variable(index: 0))
    let low = Priority(250) ?? .edit
    let constraints = [
      Constraint(x - 80, .lessOrEqual), Constraint(x - 100, .equal, priority: low),
    ]
    let wall = Sensitivity(of: x, to: 0, in: constraints)
    #expect(wall == Sensitivity(of: 2 * x - x, to: 0, in: constraints))
    #expect(wall?.up == Rational(1) && wall?.down == Rational(1))
    #expect(Sensitivity(of: x, to: 1, in: constraints)?.up == Rational(0))
    let touching = [Constraint(x - 80, .lessOrEqual), Constraint(x - 80, .equal, priority: low)]
    #expect(Sensitivity(of: x, to: 0, in: touching)?.up == Rational(0))
    #expect(Sensitivity(of: x, to: 0, in: touching)?.down == Rational(1))
  }
}
