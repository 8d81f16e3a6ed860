import ConstraintSolver
import Support
import Testing

/// What nobody waits for any more.
@Suite struct InterruptionTests {
  @Test func workThatIsLeftAloneGivesItsResult() {
    #expect(Interruption().run { Interruption.isRequested ? 0 : 7 } == 7)
  }

  @Test func anInterruptedResultIsDropped() {
    let interruption = Interruption()
    let result = interruption.run {
      interruption.request()
      return Interruption.isRequested ? 7 : 0
    }
    #expect(result == nil)
  }

  @Test func workIsInterruptedAtACertainQuestion() {
    var asked = 0
    let result: Void? = Interruption(afterAsks: 3).run {
      while !Interruption.isRequested { asked += 1 }
    }
    #expect(result == nil)
    #expect(asked == 3)
  }

  /// One command can take the simplex method many seconds.
  @Test func solvingAsksAndCanEndAnywhere() throws {
    let count = 300
    var solver = Solver()
    let widths = (0..<count).map { _ in Expression(solver.makeVariable()) }
    var batch = ConstraintBatch()
    let (weak, strong) = (try #require(Priority(250)), try #require(Priority(750)))
    for (index, width) in widths.enumerated() {
      batch.append(Constraint(width - Double(index), .equal, priority: weak))
      batch.append(Constraint(width, .greaterOrEqual))
    }
    batch.append(
      Constraint(widths.reduce(Expression()) { $0 + $1 } - 200, .equal, priority: strong))
    let asks = Interruption.atEachAsk {
      var copy = solver
      _ = try? copy.apply([.addAll(batch)])
    }
    #expect(asks > 10)
  }

  /// Copies of a solver share what was found out about its parts.
  @Test func aFaceThatIsInterruptedIsNotKept() throws {
    var solver = Solver()
    let widths = (0..<8).map { _ in Expression(solver.makeVariable()) }
    var last = Expression()
    for (index, width) in widths.enumerated() {
      try solver.add(Constraint(width - last - Double(index), .greaterOrEqual))
      last = width
    }
    func ranges(_ solver: Solver) -> [OptimalFace.Range] {
      widths.map { solver.feasibleFace.range(of: $0) }
    }
    // An edit that changes nothing lets the copy share nothing.
    var fresh = solver
    let id = try fresh.add(Constraint(last, .greaterOrEqual))
    try fresh.remove(id)
    let copy = solver
    #expect(Interruption.atEachAsk { _ = ranges(copy) } > 0)
    #expect(ranges(solver) == ranges(fresh))
    #expect(ranges(solver).map(\.min) == [0, 1, 3, 6, 10, 15, 21, 28])
  }

  @Test func whatIsAnnouncedIsDone() {
    let interruption = Interruption()
    let result = interruption.run {
      #expect(Interruption.commit())
      #expect(Interruption.commit())
      return interruption.request()
    }
    #expect(result == false)
  }

  @Test func whatIsInterruptedAnnouncesNothing() {
    let interruption = Interruption()
    interruption.request()
    #expect(interruption.run { Interruption.commit() } == nil)
    #expect(!Interruption.isRequested)
    #expect(Interruption.commit())
  }
}
