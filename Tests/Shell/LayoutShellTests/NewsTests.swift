import Foundation
import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// The news after a step: what is told, in which order, and what is not.
@Suite struct NewsTests {
  @Test func nothingIsSaidWhenNothingApplies() {
    var conversation = Conversation(Conversation.hugged)
    #expect(conversation.say("title.width >= 100 as min") == [])
    #expect(conversation.say("off min") == [])
    #expect(conversation.say("let m = 3") == [])
  }

  // MARK: - 1. Conflicts

  @Test func onlyNewOrChangedConflictsAreTold() {
    var conversation = Conversation("root card 320x200\nview a\npin a")
    #expect(conversation.say("a.width == 300 as one").contains { $0.hasPrefix("x conflict") })
    #expect(conversation.say("card.width >= 10") == [])
    #expect(conversation.say("constant one 200").first?.hasPrefix("x conflict") ?? false)
    #expect(conversation.say("rename one to uno") == [])
    #expect(conversation.say("remove uno") == ["- uno", "= resolved   no conflict"])
  }

  @Test func threeConflictsAreToldAndThenTheirCount() {
    var conversation = Conversation(
      "root card 320x200\nview a\nview b\nview c\nview d\nview e\npin a\npin b\npin c\npin d\npin e"
    )
    let reply = conversation.block(
      "a.width == 1", "b.width == 2", "c.width == 3", "d.width == 4", "e.width == 5")
    #expect(reply.count { $0.hasPrefix("x conflict") } == 3)
    #expect(reply.count { $0 == "and 2 more: conflicts" } == 1)
    let all = conversation.say("conflicts")
    #expect(
      all.filter { $0.hasPrefix("x conflict") }.map { String($0.prefix(17)) } == [
        "x conflict 1 of 5", "x conflict 2 of 5", "x conflict 3 of 5", "x conflict 4 of 5",
        "x conflict 5 of 5",
      ])
  }

  /// The rows that are left out are counted with what they add, so the sum can still be checked.
  @Test func aSumThatNoScreenHoldsHasItsEndsAndTheRestCounted() throws {
    var conversation = Conversation("root r 100x10")
    let views = (0..<50).map { "v\($0)" }
    for view in views { _ = conversation.say("view \(view) content 3x3") }
    _ = conversation.say("stack s spacing 5: " + views.joined(separator: ", "))
    let reply = conversation.say("pin s edges")
    let start = try #require(reply.firstIndex { $0.hasPrefix("x conflict   53 rules ask for 245") })
    let end = try #require(
      reply.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "sum     245" })
    let rows = reply[(start + 1)..<end].map {
      $0.split(separator: " ").filter { !["stack", "broken"].contains($0) }
    }
    #expect(rows.count == 17)
    #expect(rows.contains { $0 == ["...", "87", "more", "rows", "215"] })
    #expect(rows.compactMap { $0.last.flatMap { Int($0) } }.reduce(0, +) == 245)
    #expect(reply.contains("  all its rows: conflicts"))
    let whole = conversation.say("conflicts") + conversation.say("more")
    #expect(whole.count { $0.hasPrefix("  implied") } >= 50)
    #expect(!whole.contains { $0.contains("more rows") })
  }

  // MARK: - 2. Ambiguities

  @Test func newAndChangedTiesAreTold() {
    var conversation = Conversation(Conversation.card)
    #expect(
      conversation.say("badge.leading == title.trailing + 8 as gap") == [
        "! ambiguous  title.width, badge.width share 144 spare (both hug 250)"
      ])
    #expect(conversation.say("title.height >= 4") == [])
    #expect(
      conversation.say("constant gap 12") == [
        "! ambiguous  title.width, badge.width share 140 spare (both hug 250)"
      ])
  }

  @Test func aBoundedRangeIsAmbiguousToo() {
    var conversation = Conversation("root card 320x200\nview a content 10x10\npin a top")
    _ = conversation.say("a.leading >= card.leading")
    #expect(
      conversation.say("a.trailing <= card.trailing") == [
        "! ambiguous  a.x 0 … 310, no rule decides"
      ])
  }

  @Test func theSizesThatTradeAreToldNotThePositionsThatFollow() {
    var conversation = Conversation(Conversation.card)
    let reply = conversation.say("badge.leading == title.trailing + 8")
    #expect(!reply.joined().contains("badge.x"))
    #expect(conversation.say("ambiguous").contains { $0.contains("badge.x") })
  }

  // MARK: - 3. Needs

  @Test func aViewNeedsWhatIsFreeWhenThatIsNewOrGrew() {
    var conversation = Conversation("root card 320x200")
    #expect(conversation.say("view a") == ["+ a   needs x, y, width, height"])
    #expect(conversation.say("a.leading == card.leading as l") == [])
    #expect(conversation.say("a.top == card.top") == [])
    #expect(conversation.say("remove l") == ["- l", "+ a   needs x, width, height"])
  }

  // MARK: - 4. Placed

  @Test func viewsThatHadFreeVariablesAndHaveNoneAreplacedInTreeOrder() {
    var conversation = Conversation(
      "root card 320x200\nview b content 10x10\nview a content 10x10\nview in_b in b content 1x1")
    let reply = conversation.block("pin in_b top leading", "pin a top leading", "pin b top leading")
    #expect(reply == ["= b   placed", "= in_b   placed", "= a   placed"])
  }

  @Test func aViewThatIsPlacedFromTheStartIsNoNews() {
    var conversation = Conversation("root card 320x200")
    #expect(conversation.block("view a content 10x10", "pin a top leading") == [])
  }

  // MARK: - 5. Resolved

  @Test func aTieThatIsGoneIsResolvedWithItsFollowers() {
    var conversation = Conversation(Conversation.tied)
    #expect(
      conversation.say("hug badge h 251") == [
        "= resolved   title.width 96 → 240, badge.x 120 → 264, badge.width 184 → 40"
      ])
  }

  @Test func aBrokenRuleThatHoldsAgainIsResolved() {
    var conversation = Conversation("root card 320x200\nview a\npin a as p")
    _ = conversation.say("a.width == 300 as wide")
    #expect(conversation.say("off p_trailing").first == "= resolved   wide holds")
  }

  // MARK: - 6. Moved

  @Test func whatWasAndIsUniqueAndChangedMoved() {
    var conversation = Conversation(Conversation.hugged)
    #expect(
      conversation.say("constant c1 20") == [
        "= moved      title.x 16 → 20, title.width 240 → 236"
      ])
  }

  @Test func whatALineAboveNamesIsNotToldAgain() {
    var conversation = Conversation(Conversation.tied)
    let reply = conversation.say("hug badge h 251")
    #expect(!reply.contains { $0.hasPrefix("= moved") })
  }

  @Test func whatWasFreeDidNotMove() {
    var conversation = Conversation("root card 320x200\nview a content 10x10")
    #expect(conversation.say("pin a top leading inset 30") == ["= a   placed"])
  }

  // MARK: - The order

  @Test func theLinesComeInTheirOrder() {
    var conversation = Conversation(
      """
      root card 320x200
      view broken
      pin broken as q
      broken.width == 100 as again
      view tied content 10x10
      pin tied top leading trailing as t
      view tying content 10x10
      pin tying top
      view moving content 10x10
      pin moving top leading as m
      view free content 10x10
      view later content 10x10
      pin later top leading as s
      view settled content 10x10
      pin settled top
      settled.leading >= card.leading
      settled.trailing <= card.trailing
      view clash
      pin clash
      """)
    let reply = conversation.block(
      "clash.width == 3", "off q_trailing", "tying.leading >= card.leading",
      "tying.trailing <= card.trailing", "constant m_leading 8", "pin free top leading",
      "off s_leading", "settled.centerX == card.centerX")
    let heads = reply.filter { !$0.hasPrefix(" ") }.map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
    #expect(
      heads == [
        "x conflict", "! ambiguous", "+ later", "= free", "= resolved", "= resolved", "= moved",
      ], "\(reply.joined(separator: "\n"))")
  }

  @Test func variablesComeInTreeOrderThenXYWidthHeight() {
    var conversation = Conversation("root card 320x200\nview b\nview a\npin a as p\npin b as q")
    let reply = conversation.block(
      "constant p_top 1", "constant q_leading 2", "constant p_leading 3", "constant q_top 4")
    #expect(
      reply == [
        "= moved      b.x 0 → 2, b.y 0 → 4, b.width 320 → 318, 5 more"
      ])
  }

  @Test func atMostThreePerLine() {
    var conversation = Conversation(
      "root card 320x200\nview a content 10x10\nview b content 10x10\nview c content 10x10\n"
        + "view d content 10x10\npin a top leading as p")
    _ = conversation.block(
      "pin a trailing", "pin b top leading trailing", "pin c top leading trailing",
      "pin d top leading trailing")
    #expect(
      conversation.say("root card 400x200") == [
        "= moved      card.width 320 → 400, a.width 320 → 400, b.width 320 → 400, 2 more"
      ])
  }

  @Test func numbersHaveThreeDecimalsAndNoMinusZero() {
    var conversation = Conversation("root card 100x100\nview a\npin a as p")
    _ = conversation.say("root card 320x200")
    #expect(
      conversation.say("constant p_leading 0.12345") == [
        "= moved      a.x 0 → 0.123, a.width 320 → 319.877"
      ])
    #expect(
      conversation.say("constant p_leading -0.0000001").first
        == "= moved      a.x 0.123 → 0, a.width 319.877 → 320")
  }

  // MARK: - Echo

  @Test func echoOffSilencesNewsAndNotErrors() {
    var conversation = Conversation("root card 320x200\necho off")
    #expect(conversation.say("view a") == [])
    #expect(conversation.say("card.width == 3") == [])
    #expect(conversation.say("view a").first == "error[E006]: the name a is taken")
    #expect(conversation.say("frames").count == 3)
  }

  @Test func echoFramesPrintsTheFramesAfterEachStep() {
    var conversation = Conversation("root card 320x200\necho frames")
    #expect(
      conversation.say("view a content 10x20") == [
        "+ a   needs x, y", "view    x     y     w     h", "card    0     0   320   200",
        "a       0     0    10    20   x, y not determined",
      ])
    #expect(conversation.say("dof").first == "2 degrees of freedom left out of 8")
  }
}
