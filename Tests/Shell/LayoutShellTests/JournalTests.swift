import Foundation
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import UIKitTexts
import XcodeLogs
import Support
import Testing

@testable import LayoutShell

/// What a shell was told brings another one to the same state.
@Suite struct JournalTests {
  /// The journal of a shell as it comes back from the disk, in a shell with those files.
  private func replayed(_ shell: Shell, files: Files = .none) throws -> Shell {
    let lines = try shell.journal.entries(from: 0).map { try JSONEncoder().encode($0) }
    let entries = try lines.map { try JSONDecoder().decode(Journal.Entry.self, from: $0) }
    return Shell(files: files).replaying(entries, savedCount: shell.journal.savedCount)
  }

  private func expectSame(
    _ a: Shell, _ b: Shell, _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(LawTests.isUnchanged(a, b), "\(what)", sourceLocation: sourceLocation)
    #expect(a.transcript == b.transcript, "\(what)", sourceLocation: sourceLocation)
    #expect(a.unsavedCount == b.unsavedCount, "\(what)", sourceLocation: sourceLocation)
    #expect(
      a.timeline.steps.map(\.command) == b.timeline.steps.map(\.command), "\(what)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: seeds(1))
  func randomLinesComeBack(_ seed: UInt64) throws {
    let shell = LawTests.shell(seed)
    expectSame(try replayed(shell), shell, "seed \(seed)")
  }

  @Test func aSessionThatWasOpenedComesBackWithWhatWasTypedBehindIt() throws {
    var shell = Shell(files: SessionFiles.files)
    let session = try Session(
      """
      plumb 1
      tolerance 0.5
      echo off
      scale 2
      rtl on

      plumb> root a 100x50
      plumb> view b
      """)
    var player = Player(session, files: SessionFiles.files)
    while player.next() != nil {}
    shell.open(player, from: "page.plumb")
    shell.markSaved()
    #expect(shell.unsavedCount == 0)
    for line in ["echo news", "b.width == 10", "expect b.width == 10.4"] { _ = shell.run(line) }
    #expect(shell.unsavedCount == 3)
    let again = try replayed(shell)
    expectSame(again, shell)
    #expect(again.tolerance == 0.5)
    #expect(again.layout.scale == 2)
    #expect(again.layout.rules.map(\.origin) == shell.layout.rules.map(\.origin))
  }

  @Test func filesThatWereReadAreNotNeededAgain() throws {
    let memory = Memory(SessionFiles.texts.merging(["x.log": BlockTests.log]) { old, _ in old })
    var shell = Shell(files: memory.files)
    for line in ["read nothing.plumb", "read card.plumb", "title.width >= 200", "new"] {
      _ = shell.run(line)
    }
    _ = shell.run("import x.log")
    _ = shell.run("new")
    // The same name, another text.
    let files = Memory(["x.log": BlockTests.log.replacing("300", with: "30")]).files
    shell.files = files
    _ = shell.run("import x.log")
    #expect(shell.analysis.conflicts.isEmpty == false)
    expectSame(try replayed(shell), shell)
  }

  @Test func aPastedLogComesBack() throws {
    var shell = Shell()
    _ = shell.run(BlockTests.log)
    _ = shell.run("fixes")
    _ = shell.run("fix 1")
    expectSame(try replayed(shell), shell)
  }

  @Test func nothingIsWritten() throws {
    let memory = Memory()
    var shell = Shell(files: memory.files)
    for line in ["root a 10x10", "save a.plumb", "view b"] { _ = shell.run(line) }
    #expect(memory["a.plumb"] != nil)
    let again = try replayed(shell)
    expectSame(again, shell)
    #expect(again.unsavedCount == 1)
  }

  @Test func aSaveThatFailedSavesNothing() throws {
    let memory = Memory(["taken.plumb": "of somebody else"])
    var full = memory.files
    full.write = { (_, _) throws(Files.Problem) in throw Files.Problem("the disk is full") }
    for (files, file, code) in [
      (memory.files, "taken.plumb", ErrorCode.fileTaken), (full, "new.plumb", .file),
    ] {
      var shell = Shell(files: files)
      _ = shell.run("root a 10x10")
      #expect(shell.run("save \(file)").error?.code == code)
      let again = try replayed(shell, files: memory.files)
      #expect(again.unsavedCount == 1)
      expectSame(again, shell)
    }
  }

  @Test func whatWasWrittenIsKnownAgain() throws {
    let memory = Memory(["card.plumb": "plumb 1\n\n# A card.\nplumb> root card 30x20\n"])
    let text = try #require(memory["card.plumb"])
    var player = Player(try Session(text), files: memory.files)
    while player.next() != nil {}
    var shell = Shell(files: memory.files)
    shell.open(player, from: "card.plumb")
    for line in ["view a", "save card.plumb", "save new", "view b"] {
      #expect(shell.run(line).error == nil, "\(line)")
    }
    var again = try replayed(shell, files: memory.files)
    #expect(again.unsavedCount == 1)
    for line in ["save card.plumb", "save new"] { #expect(again.run(line).error == nil, "\(line)") }
    #expect(memory["card.plumb"]?.contains("# A card.\nplumb> root card 30x20\n") == true)
    // Unless somebody else wrote there in the meantime.
    let other = Memory(["card.plumb": text])
    again = try replayed(shell, files: other.files)
    #expect(again.run("save card.plumb").error?.code == .fileTaken)
  }

  @Test func whatTravelsInsideOfAPageStaysAtHand() throws {
    let fixture = "\n-- a.plumb --\nplumb 1\n\nplumb> root inner 3x3\n"
    let session = try Session("plumb 1\n\nplumb> root outer 9x9\n" + fixture)
    var player = Player(session, files: .none)
    while player.next() != nil {}
    var shell = Shell()
    shell.open(player, from: "page.plumb")
    for line in ["new", "view b"] { _ = shell.run(line) }
    var again = try replayed(shell)
    expectSame(again, shell)
    for line in ["new", "read a.plumb"] { #expect(again.run(line).error == nil, "\(line)") }
  }

  @Test func whatIsWork() {
    var shell = Shell(files: Memory().files)
    for line in ["help", "frames", "nonsense", "", "#", "set color off", "quit", "save a.plumb"] {
      _ = shell.run(line)
      #expect(shell.unsavedCount == 0, "\(line)")
    }
    for line in [
      "root a 10x10", "undo", "redo", "# prose", "expect a.width == 10", "echo off",
      "set log-style uikit", "begin\nview b\nview c\nend", "b.width == 3", "let x = 3",
    ] {
      let count = shell.unsavedCount
      _ = shell.run(line)
      #expect(shell.unsavedCount == count + 1, "\(line)")
    }
    _ = shell.run("save a.plumb")
    #expect(shell.unsavedCount == 0)
  }

  @Test func quitAsksOnce() {
    var shell = Shell(files: Memory().files)
    #expect(shell.run("quit").exit == 0)
    _ = shell.run("root a 10x10")
    let first = shell.run("quit 3")
    #expect(first.exit == nil)
    #expect(first.lines == ["1 line is not saved: save FILE keeps it, type quit again to leave"])
    #expect(shell.run("frames").error == nil)
    #expect(shell.run("quit 3").exit == 3)
    // There is more to lose now.
    _ = shell.run("view b")
    #expect(
      shell.run("quit").lines == [
        "2 lines are not saved: save FILE keeps them, type quit again to leave"
      ])
    _ = shell.run("save a.plumb")
    #expect(shell.run("quit").exit == 0)
    #expect(!shell.transcript.sessionText.contains("quit again"))
  }

  @Test(arguments: [Shell.Source.batch, .session])
  func onlyAPersonIsAsked(source: Shell.Source) {
    var shell = Shell(source: source)
    _ = shell.run("root a 10x10")
    #expect(shell.run("quit").exit == 0)
    #expect(shell.run("restore").error?.code == .onlyAtThePrompt)
  }

  @Test func restoringIsForWhoeverHasNothingToLose() {
    var shell = Shell(files: Memory().files)
    #expect(shell.run("restore").restoring?.number == 1)
    #expect(shell.run("restore 2").restoring?.number == 2)
    #expect(shell.run("restore --drop 2").restoring?.isDropped == true)
    _ = shell.run("root a 10x10")
    #expect(shell.run("restore").error?.code == .notEmpty)
    #expect(shell.run("restore --drop").restoring?.number == 1)
    _ = shell.run("save a.plumb")
    #expect(shell.run("restore").restoring?.number == 1)
    #expect(!shell.transcript.sessionText.contains("restore --drop"))
  }
}
