import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Rules that say nothing new, in words, and rules that measure instead.
@Suite struct RedundancyTests {
  private static let form = """
    root card 320x200
    view title content 96x20
    view badge content 40x20
    title.leading == card.leading + 16
    badge.trailing == card.trailing - 16
    badge.leading == title.trailing + 8
    """

  @Test func theRulesAreNamedThatImplyIt() throws {
    var conversation = Conversation(
      Self.form + "\nbadge.leading >= title.trailing + 4 as gap\nbadge.width >= 0 as size")
    try conversation.replay(
      """
      plumb> redundant
      gap   badge.leading >= title.trailing + 4   implied by c3
      size  badge.width >= 0                      implied by the unwritten badge.width
            >= 0
      each on its own: once one is removed, the others may be needed
      fix: ref size (it then only measures), or remove size
      plumb> expect redundant gap size
      plumb> ref size
      plumb> ref gap
      plumb> redundant
      no redundant rule
      plumb> expect no redundant
      """)
    #expect(conversation.shell.run("expect redundant gap").failure == "no redundant rule")
  }

  @Test func aBrokenRuleIsNotRedundant() {
    var conversation = Conversation(Self.form + "\ntitle.width == 400 as wide")
    #expect(conversation.say("redundant") == ["no redundant rule"])
  }

  @Test func inALargePartNobodyLooks() {
    var lines = ["root card 320x200", "view v0"]
    for index in 1...160 {
      lines += ["view v\(index)", "v\(index).leading == v\(index - 1).trailing + 1"]
    }
    lines += ["v0.leading == card.leading", "v0.leading == card.leading as again"]
    var conversation = Conversation()
    _ = conversation.say((["begin"] + lines + ["end"]).joined(separator: "\n"))
    #expect(
      conversation.say("redundant") == [
        "note  162 rules not checked: more than 300 claims are connected"
      ])
  }

  // MARK: - Measuring

  @Test func aRuleThatMeasuresTellsWhatItWouldNeed() throws {
    var conversation = Conversation(Self.form + "\nbadge.leading >= title.trailing + 4 as gap")
    try conversation.replay(
      """
      plumb> ref gap
      plumb> expect gap.value == 8
      plumb> rules badge
      c2   badge.trailing == card.trailing - 16  required  tight       #5
      c3   badge.leading == title.trailing + 8   required  tight       #6
      gap  badge.leading >= title.trailing + 4   required  measured 8  #8
      plumb> why gap
      gap  badge.leading >= title.trailing + 4  required  measured 8: the constant
            with which it would hold exactly
      badge.leading - title.trailing = 8
          c3                8   badge.leading == title.trailing + 8   #6
      plumb> ref gap
      note  gap is already only measuring
      """)
  }

  @Test(arguments: seeds(5))
  func measuringChangesNothingAndDrivingAgainRestores(_ seed: UInt64) {
    var shell = LawTests.shell(seed &+ 50, lines: 18)
    guard let rule = shell.layout.rules.first(where: \.isOn) else { return }
    let (layout, frames) = (shell.layout, LawTests.frames(shell.analysis.solved))
    let name = rule.givenName == nil ? rule.name : "c\(rule.id.number)"
    _ = shell.run("off \(name)")
    let off = LawTests.frames(shell.analysis.solved)
    _ = shell.run("ref \(name)")
    #expect(LawTests.frames(shell.analysis.solved) == off, "seed \(seed)")
    #expect(shell.layout.commands.contains { $0.hasPrefix("ref ") }, "seed \(seed)")
    _ = shell.run("on \(name)")
    #expect(shell.layout.commands == layout.commands, "seed \(seed)")
    #expect(
      LawTests.isSame(LawTests.frames(shell.analysis.solved), frames), "seed \(seed)")
  }

  @Test func whatIsMeasuredMayBeSeveralNumbers() {
    var conversation = Conversation(Self.form + "\ntitle.width == badge.width + 3 as same")
    _ = conversation.say("ref same")
    #expect(
      conversation.say("rules").last
        == "same  title.width == badge.width + 3        required  measured -88 … 200  #8")
    #expect(
      conversation.shell.run("expect same.value == 3").failure
        == "same.value is -88 … 200, drawn at -88")
  }
}
