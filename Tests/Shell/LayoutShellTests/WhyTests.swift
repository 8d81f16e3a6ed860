import PlumbLanguage
import Testing

@testable import LayoutShell

/// What `why` and `why not` say, word by word.
@Suite struct WhyTests {
  private static let wide =
    Conversation.hugged + """

      title.width >= 180 as min
      badge.width == 120 as wide
      constant wide 100
      """

  /// Guides that no rule mentions yet are not part of the solved layout.
  @Test(arguments: [
    "safe", "margins", "readable", "keyboard", "keyboardEdge", "content", "frame",
  ])
  func whyNotOfAGuideThatNoRuleMentions(_ guide: String) throws {
    var conversation = Conversation(
      "root r 300x200\nscroll a in r\nview b in a\npin a inset 8\nguide g in r\nview loose in r")
    for wish in [
      "a.\(guide).leading >= r.leading + 4", "a.\(guide).leading >= r.leading + 400",
      "a.\(guide).width == 50", "b.top <= a.\(guide).bottom - 1000", "g.width == a.\(guide).width",
      "loose.leading == a.\(guide).leading + 8",
    ] {
      let before = conversation.shell
      let answer = conversation.shell.run("why not \(wish)")
      #expect(answer.error == nil && answer.lines != ["nothing is known about that"], "\(wish)")
      #expect(LawTests.isUnchanged(before, conversation.shell))
      for question in [
        "why a.\(guide).leading", "why a.\(guide).width", "try \(wish)",
        "drag r.width 300..200 step 50",
        "sweep r.width 300..200", "fit a", "dof a", "expect for r.width in 200..300: \(wish)",
        "expect \(wish)", "why loose.\(guide).leading", "why not \(wish) @200",
      ] { _ = conversation.say(question) }
    }
  }

  @Test func whyNotOfAGuideAnswersAsIfARuleMentionedIt() throws {
    var conversation = Conversation("root r 300x200\nview a in r\npin a inset 8")
    try conversation.replay(
      """
      plumb> why not a.safe.leading >= r.leading + 4
      it already holds: a.safe.leading - r.leading = 8
      plumb> why not a.margins.leading >= r.leading + 20
      4 short. One of these must give 4: c2 a.margin1
        fix: c2 8 → 12        apply with: constant c2 12
      plumb> why not a.readable.leading >= r.leading + 17
      possible, at a cost of 2 at 999.5
        against a.readable6   a.readable.width == a.margins.width @999.5   off by 2,
                  now 0
        apply with: a.readable.leading >= r.leading + 17
      """)
  }

