import Testing

@testable import LayoutShell

/// The pictures of the contract, line by line.
@Suite struct MockUpTests {
  @Test func help() throws {
    var conversation = Conversation()
    try conversation.replay(
      """
      plumb> help hug
      hug VIEW h|v PRIORITY          sets how strongly a view resists growing
        The default is 250. The view with the lower number stretches first.
        With equal numbers, spare room makes the layout ambiguous: help ambiguous.
        Try   hug badge h 251                See also  resist, content, why
      """)
  }

  @Test func errors() throws {
    var conversation = Conversation(Conversation.card + "\nview icon")
    try conversation.replay(
      """
      plumb> titel.leading == card.leading + 16
      error[E004]: no view named "titel"
        titel.leading == card.leading + 16
        ^~~~~ did you mean title?
      plumb> title.left == card.leading + 8
      error[E021]: left and leading do not mix: only leading follows the language
        title.left == card.leading + 8
              ^~~~         ^~~~~~~ use title.leading, or card.left
        UIKit: *** NSInvalidArgumentException: NSLayoutConstraint for <UIView: 0xa2>:
          A constraint cannot be made between a leading/trailing attribute and a
          right/left attribute. Use leading/trailing for both or neither.
      plumb> title.width == badge.width * icon.width
      error[E030]: a rule must be linear, this multiplies two unknowns
        title.width == badge.width * icon.width
                                   ^
      """)
  }

  @Test func freedom() throws {
    var conversation = Conversation()
    try conversation.replay(
      """
      plumb> root card 320x200
      plumb> view title in card content 96x20
      + title   needs x, y
      plumb> title.leading == card.leading + 16
      plumb> dof
      1 degree of freedom left out of 8
      view     x  y  w  h
      card     ■  ■  ■  ■   root
      title    ■  ·  ○  ○   y is free; it is drawn at 0
      ■ required   ○ settled by an optional rule   · free
      fix: title.top == card.top     (or bottom, or centerY)
      """)
  }

