import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// What a line is: the numbered rules of the shell's contract.
@Suite struct InputTests {
  @Test(arguments: ["", "   ", "#", "# text", "  # text", "\t"])
  func emptyLinesAndRemarksAreNotes(_ line: String) {
    #expect(Input(line).kind == .note)
    var conversation = Conversation()
    #expect(conversation.say(line) == [])
    #expect(conversation.shell.timeline.steps.count == 1)
  }

  @Test func aHashWithoutBlankIsNoNote() {
    #expect(Input("#9").kind != .note)
    var conversation = Conversation()
    #expect(conversation.error("#9") == .unknownCommand)
  }

  @Test func aCommandIsItsFirstWordFollowedByABlankOrTheEnd() throws {
    let frames = try #require(Commands.index(of: "frames"))
    #expect(Input("frames").kind == .command(frames))
    #expect(Input("frames title").kind == .command(frames))
    #expect(Input("  frames title").kind == .command(frames))
    #expect(Input("frames.width == 3").kind == .relation)
  }

  @Test func aCommandWinsOverTheRelationInIt() throws {
    let index = try #require(Commands.index(of: "let"))
    #expect(Input("let m = 16").kind == .command(index))
    let attempt = try #require(Commands.index(of: "try"))
    #expect(Input("try a.width == 3").kind == .command(attempt))
  }

  @Test(arguments: [
    "let view = UIView()", "let a = Row{ b }", "try [a, b]", "try .init", "try foo(1) == 2",
  ])
  func letAndTryWithCallsAreSwift(_ line: String) {
    #expect(Input(line).kind == .swift)
  }

  @Test func aChainCanBeginWithItsViewAlone() {
    #expect(Input("title.drf").kind == .swift)
    #expect(Input("`the title`.sl").kind == .swift)
    #expect(Input("title.left").kind == .unknown)
    var conversation = Conversation("root card 320x200\nview title in card")
    _ = conversation.say("title.drf\n  .left.equal(with: .parent)\n  .apply()")
    #expect(conversation.shell.layout.rules.count == 1)
  }

  @Test func aPrefixIsEnoughAtThePromptOnly() {
    var prompt = Conversation("root card 320x200")
    #expect(prompt.say("fram").first == "view    x     y     w     h")
    #expect(prompt.shell.transcript.entries.last?.input == "frames")
    for source in [Shell.Source.batch, .session] {
      var file = Conversation("root card 320x200", source: source)
      #expect(file.error("fram") == .unknownCommand)
    }
  }

  @Test func aPrefixHasToBeUnambiguous() {
    var conversation = Conversation("root card 320x200")
    // frames and forward start with an f.
    #expect(conversation.error("f") == .unknownCommand)
    // re: resist, remove, rename, redo, read.
    #expect(conversation.error("re card") == .unknownCommand)
  }

  @Test func theTranscriptNeverHoldsAPrefix() {
    var conversation = Conversation()
    _ = conversation.say("ro card 320x200")
    _ = conversation.say("vi title content 96x20")
    #expect(
      conversation.shell.transcript.entries.map(\.input) == [
        "root card 320x200", "view title content 96x20",
      ])
    #expect(
      conversation.shell.timeline.steps.map(\.command) == [
        "", "root card 320x200", "view title content 96x20",
      ])
  }

  @Test(arguments: [
    "a.width == 3", "a.width <= 3", "a.width >= 3", "a.width ≤ 3", "a.width ≥ 3", "a.width = 3",
    "fix.width == 3", "size.width == b.width", "2*(a.width) == 3", "8 == 9",
  ])
  func aLineWithAComparisonIsARelation(_ line: String) {
    #expect(Input(line).kind == .relation)
  }

  @Test func bracketsInsideStringsAreNoCall() {
    #expect(Input("a.width == 3 id \"f(x)\"").kind == .relation)
    #expect(Input("a.width == max(3)").kind == .swift)
    #expect(Input("root.drf.insert { a }").kind != .relation)
  }

  @Test(arguments: ["axis", "spacing", "alignment", "distribution", "text", "isHidden"])
  func aNameWithASettingIsSet(_ setting: String) {
    #expect(Input("row.\(setting) = 8").kind == .setting)
    #expect(Input("row.width = 8").kind == .relation)
  }

  @Test(arguments: ["margins", "font", "lines"])
  func theOtherSettingsAreSettingsToo(_ setting: String) {
    #expect(Input("row.\(setting) = 8").kind == .setting)
  }

  @Test func whatOnlyUIKitSetsIsSwift() {
    #expect(Input("row.translatesAutoresizingMaskIntoConstraints = false").kind == .swift)
    #expect(Input("row.keyboardLayoutGuide.usesBottomSafeArea = false").kind == .swift)
  }

  @Test func settingsChangeStacks() {
    var conversation = Conversation("root card 320x200\nstack row in card axis h")
    _ = conversation.say("row.spacing = 8")
    _ = conversation.say("row.axis = .vertical")
    let stack = conversation.shell.layout.items.last?.stack
    #expect(stack?.spacing == 8)
    #expect(stack?.axis == .vertical)
  }

  @Test func everythingElseIsAnErrorWithAGuess() {
    var conversation = Conversation("root card 320x200", source: .session)
    #expect(
      conversation.say("frame") == [
        "error[E001]: no command named \"frame\"", "  frame", "  ^~~~~ did you mean frames?",
      ])
    #expect(Input("nonsense of a line").kind == .unknown)
  }

  @Test func aViewMayBearTheNameOfACommand() {
    var conversation = Conversation("root card 320x200")
    #expect(conversation.say("view size in card") == ["+ size   needs x, y, width, height"])
    #expect(conversation.say("size.width == 30") == [])
    #expect(conversation.say("size size 30x40") == ["note  same as c1"])
  }
}
