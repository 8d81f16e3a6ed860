import ConstraintSolver
import Support
import Testing

/// The optimum as a function of a parameter, against an oracle that solves at single values.
@Suite struct ParametricTests {
  /// A random system of which some constants move.
  private struct Sample {
    var system: ParametricSystem
    var rates: [Int: Int] = [:]

    init(seed: UInt64) {
      var generator = SplitMix64(seed: seed)
      let random = RandomSystem(
        using: &generator, maxVariables: 4, maxConstraints: 9, requiredShare: generator.int(2...4))
      for index in random.constraints.indices where generator.one(in: 3) {
        rates[index] = generator.pick([-2, -1, 1, 1, 3])
      }
      let required = random.constraints.indices.filter {
        random.constraints[$0].priority.isRequired
      }
      system = ParametricSystem(
        random.constraints, variableCount: random.variableCount,
        rates: rates.mapValues { Rational($0) }, origin: Rational(3),
        acceptance: required.shuffled(using: &generator),
        pictureOrder: random.pictureOrder(using: &generator))
    }

    var variables: [Variable] { (0..<system.variableCount).map(Variable.init(index:)) }

    /// The system at one value, what breaks decided one by one by the oracle.
    func broken(at parameter: Double) -> (constraints: [Constraint], broken: [Int]) {
      var constraints = system.constraints
      for (index, rate) in rates {
        constraints[index].expression.constant += Double(rate) * (parameter - 3)
      }
      var accepted: [Constraint] = []
      var broken: [Int] = []
      for position in system.acceptance {
        var oracle = LevelOracle(
          variableCount: system.variableCount, constraints: accepted + [constraints[position]])
        if oracle.optimum() != nil {
          accepted.append(constraints[position])
        } else {
          broken.append(position)
        }
      }
      for position in broken { constraints[position].priority = .broken }
      return (constraints, broken)
    }
  }

  /// What a parametric optimum says at one value.
  private func answer(
    _ optimum: ParametricOptimum, at parameter: Rational
  ) -> (values: [Rational], broken: [Int], face: FaceProof)? {
    if let stop = optimum.stops.first(where: { $0.parameter == parameter }) {
      return (stop.values, stop.broken, stop.face)
    }
    guard
      let piece = optimum.pieces.first(where: { $0.lower < parameter && parameter < $0.upper })
    else { return nil }
    let share = (parameter - piece.lower) / (piece.upper - piece.lower)
    let values = zip(piece.lowerValues, piece.upperValues).map { $0 + share * ($1 - $0) }
    return (values, piece.broken, piece.face)
  }

