import LayoutExport
import LayoutModel
import Testing

@testable import LayoutShell

/// Layouts that are written with their frames as expectations.
@Suite struct SnapshotTests {
  /// The rules of the stack are older in the file than they were, so that another one breaks.
  @Test func aSnapshotOfAConflictPasses() throws {
    let conversation = Conversation(
      """
      root card 320x200
      view a in card content 10x10
      view b in card content 10x10
      b.leading == a.trailing + 50
      stack s in card: a, b
      pin s leading top
      """)
    let manuscript = try #require(Manuscript(conversation.shell.analysis))
    let dialect = try #require(Dialects.named("snapshot"))
    let written = dialect.file(manuscript)
    let replayed = Replay(try Session(written.text), files: .none, oracle: .all)
    #expect(replayed.failures.count == 2)
    let spelling = written.tried
    let session = try Session(spelling.text)
    #expect(Replay(session, files: .none, oracle: .all).hasPassed)
    #expect(
      session.checks.dropFirst().map(\.input.text) == [
        "expect card.frame == 0 0 320 200", "expect a.frame == 0 0 10 10",
      ])
    #expect(
      spelling.remarks.map(\.text).suffix(2) == [
        "s.frame: it is another one when the file is read: s.frame is 0 0 20 10",
        "b.frame: it is another one when the file is read: b.frame is 10 0 10 10",
      ])
  }

  @Test func whatHoldsStays() throws {
    let conversation = Conversation(Conversation.hugged)
    let manuscript = try #require(Manuscript(conversation.shell.analysis))
    for dialect in Dialects.all {
      let written = dialect.file(manuscript)
      #expect(written.tried == written)
    }
  }
}
