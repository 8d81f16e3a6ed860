import Foundation
import LayoutModel
import PlumbLanguage
import RunReports
import UIKitTexts
import Testing

@testable import LayoutShell

/// The format of session files.
@Suite struct SessionTests {
  private func problem(_ text: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try Session(text)
      return nil
    } catch { return error }
  }

  private func replay(_ body: String, files: Files = .none, header: String = "") throws -> Replay {
    Replay(try Session("plumb 1\n\(header)\n\(body)"), files: files, oracle: .none)
  }

  // MARK: - Header

  @Test func theHeaderHasKeysAndValues() throws {
    let session = try Session(
      """
      plumb 1
      title A card
      tolerance 0.25
      echo frames
      tags one two
      requires 0.1
      xfail not yet

      plumb> root card 3x3
      """)
    #expect(session.title == "A card")
    #expect(session.tolerance == 0.25)
    #expect(session.echo == .frames)
    #expect(session.tags == ["one", "two"])
    #expect(session.knownFailure == "not yet")
    #expect(session.checks.count == 1)
  }

  @Test func theHeaderHasDefaults() throws {
    let session = try Session("plumb 1\n")
    #expect(session.title == nil)
    #expect(session.tolerance == 0.001)
    #expect(session.echo == .news)
    #expect(session.tags == [])
    #expect(session.knownFailure == nil)
  }

  @Test(arguments: ["\n", "# prose\n", "plumb> root card 3x3\n"])
  func theHeaderEndsAtTheFirstOfThese(_ end: String) throws {
    let session = try Session("plumb 1\ntitle x\n\(end)plumb> view a\n+ a needs x\n")
    #expect(session.title == "x")
    #expect(session.checks.last?.input.text == "view a")
  }

  @Test func anUnknownKeyIsAnErrorWithItsLine() {
    let error = problem("plumb 1\ntitle x\ntolerence 3\n")
    #expect(error?.code == .sessionFormat)
    #expect(error?.lineNumber == 3)
    #expect(error?.note == "did you mean tolerance?")
  }

  @Test(arguments: ["tolerance x", "tolerance -1", "echo loud", "requires 99.0", "tolerance"])
  func aValueHasToMakeSense(_ line: String) {
    #expect(problem("plumb 1\n\(line)\n")?.lineNumber == 2)
  }

  @Test func theFirstLineIsPlumb1() {
    #expect(problem("")?.lineNumber == 1)
    #expect(problem("plumb 2\n")?.lineNumber == 1)
    #expect(problem("plumb> root card 3x3\n")?.lineNumber == 1)
    #expect(Session.isSession("plumb 1\n") && !Session.isSession("root card 3x3"))
  }

  @Test func aLineThatIsNothingIsAnErrorWithItsLine() {
    #expect(problem("plumb 1\n\n# prose\nwhat is this\n")?.lineNumber == 4)
    #expect(problem("plumb 1\n\nplumb> root card 3x3\n\nlost reply\n")?.lineNumber == 5)
    #expect(problem("plumb 1\n\n..> end\n")?.lineNumber == 3)
  }

  @Test func theSettingsOfTheHeaderAreInForce() throws {
    expectPassed(
      try replay(
        "plumb> root card 3x3\nplumb> view a\nplumb> card.width == 4 @1\n", header: "echo off\n"))
    expectPassed(
      try replay(
        "plumb> root card 3x3\nview x y w h\ncard 0.2 0 3 3\n",
        header: "echo frames\ntolerance 0.25\n"))
    expectPassed(
      try replay(
        "plumb> root card 3x3\nplumb> expect card.width == 3.2\n", header: "tolerance 0.25\n"))
  }

  // MARK: - Lines

  @Test func aReplyGoesToTheNextBlankPromptProseOrFixture() throws {
    let session = try Session(
      """
      plumb 1

      plumb> a
      one

      plumb> b
      two
      # prose
      plumb> c
      three
      plumb> d
      four
      -- x --
      five
      """)
    #expect(
      session.checks.map { $0.expected.map(\.text) } == [["one"], ["two"], ["three"], ["four"]])
    #expect(session.checks.map(\.line) == [3, 6, 9, 11])
    #expect(session.fixtures.map(\.text) == ["five\n"])
  }

  @Test func noLinesExpectSilence() throws {
    #expect(try replay("plumb> root card 3x3\n").hasPassed)
    #expect(try !replay("plumb> root card 3x3\nplumb> view a\n").hasPassed)
  }

  @Test func aCommandGoesOnBehindTwoDots() throws {
    let replay = try replay(
      "plumb> begin\n..> root card 3x3\n..> view a content 1x1\n..> end\n+ a needs x, y\n")
    expectPassed(replay)
    #expect(replay.shell.timeline.steps.count == 2)
  }

  @Test func carriageReturnsAndAByteOrderMarkAreAccepted() throws {
    let text = "\u{FEFF}" + ExampleTests.card.replacing("\n", with: "\r\n")
    #expect(Session.isSession(text))
    let session = try Session(text)
    #expect(session.title == "A title and a badge share a row")
    expectPassed(Replay(session, files: .none, oracle: .none))
  }

  @Test func aReplyThatLooksLikeSomethingElseHasABarInFront() {
    var reply = Reply(["", "#", "# x", "plumb> x", "..> x", "-- x", "fine"])
    reply.render()
    #expect(reply.transcript == ["|", "|#", "|# x", "|plumb> x", "|..> x", "|-- x", "fine"])
  }

  @Test func prefixesAreErrorsInFiles() throws {
    let replay = try replay("plumb> root card 3x3\nplumb> fra\n")
    #expect(replay.failures.map(\.check.line) == [4])
    #expect(replay.failures.map(\.isRefused) == [true])
  }

  @Test func mattersOfTasteAreErrorsInFiles() throws {
    expectPassed(try replay("plumb> set ascii on\nplumb> expect error E081\n"))
  }

  // MARK: - What fails

  @Test func theToleranceOfTheFileIsUsed() throws {
    let body = "plumb> root card 3x3\nplumb> frames\nview x y w h\ncard 0 0 3 3.05\n"
    #expect(try !replay(body).hasPassed)
    #expect(try replay(body, header: "tolerance 0.1\n").hasPassed)
  }

  @Test func anUnexpectedErrorFailsAlsoWithEchoOff() throws {
    for header in ["", "echo off\n"] {
      let replay = try replay("plumb> root card 3x3\nplumb> view card\n", header: header)
      #expect(replay.failures.map(\.isRefused) == [true])
    }
  }

  @Test func anErrorIsNotCoveredByDots() throws {
    #expect(try !replay("plumb> view a\n...\n").hasPassed)
    #expect(try !replay("plumb> view a\n{*}\n...\n").hasPassed)
    #expect(try replay("plumb> view a\nerror[E040]{*}\n...\n").hasPassed == false)
    #expect(try replay("plumb> view a\nerror[E040]: {*}\n...\n").hasPassed)
  }

  @Test func anUnexpectedConflictFailsAlsoWithEchoOff() throws {
    for header in ["", "echo off\n"] {
      #expect(
        try !replay("plumb> root card 3x3\nplumb> card.width == 4\n", header: header).hasPassed)
      #expect(
        try !replay("plumb> root card 3x3\nplumb> card.width == 4\n...\n", header: header).hasPassed
      )
    }
    #expect(
      try replay("plumb> root card 3x3\nplumb> card.width == 4\nx conflict {*}\n...\n").hasPassed)
    #expect(
      try replay(
        "plumb> root card 3x3\nplumb> card.width == 4\nplumb> expect conflict c1\n",
        header: "echo off\n"
      ).hasPassed)
  }

  /// How a run of one session is counted.
  private func count(_ replay: Replay, of session: Session? = nil) throws -> String {
    let session = try session ?? Session("plumb 1\n")
    return RunSummary(RunReport(.replay, files: [ReportedFile("it.plumb", session, replay)])).line
  }

  @Test func everyFailureOfAFileIsShown() throws {
    let replay = try replay(
      "plumb> root card 3x3\nplumb> expect dof 1\nplumb> view a\nplumb> dof\n...\nplumb> expect dof 9\n"
    )
    #expect(replay.checkCount == 5)
    #expect(replay.passedCount == 2)
    #expect(replay.failures.map(\.check.line) == [4, 5, 8])
    #expect(try count(replay) == "1 file · 5 checks · 2 passed, 3 failed")
    let report = ReplayReport(replay, path: "it.plumb", tolerance: 0.001).lines
    #expect(
      report == [
        "FAIL  it.plumb:4  expect dof 1", "  + dof is 0",
        "FAIL  it.plumb:5  view a", "  + + a   needs x, y, width, height",
        "FAIL  it.plumb:8  expect dof 9", "  + dof is 4",
        "      look: plumb explain it.plumb --at 1", "      accept: plumb bless it.plumb",
      ])
  }

  @Test func whatARefusedLineShouldHaveMadeIsMissedOnce() throws {
    let replay = try replay(
      """
      plumb> root card 3x3
      plumb> view a in crad
      plumb> pin a
      plumb> a.width == 3 as w
      plumb> off w
      plumb> view b in crad
      plumb> expect dof 0
      """)
    #expect(replay.failures.map(\.check.line) == [4, 8])
    #expect(replay.failures.map(\.unreached) == [[5, 6, 7], []])
    #expect(try count(replay) == "1 file · 7 checks · 2 passed, 2 failed, 3 not run")
    let report = ReplayReport(replay, path: "it.plumb", tolerance: 0.001).lines
    #expect(report.contains("      not run without it: lines 5, 6, 7"))
  }

  @Test func whatAQuitLeavesIsAFailure() throws {
    for quit in ["quit", "quit 7"] {
      let body = "plumb> root card 3x3\nplumb> \(quit)\nplumb> expect dof 3\nplumb> dof\n"
      let replay = try replay(body)
      #expect(!replay.hasPassed)
      #expect(replay.earlyQuit?.line == 4)
      #expect(try count(replay) == "1 file · 4 checks · 1 passed, 1 failed, 2 not run")
      #expect(
        ReplayReport(replay, path: "it.plumb", tolerance: 0.001).lines == [
          "FAIL  it.plumb:4  \(quit)", "  the 2 checks after it did not run",
          "      if intended: add a line \"stops REASON\" to the header",
        ])
      let meant = try self.replay(body, header: "stops the rest is a draft\n")
      #expect(meant.hasPassed)
      #expect(try count(meant) == "1 file · 4 checks · 2 passed, 2 not run")
    }
    #expect(try Session("plumb 1\nstops\n").earlyEnd != nil)
    #expect(try replay("plumb> root card 3x3\nplumb> quit\n").hasPassed)
  }

  @Test func aKnownFailureIsCountedAsExpected() throws {
    let session = try Session("plumb 1\nxfail it is wrong\n\nplumb> root card 3x3\nnonsense\n")
    #expect(session.knownFailure == "it is wrong")
    let replay = Replay(session, files: .none, oracle: .none)
    #expect(!replay.hasPassed)
    #expect(try count(replay, of: session) == "1 file · 1 check · 1 passed")
    #expect(try Session("plumb 1\nxfail\n").knownFailure != nil)
  }

  @Test func theReportTellsFileLineAndTheNumber() throws {
    let text = ExampleTests.card.components(separatedBy: "\nplumb> expect ambiguous")[0]
      .replacing("title.trailing + 8", with: "title.trailing + 12")
    let session = try Session(text)
    let replay = Replay(session, files: .none, oracle: .batch)
    #expect(
      ReplayReport(replay, path: "Sessions/card.plumb", tolerance: session.tolerance).lines == [
        "FAIL  Sessions/card.plumb:21  badge.leading == title.trailing + 12",
        "  - ! ambiguous  title.width, badge.width share 144 spare (both hug 250)",
        "  + ! ambiguous  title.width, badge.width share 140 spare (both hug 250)",
        "                                                ^^^ 140, expected 144 ±0.01",
        "      look: plumb explain Sessions/card.plumb --at 8",
        "      accept: plumb bless Sessions/card.plumb:21",
      ])
  }

  // MARK: - Fixtures

  @Test func fixturesTravelInside() throws {
    let body = """
      plumb> read inner.plumb
      read 1 step from inner.plumb
      plumb> expect card.width == 7

      -- inner.plumb --
      plumb 1

      plumb> root card 7x7
      -- other.txt --
      text
      """
    expectPassed(try replay(body))
    #expect(try Session("plumb 1\n" + body).fixtures.map(\.name) == ["inner.plumb", "other.txt"])
    let outside = Memory.files(["inner.plumb": "plumb 1\n\nplumb> root other 3x3\n"])
    expectPassed(try replay(body, files: outside))
    #expect(problem("plumb 1\n\n-- broken\n")?.lineNumber == 3)
  }
}

