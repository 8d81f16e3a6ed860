import LayoutDiagnosis
import LayoutModel
import Testing

@testable import LayoutShell

/// Facts about UIKit that simple solvers and clones get wrong, one test each.
@Suite struct NaiveFactTests {
  private func conversation(_ lines: [String]) -> Conversation {
    Conversation((["root card 320x200", "view a in card"] + lines).joined(separator: "\n"))
  }

  private func value(_ text: String, _ conversation: Conversation) -> Double? {
    guard case .item(let id)? = conversation.shell.layout.named("a") else { return nil }
    let frame = conversation.shell.analysis.solved.frame(of: id)
    return text == "width" ? frame.width : frame.height
  }

  @Test func fiftyViewsAt250DoNotOutweighOneAt251() {
    var lines = ["a.width == 10 @251"]
    for index in 1...50 {
      lines += ["view v\(index) in card", "a.width + v\(index).width == 200 @250"]
      lines.append("v\(index).width == 20")
    }
    #expect(value("width", conversation(lines)) == 10)
  }

  @Test func prioritiesThatDifferByAThousandthAreLevels() {
    #expect(value("width", conversation(["a.width == 10 @250.001", "a.width == 90 @250"])) == 10)
    #expect(value("width", conversation(["a.width == 10 @250", "a.width == 90 @250.001"])) == 90)
  }

  @Test func aBrokenRuleStillPullsAndReturns() {
    var conversation = conversation(["a.width <= 80 as cap", "a.width == 100 as wide"])
    #expect(conversation.say("expect broken wide") == [])
    #expect(value("width", conversation) == 80)
    _ = conversation.say("off cap")
    #expect(value("width", conversation) == 100)
    #expect(conversation.say("expect no conflict") == [])
  }

  @Test func aNegativeWidthConflictsWithNothingWritten() throws {
    let conversation = conversation(["a.width == -16"])
    let conflict = try #require(conversation.shell.analysis.conflicts.first)
    #expect(conflict.rules.count == 1)
    #expect(conversation.shell.analysis.conflicts.count == 1)
    #expect(value("width", conversation) == 0)
    let text = conversation.shell.analysis.solved
    #expect(text.broken.count == 1)
  }

  @Test func almostRequiredIsNotRequired() {
    let lines = ["a.width == 100 @999.5 as nearly", "a.width == 120 @999"]
    var conversation = conversation(lines)
    #expect(value("width", conversation) == 100)
    _ = conversation.say("a.width == 140")
    #expect(value("width", conversation) == 140)
    #expect(conversation.say("expect no conflict") == [])
  }

  /// Stacks use 49 and 51 so that they stand on either side of a fitting size.
  @Test func fittingIsBetween49And51() {
    for (priority, should) in [(49.0, 0.0), (51, 80)] {
      let conversation = conversation([
        "a.width == 80 @\(priority)", "a.width == 0 @50",
      ])
      #expect(value("width", conversation) == should)
    }
    var tie = conversation(["a.width == 80 @50", "a.width == 0 @50"])
    #expect(tie.say("expect ambiguous a.width in 0..80") == [])
  }

  @Test func aTieOfEqualPrioritiesIsARangeAndNoAverage() {
    var conversation = conversation(["a.width == 100 @250", "a.width == 200 @250"])
    #expect(conversation.say("expect ambiguous a.width in 100..200") == [])
    _ = conversation.say("a.width == 130 @250")
    #expect(conversation.say("expect a.width == 130") == [])
  }

  @Test func theErrorIsMeasuredOnTheFirstAttributesSide() {
    // One point of b costs a tenth in the first rule and one in the second.
    let lines = [
      "view b in card", "a.width == 10", "a.width == 0.1 * b.width @250",
      "b.width == 20 @250",
    ]
    var conversation = conversation(lines)
    #expect(conversation.say("expect b.width == 20") == [])
    _ = conversation.say("b.width == 10 * a.width @250")
    #expect(conversation.say("expect b.width == 100") == [])
  }

  @Test func nothingIsAContentSizeToo() {
    var conversation = conversation(["content a 0x0", "pin a top leading"])
    #expect(conversation.say("expect a.frame == 0 0 0 0") == [])
    _ = conversation.say("content a none")
    #expect(conversation.say("expect ambiguous a.width") == [])
  }

  @Test func edgesAreRoundedOneByOne() {
    var conversation = conversation([
      "view b in card", "a.leading == card.leading + 0.3", "b.leading == a.trailing",
      "size a 10.4x10", "size b 10.4x10", "pin a top", "pin b top", "scale 1",
    ])
    // 0.3, 10.7 and 21.1: the first view is eleven pixels wide and the second ten.
    #expect(conversation.say("expect a.frame == 0 0 11 10") == [])
    #expect(conversation.say("expect b.frame == 11 0 10 10") == [])
    #expect(conversation.say("expect a.width == b.width") == [])
  }

  @Test func aHiddenFirstViewStillAnchorsTheAlignment() {
    let conversation = Conversation(
      """
      root card 320x200
      view a in card content 30x20
      view b in card content 30x40
      stack row in card align center: a, b
      hide a
      """)
    let layout = conversation.shell.layout
    let texts = layout.generatedRules.map { layout.text(of: $0) }
    #expect(texts.contains("a.centerY == b.centerY"))
    #expect(texts.contains("row.centerY == a.centerY"))
  }

  @Test func sharesFallInPriorityFromViewToView() {
    var lines = ["root card 320x200"]
    for index in 1...4 { lines.append("view v\(index) in card content \(index * 10)x20") }
    lines.append("stack row in card distribute fillProportionally: v1, v2, v3, v4")
    let layout = Conversation(lines.joined(separator: "\n")).shell.layout
    let shares = layout.generatedRules.filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(shares.map(\.priority) == [999, 998, 997, 996])
    #expect(shares.map(\.multiplier) == [0.1, 0.2, 0.3, 0.4])
  }

  @Test func aMultipliedPlaceCountsFromTheNearestCommonAncestor() {
    var conversation = conversation([
      "a.leading == card.leading + 20", "a.top == card.top + 20", "size a 160x100",
      "view b in a content 10x10", "b.centerX == a.centerX * 1.5", "b.top == a.top",
    ])
    #expect(conversation.say("expect b.frame == 115 0 10 10") == [])
  }

  /// The place of `b` follows from numbers that are known, and one of them changes.
  @Test func aConstantChangesOnlyWhatFollowsFromIt() {
    var conversation = conversation([
      "content a 20x20", "card.edges == a.edges - 12.5", "view b in a content 36x20", "off c2",
      "card.bottom == b.centerY + 8", "constant c3 -8",
    ])
    #expect(conversation.say("expect b.y == 169.5") == [])
    #expect(conversation.say("expect a.height == 195.5") == [])
  }

  @Test func aWidthMayEqualAHeight() {
    var conversation = conversation(["pin a top leading", "a.height == 40", "a.width == a.height"])
    #expect(conversation.say("expect a.width == 40") == [])
  }

  @Test func placesMayBeNegativeAndSizesMayNot() {
    var conversation = conversation(["a.leading == card.leading - 30", "a.width == 10"])
    #expect(conversation.say("expect a.x == -30") == [])
    _ = conversation.say("a.trailing == card.leading - 40")
    #expect(conversation.shell.analysis.conflicts.count == 1)
  }
}
