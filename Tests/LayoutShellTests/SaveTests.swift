import LayoutModel
import LayoutNotation
import Testing

@testable import LayoutShell

/// What is saved replays, whatever was typed.
@Suite struct SaveTests {
  private func expectReplays(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let memory = Memory(SessionFiles.texts)
    var conversation = Conversation(files: memory.files)
    for line in lines { _ = conversation.say(line) }
    let text = conversation.shell.transcript.sessionText
    let replay = Replay(try Session(text), files: SessionFiles.files, oracle: .none)
    let report = ReplayReport(replay, path: "saved", tolerance: 0.001).lines
    #expect(
      replay.hasPassed, "\(report.joined(separator: "\n"))\n\(text)", sourceLocation: sourceLocation
    )
    #expect(
      replay.shell.layout.commands == conversation.shell.layout.commands,
      sourceLocation: sourceLocation)
    #expect(
      replay.shell.timeline.steps.count == conversation.shell.timeline.steps.count,
      sourceLocation: sourceLocation)
  }

  @Test func aSaveBehindARemark() throws {
    try expectReplays(["root card 3x3", "# a remark", "", "save a.plumb", "save b.plumb", "read a"])
  }

  @Test func reading() throws {
    try expectReplays([
      "read card.plumb", "hug title h 300", "new", "read conflict.plumb", "read x",
    ])
  }

  @Test func oneLogPastedBehindAnother() throws {
    let other = BlockTests.log.replacing("300", with: "30")
    try expectReplays([BlockTests.log, "frames", "new", other, "frames", "undo 2", "redo"])
  }

  @Test func linesWithStrangeCharacters() throws {
    try expectReplays([
      "root card 320x200", "label a \"{*} {{n} \\\" # x\"", "view `{*}`", "view `{a|b}`",
      "view `#`", "frames", "show", "log", "apropos {n}", "apropos {{{q|r}", "plumb> view b",
      "   ", "  # x", "#", "view\ttab", "view a\u{1B}[31m", "view x\ry", "view y\r", "nonsense\r\n",
    ])
  }

  @Test func blocksWithErrorsAndQuits() throws {
    try expectReplays([
      "begin\nroot card 3x3\n\n# note\n  view a\nend", "begin\nview b\nview b\nend", "begin", "end",
      "begin\nend\nmore", "quit 3",
    ])
  }

  @Test func anEndlessTale() throws {
    try expectReplays([
      "root card 320x200", "view a content 10x10", "echo frames", "pin a top leading", "echo off",
      "a.width == 400 as w", "expect no conflict", "echo news", "undo", "goto #2",
      "back", "forward", "set ascii on", "expect dof 2", "undo 99", "expect error E050",
    ])
  }
}
