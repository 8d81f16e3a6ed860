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