/// `read --show FILE`.
@Suite struct ReadingTests {
  private static let page = """
    plumb 1
    title A card

    # A card with a title.
    plumb> root card 320x200
    plumb> view title in card content 96x20
    + title   needs x, y

    -- inside.txt --
    not for reading
    """

  private static let files = Files(
    read: { (_) throws(Files.Problem) in page },
    write: { (_, _) throws(Files.Problem) in throw Files.Problem("no") })

  @Test func readCanShowThePage() {
    var conversation = Conversation(files: Self.files)
    let reply = conversation.shell.run("read --show card.plumb")
    let shown = reply.printed(for: 80)
    #expect(shown.prefix(3) == ["plumb 1", "title A card", ""])
    #expect(shown.contains("plumb> view title in card content 96x20"))
    #expect(!shown.contains { $0.contains("inside.txt") || $0.contains("not for reading") })
    #expect(shown.last == "read 2 steps from card.plumb")
    #expect(conversation.shell.layout.items.count == 2)
    #expect(conversation.shell.timeline.current == 1)
  }

  @Test func whatIsShownReplays() throws {
    var conversation = Conversation(files: Self.files)
    _ = conversation.say("read --show card.plumb")
    let text = conversation.shell.transcript.sessionText
    #expect(Replay(try Session(text), files: Self.files, oracle: .none).hasPassed)
  }

  @Test func withoutTheFlagOnlyTheStepsAreTold() {
    var conversation = Conversation(files: Self.files)
    #expect(conversation.say("read card.plumb") == ["read 2 steps from card.plumb"])
    #expect(conversation.error("read --page card.plumb") == .badChoice)
  }
}
