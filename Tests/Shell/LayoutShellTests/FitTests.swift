import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// How large a view would be by its content alone.
@Suite struct FitTests {
  private static let cell = """
    root list 375x600
    view cell
    label name "Ada Lovelace" in cell
    label note "I have my hopes that the engine will weave patterns" in cell lines 0
    pin cell leading top
    cell.width == list.width
    pin name top leading inset 16
    note.leading == name.leading
    note.top == name.bottom + 8
    note.trailing <= cell.trailing - 16
    name.trailing <= cell.trailing - 16
    cell.bottom == note.bottom + 16
    """

  @Test func theSmallestSizeHasTheTextOnOneLine() {
    var conversation = Conversation(Self.cell)
    let width = TextMeasure(Font()).size(
      of: "I have my hopes that the engine will weave patterns"
    ).width
    let half = (width * 2).rounded(.up) / 2 + 32
    #expect(
      conversation.say("fit cell") == ["cell fits \(half.spelled)x81, asked for 0x0 @50"])
    #expect(conversation.say("fit cell compressed") == conversation.say("fit cell"))
  }

  @Test func theSuperviewHasNoSay() {
    // cell.width == list.width is not a rule about the cell alone.
    var conversation = Conversation(Self.cell)
    let before = conversation.say("fit cell")
    _ = conversation.say("root list 100x600")
    #expect(conversation.say("fit cell") == before)
    _ = conversation.say("cell.height == 300")
    #expect(conversation.say("fit cell").first?.contains("x300,") ?? false)
  }

  @Test func aSelfSizingCellGivesItsWidth() {
    var conversation = Conversation(Self.cell)
    #expect(
      conversation.say("fit cell 375x0 @required") == [
        "cell fits 375x101.5, asked for 375x0 @1000 @50"
      ])
    #expect(
      conversation.say("fit cell 200x0 @required @50") == [
        "cell fits 200x121.5, asked for 200x0 @1000 @50"
      ])
    // The layout itself stays as it is.
    #expect(conversation.shell.timeline.steps.count == 13)
    #expect(conversation.say("expect cell.width == 375") == [])
  }

  @Test func rulesBelowTheRequestLoseAndRulesAboveItWin() {
    var conversation = Conversation(
      "root card 300x300\nview box\nbox.width == 80 @49\nbox.height == 80 @51")
    #expect(conversation.say("fit box") == ["box fits 0x80, asked for 0x0 @50"])
    #expect(conversation.say("fit box @48") == ["box fits 80x80, asked for 0x0 @48 @50"])
    #expect(
      conversation.say("fit box 10x10 @48 @52") == ["box fits 80x10, asked for 10x10 @48 @52"])
  }

  @Test func atThePriorityOfTheRequestNobodyDecides() {
    var conversation = Conversation("root card 300x300\nview box\nbox.width == 80 @50 as wide")
    #expect(
      conversation.say("fit box") == [
        "box fits 0x0, asked for 0x0 @50",
        "! ambiguous  box.width 0 … 80: wide, fitting width disagree at 50",
      ])
  }

  @Test func whatCannotBeHadIsToldAsAConflict() {
    var conversation = Conversation(Self.cell + "\nname.width >= 180 as min")
    let reply = conversation.say("fit cell 200x0 @required")
    #expect(reply.first == "cell fits 200x121.5, asked for 200x0 @1000 @50")
    #expect(
      reply.dropFirst().first == "x conflict   3 rules ask for 212, cell.width is 200: 12 too many")
    #expect(reply.contains { $0.contains("fitting width") })
  }

  @Test func expandedAsksForALot() {
    var conversation = Conversation("root card 300x300\nview box\nbox.width <= 80")
    #expect(
      conversation.say("fit box expanded") == [
        "box fits 80x10000, asked for 10000x10000 @50"
      ])
  }

  @Test func theSizeIsRoundedUpToPixels() {
    var conversation = Conversation("root card 300x300\nview box\nbox.width == 10.1")
    #expect(conversation.say("fit box").first == "box fits 10.1x0, asked for 0x0 @50")
    _ = conversation.say("scale 2")
    #expect(conversation.say("fit box").first == "box fits 10.5x0, asked for 0x0 @50")
  }

  @Test func aStackFitsItsViews() {
    var conversation = Conversation(
      """
      root card 300x300
      view a content 10x30
      view b content 20x20
      stack row axis h spacing 8 align center margins 4: a, b
      stack loose axis h spacing 8 distribute equalSpacing: row
      pin loose
      """)
    #expect(conversation.say("fit row") == ["row fits 46x38, asked for 0x0 @50"])
    // What the views hug at 250 wins against a request at 60.
    #expect(conversation.say("fit loose 200x0 @60").first?.hasPrefix("loose fits 46x38,") ?? false)
    #expect(
      conversation.say("fit loose 200x0 @260").first?.hasPrefix("loose fits 200x38,") ?? false)
  }

  /// A view by itself is as large as the same view as a root that its rules size.
  @Test func aFittingSizeIsThatOfARootSizedByItsRules() {
    let inside = Self.cell.split(separator: "\n").dropFirst(2).filter { !$0.contains("list") }
      .filter { !$0.hasPrefix("pin cell") }.joined(separator: "\n")
    for width in [0.0, 90, 150.5, 200, 375, 1000] {
      for priority in [1000.0, 760, 740, 50, 10] {
        var alone = Conversation(
          "root cell\n\(inside)\ncell.width == \(width) @\(priority) system\ncell.height == 0 @50")
        var conversation = Conversation(Self.cell)
        let fits = conversation.say("fit cell \(width.spelled)x0 @\(priority.spelled)").first ?? ""
        let size = fits.dropFirst("cell fits ".count).prefix { $0 != "," }.split(separator: "x")
        #expect(size.count == 2)
        for (side, length) in zip(["width", "height"], size) {
          #expect(alone.say("expect cell.\(side) == \(length)") == [], "\(width) @\(priority)")
        }
      }
    }
  }

  @Test func theRootFitsToo() {
    var conversation = Conversation(
      "root card 300x300\nview box content 40x30\npin box inset 10")
    #expect(conversation.say("fit card") == ["card fits 60x50, asked for 0x0 @50"])
  }

  @Test func mistakesAreTold() {
    var conversation = Conversation("root card 300x300\nguide gap")
    #expect(conversation.error("fit") == .missing)
    #expect(conversation.error("fit gap") == .guideLimits)
    #expect(conversation.error("fit nobody") == .noItem)
    #expect(conversation.error("fit card 3") == .missing)
    #expect(conversation.error("fit card @0") == .priorityOutOfRange)
    #expect(conversation.error("fit card 1x1 @50 @50 @50") == .unexpected)
    #expect(conversation.error("fit card expanded 3x3") == .unexpected)
  }
}
