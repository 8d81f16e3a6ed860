import LayoutModel
import PlumbLanguage
import UIKitTexts
import Testing

@testable import LayoutShell

/// The `vfl` command: a format in a line, what may follow it, and what goes wrong.
@Suite struct VisualFormatTests {
  private static let card = """
    root card 320x200
    view title in card content 96x20
    view badge in card content 40x20
    view `Now Playing` in card
    guide gutter in card
    label caption in card
    let m = 16
    let base = 600
    """

  private func texts(_ line: String) -> [String] {
    let conversation = Conversation(Self.card + "\n" + line)
    let layout = conversation.shell.layout
    return layout.rules.map {
      layout.text(of: $0) + ($0.priority == 1000 ? "" : " @\($0.priority.spelled)")
    }
  }

  private func lines(_ line: String) -> [String] {
    var conversation = Conversation(Self.card)
    let before = conversation.shell.layout
    let lines = conversation.say(line)
    #expect(conversation.shell.layout == before)
    return lines
  }

  @Test func theLineOfTheCardMakesItsRules() {
    #expect(
      texts("vfl H:|-16-[title]-8-[badge]-16-|") == [
        "title.leading == card.leading + 16", "badge.leading == title.trailing + 8",
        "card.trailing == badge.trailing + 16",
      ])
  }

  @Test func numbersThatHaveNamesAreMetrics() {
    #expect(
      texts("vfl |-m-[title(>=m@base)]") == [
        "title.leading == card.leading + 16", "title.width >= 16 @600",
      ])
  }

  @Test func namesInBackquotesAndGuidesAreViews() {
    #expect(
      texts("vfl |-[`Now Playing`(80)][gutter(`Now Playing`)]") == [
        "`Now Playing`.leading == card.margins.leading", "`Now Playing`.width == 80",
        "gutter.leading == `Now Playing`.trailing", "gutter.width == `Now Playing`.width",
      ])
  }

  @Test func quotesMayStandAroundAFormat() {
    #expect(texts("vfl \"V:|-[title]\" @high as t") == ["title.top == card.margins.top @750"])
    #expect(texts("vfl \"[title]-[badge]\" align top").count == 2)
  }

  @Test func optionsFollowInAnyOrder() {
    let expected = [
      "title.left == card.margins.left", "badge.left == title.right + 8", "title.top == badge.top",
      "title.bottom == badge.bottom",
    ]
    #expect(texts("vfl |-[title]-[badge] align top, bottom direction leftToRight") == expected)
    #expect(texts("vfl |-[title]-[badge] direction leftToRight align bottom top") == expected)
    #expect(
      texts("vfl V:[title]-9-[badge] spacing baselineToBaseline")
        == ["badge.firstBaseline == title.lastBaseline + 9"])
  }

  @Test func thePriorityOfTheLineIsForRulesWithoutTheirOwn() {
    #expect(
      texts("vfl |-(8@250)-[title(24)]-[badge] align top @700") == [
        "title.leading == card.leading + 8 @250", "title.width == 24 @700",
        "badge.leading == title.trailing + 8 @700", "title.top == badge.top @700",
      ])
  }

  @Test func rulesOfOneAttributeAreCounted() {
    let conversation = Conversation(Self.card + "\nvfl |-[title]-(>=8,<=9)-[badge]-| as row")
    #expect(
      conversation.rules == ["row_leading", "row_leading2", "row_leading3", "row_trailing"])
  }

  @Test func aFormatIsOneStep() {
    var conversation = Conversation(Self.card)
    let before = conversation.shell.timeline.current
    _ = conversation.say("vfl |-[title]-[badge]-|")
    #expect(conversation.shell.timeline.current == before + 1)
    _ = conversation.say("undo")
    #expect(conversation.rules == [])
    #expect(conversation.error("try vfl |-[title]") == nil)
    #expect(conversation.rules == [])
  }

  @Test func savedCommandsGiveTheSameLayout() {
    let conversation = Conversation(
      Self.card + "\nvfl |-m-[title(>=40@base)]-(<=99)-[badge]-| align lastBaseline as row")
    var other = Shell()
    for line in conversation.shell.layout.commands { #expect(other.run(line).error == nil) }
    #expect(other.layout.commands == conversation.shell.layout.commands)
  }

  @Test func remarksSayWhatIsIdle() {
    var conversation = Conversation(Self.card + "\nvfl |-[title]")
    #expect(conversation.say("vfl |-[title]").first == "note  same as c1")
    #expect(
      conversation.say("vfl V:[title(badge)] direction rightToLeft").first
        == "note  a direction has no effect after V:")
  }

  @Test func anErrorShowsThePlaceAndWhatUIKitSays() {
    #expect(
      lines("vfl H:|-16-[titel]-|") == [
        "error[E004]: no view named \"titel\"", "  vfl H:|-16-[titel]-|",
        "              ^~~~~ did you mean title?", "  UIKit: Unable to parse constraint format:",
        "    titel is not a key in the views dictionary.", "    H:|-16-[titel]-|",
        "                 ^",
      ])
    #expect(
      lines("vfl \"\"") == [
        "error[E014]: this format is empty", "  vfl \"\"", "       ^",
        "  UIKit: Unable to parse constraint format: It's an empty string.",
      ])
    #expect(
      lines("vfl [title]-[badge] align top leading") == [
        "error[E014]: views in a row cannot be aligned on a horizontal edge",
        "  vfl [title]-[badge] align top leading", "                      ^~~~~~~~~~~~~~~~~",
        "  UIKit: Unable to parse constraint format:",
        "    Options mask required views to be aligned on a horizontal edge, which is not",
        "    allowed for layout that is also horizontal.", "    [title]-[badge]",
        "                   ^",
      ])
  }

  @Test(arguments: [
    ("vfl", ErrorCode.missing), ("vfl H:|-[titel]", .noItem), ("vfl |-mm-[title]", .noNumber),
    ("vfl |-badge-[title]", .noNumber), ("vfl |-[card]", .root), ("vfl |-10-|", .visualFormat),
    ("vfl [title(8@0)]", .priorityOutOfRange), ("vfl [title]", .saysNothing),
    ("vfl [title(title)]", .saysNothing), ("vfl [title(9e9)]", .numberOutOfRange),
    ("vfl |-[title] top", .badChoice), ("vfl |-[title] align", .missing),
    ("vfl |-[title] align middle", .badChoice), ("vfl |-[title] direction up", .badChoice),
    ("vfl |-[title] spacing wide", .badChoice), ("vfl |-[title] as m", .nameTaken),
    ("vfl |-[title] @0", .priorityOutOfRange), ("vfl |-[title] @9 as x y", .unexpected),
    ("vfl [title]-[badge] spacing baselineToBaseline", .visualFormat),
    ("vfl V:[title]-[caption] spacing baselineToBaseline", .visualFormat),
    ("vfl |-[title", .visualFormat), ("vfl \"|-[title]", .unclosed),
    // The name stands before the sign that is missing.
    ("vfl [titel]-8[badge]", .noItem), ("vfl [title]-8[titel]", .visualFormat),
  ])
  func whatIsWrongIsRefused(_ line: String, _ code: ErrorCode) {
    #expect(lines(line).first?.hasPrefix("error[\(code.rawValue)]") ?? false, "\(lines(line))")
  }

  @Test(arguments: [
    ("vfl |- [title] align top", "vfl |-[title] align top"),
    ("vfl H: |-[title (>= 20)]", "vfl H:|-[title(>=20)]"), ("vfl v:|-[title]", "vfl V:|-[title]"),
    ("vfl [title(≥20)]", "vfl [title(>=20)]"), ("vfl [title(=20)]", "vfl [title(==20)]"),
    ("vfl |-bse-[title]", "vfl |-base-[title]"), ("vfl [title(bagde)]", "vfl [title(badge)]"),
    ("vfl |-[`Now Playin`]", "vfl |-[`Now Playing`]"),
    ("try vfl |-[titel]", "try vfl |-[title]"),
  ])
  func theWayOutWorks(_ line: String, _ correction: String) {
    var conversation = Conversation(Self.card)
    #expect(conversation.shell.run(line).error?.correction == correction)
    #expect(conversation.error(correction) == nil)
  }

  @Test(arguments: [
    ("vf", ["vfl"]), ("vfl ", ["H:", "V:"]), ("vfl H:|-[ti", ["title"]),
    ("vfl H:|-[title]-ba", ["base"]), ("vfl [title(ba", ["base", "badge"]),
    ("vfl [title(>=8,ba", ["base", "badge"]), ("vfl |-(>=ba", ["base"]),
    ("vfl |-(8@h", ["high"]), ("vfl [title(8@ba", ["base"]), ("vfl [title]-[badge] al", ["align"]),
    ("vfl [title]-[badge] align center", ["centerY"]),
    ("vfl V:[title]-[badge] align center", ["centerX"]),
    ("vfl [title]-[badge] align top direction right", ["rightToLeft"]),
    ("vfl V:[title]-[badge] spacing b", ["baselineToBaseline"]),
    ("vfl [title]-[badge] align top di", ["direction"]), ("vfl |-[title] @l", ["low"]),
    ("try vfl |-[bad", ["badge"]),
  ])
  func completionKnowsWhereItIs(_ line: String, _ expected: [String]) {
    let conversation = Conversation(Self.card)
    let found = conversation.shell.completion(of: line, at: line.unicodeScalars.count)
    #expect(found.candidates.map(\.text) == expected)
  }

  @Test func beginningsAreWrittenOutAtThePrompt() {
    var conversation = Conversation(Self.card)
    #expect(conversation.error("vf H:|-[title(>=20)]") == nil)
    #expect(conversation.shell.timeline.now.command == "vfl H:|-[title(>=20)]")
  }
}
