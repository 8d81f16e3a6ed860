import LayoutShell
import Testing

@testable import plumb_bench

@Suite struct ShellRunTests {
  @Test func theDocumentIsPlaced() throws {
    let document = SampleDocument(views: 30)
    #expect(document.viewCount >= 30)
    var shell = Shell()
    let reply = shell.run((["begin"] + document.lines + ["end"]).joined(separator: "\n"))
    #expect(reply.error == nil)
    #expect(shell.run("conflicts").lines == ["no conflict"])
    #expect(shell.run("expect dof 0").failure == nil)
  }

  @Test func everyChangeAndQuestionIsAnswered() throws {
    var run = try ShellRun(SampleDocument(views: 20))
    for round in 1...2 {
      for line in SampleDocument.changes(section: 2, round: round) { try run.run(line) }
    }
    for line in SampleDocument.questions(section: 1) { try run.run(line) }
    #expect(run.allTimes.count == 2 * 19 + 10)
    #expect(run.times.contains { $0.kind == "a rule" })
    run.restart()
    #expect(run.times.isEmpty)
    for line in SampleDocument.contradictions(section: 2) {
      try run.prepare(line)
      try run.run("fixes")
      try run.prepare("undo")
    }
    #expect(run.times.map(\.kind) == ["fixes"])
    #expect(throws: UsageError.self) { try run.run("view page") }
  }

  @Test func recordedSessionsPass() throws {
    let run = try ReplayRun(sessions: 1, seed: 1)
    #expect(try run.time() > 0)
  }
}
