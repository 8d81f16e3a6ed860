import Testing

@testable import plumb_bench

@Suite struct ScoreTests {
  private func score(_ build: Double, _ edit: Double) -> Score {
    var score = Score()
    score[.build] = build
    score[.edit] = edit
    return score
  }

  @Test func theBetterTimeCountsAndNoneGivesWay() {
    let best = score(3, .nan).better(score(2, 5))
    #expect(best[.build] == 2)
    #expect(best[.edit] == 5)
    #expect(best[.probe].isNaN)
    #expect(score(3, 1).worse(score(2, 5))[.build] == 3)
    #expect(score(3, .nan).worse(score(2, 5))[.edit].isNaN)
    #expect(score(6, 1).ratio(to: score(2, 4))[.build] == 3)
  }

  @Test func samplesHaveQuantiles() {
    var samples = Samples()
    #expect(samples.median.isNaN)
    for number in (1...100).reversed() { samples.add(Double(number)) }
    #expect(samples.median == 51)
    #expect(samples.p99 == 100)
  }

  @Test func growthIsTheSlopeOverTheLogarithms() {
    let growth = Growth(times: [(10, 2), (100, 20 * 10), (1000, 20 * 1000)])
    #expect(abs(growth.exponent - 2) < 0.001)
    #expect(growth.ratio(1000, to: 100) == 100)
    #expect(Growth(times: [(10, 2), (100, .nan)]).exponent.isNaN)
    #expect(growth.ratio(10000, to: 100).isNaN)
  }

  @Test func theBoardMarksAndCountsTargets() {
    var board = Scoreboard()
    board.columns(["build", "edit"])
    board.row("W1", [(12.345, .atLeast(5)), (0.5, .atLeast(1))])
    board.row("W2", [(.nan, .atMost(1)), (1234.5, nil)])
    board.row("W3", [(.nan, .atLeast(1))], excusesNone: true)
    #expect(
      board.lines == [
        "                 build       edit",
        "W1                12.3        0.5!",
        "W2                none!      1234",
        "W3                none",
      ])
    #expect(board.summary == "targets: 1 met, 2 missed (!), 1 open")
  }

  @Test func familiesHaveTheirTargets() {
    #expect(Target.ratio(.build, .tree, views: 1000) == 30)
    #expect(Target.ratio(.build, .form, views: 1000) == 100)
    #expect(Target.ratio(.editP99, .form, views: 100) == 1)
    #expect(Target.ratio(.build, .form, views: 50) == nil)
  }
}
