import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// What a line of a file may do, and which reply is as expected.
@Suite struct PlayerTests {
  private func player(
    _ body: String, header: String = "", files: Files = .none, skippingLooks: Bool = false
  ) throws -> Player {
    Player(
      try Session("plumb 1\n\(header)\n\(body)"), files: files, skippingLooks: skippingLooks)
  }

  private func verdicts(_ body: String, header: String = "") throws -> [Player.Verdict] {
    try player(body, header: header).map(\.verdict)
  }

  @Test func everyReplyGetsAVerdict() throws {
    #expect(
      try verdicts(
        """
        plumb> root card 3x3
        plumb> view a
        plumb> view b in crad
        plumb> pin b
        plumb> pin a left rigth
        plumb> expect error E050
        plumb> view a
        error[E006]: {*}
        ...
        plumb> view a
        error[E004]: {*}
        ...
        """) == [
          .asExpected, .mismatch, .refused, .unreached(cause: 5), .refused, .mismatch, .asExpected,
          .refused,
        ])
  }

  @Test func whatIsExpectedAndNotSoIsListed() throws {
    var player = try player(
      """
      plumb> root card 3x3
      plumb> expect card.frame == 0 0 3 3
      plumb> expect card.frame == 0 0 3 4
      plumb> expect card.width == 5
      """)
    #expect(player.differences.isEmpty)
    try player.run()
    #expect(
      player.differences.lines.map(\.text) == [
        "differs    2 expectations of the file",
        "  line 5  expect card.frame == 0 0 3 4", "    card.frame is 0 0 3 3",
        "  line 6  expect card.width == 5", "    card.width is 3",
      ])
  }

  @Test func anErrorOrASilentConflictIsExcusedByTheNextLine() throws {
    #expect(
      try verdicts("plumb> view a\nplumb> expect error E040\n") == [.asExpected, .asExpected])
    // What stands below it has to be so all the same.
    #expect(
      try verdicts("plumb> view a\n+ a   needs x\nplumb> expect error E040\n")
        == [.mismatch, .asExpected])
    #expect(
      try verdicts("plumb> view a\n...\nplumb> expect error E040\n")
        == [.asExpected, .asExpected])
    let body = "plumb> root card 3x3\nplumb> card.width == 4 as w\n"
    #expect(try verdicts(body, header: "echo off\n") == [.asExpected, .mismatch])
    for line in ["expect conflict", "expect conflict w", "expect broken w"] {
      #expect(
        try verdicts(body + "plumb> \(line)\n", header: "echo off\n")
          == [.asExpected, .asExpected, .asExpected])
    }
  }

  @Test func aQuitEndsIt() throws {
    var player = try player("plumb> root card 3x3\nplumb> quit 7\nplumb> view a\n")
    try player.run()
    #expect(player.farewell?.reply.exit == 7)
    #expect(player.unplayedCount == 1)
    #expect(player.shell.layout.items.count == 1)
    #expect(
      player.omissions.lines.map(\.text) == [
        "note  quit on line 4 leaves 1 command after it not run"
      ])
    var meant = try self.player(
      "plumb> root card 3x3\nplumb> quit 7\nplumb> view a\n", header: "stops here\n")
    try meant.run()
    #expect(meant.omissions.isEmpty)
  }

  @Test func linesOfAFileWriteNothing() throws {
    let memory = Memory()
    let body = """
      plumb> root card 3x3
      plumb> save out
      saved 1 line as out.plumb
      plumb> export --to relations card.txt
      {*}
      plumb> new
      plumb> read out.plumb
      read 1 step from out.plumb
      """
    var player = try player(body, files: memory.files)
    #expect(player.allSatisfy { $0.verdict == .asExpected })
    try player.run()
    #expect(
      player.omissions.lines.map(\.text) == [
        "note  line 4 was not run, lines in a file cannot write files: save out",
        "note  line 6 was not run, lines in a file cannot write files: export --to",
        "      relations card.txt",
      ])
    #expect(memory["out.plumb"] == nil && memory["card.txt"] == nil)
    // read says so, too.
    var conversation = Conversation(files: Memory.files(["a.plumb": "plumb 1\n\n" + body]))
    #expect(
      conversation.say("read a.plumb") == [
        "read 3 steps from a.plumb",
        "note  line 4 was not run, lines in a file cannot write files: save out",
        "note  line 6 was not run, lines in a file cannot write files: export --to",
        "      relations card.txt",
      ])
  }

  @Test func linesOfAFileReadWhatLiesBesideItAndBelow() throws {
    let root = "plumb 1\n\nplumb> root card 3x3\n"
    let memory = Memory([
      "pages/inner.plumb": root, "pages/deep/inner.plumb": root, "secret.plumb": root,
      "pages/one.plumb": "plumb 1\n\nplumb> read inner.plumb\n{*}\n",
      "pages/two.plumb": "plumb 1\n\nplumb> read deep/again.plumb\n{*}\n",
      "pages/deep/again.plumb": "plumb 1\n\nplumb> read inner.plumb\n{*}\n",
      "pages/up.plumb": "plumb 1\n\nplumb> read ../secret.plumb\n{*}\n",
      "pages/round.plumb": "plumb 1\n\nplumb> read deep/../../secret.plumb\n{*}\n",
      "pages/log.plumb": "plumb 1\n\nplumb> import ../secret.plumb\n{*}\n",
      "pages/from-top.plumb": "plumb 1\n\nplumb> read /secret.plumb\n{*}\n",
      "pages/deep/up.plumb": "plumb 1\n\nplumb> read ../inner.plumb\n{*}\n",
      "pages/three.plumb": "plumb 1\n\nplumb> read deep/up.plumb\n{*}\n",
    ])
    for page in ["one", "two"] {
      var conversation = Conversation(files: memory.files)
      #expect(
        conversation.say("read pages/\(page).plumb") == ["read 1 step from pages/\(page).plumb"])
    }
    for page in ["up", "round", "log", "from-top", "three", "deep/up"] {
      var conversation = Conversation(files: memory.files)
      let reply = conversation.shell.run("read pages/\(page).plumb")
      #expect(
        reply.error?.message.contains("it is outside the session's folder") ?? false, "\(page)")
      // The same where the page itself is opened or replayed.
      let folder = FilePath.folder(of: "pages/\(page).plumb")
      let session = try Session(memory["pages/\(page).plumb"] ?? "")
      var player = Player(session, files: memory.files.below(folder))
      #expect(throws: Diagnostic.self) { try player.run() }
    }
    // What a person types goes anywhere.
    var conversation = Conversation(files: memory.files)
    #expect(conversation.error("read pages/../secret.plumb") == nil)
  }

  @Test func pathsAreComparedAsTheyAreMeant() {
    #expect(FilePath.normal("./a/../b//c") == "b/c")
    #expect(FilePath.normal("../../a") == "../../a")
    #expect(FilePath.normal("/../a") == "/a")
    #expect(FilePath.joined("pages", "../x") == "x")
    #expect(FilePath.joined("pages", "/x") == "/x")
    #expect(FilePath.joined(".", "x") == "x")
    #expect(FilePath.folder(of: "a/b") == "a")
    #expect(FilePath.folder(of: "a") == ".")
    #expect(FilePath.folder(of: "/a") == "/")
    #expect(FilePath.isBelow("a/../b") && !FilePath.isBelow("a/../../b") && !FilePath.isBelow("/b"))
  }
}
