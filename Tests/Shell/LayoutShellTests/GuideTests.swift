import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// The guides that views bring along.
@Suite struct GuideTests {
  private static let card = "root card 320x480\nview a in card\nview b in a content 20x10"

  @Test func aGuideIsThereOnlyWhileARuleMentionsIt() {
    var conversation = Conversation(Self.card + "\na.top == card.safe.top as t")
    #expect(conversation.shell.layout.generatedRules.count == 4)
    _ = conversation.say("off t")
    #expect(conversation.shell.layout.generatedRules.count == 4)
    _ = conversation.say("remove t")
    #expect(conversation.shell.layout.generatedRules.isEmpty)
    _ = conversation.say("undo")
    #expect(conversation.shell.layout.generatedRules.count == 4)
    _ = conversation.say("remove a")
    #expect(conversation.shell.layout.generatedRules.isEmpty)
  }

  @Test func theRulesOfAGuideNeverGiveWay() {
    var conversation = Conversation(
      Self.card + "\nsafe card 47 0 34 0\npin a to card.safe\nsize a 320x480 as big")
    #expect(conversation.say("expect broken big_height") == [])
    #expect(conversation.say("expect a.y == 47") == [])
  }

  @Test func movingAViewTakesTheRulesWithTheGuidesOfOthers() {
    var conversation = Conversation(
      Self.card + "\nview c in card\nb.top == a.margins.top as m\nb.leading == a.leading")
    #expect(conversation.say("move b in c").first == "- m c2")
    #expect(conversation.shell.layout.generatedRules.isEmpty)
  }

  @Test(arguments: [
    ("a.safe.firstBaseline == b.top", ErrorCode.noAttribute),
    ("a.margins.leadingMargin == b.leading", .noAttribute),
    ("a.content.top == b.top", .noAttribute), ("a.frame.width == 3", .noAttribute),
    ("g.safe.top == a.top", .guideLimits), ("g.topMargin == a.top", .noAttribute),
    ("g.lastBaseline == a.top", .noAttribute), ("a.saef.top == b.top", .noAttribute),
    ("a.leadingMargin == b.left", .mixedDirections), ("a.topMargin == b.left", .mixedAxes),
    ("a.topMargin == 8", .lonelyPosition), ("a.topMargin == b.width", .positionAgainstSize),
    ("safe g 1 2 3 4", .guideLimits), ("safe a 1 2 3", .missing), ("safe a", .missing),
    ("margins g 8", .guideLimits), ("margins a", .missing), ("margins a preserve", .missing),
    ("keyboard g 10", .guideLimits), ("keyboard a -1", .numberOutOfRange),
    ("keyboard a", .missing), ("scale 0", .numberOutOfRange), ("scale -2", .numberOutOfRange),
    ("scale", .missing), ("device iPhone", .missing), ("device \"iPhone 99\"", .badChoice),
    ("rtl on g", .guideLimits),
  ])
  func whatCannotBeIsRefused(_ line: String, _ code: ErrorCode) {
    var conversation = Conversation(Self.card + "\nguide g in card")
    let before = conversation.shell.layout
    #expect(conversation.error(line) == code)
    #expect(conversation.shell.layout == before)
  }

  @Test func theReadableGuideIsTheMarginsGuideUpToItsWidth() {
    for width in [200.0, 688, 689, 1024] {
      var conversation = Conversation(
        "root card \(Int(width))x100\nview a in card\npin a to card.readable")
      let should = min(672, width - 16)
      #expect(conversation.say("expect a.width == \(should)") == [])
      #expect(conversation.say("expect a.x == \((width - should) / 2)") == [])
    }
  }

  @Test func everyDeviceHasItsScreen() {
    for device in Device.all {
      for landscape in ["", " landscape"] {
        var conversation = Conversation(
          "device \"\(device.name)\"\(landscape)\nview a\npin a to screen.safe")
        let size = device.size
        let wide = landscape.isEmpty ? size.width : size.height
        #expect(conversation.say("expect screen.width == \(wide)") == [])
        #expect(conversation.say("expect no conflict") == [])
        #expect(conversation.shell.layout.scale == device.scale)
      }
    }
  }

  @Test func theHeaderOfASessionSetsScaleAndDirection() throws {
    let session = try Session(
      """
      plumb 1
      scale 2
      rtl on

      plumb> root card 320x200
      plumb> view a content 33.3x20
      + a   needs x, y
      plumb> a.leading == card.leading
      plumb> expect a.x == 286.7
      plumb> new
      plumb> root card 320x200
      plumb> view a content 33.3x20
      + a   needs x, y
      plumb> pin a top leading
      = a   placed
      plumb> expect a.frame == 286.5 0 33.5 20
      """)
    let replay = Replay(session, files: .none, oracle: .all)
    #expect(replay.passedCount == session.checks.count)
    var shell = Shell(source: .session)
    shell.adopt(session.header)
    #expect(shell.transcript.sessionText.contains("scale 2\nrtl on"))
  }
}