  @Test func ambiguity() throws {
    var conversation = Conversation(Conversation.card)
    try conversation.replay(
      """
      plumb> badge.leading == title.trailing + 8
      ! ambiguous  title.width, badge.width share 144 spare (both hug 250)
      """)
    let lines = conversation.say("ambiguous")
    #expect(
      Array(lines.prefix(3)) == [
        "title.width   96 … 240     shown  96", "badge.width   40 … 184     shown 184",
        "follows       badge.x 120 … 264",
      ])
    #expect(lines.last == "fix: hug badge h 251  gives B      hug title h 251  gives A")
    let pictures = lines.filter { $0.contains("|") }
    #expect(pictures.count == 2)
    #expect(pictures.allSatisfy { $0.contains("┌title─") && $0.contains("┌badge") })
    #expect(pictures.first?.hasPrefix("  A  |") ?? false)
    #expect(pictures.first?.contains("96 + 184") ?? false)
    #expect(pictures.last?.hasSuffix("|  240 +  40") ?? false)
  }

  @Test func sweep() throws {
    var conversation = Conversation(Conversation.hugged)
    try conversation.replay(
      """
      plumb> sweep card.width 400..120
      from    to   title.width   badge.width   what gives
       400   176    320 → 96         40        title (hug 250)
      <176   120    ambiguous     ambiguous    both resist 750: which shrinks?
      breakpoint 176 = 16 + 96 + 8 + 40 + 16
      fix: resist badge h 751
      """)
  }

  @Test func drag() throws {
    var conversation = Conversation(Conversation.hugged)
    try conversation.replay(
      """
      plumb> drag card.width 320..200 step 40
      card.width   title.width
             320       240
             280       200
             240       160
             200       120
      """)
  }

  @Test func exercise() {
    var conversation = Conversation(Conversation.tied)
    let drawn = conversation.say("draw")
    let first = conversation.say("exercise")
    #expect(first[0] == "another solution, as good as the one drawn")
    #expect(first[1] == "title.width 96 → 240, badge.x 120 → 264, badge.width 184 → 40")
    #expect(first.dropFirst(2).contains { $0.contains("┌title─────────────────────────────") })
    let second = conversation.say("exercise")
    #expect(second[0] == "back to the solution that is drawn")
    #expect(Array(second.dropFirst(2)) == drawn)
    #expect(conversation.say("exercise") == first)
    // Another step is another layout, and the turn begins anew.
    _ = conversation.say("title.height <= 90")
    #expect(conversation.say("exercise") == first)
    #expect(conversation.say("draw") == drawn)
    _ = conversation.say("hug badge h 251")
    #expect(conversation.say("exercise") == ["not ambiguous: every view has one frame"])
  }

  @Test func conflict() throws {
    var conversation = Conversation(Conversation.hugged + "\ntitle.width >= 180 as min")
    try conversation.replay(
      """
      plumb> badge.width == 120 as wide
      x conflict   5 rules ask for 340, card.width is 320: 20 too many
        c1    title.leading == card.leading + 16             16
        min   title.width >= 180                            180
        c5    badge.leading == title.trailing + 8             8
        wide  badge.width == 120                            120   broken
        c3    badge.trailing == card.trailing - 16           16
                                                    sum     340
        minimal: remove any one of them and the rest can be satisfied
      = moved      title.width 240 → 180, badge.x 264 → 204, badge.width 40 → 100
      """)
  }

  @Test func fixes() throws {
    var conversation = Conversation(
      Conversation.hugged + "\ntitle.width >= 180 as min\nbadge.width == 120 as wide")
    try conversation.replay(
      """
      plumb> fixes
      1  wide  120 → 100          moves 0   title.width 180, badge.width 100
      2  min   180 → 160          moves 2   title.width 160, badge.width 120
      3  card.width 320 → 340     moves 2   badge.width 120
      4  wide at 999              moves 0   badge.width 100, wants 120
      5  min at 999               moves 2   title.width 160, wants 180, badge.width
                                            120
      6  remove wide              moves 2   title.width 240, badge.width 40
      7  remove min               moves 2   title.width 160, badge.width 120
         9 more (c5 overlaps the views, c1 and c3 leave the card): fixes --all
      plumb> fix 1
      = resolved   wide holds
      """)
    #expect(conversation.shell.timeline.now.command == "constant wide 100")
    let log = conversation.say("log").last ?? ""
    #expect(log.hasPrefix("*#12 constant wide 100 "))
    #expect(log.hasSuffix("= resolved   (fix 1)"))
  }

  @Test func aConflictWithAnUnwrittenBoundNamesIt() throws {
    var conversation = Conversation("root card 100x50\nview a\npin a inset 60 as p")
    let lines = conversation.say("conflicts")
    #expect(lines.contains { $0.contains("implied") && $0.contains("a.width >= 0") })
  }

  @Test func aMultiplierIsPrintedAsAProduct() {
    var conversation = Conversation("root card 100x50\nview a\nview b\na.width == 2 * b.width")
    _ = conversation.block("pin a leading trailing", "b.width == 60")
    let lines = conversation.say("conflicts")
    #expect(lines.contains { $0.contains("2 x 60 = 120") })
  }

  @Test func why() throws {
    var conversation = Conversation(
      Conversation.hugged + "\ntitle.width >= 180 as min\nbadge.width == 120 as wide\n"
        + "constant wide 100")
    try conversation.replay(
      """
      plumb> why title.width
      title.width = 180
          card.width      320   root card 320x200                      #1
        - c1               16   title.leading == card.leading + 16     #4
        - c5                8   badge.leading == title.trailing + 8    #8
        - wide            100   badge.width == 100                     #12
        - c3               16   badge.trailing == card.trailing - 16   #6
        touching  min   title.width >= 180   slack 0
        overruled hug title h   250   wants 96, off by 84
      """)
  }

  @Test func drawing() throws {
    var conversation = Conversation(Conversation.hugged)
    try conversation.replay(
      """
      plumb> draw
      0               80              160             240             320
      ┌──────────────────────────────────────────────────────────────┐ card 320x200
      │  ┌title─────────────────────────────────────────┐  ┌badge─┐  │ 12
      │  └──────────────────────────────────────────────┘  └──────┘  │ 32
      │                                                              │
      └──────────────────────────────────────────────────────────────┘ 200
      """)
  }

  @Test func log() throws {
    var conversation = Conversation(Conversation.hugged + "\ntitle.width >= 180 as min")
    _ = conversation.say("badge.width == 120 as wide")
    let lines = conversation.say("log")
    #expect(lines.count == 11)
    #expect(lines[7].hasPrefix(" #8  badge.leading == title.trailing + 8"))
    #expect(lines[7].hasSuffix("! ambiguous"))
    #expect(lines[8].hasSuffix("= resolved"))
    #expect(lines[10].hasPrefix("*#11 badge.width == 120 as wide"))
    #expect(lines[10].hasSuffix("x conflict"))
  }
}
