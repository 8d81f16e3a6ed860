import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// The numbered decisions of the shell's contract.
@Suite struct DecisionTests {
  // MARK: - 1. Steps

  @Test func everyLineThatChangesTheModelIsAStep() {
    var conversation = Conversation()
    let lines = [
      "root card 320x200", "view a content 10x10", "label l \"x\"", "guide g",
      "stack row in card axis h", "arrange row: a", "spacing row after a 4", "a.width >= 1 as w",
      "row.spacing = 4",
      "pin row top leading", "center l", "size l 3x4 @1", "ratio l 1:1 @1", "hug a h 251",
      "resist a v 2", "content a 20x20", "baseline a first 1", "priority w 999", "constant w 2",
      "off w", "on w", "rename w to v", "move a in card", "hide a", "unhide a", "let m = 16",
      "set break newest", "remove v", "new",
    ]
    for (index, line) in lines.enumerated() {
      #expect(conversation.error(line) == nil, "\(line)")
      #expect(conversation.shell.timeline.steps.count == index + 2, "\(line)")
    }
  }

  @Test func looksQuestionsGotoAndExpectAreNoSteps() {
    var conversation = Conversation(Conversation.hugged)
    let count = conversation.shell.timeline.steps.count
    for line in [
      "show", "frames", "draw", "rules", "dof", "ambiguous", "conflicts", "why title.width",
      "why c1", "try title.width == 3", "log", "undo", "redo", "goto #2", "goto last", "back",
      "forward", "expect dof 0", "help", "apropos hug", "echo off", "echo news", "# note", "quit",
    ] {
      #expect(conversation.error(line) == nil, "\(line)")
      #expect(conversation.shell.timeline.steps.count == count, "\(line)")
    }
  }

  @Test func aRejectedLineIsNoStep() {
    var conversation = Conversation(Conversation.card)
    let count = conversation.shell.timeline.steps.count
    #expect(conversation.error("view title") == .nameTaken)
    #expect(conversation.shell.timeline.steps.count == count)
  }

  @Test func readAndImportAreOneStepEach() {
    let text = "plumb 1\n\nplumb> root card 320x200\nplumb> view a\n"
    let files = Memory.files(["a.plumb": text, "x.log": BlockTests.log])
    var conversation = Conversation(files: files)
    #expect(conversation.say("read a.plumb") == ["read 2 steps from a.plumb"])
    #expect(conversation.shell.timeline.steps.count == 2)
    _ = conversation.say("new")
    #expect(conversation.error("import x.log") == nil)
    #expect(conversation.shell.timeline.steps.count == 4)
  }

  // MARK: - 2. Placed and degrees of freedom

  @Test func placedMeansThatAllFourAreUnique() {
    var conversation = Conversation("root card 320x200\nview a content 10x10")
    #expect(conversation.shell.run("expect placed card").failure == nil)
    #expect(conversation.shell.run("expect placed a").failure == "a needs x, y")
    _ = conversation.say("pin a top leading")
    #expect(conversation.shell.run("expect placed a").failure == nil)
  }

  @Test func eachViewHasFourDegreesToBeginWith() {
    var conversation = Conversation("root card 320x200")
    #expect(conversation.shell.run("expect dof 0").failure == nil)
    _ = conversation.say("view a")
    #expect(conversation.shell.run("expect dof 4").failure == nil)
    _ = conversation.say("view b")
    _ = conversation.say("b.leading == a.leading")
    #expect(conversation.shell.run("expect dof 7").failure == nil)
  }

  @Test func untouchedDimensionsOfGuidesDoNotCount() {
    var conversation = Conversation("root card 320x200\nguide g")
    #expect(conversation.shell.run("expect dof 0").failure == nil)
    _ = conversation.say("g.width >= 10")
    #expect(conversation.shell.run("expect dof 1").failure == nil)
  }