  /// A sum can be checked on paper, its constant with it.
  @Test func whyExplainsSums() throws {
    var conversation = Conversation(
      Conversation.hugged + "\nlabel note \"Now\" in card\nlet m = 16")
    try conversation.replay(
      """
      plumb> why badge.leading - title.trailing
      badge.leading - title.trailing = 8
          c5                8   badge.leading == title.trailing + 8   #8
      plumb> why (badge.width + m) / 2
      (badge.width + m) / 2 = 28
          hug badge h   0.5 x 40 = 20   content 40 at 251   #3
          constant                  8
      plumb> why title.x + 2 --exact
      title.x + 2 = 18
          c1               16   title.leading == card.leading + 16   #4
          constant          2
      proved: it has this value in every best solution
      plumb> why m * 2
      m * 2 = 32
      """)
    #expect(conversation.error("why title.width * badge.width") == .notLinear)
    #expect(conversation.error("why 2 * title.size") == .groupMismatch)
    #expect(conversation.error("why title.width + 24x24") == .groupMismatch)
    // The distance is measured in reading direction, as in a rule.
    var mirrored = Conversation(Conversation.hugged + "\nrtl on")
    #expect(
      mirrored.say("why badge.leading - title.trailing").first
        == "badge.leading - title.trailing = 8")
  }

  /// The distance from the top of a text to its baseline is part of the sum.
  @Test func whyOfABaselineAddsUp() throws {
    var conversation = Conversation(
      "root card 320x200\nlabel note \"Now\" in card\npin note top leading inset 5")
    try conversation.replay(
      """
      plumb> why note.firstBaseline
      note.firstBaseline = 21.5
          c1                5   note.top == card.top + 5                    #3
          constant       16.5   from note.top to the baseline of its text
      """)
  }

  @Test func whyNotNamesTheRulesAndTheCheapestChange() throws {
    var conversation = Conversation(Self.wide)
    try conversation.replay(
      """
      plumb> why not title.width == 200
      20 short. One of these must give 20: c1 c5 wide c3 card
        fix: wide 100 → 80        apply with: constant wide 80
      plumb> why not title.width >= 200
      20 short. One of these must give 20: c1 c5 wide c3 card
        fix: wide 100 → 80        apply with: constant wide 80
      plumb> why not title.width <= 100
      80 less than possible. min must give 80
      Then also: One of these must give 80: c1 c5 wide c3 card
        no change to a single rule is enough
      plumb> why not title.width == 180
      it already holds: title.width = 180
      plumb> why not title.width >= 100
      it already holds: title.width = 180
      plumb> why not badge.leading == title.trailing + 10
      2 short. c5 must give 2
      Then also: One of these must give 2: c1 min wide c3 card
        no change to a single rule is enough
      plumb> why not card.width == 400
      80 short. card must give 80
        fix: card.width 320 → 400        apply with: root card 400x200
      """)
  }

  /// Of very many rules that could give, the first are named and changed, and the rest is counted.
  @Test func whyNotOfALongRowNamesTheFirstRulesAndCountsTheRest() throws {
    let count = 30
    let views = (0..<count).map { "view v\($0) in r\nv\($0).width >= 10" }
    let gaps = (1..<count).map { "v\($0).leading == v\($0 - 1).trailing + 1" }
    let ends = ["v0.leading == r.leading", "v\(count - 1).trailing == r.trailing"]
    var conversation = Conversation(
      (["root r 400x100"] + views + gaps + ends).joined(separator: "\n"))
    try conversation.replay(
      """
      plumb> why not v0.width == 90
      9 short. One of these must give 9: c60 c31 c2 c32 c3 c33 c4 c34 c5 c35 c6 c36 c7
        c37 c8 c38 c9 c39 c10 c40 c11 c41 c12 c42, 37 more
        fix: c2 10 → 1        apply with: constant c2 1, then v0.width == 90
      """)
  }

  @Test func optionalRulesHaveTheirPrice() throws {
    var conversation = Conversation(Conversation.hugged)
    try conversation.replay(
      """
      plumb> why not title.width == 200
      possible, at a cost of 40 at 251
        against hug badge h   251   off by 40, now 0
        for     hug title h   250   off by 104, now 144
        apply with: title.width == 200 @252
      plumb> title.width == 200 @252
      = moved      title.width 240 → 200, badge.x 264 → 224, badge.width 40 → 80
      """)
  }

  @Test func aFreeValueHasNothingAgainstIt() throws {
    var conversation = Conversation(Conversation.tied)
    try conversation.replay(
      """
      plumb> why not title.width == 200
      nothing prevents it: title.width 96 … 240, drawn at 96
        apply with: title.width == 200
      plumb> why not title.width == -5
      5 less than possible. Sizes are never negative: title.width >= 0
        no change to a single rule is enough
      """)
  }

  @Test func aBrokenRuleStandsAgainstAWishToo() {
    var conversation = Conversation(
      Conversation.hugged + "\ntitle.width >= 180 as min\nbadge.width == 120 as wide")
    let lines = conversation.say("why not badge.width == 90")
    #expect(lines.first == "possible, at a cost of 10 at broken rules")
    #expect(lines.contains { $0.contains("wide") && $0.hasSuffix("off by 30, now 20") })
    #expect(lines.last == "  apply with: badge.width == 90")
  }

  @Test func theWallThatIsLeanedOnIsNamed() throws {
    // The badge is pushed against its hugging, not against its resistance.
    var conversation = Conversation(Conversation.hugged)
    try conversation.replay(
      """
      plumb> why badge.width
      badge.width = 40
          hug badge h      40   content 40 at 251   #3
      """)
    // An optional rule makes the width; the required one only happens to touch it.
    conversation = Conversation(
      "root r 400x400\nview a\na.width <= 100 as most\na.width == 100 @500 as wish")
    let lines = conversation.say("why a.width")
    #expect(lines[1].contains("wish") && lines[1].contains("100"))
    #expect(lines.last == "  touching  most   a.width <= 100   slack 0")
  }

  @Test func whatIsTightByChanceIsNoReason() {
    // x is drawn at 0, where the last rule happens to hold with equality: y is not a consequence.
    var conversation = Conversation(
      """
      root r 400x400
      view a
      a.leading >= r.leading
      a.width == 50 @250
      a.leading + a.width >= r.leading + 50
      """)
    let lines = conversation.say("why a.width")
    #expect(lines.count == 2)
    #expect(lines.last?.contains("c2") ?? false)
  }

  @Test func exactNumbersAreFractionsWithAProof() throws {
    var conversation = Conversation(
      "root r 320x100\nview a\nview b\na.width * 3 == r.width\nb.width == 200 @400 as wish\n"
        + "b.width <= a.width as cap")
    try conversation.replay(
      """
      plumb> why a.width
      a.width = 106.667
          r.width       1/3 x 320 = 106.667   root r 320x100           #1
          c1                              0   r.width == 3 * a.width   #4
        touching  cap   b.width <= a.width   slack 0
      """)
    try conversation.replay(
      """
      plumb> why --exact b.width
      b.width = 320/3
          r.width       1/3 x 320 = 320/3   root r 320x100           #1
          c1                            0   r.width == 3 * a.width   #4
          cap                           0   b.width <= a.width       #6
        overruled wish   b.width == 200   wants 200, off by 93.333
      proved: it has this value in every best solution
      the errors at 400 add up to at least 280/3:
        - r.width       1/3 x 320 = 320/3   root r 320x100           #1
          c1                            0   r.width == 3 * a.width   #4
          wish                        200   b.width == 200 @400      #5
          cap                           0   b.width <= a.width       #6
      """)
    #expect(conversation.say("why b.width --exact") == conversation.say("why --exact b.width"))
  }

  @Test func anchorsAndRulesHaveReasons() throws {
    var conversation = Conversation(Self.wide)
    try conversation.replay(
      """
      plumb> why title.trailing
      title.trailing = 196
          card.width      320   root card 320x200                      #1
        - c5                8   badge.leading == title.trailing + 8    #8
        - wide            100   badge.width == 100                     #12
        - c3               16   badge.trailing == card.trailing - 16   #6
      plumb> why wide
      wide  badge.width == 100  required  tight: it holds with equality
      without it badge.width = 40
      plumb> why min
      min  title.width >= 180  required  tight: it holds with equality
      title.width = 180
          card.width      320   root card 320x200                      #1
        - c1               16   title.leading == card.leading + 16     #4
        - c5                8   badge.leading == title.trailing + 8    #8
        - wide            100   badge.width == 100                     #12
        - c3               16   badge.trailing == card.trailing - 16   #6
        overruled hug title h   250   wants 96, off by 84
      nothing depends on it: without it title.width stays the same
      """)
    _ = conversation.say("off wide")
    #expect(conversation.say("why wide").first == "wide  badge.width == 100  required  off")
  }

  @Test func roomIsTheNearestWallOnEachSide() {
    var conversation = Conversation(
      Self.wide + "\ntitle.width <= 300\ntitle.width <= 250 as near_\ntitle.width >= 20 as far")
    let lines = conversation.say("why title.width").filter { $0.hasPrefix("  room") }
    #expect(
      lines == [
        "  room      far   title.width >= 20   slack 160",
        "  room      near_   title.width <= 250   slack 70",
      ])
  }

  @Test(arguments: [
    ("why not title.edges == card.edges", ErrorCode.groupMismatch),
    ("why not title.width", .missing), ("why not titel.width == 3", .noItem),
    ("why not title.left == card.leading", .mixedDirections),
    ("why not title.width == 3 @750", .unexpected), ("why --exct title.width", .badChoice),
    ("why nobody", .noItem), ("redundant c1", .unexpected), ("diff", .missing),
    ("diff #99", .noSuchMoment), ("diff #1 #2 #3", .unexpected), ("ref title", .noRule),
    ("expect redundant", .missing), ("expect no nonsense", .missing),
    ("expect for card.width in 1..2: no redundant", .expectation),
    ("expect same -99", .noSuchMoment),
  ])
  func whatMakesNoSenseIsAnError(_ line: String, _ code: ErrorCode) {
    var conversation = Conversation(Self.wide)
    let before = conversation.shell
    #expect(conversation.error(line) == code)
    #expect(LawTests.isUnchanged(before, conversation.shell))
  }
}
