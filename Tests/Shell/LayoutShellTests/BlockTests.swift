import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// Blocks of lines and what is pasted.
@Suite struct BlockTests {
  @Test func aBlockIsOneStep() {
    var conversation = Conversation("root card 320x200")
    let reply = conversation.block("view a content 10x10", "# a remark", "", "pin a top leading")
    #expect(reply == [])
    #expect(conversation.shell.timeline.steps.count == 3)
    #expect(conversation.rules == ["c1", "c2"])
    _ = conversation.say("undo")
    #expect(conversation.shell.layout.items.map(\.name) == ["card"])
  }

  @Test func nothingOfABlockWithAnErrorIsApplied() {
    var conversation = Conversation("root card 320x200")
    let before = conversation.shell.layout
    let reply = conversation.block("view a content 10x10", "pin b top leading")
    #expect(
      reply == ["error[E004]: no view named \"b\"", "  pin b top leading", "      ^"])
    #expect(conversation.shell.layout == before)
    #expect(conversation.shell.timeline.steps.count == 2)
  }

  /// A refused block comes back with its mistake corrected, or with the cursor where it is.
  @Test func aBlockComesBackAtItsMistake() throws {
    var conversation = Conversation("root card 320x200\nview title")
    let block = "begin\nview a\n  hug titel h 251\nend"
    let error = try #require(conversation.shell.run(block).error)
    let mended = try #require(error.mended(in: block))
    #expect(mended.text == "begin\nview a\n  hug title h 251\nend")
    #expect(mended.cursor == "begin\nview a\n  hug ".count)
    let other = "begin\nsize title 24\nend"
    let lack = try #require(conversation.shell.run(other).error?.mended(in: other))
    #expect(lack.text == other && lack.cursor > "begin\nsize title".count)
    #expect(error.mended(in: "frames\nrules") == nil)
  }

  @Test func onlyChangesBelongInABlock() {
    var conversation = Conversation("root card 320x200")
    for line in ["frames", "undo", "expect dof 0", "read x", "begin", "echo off", "set echo off"] {
      let text = ["begin", line, "end"].joined(separator: "\n")
      #expect(conversation.error(text) == .notInAStep, "\(line)")
    }
    #expect(conversation.error("begin\nset break newest\nend") == nil)
  }

  @Test func anOpenBlockGoesOn() {
    #expect(!InputReader.isComplete("begin"))
    #expect(!InputReader.isComplete("begin\nview a"))
    #expect(InputReader.isComplete("begin\nview a\nend"))
    #expect(InputReader.isComplete("view a"))
    var conversation = Conversation()
    #expect(conversation.error("begin") == .unclosed)
    #expect(conversation.error("end") == .unexpected)
    #expect(conversation.error("begin\nend\nview a") == .unexpected)
    #expect(conversation.error("view a\nview b") == .unexpected)
  }

  @Test func aTextThatIsNotClosedGoesOn() {
    #expect(!InputReader.isComplete("label a \"one"))
    #expect(InputReader.isComplete("label a \"one\ntwo\""))
    #expect(InputReader.isComplete("# a note may hold \" alone"))
    var conversation = Conversation("root card 320x200")
    #expect(conversation.error("label a \"one\ntwo\" in card") == nil)
    #expect(conversation.shell.layout.items.last?.text == "one\ntwo")
    #expect(conversation.error("label b \"one\" in card\nview c") == .unexpected)
    #expect(conversation.error("label b \"one") == .unclosed)
  }

  @Test func anEmptyBlockIsAStep() {
    var conversation = Conversation()
    #expect(conversation.error("begin\nend") == nil)
    #expect(conversation.shell.timeline.steps.count == 2)
  }

  @Test func aLineIsTakenWithoutItsPrompt() {
    var conversation = Conversation()
    #expect(conversation.error("plumb> root card 320x200") == nil)
    #expect(conversation.error("  plumb> view a") == nil)
    #expect(
      conversation.shell.transcript.entries.map(\.input) == ["root card 320x200", "view a"])
  }

  @Test func ofAPasteWithPromptsOnlyTheCommandsAreTaken() {
    #expect(
      Pasted.commands(of: [
        "some text", "plumb> view a", "+ a   needs x, y, width, height", "", "plumb> begin",
        "..> pin a", "..> end", "= a   placed", "# prose",
      ]) == ["view a", "begin", "pin a", "end"])
    #expect(Pasted.commands(of: ["view a", "view b"]) == nil)
  }

  static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1.width == 300   (active)>",
        "<NSLayoutConstraint:0x600000a2 UIView:0x7fa1.width == 200   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600000a2 UIView:0x7fa1.width == 200   (active)>
    """

  @Test(arguments: [
    log, "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1.width == 300   (active)>",
  ])
  func aPastedLogIsImported(_ text: String) {
    var conversation = Conversation()
    let reply = conversation.shell.run(text)
    #expect(reply.error == nil, "\(reply.transcript)")
    #expect(conversation.shell.timeline.steps.count == 2)
    #expect(conversation.shell.layout.rules.first?.constant == 300)
  }
}
