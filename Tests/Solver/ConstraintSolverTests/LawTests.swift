import ConstraintSolver
import Support
import Testing

/// What must hold for every system, whatever its optimum is.
@Suite struct LawTests {
  private func isSame(_ a: Solver, _ b: Solver) -> Bool {
    guard a.variableCount == b.variableCount else { return false }
    return zip(a.values, b.values).allSatisfy { abs($0 - $1) < 1e-6 }
      && a.optimum.map(\.priority) == b.optimum.map(\.priority)
      && zip(a.optimum, b.optimum).allSatisfy { abs($0.error - $1.error) < 1e-6 }
  }

  private func drawn(_ system: RandomSystem) -> Solver? {
    guard var solver = system.solver() else { return nil }
    let variables = (0..<system.variableCount).map(Variable.init(index:))
    let half = system.variableCount / 2
    solver.pictureOrder = PictureOrder(
      lengths: Array(variables[half...]), positions: Array(variables[..<half]))
    return solver
  }

  @Test(.covers(moreThan: ["rejections": 0.1]), arguments: seeds(25))
  func aRejectedConstraintChangesNothing(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed &+ 1000)
    guard var solver = drawn(RandomSystem(using: &generator)) else { return }
    for _ in 0..<5 {
      var constraint = RandomSystem.constraint(
        using: &generator, variableCount: solver.variableCount)
      constraint.priority = .required
      let before = solver
      do {
        try solver.add(constraint)
      } catch {
        Coverage.note("rejections")
        #expect(error == .contradiction)
        #expect(before.values == solver.values, "seed \(seed)")
        #expect(before.optimum == solver.optimum, "seed \(seed)")
      }
    }
  }

  @Test(arguments: seeds(25))
  func addThenRemoveRestores(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 2000)
    guard var solver = drawn(RandomSystem(using: &generator)) else { return }
    let before = solver
    let constraint = RandomSystem.constraint(
      using: &generator, variableCount: solver.variableCount)
    guard let id = try? solver.add(constraint) else { return }
    try solver.remove(id)
    #expect(isSame(before, solver), "seed \(seed)")
  }

  @Test(arguments: seeds(25))
  func theOrderOfArrivalDoesNotMatter(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed &+ 3000)
    var system = RandomSystem(using: &generator)
    let first = drawn(system)
    system.constraints.shuffle(using: &generator)
    let second = drawn(system)
    #expect((first == nil) == (second == nil), "seed \(seed)")
    if let first, let second { #expect(isSame(first, second), "seed \(seed)") }
  }

  @Test(arguments: seeds(13))
  func editingEqualsSolvingFromScratch(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 4000)
    let system = RandomSystem(using: &generator)
    guard var solver = drawn(system) else { return }
    var ids = solver.constraintIDs
    for _ in 0..<8 {
      switch generator.int(0...3) {
      case 0:
        let constraint = RandomSystem.constraint(
          using: &generator, variableCount: solver.variableCount)
        if let id = try? solver.add(constraint) { ids.append(id) }
      case 1 where !ids.isEmpty:
        try solver.remove(ids.remove(at: generator.int(0...ids.count - 1)))
      case 2 where !ids.isEmpty:
        try? solver.setConstant(Double(generator.int(-40...40)), of: generator.pick(ids))
      case 3 where !ids.isEmpty:
        try? solver.setPriority(generator.pick(RandomSystem.priorities), of: generator.pick(ids))
      default: break
      }
      var fresh = Solver()
      for _ in 0..<solver.variableCount { _ = fresh.makeVariable() }
      try fresh.apply(ids.compactMap { solver.constraint($0) }.map { .add($0) })
      fresh.pictureOrder = solver.pictureOrder
      #expect(isSame(solver, fresh), "seed \(seed)")
    }
  }

  @Test func aSuggestionWinsOverOptionalAndLosesToRequired() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint(Expression(width) - 300, .lessOrEqual))
    try solver.add(Constraint(Expression(width) - 10, .equal, priority: #require(Priority(999))))
    try solver.suggest(200, for: width)
    #expect(solver.value(of: width) == 200)
    try solver.suggest(400, for: width)
    #expect(solver.value(of: width) == 300)
  }

  @Test func aCopyIsIndependent() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let id = try solver.add(Constraint(Expression(width) - 10, .equal))
    let copy = solver
    try solver.setConstant(-20, of: id)
    #expect(copy.value(of: width) == 10)
    #expect(solver.value(of: width) == 20)
  }

  @Test func nonsenseIsRefused() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    #expect(throws: Rejection.notFinite) {
      try solver.add(Constraint(Expression(width) - .nan, .equal))
    }
    #expect(throws: Rejection.unknownVariable) {
      try solver.add(Constraint(Expression(Variable(index: 9)), .equal))
    }
    let id = try solver.add(Constraint(Expression(width), .equal))
    try solver.remove(id)
    #expect(throws: Rejection.unknownConstraint) { try solver.remove(id) }
  }

  /// 50 views at 250 never outvote one at 251.
  @Test func levelsAreStrict() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    for _ in 0..<50 {
      try solver.add(Constraint(Expression(width) - 10, .equal, priority: #require(Priority(250))))
    }
    try solver.add(Constraint(Expression(width) - 90, .equal, priority: #require(Priority(251))))
    #expect(solver.value(of: width) == 90)
  }
}
