import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// `conflicts`, `fixes` and `fix` at the prompt.
@Suite struct FixTests {
  private static let square = """
    root card 320x200
    view photo in card
    pin photo top leading inset 16
    photo.width == 100
    photo.height == 100 as square
    photo.height == 120 as tall
    """

  @Test func withoutAConflictThereIsNothingToFix() {
    var conversation = Conversation(Conversation.hugged)
    #expect(conversation.say("fixes") == ["no conflict, nothing to fix"])
    #expect(conversation.error("fix 1") == .noFix)
  }

  @Test func theSizeOfTheRootIsNotTheFirstThingToShrink() {
    var conversation = Conversation(
      """
      root screen 320x200
      view dot in screen content 60x30
      dot.leading == screen.leading
      dot.trailing == screen.trailing
      dot.width == 60
      """)
    let fixes = conversation.say("fixes")
    #expect(fixes.first?.hasPrefix("1  c3 at 999") ?? false, "\(fixes)")
    #expect(!fixes.contains { $0.contains("screen.width 320") })
  }

  @Test func fixNeedsTheListOfThisLayout() {
    var conversation = Conversation(Self.square)
    #expect(conversation.error("fix 1") == .noFix)
    _ = conversation.say("fixes")
    for line in ["fix 0", "fix 9", "fix 1.5", "fix -1", "fix -9223372036854775808"] {
      #expect(conversation.error(line) == .noFix, "\(line)")
    }
    #expect(conversation.say("fix") == conversation.say("fixes"))
    #expect(conversation.error("fix 1 2") == .unexpected)
    _ = conversation.say("view other")
    #expect(conversation.error("fix 1") == .noFix)
    // Back at the step that it was printed for, the list is good again.
    _ = conversation.say("undo")
    #expect(conversation.error("fix 1") == nil)
    #expect(conversation.shell.timeline.now.command == "constant tall 100")
  }

  @Test func everySortOfChangeIsAStepThatCanBeTyped() throws {
    let expected = [
      "constant tall 100", "constant square 120", "priority tall 999", "priority square 999",
      "begin\nremove tall\nphoto.height <= 120 as tall\nend", "remove tall", "remove square",
    ]
    for (index, command) in expected.enumerated() {
      var conversation = Conversation(Self.square)
      _ = conversation.say("fixes")
      let reply = conversation.say("fix \(index + 1)")
      #expect(conversation.shell.timeline.now.command == command)
      #expect(conversation.shell.analysis.conflicts.isEmpty)
      // Typing it does the same, word by word.
      var typed = Conversation(Self.square)
      #expect(typed.say(command) == reply)
      #expect(typed.shell.layout == conversation.shell.layout)
    }
  }

