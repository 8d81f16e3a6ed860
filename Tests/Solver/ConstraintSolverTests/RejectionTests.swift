import ConstraintSolver
import Support
import Testing

/// Thousands of refusals leave no trace.
@Suite struct RejectionTests {
  /// A row of equal widths in a frame, with an aspect ratio, bounds and wishes: some equalities
  /// are eliminated, some redundant, some inequalities tight.
  private func layout() throws -> Solver {
    var solver = Solver()
    let x = (0..<8).map { _ in Expression(solver.makeVariable()) }
    let (width, height) = (x[0], x[7])
    try solver.add(Constraint(x[1] - x[2], .equal))
    try solver.add(Constraint(x[2] - x[3], .equal))
    try solver.add(Constraint(x[1] - x[3], .equal))
    try solver.add(Constraint(x[1] + x[2] + x[3] + 20 - width, .equal))
    try solver.add(Constraint(x[4] - 2 * x[5], .equal))
    try solver.add(Constraint(x[4] + x[5] + x[6] - width, .equal))
    try solver.add(Constraint(width - 400, .lessOrEqual))
    try solver.add(Constraint(x[5] - 30, .greaterOrEqual))
    try solver.add(Constraint(x[6] - x[5], .greaterOrEqual))
    try solver.add(Constraint(height - 44, .equal))
    for (index, priority) in [1000.0, 750, 500, 250].enumerated() where index > 0 {
      let priority = try #require(Priority(priority))
      try solver.add(Constraint(width - Double(200 * index), .equal, priority: priority))
      try solver.add(Constraint(x[4] - x[6], .equal, priority: priority))
      try solver.add(Constraint(x[6], .equal, priority: priority))
    }
    return solver
  }

  /// Edits none of which the layout can take, by elimination, by inequalities, alone and together.
  private func contradictions() -> [[Solver.Edit]] {
    let x = (0..<8).map { Expression(Variable(index: $0)) }
    let together = x.reduce(Expression()) { $0 + $1 }
    return [
      [.add(Constraint(x[1] - x[3] - 1, .equal))],
      [.add(Constraint(x[7] - 45, .greaterOrEqual))],
      [.add(Constraint(x[0] - 401, .greaterOrEqual))],
      [.add(Constraint(x[1] - 127, .greaterOrEqual))],
      [.add(Constraint(x[6] - 29.9, .lessOrEqual))],
      [.add(Constraint(3 * x[2] + 20.001 - x[0], .lessOrEqual))],
      [.add(Constraint(x[4] - x[5] - 29, .equal))],
      [.add(Constraint(together - 5000, .greaterOrEqual))],
      [.add(Constraint(Expression(constant: 1), .equal))],
      [
        .add(Constraint(x[5] - 40, .equal)), .add(Constraint(x[6] - x[4] + 41, .lessOrEqual)),
      ],
      [.suggest(10, for: Variable(index: 1)), .add(Constraint(x[7], .lessOrEqual))],
    ]
  }

  private static let roundCount = 5_000

  private func violations(_ solver: Solver) -> Double {
    solver.constraintIDs.reduce(0) { sum, id in
      solver.constraint(id)?.priority.isRequired == true ? sum + solver.error(of: id) : sum
    }
  }

  @Test(arguments: seeds(2)) func nothingAcceptedIsEverViolated(seed: UInt64) throws {
    var solver = try layout()
    solver.pictureOrder = PictureOrder(
      lengths: (0..<4).map(Variable.init(index:)), positions: (4..<8).map(Variable.init(index:)))
    let edits = contradictions()
    var values = solver.values
    var optimum = solver.optimum
    var rejections = 0
    var generator = SplitMix64(seed: seed)
    for round in 0..<Self.roundCount {
      do {
        try solver.apply(edits[round % edits.count])
        Issue.record("round \(round): accepted")
      } catch {
        rejections += 1
      }
      if round % 1000 < edits.count {
        #expect(solver.values == values && solver.optimum == optimum, "round \(round)")
      }
      guard round % 500 == 499 else { continue }
      #expect(violations(solver) < 1e-6, "round \(round)")
      // Something it can take, so that the basis is another one from here on.
      try solver.suggest(Double(generator.int(200...390)), for: Variable(index: 0))
      if generator.one(in: 3) {
        let wish = Constraint(
          Expression(Variable(index: 4)) - Double(generator.int(0...200)), .equal,
          priority: generator.pick(RandomSystem.priorities.filter { !$0.isRequired }))
        let id = try solver.add(wish)
        if generator.one(in: 2) { try solver.remove(id) }
      }
      (values, optimum) = (solver.values, solver.optimum)
    }
    #expect(rejections == Self.roundCount)
    #expect(violations(solver) < 1e-6)
  }
}
