import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// Saving inside a replay, and the header of what is saved.
@Suite struct EchoTests {
  @Test func whatASilentSessionSavesReplays() throws {
    let text = """
      plumb 1
      echo off

      plumb> root card 320x200
      plumb> view a
      plumb> save out.plumb
      saved 2 lines as out.plumb
      """
    let replay = Replay(try Session(text), files: .none, oracle: .none)
    expectPassed(replay)
    let saved = Replay(
      try Session(replay.shell.transcript.sessionText), files: .none, oracle: .none)
    expectPassed(saved)
  }

  @Test func whatASessionWithAToleranceSavesReplays() throws {
    let text = """
      plumb 1
      tolerance 0.5

      plumb> root card 320x200
      plumb> expect card.width == 320.3
      """
    let replay = Replay(try Session(text), files: .none, oracle: .none)
    expectPassed(replay)
    let saved = Replay(
      try Session(replay.shell.transcript.sessionText), files: .none, oracle: .none)
    expectPassed(saved)
  }

  @Test func aTornReadKeepsWhatWasThere() throws {
    let cycle = Memory.files([
      "a.plumb": "plumb 1\n\nplumb> read a.plumb\nread 1 step from a.plumb\n"
    ])
    var conversation = Conversation(files: cycle)
    let reply = conversation.shell.run("read a.plumb")
    #expect(reply.error != nil)
    #expect(conversation.shell.layout.isEmpty)
  }
}
