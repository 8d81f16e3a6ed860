import Support
import Testing

@testable import ConstraintSolver

/// Edits, one after the other and many at once, against solving from scratch after each of them.
@Suite struct EditTests {
  /// Up to so many variables.
  static let size = 8
  /// Half of them lengths.
  static let order = PictureOrder(
    lengths: (0..<size / 2).map(Variable.init(index:)),
    positions: (size / 2..<size).map(Variable.init(index:)))

  /// A solver of ``size`` variables that are far from each other, more than a small part holds.
  static let scattered: Solver = {
    var solver = Solver()
    for _ in 0..<size { _ = solver.makeVariable() }
    for index in 0..<size {
      var sum = Expression(Variable(index: index))
      for _ in 0..<260 { sum.terms.append(Term(solver.makeVariable())) }
      if let id = try? solver.add(Constraint(sum, .equal, priority: .edit)) {
        try? solver.remove(id)
      }
    }
    return solver
  }()

  private static func fresh(_ constraints: [Constraint], variableCount: Int) throws -> Solver {
    var solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    solver.pictureOrder = order
    try solver.apply(constraints.map { .add($0) })
    return solver
  }

  private static func same(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))
  }

  /// What is different about the solver, or nil.
  private static func difference(
    _ solver: Solver, _ constraints: [Constraint], looksAtFace: Bool
  ) throws -> String? {
    let fresh = try fresh(constraints, variableCount: solver.variableCount)
    let (levels, truth) = (solver.optimum, fresh.optimum)
    guard levels.map(\.priority) == truth.map(\.priority),
      zip(levels, truth).allSatisfy({ same($0.error, $1.error) })
    else { return "\(levels) is not \(truth)" }
    let (values, wanted) = (solver.values, fresh.values)
    for index in 0..<size where !same(values[index], wanted[index]) {
      return "x\(index) is \(values[index]), not \(wanted[index])"
    }
    guard looksAtFace else { return nil }
    let (face, freshFace) = (solver.optimalFace, fresh.optimalFace)
    guard face.dimension == freshFace.dimension else {
      return "dimension \(face.dimension) is not \(freshFace.dimension)"
    }
    for index in 0..<size {
      let variable = Expression(Variable(index: index))
      let (range, wanted) = (face.range(of: variable), freshFace.range(of: variable))
      guard same(range.min, wanted.min), same(range.max, wanted.max) else {
        return "x\(index) in \(range), not \(wanted)"
      }
      guard face.isUnique(variable) == freshFace.isUnique(variable) else {
        return "x\(index) is unique only once"
      }
    }
    return nil
  }

  /// Whether two solvers are the same to the last bit.
  private static func isExactly(_ a: Solver, _ b: Solver) -> Bool {
    a.values.map(\.bitPattern) == b.values.map(\.bitPattern) && a.optimum == b.optimum
      && a.constraintIDs == b.constraintIDs
      && a.constraintIDs.allSatisfy { a.constraint($0) == b.constraint($0) }
  }

  /// Edits a solver at random, with looks back at copies, and compares after every step.
  private func edit(
    _ start: Solver, with first: [Constraint] = [], seed: UInt64, steps: Int, looksAtFace: Bool
  ) throws {
    var generator = SplitMix64(seed: seed)
    var solver = start
    solver.pictureOrder = Self.order
    let variableCount = first.isEmpty ? generator.int(2...Self.size) : Self.size
    var ledger = Ledger()
    _ = ledger.make([.add(first, together: false)], on: &solver)
    var past: [(solver: Solver, ledger: Ledger, values: [Double])] = []
    for step in 0..<steps {
      if generator.one(in: 4) { past.append((solver, ledger, solver.values)) }
      if generator.one(in: 12), let older = past.popLast() {
        (solver, ledger) = (older.solver, older.ledger)
      }
      let changes = ledger.randomChanges(
        using: &generator, variableCount: variableCount, atMost: generator.one(in: 2) ? 1 : 4)
      let before = solver
      let (constraints, refusal) = ledger.make(changes, on: &solver)
      let place = "seed \(seed), step \(step): "
      if let refusal {
        #expect(refusal == .contradiction, "\(place)")
        let isExact = Self.isExactly(solver, before)
        #expect(isExact, "\(place)a refused edit leaves a trace")
        let required = constraints.filter(\.priority.isRequired)
        #expect(!isFeasible(required, variableCount), "\(place)refused for no reason")
        continue
      }
      let difference = try Self.difference(solver, constraints, looksAtFace: looksAtFace)
      #expect(difference == nil, "\(place)\(difference ?? "")")
      for (id, constraint) in ledger.entries {
        let found = id.flatMap(solver.constraint)
        #expect(found?.expression.collected == constraint.expression.collected, "\(place)")
        #expect(found?.priority == constraint.priority, "\(place)")
      }
    }
    for older in past { #expect(older.solver.values == older.values, "seed \(seed)") }
  }

  private var small: Solver {
    var solver = Solver()
    for _ in 0..<Self.size { _ = solver.makeVariable() }
    return solver
  }

  @Test(arguments: seeds(125)) func anyEditsEqualSolvingFromScratch(_ seed: UInt64) throws {
    try edit(small, seed: seed, steps: 15, looksAtFace: false)
  }

  @Test(arguments: seeds(50)) func anyEditsLeaveTheFaceOfSolvingFromScratch(_ seed: UInt64) throws {
    try edit(small, seed: 50_000 + seed, steps: 10, looksAtFace: true)
  }

  /// Here the parts of the system have to be united, absorbed and built anew.
  @Test(arguments: seeds(4))
  func editsThatJoinPartsEqualSolvingFromScratch(_ seed: UInt64) throws {
    try edit(Self.scattered, seed: 90_000 + seed, steps: 8, looksAtFace: false)
  }

  /// Two numbers, one by the other, and three pairs of variables that they hold together.
  private static func pairsAroundNumbers(_ generator: inout SplitMix64) -> [Constraint] {
    let x = (0..<size).map { Expression(Variable(index: $0)) }
    var constraints = [
      Constraint(x[0] - Double(generator.int(-9...9)), .equal),
      Constraint(x[1] - x[0] - Double(generator.int(-9...9)), .equal),
    ]
    for (a, b) in [(2, 3), (4, 5), (6, 7)] {
      let relation = generator.pick([Relation.equal, .equal, .lessOrEqual])
      constraints += [
        Constraint(x[a] - 2 * x[b] - x[generator.int(0...1)], relation),
        Constraint(x[b] + x[a] - x[1], .equal, priority: generator.pick(RandomSystem.priorities)),
        Constraint(x[generator.int(0...1)] + x[b] - 7, .greaterOrEqual),
      ]
    }
    return constraints
  }

  /// Here parts fall apart where variables are numbers, and are put together again.
  @Test(arguments: seeds(50))
  func editsOfWhatFallsApartEqualSolvingFromScratch(_ seed: UInt64) throws {
    var solver = Solver.$leastDivided.withValue(0) { Solver() }
    for _ in 0..<Self.size { _ = solver.makeVariable() }
    var generator = SplitMix64(seed: 130_000 + seed)
    try edit(
      solver, with: Self.pairsAroundNumbers(&generator), seed: 110_000 + seed, steps: 12,
      looksAtFace: seed % 4 == 0)
  }

  @Test(arguments: seeds(3))
  func copiesGoTheirOwnWays(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: 70_000 + seed)
    var sides = Array(repeating: (solver: small, ledger: Ledger()), count: 6)
    for _ in 0..<40 {
      let side = generator.int(0...sides.count - 1)
      let changes = sides[side].ledger.randomChanges(
        using: &generator, variableCount: Self.size, atMost: 3)
      let before = sides.map(\.solver.values)
      var (solver, ledger) = sides[side]
      _ = ledger.make(changes, on: &solver)
      sides[side] = (solver, ledger)
      for other in sides.indices where other != side {
        #expect(sides[other].solver.values == before[other], "seed \(seed)")
      }
      if generator.one(in: 5) { sides[generator.int(0...sides.count - 1)] = sides[side] }
    }
    for (solver, ledger) in sides {
      let fresh = try Self.fresh(ledger.constraints, variableCount: Self.size)
      for (a, b) in zip(solver.optimum, fresh.optimum) {
        #expect(Self.same(a.error, b.error), "seed \(seed)")
      }
    }
  }
}
