import ConstraintSolver
import Support
import Testing

/// Edits that broke something once, as small as they can be.
@Suite struct EngineTests {
  private func solver(_ variableCount: Int) -> Solver {
    var solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    return solver
  }

  private let x = (0..<6).map { Expression(Variable(index: $0)) }

  private func priority(_ value: Double) throws -> Priority { try #require(Priority(value)) }

  /// The new constraint holds where the new constant moves the point to, which is not allowed.
  @Test func aBatchIsCheckedWhereItEnds() throws {
    var solver = solver(1)
    try solver.add(Constraint(x[0] - 5, .lessOrEqual))
    let wish = try solver.add(Constraint(x[0], .equal, priority: priority(500)))
    let bound = try solver.add(Constraint(x[0] - 8, .greaterOrEqual, priority: priority(100)))
    #expect(throws: Rejection.contradiction) {
      try solver.apply([.setConstant(-10, of: wish), .add(Constraint(x[0] - 8, .greaterOrEqual))])
    }
    #expect(throws: Rejection.contradiction) {
      try solver.apply([.setConstant(-10, of: wish), .setPriority(.required, of: bound)])
    }
    #expect(solver.values == [0])
  }

  /// After the first edit the part contradicts itself; the others join it with two more.
  @Test func aContradictionInTheMiddleOfABatchIsRefusedAtItsEnd() throws {
    var solver = EditTests.scattered
    try solver.add(Constraint(x[0] - 1, .equal))
    let twin = try solver.add(Constraint(x[0] - 1, .equal))
    try solver.add(Constraint(x[1] - 1, .equal))
    let values = solver.values
    #expect(throws: Rejection.contradiction) {
      try solver.apply([
        .setConstant(-2, of: twin), .add(Constraint(x[0] - x[1], .equal)),
        .add(Constraint(x[0] - x[1] + x[2], .lessOrEqual)),
        .add(Constraint(x[2] - x[1], .equal, priority: priority(3))),
      ])
    }
    #expect(solver.values == values)
  }

  /// Both neighbours are within the tolerance of zero, but not of each other.
  @Test func aRemovalIsNeverRefused() throws {
    var solver = solver(1)
    let middle = try solver.add(Constraint(x[0], .equal))
    try solver.add(Constraint(x[0] - 9e-8, .equal))
    try solver.add(Constraint(x[0] + 9e-8, .equal))
    try solver.remove(middle)
    #expect(abs(solver.value(of: x[0])) < 1e-6)
    try solver.add(Constraint(x[0] - 1, .lessOrEqual, priority: priority(3)))
    #expect(solver.constraintIDs.count == 3)
  }

  @Test func aSuggestionMadeRequiredCanBeRefused() throws {
    var solver = solver(1)
    try solver.add(Constraint(x[0] - 5, .lessOrEqual))
    try solver.suggest(3, for: Variable(index: 0))
    try solver.setPriority(.required, of: solver.constraintIDs[1])
    #expect(throws: Rejection.contradiction) { try solver.suggest(9, for: Variable(index: 0)) }
    #expect(solver.values == [3])
    #expect(solver.constraint(solver.constraintIDs[1])?.expression.constant == -3)
  }

  /// Drawing the picture leaves a variable 1e-15 beside the value that holds it.
  @Test func aPictureLeavesTheFaceAsItIs() throws {
    var solver = solver(6)
    solver.pictureOrder = PictureOrder(lengths: (0..<6).map(Variable.init(index:)))
    try solver.apply([
      .add(Constraint(-0.796875 * x[1] + 3.296875 * x[4], .lessOrEqual)),
      .add(Constraint(-1.671875 * x[1] + 6.71875 * x[1] + x[5] - 46, .greaterOrEqual)),
    ])
    #expect(solver.optimalFace.dimension == 6)
    try solver.add(Constraint(2 * x[4] + 3.28125 * x[3] - 31, .equal))
    #expect(solver.optimalFace.dimension == 5)
  }

  /// What was removed is not carried along for good.
  @Test func manyPrioritiesAndRemovalsLeaveTheSystemSmall() throws {
    var solver = solver(2)
    let gap = try solver.add(Constraint(x[0] - x[1] - 4, .equal, priority: priority(1)))
    for round in 1...3000 {
      try solver.setPriority(priority(Double(round) / 4), of: gap)
      let id = try solver.add(
        Constraint(x[0] - Double(round % 50), .equal, priority: priority(900)))
      #expect(solver.value(of: x[0] - x[1]) == 4)
      #expect(solver.value(of: x[0]) == Double(round % 50))
      try solver.remove(id)
    }
    #expect(try solver.optimum.map(\.priority) == [priority(750)])
  }
}
