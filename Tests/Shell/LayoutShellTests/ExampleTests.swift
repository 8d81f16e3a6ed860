import Testing

@testable import LayoutShell

/// The example sessions of the contract, with what exists so far.
@Suite struct ExampleTests {
  static let card =
    cardBefore + """


      # It holds for every card at least 176 wide, not only for this one.
      plumb> expect for card.width in 176..400: not ambiguous
      plumb> sweep card.width 400..120
      from    to   title.width   badge.width   what gives
       400   176    320 → 96          40        title (hug 250)
      <176   120   ambiguous      ambiguous     both resist 750: which shrinks?
      ...
      plumb> expect dof 0
      """

  /// The card before the sweep, whose reply is not written out.
  private static let cardBefore = """
    plumb 1
    title A title and a badge share a row
    tolerance 0.01
    tags card hugging

    # A 320-point card. The title hugs the left edge, the badge the right.
    plumb> root card 320x200
    plumb> view title in card content 96x20
    + title   needs x, y
    plumb> view badge in card content 40x20
    + badge   needs x, y
    plumb> title.leading == card.leading + 16
    plumb> title.top == card.top + 12
    = title   placed
    plumb> badge.trailing == card.trailing - 16
    plumb> badge.centerY == title.centerY
    = badge   placed

    # Now glue them. Both have the same hugging, so nobody knows who grows.
    plumb> badge.leading == title.trailing + 8
    ! ambiguous  title.width, badge.width share 144 spare (both hug 250)
    plumb> expect ambiguous title.width in 96..240

    # One point of priority settles it.
    plumb> hug badge h 251
    = resolved   title.width 96 → 240, badge.x 120 → 264, badge.width 184 → 40
    plumb> frames
    view     x     y     w     h
    card     0     0   320   200
    title   16    12   240    20
    badge  264    12    40    20
    """

  static let conflict = """
    plumb 1
    title The badge that did not fit
    tolerance 0.01
    tags conflict

    plumb> read card.plumb
    read 9 steps from card.plumb
    plumb> title.width >= 180 as min

    # 16 + 180 + 8 + 120 + 16 is 340. The card has 320.
    plumb> badge.width == 120 as wide
    x conflict   5 rules ask for 340, card.width is 320: 20 too many
      c1    {*}    16
      min   {*}   180
      c5    {*}     8
      wide  {*}   120   broken
      c3    {*}    16
                                                  sum     340
      minimal: {*}
    = moved      title.width 240 → 180, badge.x 264 → 204, badge.width 40 → 100
    plumb> expect conflict c1 min c5 wide c3
    plumb> expect broken wide
    plumb> expect badge.width == 100

    # The smallest edit first.
    plumb> fixes
    1  wide  120 → 100 {*}
    ...
    plumb> fix 1
    = resolved   wide holds
    plumb> expect badge.frame == 204 12 100 20
    plumb> expect tight min

    # Mistakes are part of the contract too.
    plumb> hug titel h 252
    error[E004]: no view named "titel"
      hug titel h 252
          ^~~~~ did you mean title?
    """

  @Test(arguments: [Oracle.none, .batch, .all])
  func theCardReplays(_ oracle: Oracle) throws {
    let session = try Session(Self.card)
    #expect(session.title == "A title and a badge share a row")
    #expect(session.tolerance == 0.01)
    #expect(session.tags == ["card", "hugging"])
    let replay = Replay(session, files: .none, oracle: oracle)
    expectPassed(replay)
    #expect(replay.passedCount == 14)
  }

  @Test(arguments: [Oracle.none, .batch, .all])
  func theConflictReplays(_ oracle: Oracle) throws {
    let files = Memory.files(["card.plumb": Self.card])
    let replay = Replay(try Session(Self.conflict), files: files, oracle: oracle)
    expectPassed(replay)
    #expect(replay.shell.timeline.steps.count == 5)
  }

  @Test func whatStandsInTheTranscriptIsTheFile() throws {
    var conversation = Conversation()
    let session = try Session(Self.cardBefore)
    for check in session.checks { _ = conversation.say(check.input.text) }
    let written = conversation.shell.transcript.sessionText
    let commands = Self.cardBefore.split(separator: "\n", omittingEmptySubsequences: true)
      .filter { !$0.hasPrefix("# ") }.dropFirst(4)
    #expect(written == "plumb 1\n\n" + commands.joined(separator: "\n") + "\n")
  }
}
