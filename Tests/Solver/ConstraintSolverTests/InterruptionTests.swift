import ConstraintSolver
import Testing

/// What nobody waits for any more.
@Suite struct InterruptionTests {
  @Test func workThatIsLeftAloneGivesItsResult() {
    let interruption = Interruption()
    #expect(interruption.run { Interruption.isRequested ? 0 : 7 } == 7)
    #expect(interruption.askCount == 1)
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
    let whole = Interruption()
    let asks = try #require(
      whole.run { () -> Int in
        var copy = solver
        _ = try? copy.apply([.addAll(batch)])
        return whole.askCount
      })
    #expect(asks > 10)
    for asked in [0, 1, asks / 2, asks - 1] {
      let dropped: Void? = Interruption(afterAsks: asked).run {
        var copy = solver
        _ = try? copy.apply([.addAll(batch)])
      }
      #expect(dropped == nil)
    }
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