  @Test func helperGuidesOfStacksDoNotCount() {
    let conversation = Conversation(
      """
      root card 320x200
      view a content 10x10
      view b content 20x30
      stack row in card axis h align center: a b
      pin row
      """)
    let degrees = conversation.shell.analysis.freedom.variables
    #expect(degrees.count == 4 * 4)
    #expect(degrees.allSatisfy { $0.item.helper == nil })
  }

  // MARK: - 3. The root

  @Test func aRuleThatWantsAnotherRootSizeIsBroken() {
    var conversation = Conversation("root card 320x200")
    let reply = conversation.say("card.width == 300 as narrow")
    #expect(reply.first?.hasPrefix("x conflict") ?? false)
    #expect(conversation.shell.run("expect broken narrow").failure == nil)
    #expect(conversation.shell.run("expect card.width == 320").failure == nil)
  }

  @Test func resizingIsRootAgain() {
    var conversation = Conversation("root card 320x200\ncard.width == 300 as narrow")
    #expect(
      conversation.say("root card 300x200") == [
        "= resolved   narrow holds", "= moved      card.width 320 → 300",
      ])
    #expect(conversation.error("root other 3x3") == .root)
  }

  // MARK: - 4. Content

  @Test func contentGivesAnyViewASize() {
    var conversation = Conversation("root card 320x200\nview a\npin a top leading")
    #expect(conversation.say("content a 30x20") == ["= a   placed"])
    #expect(conversation.say("content a 30x-") == ["+ a   needs height"])
    #expect(conversation.say("content a none") == ["+ a   needs width, height"])
  }

  @Test func huggingWithoutContentIsAcceptedWithANote() {
    var conversation = Conversation("root card 320x200\nview badge")
    #expect(
      conversation.say("hug badge h 251") == [
        "note  badge has no content width, so there is nothing to hug"
      ])
    #expect(
      conversation.say("resist badge v 7").first?.hasPrefix("note  badge has no content height")
        ?? false)
    #expect(conversation.shell.layout.items.last?.hugging.horizontal == 251)
    _ = conversation.say("content badge 3x4")
    #expect(conversation.say("hug badge v 252") == [])
  }

  // MARK: - 5. Removing

  @Test func removingAViewListsEverythingThatGoes() throws {
    var conversation = Conversation(Conversation.tied + "\nbadge.width >= 4 as wide")
    let before = conversation.shell.layout
    #expect(conversation.say("remove badge").first == "- badge, c3 c4 c5 wide")
    #expect(conversation.rules == ["c1", "c2"])
    _ = conversation.say("undo")
    #expect(conversation.shell.layout == before)
  }

  @Test func removingTakesTheSubtreeAndStackEntriesAlong() {
    var conversation = Conversation(
      """
      root card 320x200
      view a content 10x10
      view b in a
      guide g in a
      stack row in card axis h: a
      b.width >= 3
      g.leading == b.leading
      """)
    #expect(conversation.say("remove a").first == "- a g b, c1 c2")
    #expect(conversation.shell.layout.items.last?.stack?.arranged == [])
    #expect(conversation.error("remove card") == .root)
  }

  // MARK: - 6. Moving

  @Test func movingRemovesTheRulesThatWouldLeaveTheirTree() {
    var conversation = Conversation(
      """
      root card 320x200
      view box
      view a in box
      view b in box
      view other
      a.leading == box.leading
      a.leading == b.leading as same
      a.width == 10
      a.top == card.top
      """)
    let reply = conversation.say("move a in other")
    #expect(reply.first == "- c1 same")
    #expect(conversation.rules == ["c3", "c4"])
    _ = conversation.say("undo")
    #expect(conversation.rules == ["c1", "same", "c3", "c4"])
  }

  @Test func arrangingAlsoRemovesThem() {
    var conversation = Conversation(
      """
      root card 320x200
      view box
      view a in box content 10x10
      stack row in card axis h
      a.leading == box.leading
      """)
    #expect(conversation.say("arrange row: a").first == "- c1")
  }

  @Test func cyclesAreErrors() {
    var conversation = Conversation("root card 320x200\nview a\nview b in a\nstack s in b axis h")
    #expect(conversation.error("move a in b") == .insideItself)
    #expect(conversation.error("move a in a") == .insideItself)
    #expect(conversation.error("arrange s: a") == .insideItself)
    #expect(conversation.error("move card in a") == .root)
  }

  @Test func aViewNoLongerArrangedStaysASubview() {
    let conversation = Conversation(
      """
      root card 320x200
      view a
      view b
      stack row in card axis h: a b
      arrange row: b
      """)
    let layout = conversation.shell.layout
    let a = layout.items.first { $0.name == "a" }
    let row = layout.items.first { $0.name == "row" }
    #expect(a?.parent == row?.id)
    #expect(row?.stack?.arranged.count == 1)
  }

  // MARK: - 7. Duplicates

  @Test func aDuplicateIsAllowedWithANote() {
    var conversation = Conversation("root card 320x200\nview a\npin a")
    #expect(conversation.say("a.leading == card.leading") == ["note  same as c2"])
    #expect(conversation.say("a.leading == card.leading @999") == [])
    #expect(conversation.rules.count == 6)
  }

  @Test func aFalseSumIsAnErrorAndNoConflict() {
    var conversation = Conversation("root card 320x200")
    #expect(conversation.error("8 == 9") == .saysNothing)
    #expect(conversation.error("card.width == card.width + 1") == .saysNothing)
    #expect(conversation.shell.analysis.conflicts.isEmpty)
  }

  // MARK: - 8. Hiding

  @Test func hidingInAStackGivesUpItsRoom() {
    var conversation = Conversation(
      """
      root card 320x200
      view a content 10x10
      view b content 20x10
      stack row in card axis h: a b
      pin row top leading
      """)
    #expect(conversation.shell.run("expect row.width == 30").failure == nil)
    _ = conversation.say("hide a")
    #expect(conversation.shell.run("expect row.width == 20").failure == nil)
    #expect(
      conversation.shell.layout.generatedRules.contains { $0.identifier == "UISV-hiding" })
  }

  @Test func hidingElsewhereOnlyHidesTheDrawing() {
    var conversation = Conversation(Conversation.hugged)
    #expect(conversation.say("hide badge") == [])
    #expect(conversation.shell.run("expect same #9").failure == nil)
    let drawn = conversation.say("draw").filter { $0.contains("badge") }
    #expect(drawn == ["hidden: badge"])
    #expect(conversation.shell.layout.generatedRules.isEmpty)
  }

  // MARK: - 9. Reading and saving

  @Test func readNeedsAnEmptyDocument() {
    let files = Memory.files(["a.plumb": "plumb 1\n\nplumb> root card 320x200\n"])
    var conversation = Conversation("root x 3x3", files: files)
    #expect(conversation.error("read a.plumb") == .notEmpty)
    _ = conversation.say("new")
    #expect(conversation.error("read a.plumb") == nil)
    #expect(conversation.shell.layout.items.map(\.name) == ["card"])
  }

  @Test func readRunsOnlyTheStepsAndPrintsOneLine() {
    let text = """
      plumb 1

      plumb> root card 320x200
      plumb> view a content 10x10
      + a   needs x, y
      plumb> expect dof 0
      plumb> frames
      nonsense that is not compared
      """
    var conversation = Conversation(files: Memory.files(["a.plumb": text]))
    #expect(conversation.say("read a.plumb") == ["read 2 steps from a.plumb"])
  }

  @Test func aFailingLineIsAnErrorWithItsPlace() {
    let text = "plumb 1\n\nplumb> root card 320x200\nplumb> view a in nowhere\n"
    var conversation = Conversation(files: Memory.files(["a.plumb": text]))
    let reply = conversation.shell.run("read a.plumb")
    #expect(reply.error?.code == .failingLine)
    #expect(reply.error?.message.hasPrefix("a.plumb:4: ") ?? false)
    #expect(conversation.shell.layout.isEmpty)
    #expect(conversation.shell.timeline.steps.count == 1)
  }

  @Test func readTellsNoPathOfTheMachine() {
    var conversation = Conversation(files: Memory.files([:]))
    #expect(conversation.error("read nowhere.plumb") == .file)
    #expect(conversation.error("import nowhere.log") == .file)
    // In other words the line would be refused as well.
    for line in ["read nowhere.plumb", "read /etc/hosts", "import nowhere.log"] {
      #expect(conversation.shell.run(line).error?.correction == nil)
    }
  }

  @Test func whatSaveWritesReplaysToAnEqualState() throws {
    let memory = Memory()
    var conversation = Conversation(files: memory.files)
    for line in Conversation.hugged.split(separator: "\n") { _ = conversation.say(String(line)) }
    _ = conversation.say("# a remark")
    _ = conversation.say("titel.width == 3")
    _ = conversation.say("view badge")
    _ = conversation.block("view wrong in nowhere")
    _ = conversation.say("undo 2")
    _ = conversation.say("redo")
    #expect(conversation.say("save card.plumb") == ["saved 14 lines as card.plumb"])
    let text = try #require(memory["card.plumb"])
    let replay = Replay(try Session(text), files: .none, oracle: .all)
    expectPassed(replay)
    #expect(
      replay.shell.timeline.steps.map(\.number) == conversation.shell.timeline.steps.map(\.number))
    #expect(replay.shell.timeline.current == conversation.shell.timeline.current)
    #expect(replay.shell.layout.commands == conversation.shell.layout.commands)
  }

  // MARK: - 10. Replays write to memory only

  @Test func aReplayWritesToMemoryOnlyAndComparesWithAFixture() throws {
    let memory = Memory()
    let saving =
      "plumb 1\n\nplumb> root card 3x3\nplumb> save out.plumb\nsaved 1 line as out.plumb\n"
    expectPassed(Replay(try Session(saving), files: memory.files, oracle: .none))
    #expect(memory["out.plumb"] == nil)
    let same = saving + "\n-- out.plumb --\nplumb 1\n\nplumb> root card 3x3\n"
    expectPassed(Replay(try Session(same), files: memory.files, oracle: .none))
    let other = saving + "\n-- out.plumb --\nplumb 1\n\nplumb> root card 4x4\n"
    let replay = Replay(try Session(other), files: memory.files, oracle: .none)
    #expect(!replay.hasPassed)
  }

  // MARK: - 11. Ambiguous values

  @Test func whyOfAnAmbiguousValueTellsItsRangeAndTheTie() {
    var conversation = Conversation(Conversation.tied)
    #expect(
      conversation.say("why title.width") == [
        "not determined: title.width 96 … 240, drawn at 96",
        "! ambiguous  title.width, badge.width share 144 spare (both hug 250)",
      ])
  }

  @Test func ofSeveralCertificatesTheOldestIsShown() {
    var conversation = Conversation(
      """
      root card 320x200
      view a
      a.width == 30
      a.width == 30 as twin
      """)
    let lines = conversation.say("why a.width")
    #expect(lines.contains { $0.contains("c1") && $0.contains("30") })
    #expect(!lines.contains { $0.contains("twin") && !$0.contains("touching") })
  }

  // MARK: - 12. Imported names

  @Test func importsSanitiseNames() {
    let log = """
      <NSLayoutConstraint:0x600000a1 UILabel:0x7fa1 'Now Playing'.width == 30   (active)>
      <NSLayoutConstraint:0x600000a2 UILabel:0x7fa2 'Now Playing'.width == 20   (active)>
      <NSLayoutConstraint:0x600000a3 UILabel:0x7fa1 'Now Playing'.top == UILabel:0x7fa2 \
      'Now Playing'.top   (active)>
      """
    var conversation = Conversation()
    let reply = conversation.say(log)
    let names = conversation.shell.layout.items.map(\.name)
    #expect(names.contains("nowPlaying") && names.contains("nowPlaying2"), "\(names)")
    #expect(!reply.contains { $0.contains("0x") })
  }
}