  /// Asked before the rule is made or afterwards, a change goes by the same words and one command.
  @Test func aFixIsTheSameForARuleAndForItsConflict() throws {
    var conversation = Conversation(
      """
      root card 320x200
      view title in card
      view badge in card
      title.leading == card.leading + 16
      badge.leading == title.trailing + 8
      badge.trailing == card.trailing - 16
      badge.width == 100 as wide
      """)
    #expect(
      conversation.say("why not title.width == 200").last
        == "  fix: wide 100 → 80        apply with: constant wide 80")
    _ = conversation.say("title.width == 200 as wish")
    let line = try #require(conversation.say("fixes").first { $0.contains("wide ") })
    #expect(line.contains("wide  100 → 80"), "\(line)")
    let listed = try #require(conversation.shell.listedFixes)
    #expect(listed.commands.contains { $0.text == "constant wide 80" })
  }

  @Test func theRootIsWidenedAlongItsAxisOnly() {
    var conversation = Conversation(
      "root card 320.5x200\nview a\npin a leading trailing top inset 20\na.width >= 300 as least")
    let lines = conversation.say("fixes")
    #expect(lines.contains { $0.contains("card.width 320.5 → 340 ") }, "\(lines)")
    let number = lines.first { $0.contains("card.width") }?.prefix { $0 != " " } ?? ""
    _ = conversation.say("fix \(number)")
    #expect(conversation.shell.timeline.now.command == "root card 340x200")
  }

  @Test func stacksAreRepairedByTheirSpacing() {
    let stack = """
      root bar 100x40
      view a in bar
      view b in bar
      view c in bar
      a.width == 30
      b.width == 30
      c.width == 30
      stack row in bar axis h spacing 8: a, b, c
      pin row
      """
    var conversation = Conversation(stack)
    var lines = conversation.say("fixes")
    // Both gaps follow: 90 + 2 * 5 is 100.
    #expect(lines.contains { $0.contains("row.spacing  8 → 5 ") }, "\(lines)")
    #expect(!lines.contains { $0.contains("UISV") || $0.contains("row.spacing1") })
    conversation = Conversation(stack + "\nspacing row after a 6")
    lines = conversation.say("fixes")
    #expect(lines.contains { $0.contains("spacing after a  6 → 2 ") }, "\(lines)")
    #expect(lines.contains { $0.contains("row.spacing      8 → 4 ") }, "\(lines)")
    let number = lines.first { $0.contains("after a") }?.prefix { $0 != " " } ?? ""
    _ = conversation.say("fix \(number)")
    #expect(conversation.shell.timeline.now.command == "spacing row after a 2")
    #expect(conversation.shell.analysis.conflicts.isEmpty)
  }

  @Test func aHiddenViewIsNotShownByTheRepairOfAnother() {
    var conversation = Conversation(
      """
      root bar 100x40
      view a in bar
      view b in bar
      view gone in bar
      a.width == 60
      b.width == 60
      gone.width >= 10 @500
      stack row in bar axis h spacing 8: a, gone, b
      pin row
      hide gone
      """)
    let lines = conversation.say("fixes --all")
    // The two halves around the hidden view are one gap of 8: 120 + 8 - 28 is 100.
    #expect(lines.contains { $0.contains("row.spacing  8 → -20 ") }, "\(lines)")
  }

  @Test func systemRulesAreNeverChanged() {
    var conversation = Conversation(
      "root cell 320x400\nview box in cell\npin box top leading trailing\n"
        + "box.height == 44 id \"UIView-Encapsulated-Layout-Height\" system\n"
        + "view photo in box\npin photo inset 12 as p\nphoto.height == 76 as thumb")
    let before = conversation.shell.layout.rules.filter(\.isSystem)
    #expect(conversation.say("conflicts").contains { $0.hasSuffix("44   encapsulated") })
    let count = conversation.say("fixes --all").count { $0.contains("moves ") }
    #expect(count >= 5)
    for number in 1...count {
      var attempt = conversation
      _ = attempt.say("fix \(number)")
      #expect(attempt.shell.analysis.conflicts.isEmpty)
      let after = attempt.shell.layout.rules.filter(\.isSystem)
      #expect(after.map(\.constant) == before.map(\.constant))
      #expect(after.map(\.priority) == before.map(\.priority))
    }
  }

  @Test func whereOnlySystemRulesTakePartNothingIsOffered() {
    var conversation = Conversation(
      "root box\nbox.width == 320 id \"UIView-Encapsulated-Layout-Width\" system\n"
        + "box.width == 375 id \"_UITemporaryLayoutWidth\" system")
    #expect(conversation.say("fixes") == ["   no fix: none of it is yours to change"])
    #expect(conversation.error("fix 1") == .noFix)
    let lines = conversation.say("conflicts")
    #expect(lines.contains { $0.hasSuffix("broken, encapsulated") })
    #expect(lines.contains { $0.hasSuffix("320   encapsulated") })
  }

  @Test func severalConflictsAreNumberedThrough() {
    let lines = Self.square + "\nphoto.width == 150 as wide"
    var conversation = Conversation(lines)
    let printed = conversation.say("fixes")
    #expect(printed.filter { $0.hasPrefix("x conflict") }.count == 2)
    #expect(printed.first == "x conflict 1 of 2   tall is broken")
    let numbers = printed.filter { $0.contains("moves ") }.compactMap {
      Int($0.drop { $0 == " " }.prefix { $0.isNumber })
    }
    #expect(numbers == Array(1...numbers.count))
    let wide = printed.first { $0.contains("wide  150 → 100 ") }
    let number = wide?.drop { $0 == " " }.prefix { $0.isNumber } ?? ""
    #expect(conversation.say("fix \(number)") == ["= resolved   wide holds"])
    #expect(conversation.say("fixes").first?.hasPrefix("1  tall") ?? false)
  }

  @Test func aRepairThatUncoversAnotherConflictGoesOnOrIsLeftOut() {
    // Both bounds ask for less than 120; giving way to the first is not enough.
    var conversation = Conversation(
      "root r 320x200\nview a\npin a top leading\na.height == 10\na.width <= 100 as one\n"
        + "a.width <= 80 as two\na.width == 120 as w")
    let lines = conversation.say("fixes --all")
    #expect(lines.first?.hasPrefix("1  w  120 → 80 ") ?? false, "\(lines)")
    #expect(!lines.contains { $0.contains("one") || $0.contains("two") }, "\(lines)")
  }

  @Test func aBoundIsOfferedWhereTheViewStaysAsNearAsItCan() {
    var conversation = Conversation(Self.square)
    #expect(conversation.say("fixes").contains { $0.contains("tall    == → <= ") })
    // Here the bound would let the badge shrink to its content, which is a removal in disguise.
    conversation = Conversation(
      Conversation.hugged + "\ntitle.width >= 180 as min\nbadge.width == 120 as wide")
    #expect(!conversation.say("fixes --all").contains { $0.contains("<=") })
  }

  @Test func whatBecomesAmbiguousIsSaid() {
    var conversation = Conversation(
      "root r 320x200\nview a\npin a leading trailing inset 20 as p\na.width == 300 as w")
    _ = conversation.block("remove p_trailing", "a.trailing <= r.trailing - 60 as far")
    let lines = conversation.say("fixes")
    #expect(
      lines.first { $0.contains("remove w") }?.hasSuffix("ambiguous") ?? false,
      "\(lines.joined(separator: "\n"))")
  }

  @Test func readingASessionRunsItsRepairs() {
    let text =
      "plumb 1\n\n" + Self.square.split(separator: "\n").map { "plumb> \($0)\n...\n" }.joined()
    let session = text + "plumb> fixes\n...\nplumb> fix 1\n= resolved   tall holds\n"
    var conversation = Conversation(files: Memory.files(["s.plumb": session]))
    #expect(conversation.say("read s.plumb") == ["read 7 steps from s.plumb"])
    #expect(conversation.shell.analysis.conflicts.isEmpty)
  }

  @Test func allMinimalConflictsAreShownInOrder() {
    // Three widths of one view: each two contradict each other.
    var conversation = Conversation(
      "root r 320x200\nview a\npin a top leading\na.height == 10\na.width == 10 as x\n"
        + "a.width == 20 as y\na.width == 30 as z")
    #expect(conversation.say("conflicts").count { $0.hasPrefix("x conflict") } == 2)
    let lines = conversation.say("conflicts --all")
    let heads = lines.filter { $0.hasPrefix("x conflict") }
    #expect(heads.map { $0.prefix(17) } == (1...3).map { "x conflict \($0) of 3" })
    #expect(lines.count { $0.hasSuffix("broken") } == 4)
    #expect(!lines.contains { $0.contains("there may be more") })
    #expect(conversation.error("conflicts --some") == .badChoice)
  }

  @Test func aListCutShortSaysSo() {
    var conversation = Conversation("root r 320x200\nview a\npin a top leading\na.height == 10")
    // Any four of eight views are too wide for the root, each in two ways.
    for index in 1...8 { _ = conversation.say("view v\(index)") }
    for index in 1...8 {
      let left = index == 1 ? "r.leading" : "v\(index - 1).trailing"
      _ = conversation.block(
        "v\(index).leading == \(left)", "v\(index).width >= 100", "v\(index).width >= 90",
        "v\(index).top == r.top", "v\(index).height == 5")
    }
    _ = conversation.say("v8.trailing == r.trailing")
    let lines = conversation.shell.run("conflicts --all").lines
    #expect(lines.last == "there may be more: the search stopped after 1000 solves")
    #expect(lines.count { $0.hasPrefix("x conflict") } > 20)
    #expect(Set(lines).count > 20)
  }
}
