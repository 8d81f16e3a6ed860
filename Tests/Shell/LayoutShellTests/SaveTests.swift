import Foundation
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// What is saved replays, whatever was typed, and nothing that was written is lost.
@Suite struct SaveTests {
  private func expectReplays(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let memory = Memory(SessionFiles.texts)
    var conversation = Conversation(files: memory.files)
    for line in lines { _ = conversation.say(line) }
    _ = conversation.say("save away/saved")
    let text = try #require(memory["away/saved.plumb"], sourceLocation: sourceLocation)
    for (text, files) in [
      (text, memory.files.below("away")), (conversation.shell.transcript.sessionText, Files.none),
    ] {
      let replay = Replay(try Session(text), files: files, oracle: .none)
      let report = ReplayReport(replay, path: "saved", tolerance: 0.001).lines
      #expect(
        replay.hasPassed, "\(report.joined(separator: "\n"))\n\(text)",
        sourceLocation: sourceLocation)
      #expect(
        replay.shell.layout.commands == conversation.shell.layout.commands,
        sourceLocation: sourceLocation)
      #expect(
        replay.shell.timeline.steps.count == conversation.shell.timeline.steps.count,
        sourceLocation: sourceLocation)
    }
  }

  @Test func aPageThatIsOpenIsOfferedWhereNoFileIsNamed() throws {
    let memory = Memory(["a/page.plumb": "plumb 1\n\nplumb> root a 10x10\n"])
    var conversation = try opened("a/page.plumb", memory.files)
    _ = conversation.say("view b in a")
    let error = try #require(conversation.shell.run("save").error)
    #expect(error.code == .missing)
    #expect(error.correction == "save a/page.plumb")
    #expect(
      conversation.say("quit") == [
        "1 line is not saved: save a/page.plumb keeps it, type quit again to leave"
      ])
    #expect(conversation.error("save a/page.plumb") == nil)
    _ = conversation.say("save other")
    #expect(conversation.shell.run("save").error?.correction == "save other.plumb")
    var fresh = Conversation("root a 10x10")
    #expect(fresh.shell.run("save").error?.correction == nil)
  }

  /// `-o` belongs to the command line; in quotes it is the name of a file.
  @Test func aFlagIsNotPartOfAFileName() {
    let memory = Memory([:])
    var conversation = Conversation("root a 10x10", files: memory.files)
    #expect(conversation.error("export --to uikit -o A.swift") == .unexpected)
    #expect(memory["-o A.swift"] == nil)
    let error = conversation.shell.run("save -o page.plumb").error
    #expect(error?.correction == "save page.plumb")
    #expect(conversation.error("save \"-o\"") == nil && memory["-o.plumb"] != nil)
  }

  /// The error is about the line that was typed, and offers no line that would be refused, too.
  @Test func aFileNeedsAnEmptyLayout() throws {
    let log = "<NSLayoutConstraint:0x1 UIView:0x2.height == 4   (active)>"
    var conversation = Conversation("root a 10x10", files: Memory(["x.log": log]).files)
    let error = try #require(conversation.shell.run("read x.log").error)
    #expect(error.code == .notEmpty && error.line == "read x.log")
    #expect(error.note == "new clears it" && error.correction == nil)
  }

  /// A shell at which a page of some files was opened, as at a terminal.
  private func opened(_ path: String, _ files: Files) throws -> Conversation {
    var conversation = Conversation(files: files)
    let session = try Session(try files.read(path))
    var player = Player(session, files: files.below(FilePath.folder(of: path)))
    try player.run()
    conversation.shell.open(player, from: path)
    return conversation
  }

  @Test func aSaveBehindARemark() throws {
    try expectReplays(["root card 3x3", "# a remark", "", "save a.plumb", "save b.plumb", "read a"])
  }

  @Test func aFileMayBeCalledAsANumberIsWritten() throws {
    for path in ["14E6219690B1.plumb", "a-1E746094/b.plumb", "1E746094-F383.plumb"] {
      let memory = Memory([path: "plumb 1\n\nplumb> root a 10x10\n"])
      var conversation = Conversation(files: memory.files)
      #expect(conversation.error("read \(path)") == nil)
    }
  }

  /// `import Console` is Swift, unless a file is called like that.
  @Test func aFileThatIsCalledAsAModuleIsRead() throws {
    let memory = Memory(["Console": BlockTests.log])
    var conversation = Conversation(files: memory.files)
    _ = conversation.say("import UIKit")
    #expect(conversation.shell.layout.isEmpty)
    _ = conversation.say("import Console")
    #expect(!conversation.shell.layout.rules.isEmpty)
    let replay = Replay(
      try Session(conversation.shell.transcript.sessionText), files: .none, oracle: .none)
    #expect(replay.hasPassed && replay.shell.layout.commands == conversation.shell.layout.commands)
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
      "\u{301}x", "\u{200D}", "# \u{301}", "plumb> \u{301}", "begin\n\u{301}\nend",
      "   ", "  # x", "#", "view\ttab", "view a\u{1B}[31m", "view x\ry", "view y\r", "nonsense\r\n",
    ])
  }

  @Test func blocksWithErrorsAndQuits() throws {
    try expectReplays([
      "begin\nroot card 3x3\n\n# note\n  view a\nend", "begin\nview b\nview b\nend", "begin", "end",
      "begin\nend\nmore", "quit 3", "quit", "view c", "quit 300",
    ])
  }

  @Test func anEndlessTale() throws {
    try expectReplays([
      "root card 320x200", "view a content 10x10", "echo frames", "pin a top leading", "echo off",
      "a.width == 400 as w", "expect no conflict", "echo news", "undo", "goto #2",
      "back", "forward", "set ascii on", "expect dof 2", "undo 99", "expect error E050",
    ])
  }

  // MARK: - What failed today

  @Test func aConflictWithoutAWord() throws {
    try expectReplays(["root card 3x3", "echo off", "card.width == 4", "frames"])
    try expectReplays([
      "root card 3x3", "echo off", "card.width == 4", "# known", "expect broken c1",
    ])
    // The expectation that would excuse it fails itself.
    try expectReplays(["root card 3x3", "echo off", "card.width == 4 as w", "expect conflict c9"])
    try expectReplays([
      "root card 3x3", "echo off", "card.width == 4", "undo", "redo", "goto #1", "card.height == 9",
      "goto #2", "goto #3", "begin\nnew\nroot a 3x3\na.width == 9\nend",
    ])
    // A stack's own rule, which has no name to say.
    try expectReplays([
      "root card 10x10", "echo off", "view a content 5x5",
      "stack s axis h distribute fillEqually: a",
      "s.width == 3", "a.width == 4", "a.width == s.width + 1",
    ])
  }

  @Test func anExpectationThatWasWrong() throws {
    try expectReplays([
      "root card 3x3", "expect card.width == 4", "expect card.width == 3", "nonsense",
      "expect dof 9", "expect error E001", "nonsense", "# a remark", "expect error E001",
      "expect error E001", "expect conflict", "expect titel.width == 3",
    ])
    var conversation = Conversation("root card 3x3")
    _ = conversation.say("expect card.width == 4")
    #expect(
      conversation.shell.transcript.sessionText == """
        plumb 1

        plumb> root card 3x3
        # expect card.width == 4
        #   card.width is 3

        """)
  }

  @Test func filesThatCouldNotBeUsed() throws {
    try expectReplays([
      "read nowhere.plumb", "expect error E060", "import nowhere.log", "# hm", "expect error E060",
      "root card 3x3", "read card.plumb", "expect error E063", "import conflict.plumb",
    ])
    // What was not there is there when it is replayed.
    let memory = Memory()
    var conversation = Conversation(files: memory.files)
    _ = conversation.say("read late.plumb")
    try memory.files.write("late.plumb", "plumb 1\n\nplumb> root other 3x3\n")
    _ = conversation.say("root card 3x3")
    _ = conversation.say("save it")
    let text = try #require(memory["it.plumb"])
    expectPassed(Replay(try Session(text), files: memory.files.below("."), oracle: .none))
  }

  @Test func whatIsKeptOutDoesNotCount() throws {
    try expectReplays([
      "save", "expect error E002", "nonsense", "save ok", "expect error E001", "set ascii on",
      "nonsense", "set ascii off", "expect error E001", "save a/", "expect error E060", "quit 999",
      "expect error E009",
    ])
  }

  @Test func swiftAndLets() throws {
    try expectReplays([
      "let isWide = true", "root card 320x200", "view a", "if isWide {\n  a.widthAnchor\n}",
      "a.widthAnchor.constraint(equalToConstant: 9).isActive = isWide", "let m = 16",
      "a.leading == card.leading + m", "set log-style uikit", "card.width == 400", "exercise",
      "exercise", "set break newest", "fixes", "fix 1", "scale 2", "rtl on", "device \"iPhone 15\"",
    ])
  }

  @Test func aFileThatChangesBetweenTwoReadings() throws {
    let memory = Memory([
      "in.plumb": "plumb 1\n\nplumb> read base.plumb\n...\n",
      "base.plumb": "plumb 1\n\nplumb> root card 3x3\n",
    ])
    var conversation = Conversation(files: memory.files)
    #expect(conversation.say("read in.plumb") == ["read 1 step from in.plumb"])
    _ = conversation.say("new")
    try memory.files.write("base.plumb", "plumb 1\n\nplumb> root card 9x9\n")
    // The reply is about the file as it is called.
    #expect(conversation.say("read in.plumb") == ["read 1 step from in.plumb"])
    _ = conversation.say("expect card.width == 9")
    _ = conversation.say("new")
    for text in [BlockTests.log, BlockTests.log.replacing("300", with: "30")] {
      try memory.files.write("x.log", text)
      _ = conversation.say("import x.log")
      _ = conversation.say("new")
    }
    for path in ["saved", "away/saved"] {
      _ = conversation.say("save \(path)")
      let text = try #require(memory["\(path).plumb"])
      let files = memory.files.below(FilePath.folder(of: path))
      expectPassed(Replay(try Session(text), files: files, oracle: .none))
    }
  }

  @Test func whatWasReadTravelsInsideWhereItIsNotAtHand() throws {
    let memory = Memory(["card.plumb": ExampleTests.card])
    var conversation = Conversation(files: memory.files)
    _ = conversation.say("read card.plumb")
    _ = conversation.say("save near")
    _ = conversation.say("save away/far")
    #expect(try #require(memory["near.plumb"]).contains("-- card.plumb --") == false)
    #expect(try #require(memory["away/far.plumb"]).contains("-- card.plumb --"))
    for path in ["near.plumb", "away/far.plumb"] {
      let files = memory.files.below(FilePath.folder(of: path))
      expectPassed(Replay(try Session(try #require(memory[path])), files: files, oracle: .none))
    }
    // Over the very page that was read.
    _ = conversation.say("save --force card.plumb")
    expectPassed(
      Replay(
        try Session(try #require(memory["card.plumb"])), files: memory.files.below("."),
        oracle: .none))
  }

  @Test func aFileInsideMayLookLikeTheBeginningOfOne() throws {
    let log = BlockTests.log + "\n-- a.log --\n|-- b.log --\n||-- c --\n|x\n"
    var conversation = Conversation()
    _ = conversation.say(log)
    let session = try Session(conversation.shell.transcript.sessionText)
    #expect(session.fixtures.map(\.name) == ["pasted.log"])
    #expect(session.fixtures.first?.text == log)
    expectPassed(Replay(session, files: .none, oracle: .none))
  }

  // MARK: - Pages

  private static let page = """
    plumb 1
    title A page
    tags one two
    tolerance 0.5
    echo frames

    # Prose   with blanks.
    plumb> root card 320x200
    {*}
    ...
    plumb> read base.plumb
    error[E063]: {*}
    ...

    # Between.
    plumb> import a.log
    error[E063]: {*}
    ...

    # At the end.
    -- a.log --
    text

    -- b.txt --
    more

    """

  @Test func aPageThatWasOpenedIsKept() throws {
    let memory = Memory(["pages/a.plumb": Self.page, "pages/base.plumb": "plumb 1\n"])
    var conversation = try opened("pages/a.plumb", memory.files)
    #expect(conversation.say("save pages/a.plumb") == ["saved 3 lines as pages/a.plumb"])
    #expect(memory["pages/a.plumb"] == Self.page)
    _ = conversation.say("view a content 3x3")
    _ = conversation.say("# typed")
    _ = conversation.say("expect dof 99")
    #expect(
      conversation.say("save ./pages/../pages/a") == ["saved 4 lines as ./pages/../pages/a.plumb"])
    let text = try #require(memory["pages/a.plumb"])
    let (head, tail) = ("# At the end.\n", "-- a.log --")
    #expect(
      text
        == Self.page.replacing(
          head + tail,
          with: head + """

            plumb> view a content 3x3
            + a   needs x, y
            view    x     y     w     h
            card    0     0   320   200
            a       0     0     3     3   x, y not determined
            # typed
            # expect dof 99
            #   dof is 2

            \(tail)
            """
        ).replacing("more\n\n", with: "more\n"))
    expectPassed(
      Replay(try Session(text), files: memory.files.below("pages"), oracle: .none))
    // The next one who opens it finds all of it.
    var again = try opened("pages/a.plumb", memory.files)
    _ = again.say("save pages/a.plumb")
    #expect(memory["pages/a.plumb"] == text)
  }

  @Test func theWayLinesEndIsKept() throws {
    let text = "\u{FEFF}plumb 1\r\n\r\n# x\r\nplumb> root card 3x3\r\n"
    let memory = Memory(["a.plumb": text])
    var conversation = try opened("a.plumb", memory.files)
    _ = conversation.say("dof")
    _ = conversation.say("save a")
    let saved = try #require(memory["a.plumb"])
    #expect(
      saved.unicodeScalars.elementsEqual(
        (text
          + "\r\nplumb> dof\r\n0 degrees of freedom left out of 4\r\nview  x  y  w  h\r\ncard  ■  ■  ■  ■   root\r\n■ required   ○ settled by an optional rule   · free\r\n")
          .unicodeScalars) || saved.hasPrefix(text + "\r\nplumb> dof\r\n"))
    expectPassed(Replay(try Session(saved), files: .none, oracle: .none))
  }

  @Test func whatIsTypedStandsInFrontOfTheQuitThatEndedThePage() throws {
    let text =
      "plumb 1\nstops the rest is a draft\n\nplumb> root card 3x3\nplumb> quit\nplumb> dof\n"
    let memory = Memory(["a.plumb": text])
    var conversation = try opened("a.plumb", memory.files)
    _ = conversation.say("root card 4x4")
    _ = conversation.say("save a")
    let saved = try #require(memory["a.plumb"])
    #expect(
      saved == """
        plumb 1
        stops the rest is a draft

        plumb> root card 3x3

        plumb> root card 4x4
        = moved      card.width 3 → 4, card.height 3 → 4

        plumb> quit
        plumb> dof

        """)
    expectPassed(Replay(try Session(saved), files: .none, oracle: .none))
  }

  // MARK: - Other files

  @Test func anotherFileIsNotWrittenOver() throws {
    let memory = Memory(["mine.plumb": "precious", "notes.txt": "precious"])
    var conversation = Conversation("root card 3x3", files: memory.files, source: .batch)
    let reply = conversation.shell.run("save mine")
    #expect(reply.error?.code == .fileTaken)
    #expect(reply.error?.correction == "save --force mine.plumb")
    let export = conversation.shell.run("export --to relations notes.txt")
    #expect(export.error?.correction == "export --to relations --force notes.txt")
    #expect(memory["mine.plumb"] == "precious" && memory["notes.txt"] == "precious")
    #expect(conversation.say("save --force mine") == ["saved 1 line as mine.plumb"])
    #expect(
      conversation.say("export --to relations notes.txt --force").first?.hasPrefix("wrote") ?? false
    )
    // Now it is ours, until somebody else writes it.
    _ = conversation.say("view a content 1x1")
    #expect(conversation.say("save mine") == ["saved 3 lines as mine.plumb"])
    try memory.files.write("mine.plumb", "precious again")
    let changed = conversation.shell.run("save mine")
    #expect(changed.error?.message == "mine.plumb has changed since it was opened or saved")
    #expect(memory["mine.plumb"] == "precious again")
    conversation.shell.replacesFiles = true
    #expect(conversation.say("save mine") == ["saved 3 lines as mine.plumb"])
  }

  @Test func aNameGetsItsSuffix() throws {
    let memory = Memory()
    var conversation = Conversation("root card 3x3", files: memory.files)
    for (line, path) in [
      ("save a", "a.plumb"), ("save b.plumb", "b.plumb"), ("save c.txt", "c.txt.plumb"),
      ("save \"d e\"", "d e.plumb"), ("save f g", "f g.plumb"),
    ] {
      #expect(conversation.say(line) == ["saved 1 line as \(path)"])
      #expect(memory[path] != nil)
    }
    #expect(conversation.error("save folder/") == .file)
    #expect(conversation.error("save") == .missing)
    #expect(conversation.error("save --force") == .missing)
  }

  // MARK: - Laws

  /// Lines of all sorts: those of a document, and whatever else is typed.
  private struct Typist {
    var lines: RandomLines
    var random: SplitMix64

    init(_ seed: UInt64) {
      lines = RandomLines(seed: seed)
      random = SplitMix64(seed: seed &+ 4_000_000)
    }

    mutating func line(for shell: Shell) -> String {
      guard random.one(in: 3) else { return lines.line(for: shell) }
      let line = lines.line(for: shell)
      switch random.int(0...9) {
      case 0: return "echo \(random.pick(["off", "off", "news", "frames"]))"
      case 1:
        return "expect "
          + random.pick([
            "dof \(random.int(0...4))", "no conflict", "conflict c1", "broken c2", "conflict",
            "card.width == 320", "error E004", "error E001", "ambiguous", "not ambiguous",
            "placed card", "no redundant", "same first", "error E060",
          ])
      case 2: return Mutation.line(line, &random)
      case 3: return random.pick(["new", BlockTests.log, "quit", "quit 7", "exercise", "fixes"])
      case 4:
        let names = ["card.plumb", "conflict.plumb", "wall.plumb", "nowhere.plumb", "undo.plumb"]
        return "\(random.pick(["read", "read", "import"])) \(random.pick(names))"
      case 5: return "set log-style \(random.pick(["uikit", "plumb"]))"
      case 6: return "card.width == \(random.int(1...900))"
      case 7: return random.pick(["let isLong = true", "if isLong { card }", "let t = \"x\""])
      case 8: return random.pick(["undo", "redo", "goto #\(random.int(0...9))", "save x", "save"])
      default: return random.pick(["# remark", "", "#", "nonsense", "begin\nview\nend"])
      }
    }
  }

  @Test(arguments: seeds(3))
  func whateverIsTypedIsSavedAndReplays(_ seed: UInt64) throws {
    let memory = Memory(SessionFiles.texts)
    var typist = Typist(seed)
    var shell = Shell(files: memory.files, source: seed % 3 == 0 ? .batch : .prompt)
    for round in 0..<3 {
      for _ in 0..<10 { _ = shell.run(typist.line(for: shell)) }
      let path = typist.random.pick(["s\(seed).plumb", "away/s\(seed).plumb"])
      #expect(shell.run("save --force \(path)").error == nil)
      let text = try #require(memory[path])
      let files = memory.files.below(FilePath.folder(of: path))
      let replay = Replay(try Session(text), files: files, oracle: .none)
      let report = ReplayReport(replay, path: path, tolerance: 0.001).lines
      #expect(
        replay.hasPassed, "seed \(seed)\n\(report.joined(separator: "\n"))\n\(text)")
      #expect(replay.shell.layout.commands == shell.layout.commands, "seed \(seed)\n\(text)")
      #expect(
        LawTests.frames(replay.shell.analysis.solved)
          == LawTests.frames(shell.analysis.solved), "seed \(seed)\n\(text)")
      #expect(
        replay.shell.timeline.current == shell.timeline.current, "seed \(seed)\n\(text)")
      guard round < 2 else { continue }
      // Opened again it is the same page, and goes on where it ended.
      var again = try opened(path, memory.files)
      _ = again.say("save \(path)")
      #expect(memory[path] == text, "seed \(seed)")
      shell = again.shell
    }
  }
}