  @Test(.covers(moreThan: ["changes": 0.02, "breaks": 0.08]), arguments: seeds(12))
  func everyValueIsTheOracles(_ seed: UInt64) throws {
    let sample = Sample(seed: 4_000_000 + seed)
    let optimum = try ParametricOptimum(sample.system, from: Rational(-20), to: Rational(30))
    #expect(optimum.verify(sample.system), "seed \(seed)")
    if Set(optimum.stops.map(\.face.dimension)).count > 1 { Coverage.note("changes") }
    if Set(optimum.pieces.map(\.broken)).count > 1 { Coverage.note("breaks") }
    // Whole and half numbers, and the breakpoints that a double can say.
    var parameters = (0..<5).map { Rational(21 * $0 - 40, over: 2) }
    parameters += optimum.stops.map(\.parameter).filter {
      Rational(meaning: ($0.approximation * 1024).rounded()) == $0 * Rational(1024)
    }
    for parameter in parameters {
      let truth = sample.broken(at: parameter.approximation)
      let found = try #require(answer(optimum, at: parameter), "seed \(seed): \(parameter)")
      #expect(found.broken.sorted() == truth.broken.sorted(), "seed \(seed): \(parameter)")
      var oracle = LevelOracle(
        variableCount: sample.system.variableCount, constraints: truth.constraints)
      guard oracle.optimum() != nil else {
        Issue.record("seed \(seed): the oracle finds a contradiction at \(parameter)")
        continue
      }
      for variable in sample.variables {
        let range = oracle.range(of: Expression(variable))
        let isUnique = range.min != nil && range.min == range.max
        #expect(
          found.face.isUnique(Expression(variable)) == isUnique,
          "seed \(seed): x\(variable.index) at \(parameter)")
      }
      let picture = oracle.picture(sample.system.pictureOrder)
      for (value, truth) in zip(found.values, picture) {
        #expect(
          abs(value.approximation - truth) < 0.000_001 * max(1, abs(truth)),
          "seed \(seed): \(found.values) at \(parameter), not \(picture)")
      }
    }
  }

  /// Many systems, each at many places between the breakpoints, solved from scratch in doubles.
  @Test(.covers(moreThan: ["pieceCount": 1.5, "changes": 0.02]), arguments: seeds(200))
  func everyPieceIsWhatTheSolverGives(_ seed: UInt64) throws {
    let sample = Sample(seed: 5_000_000 + seed)
    let optimum = try ParametricOptimum(sample.system, from: Rational(-20), to: Rational(30))
    Coverage.note("pieceCount", optimum.pieces.count)
    if Set(optimum.pieces.map(\.face.dimension)).count > 1 { Coverage.note("changes") }
    for piece in optimum.pieces {
      for share in [0.25, 0.5, 0.875] {
        let parameter = piece.lower + Rational(meaning: share) * (piece.upper - piece.lower)
        // Closer to a breakpoint doubles cannot tell the sides apart.
        guard (piece.upper - piece.lower) > Rational(1, over: 1000) else { continue }
        let found = try #require(answer(optimum, at: parameter))
        var constraints = sample.system.constraints
        for (index, rate) in sample.rates {
          constraints[index].expression.constant +=
            Double(rate) * (parameter.approximation - 3)
        }
        for position in found.broken { constraints[position].priority = .broken }
        var solver = Solver()
        for _ in 0..<sample.system.variableCount { _ = solver.makeVariable() }
        solver.pictureOrder = sample.system.pictureOrder
        try solver.apply(constraints.map { .add($0) })
        let face = solver.optimalFace
        #expect(found.face.dimension == face.dimension, "seed \(seed): at \(parameter)")
        for variable in sample.variables {
          let (value, truth) = (
            found.values[variable.index].approximation, solver.value(of: variable)
          )
          #expect(
            abs(value - truth) < 0.000_01 * max(1, abs(truth)),
            "seed \(seed): x\(variable.index) at \(parameter) is \(value), not \(truth)")
        }
      }
    }
  }

  @Test func theCardHasOneBreakpoint() throws {
    let title = Variable(index: 0)
    let badge = Variable(index: 1)
    func optional(_ priority: Double) -> Priority { Priority(priority) ?? .required }
    // 16 + title + 8 + badge + 16 is the width of the card, which is 320 now.
    let system = ParametricSystem(
      [
        Constraint(Expression(title) + Expression(badge) - 280, .equal),
        Constraint(Expression(title), .greaterOrEqual),
        Constraint(Expression(badge), .greaterOrEqual),
        Constraint(Expression(title) - 96, .greaterOrEqual, priority: optional(750)),
        Constraint(Expression(title) - 96, .lessOrEqual, priority: optional(250)),
        Constraint(Expression(badge) - 40, .greaterOrEqual, priority: optional(750)),
        Constraint(Expression(badge) - 40, .lessOrEqual, priority: optional(251)),
      ], variableCount: 2, rates: [0: Rational(-1)], origin: Rational(320))
    let optimum = try ParametricOptimum(system, from: Rational(120), to: Rational(400))
    #expect(optimum.verify(system))
    // Below 176 both shrink, and the picture lets the badge go first: at 136 it is gone.
    #expect(optimum.stops.map(\.parameter) == [120, 136, 176, 400].map { Rational($0) })
    #expect(optimum.pieces.map(\.face.dimension) == [1, 1, 0])
    #expect(optimum.stops.map(\.face.dimension) == [1, 1, 0, 0])
    #expect(optimum.pieces[2].lowerValues == [96, 40].map { Rational($0) })
    #expect(optimum.pieces[2].upperValues == [320, 40].map { Rational($0) })
  }

  @Test func aRuleBreaksAndHoldsAgain() throws {
    // 10 <= x <= 20 and x == t: the last one accepted is broken outside.
    let x = Expression(Variable(index: 0))
    let system = ParametricSystem(
      [
        Constraint(x - 10, .greaterOrEqual), Constraint(x - 20, .lessOrEqual),
        Constraint(x, .equal),
      ], variableCount: 1, rates: [2: Rational(-1)], origin: Rational(0), acceptance: [0, 1, 2])
    let optimum = try ParametricOptimum(system, from: Rational(0), to: Rational(30))
    #expect(optimum.verify(system))
    #expect(optimum.stops.map(\.parameter) == [0, 10, 20, 30].map { Rational($0) })
    #expect(optimum.stops.map(\.broken) == [[2], [], [], [2]])
    #expect(optimum.pieces.map(\.broken) == [[2], [], [2]])
    #expect(optimum.pieces.map { $0.upperValues[0] } == [10, 20, 20].map { Rational($0) })
  }

  @Test func thereIsALimit() {
    // A sum of distances to eleven places has a breakpoint at each.
    let (x, y) = (Expression(Variable(index: 0)), Expression(Variable(index: 1)))
    let low = Priority(1) ?? .required
    let system = ParametricSystem(
      (0...10).map { Constraint(x - Double($0), .equal, priority: low) }
        + [Constraint(x - y, .equal), Constraint(y, .equal)], variableCount: 2,
      rates: [12: Rational(-1)], origin: Rational(0), acceptance: [])
    #expect(throws: ParametricOptimum.Failure.tooManyPieces(limit: 9)) {
      try ParametricOptimum(system, from: Rational(0), to: Rational(10), limit: 9)
    }
    #expect(throws: Never.self) {
      try ParametricOptimum(system, from: Rational(0), to: Rational(10), limit: 10)
    }
  }

  @Test func whatMayNotBreakMayContradict() {
    let x = Expression(Variable(index: 0))
    let system = ParametricSystem(
      [Constraint(x, .equal), Constraint(x, .greaterOrEqual)], variableCount: 1,
      rates: [0: Rational(-1)], origin: Rational(0))
    #expect(throws: ParametricOptimum.Failure.contradiction) {
      try ParametricOptimum(system, from: Rational(-1), to: Rational(1))
    }
  }
}
