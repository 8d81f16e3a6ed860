import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Files that stop where something comes about, and going on from there, in both directions.
@Suite struct BreakTests {
  private static let card = """
    plumb 1
    title A card

    plumb> root card 320x200
    plumb> view title in card content 96x20
    + title   needs x, y
    plumb> title.leading == card.leading + 16
    plumb> title.top == card.top + 12
    = title   placed
    plumb> title.width == 300 as wide
    = moved      title.width 96 → 300
    plumb> title.trailing == card.trailing - 16
    x conflict {*}
    ...
    plumb> constant wide 288
    = resolved   no conflict
    """

  private static let code = """
    import UIKit
    class CardView: UIView {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        title.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true
        title.widthAnchor.constraint(equalToConstant: 100).isActive = true
        title.widthAnchor.constraint(equalToConstant: 120).isActive = true
        title.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private static let files = Memory.files([
    "card.plumb": card, "CardView.swift": code,
    "outer.plumb": """
    plumb 1

    plumb> read card.plumb
    read 7 steps from card.plumb
    plumb> hide title
    """,
    "around.plumb": """
    plumb 1

    plumb> root x 9x9
    plumb> new
    plumb> read card.plumb
    ...
    plumb> hide title
    """,
    "twice.plumb": """
    plumb 1

    plumb> root card 320x200
    plumb> view title in card content 96x20
    plumb> title.leading == card.leading + 16 as start
    plumb> title.leading == card.leading + 20 as again
    plumb> title.top == card.top + 8 as top
    """,
    "back.plumb": """
    plumb 1

    plumb> root card 100x100
    plumb> view a in card content 4x4
    + a   needs x, y
    plumb> undo
    at #1  root card 100x100
    plumb> view b in card content 5x5
    + b   needs x, y
    plumb> undo
    at #1  root card 100x100
    plumb> redo
    at #3  view b in card content 5x5
    + b   needs x, y
    plumb> size b 6x6
    = moved      b.width 5 → 6, b.height 5 → 6
    """,
  ])

  @Test func aSessionStopsBehindTheLineThatBringsItAbout() throws {
    var conversation = Conversation(files: Self.files)
    try conversation.replay(
      """
      plumb> break on conflict
      break 1  conflict
      plumb> break on later.width changes
      break 2  later.width changes
      note  nothing is named later yet
      plumb> break
      break 1  conflict
      break 2  later.width changes
      plumb> break off 2
      plumb> read card.plumb
      at #7  title.trailing == card.trailing - 16   card.plumb:12
      break 1  conflict
      1 line of card.plumb is left
      x conflict   3 rules ask for 332, card.width is 320: 12 too many
        c1    title.leading == card.leading + 16             16
        wide  title.width == 300                            300   broken
        c4    title.trailing == card.trailing - 16           16
                                                    sum     332
        minimal: remove any one of them and the rest can be satisfied
      = moved      title.width 300 → 288
      plumb> back 2
      at #5  title.top == card.top + 12
      = title   placed
      """)
  }

  /// The steps at which breaks stop a session on the way forward, from its beginning to its end.
  private static func stops(_ shell: inout Shell, reading line: String) -> [Int] {
    var reply = shell.run(line)
    var stops: [Int] = []
    while reply.error == nil {
      if reply.stop != nil { stops.append(shell.timeline.current) }
      reply = shell.run("continue")
    }
    return stops
  }

  /// What was edited, skipped or inserted is not run once more.
  @Test(arguments: [
    ("edit #5: title.width <= 200 as again", ["start", "again", "top"]),
    ("skip #5", ["start", "top"]),
    ("insert #5: title.width <= 200 as other", ["start", "other", "again", "top"]),
  ])
  func aStoppedSessionGoesOnBehindItsLines(revision: String, rules: [String]) {
    var conversation = Conversation("break on conflict", files: Self.files)
    _ = conversation.say("read twice.plumb")
    #expect(conversation.shell.timeline.now.command.hasSuffix("as again"))
    #expect(conversation.shell.timeline.current == 5)
    for line in [revision, "step"] {
      let reply = conversation.shell.run(line)
      #expect(reply.error == nil, "\(line)\n\(reply.transcript)")
    }
    #expect(conversation.rules == rules)
    #expect(conversation.error("step") == .noSuchMoment)
  }

  /// The rest of a file is not run in a layout that has nothing to do with it.
  @Test func anEmptyLayoutLeavesTheStoppedFile() {
    var conversation = Conversation("break on conflict", files: Self.files)
    for line in ["read twice.plumb", "new", "root card 9x9"] { _ = conversation.say(line) }
    #expect(conversation.error("step") == .noSuchMoment)
    #expect(conversation.rules == [])
  }

  /// Each break that a step meets is named, and so is the end.
  @Test func allBreaksOfAStepAreNamed() throws {
    var conversation = Conversation(
      "break on conflict\nbreak on again broken\nbreak on title.y == 8", files: Self.files)
    #expect(
      conversation.say("read twice.plumb").filter { $0.hasPrefix("break ") }
        == ["break 1  conflict", "break 2  again broken"])
    #expect(conversation.say("continue").contains("break 3  title.y == 8: it is 8"))
    for line in ["break off", "goto #5"] { _ = conversation.say(line) }
    #expect(conversation.say("until title.width == 300").contains { $0.hasPrefix("the end: ") })
  }

  @Test func whatIsLeftGoesOnAndComesOutTheSame() {
    for line in ["read card.plumb", "read outer.plumb", "read back.plumb", "import CardView.swift"]
    {
      var whole = Conversation(files: Self.files)
      #expect(whole.error(line) == nil)
      for condition in ["conflict", "title.width changes", "title.width > 200", "wide broken"] {
        var conversation = Conversation("break on \(condition)", files: Self.files)
        _ = Self.stops(&conversation.shell, reading: line)
        #expect(conversation.shell.layout.commands == whole.shell.layout.commands, "\(line)")
        #expect(conversation.say("frames") == whole.say("frames"), "\(line) \(condition)")
      }
    }
  }

  @Test func aLineThatReadsAFileIsEnteredByStepAndRunByNext() {
    var conversation = Conversation("break on title.y changes", files: Self.files)
    let reply = conversation.shell.run("read outer.plumb")
    #expect(reply.stop != nil && reply.lines.first?.contains("card.plumb:5") == true)
    #expect(reply.lines.contains("1 line of outer.plumb is left"))
    #expect(conversation.shell.timeline.now.pending.map(\.name) == ["outer.plumb", "card.plumb"])
    // In front of the line that reads it.
    conversation = Conversation("break on x.width changes", files: Self.files)
    #expect(conversation.say("read around.plumb").first == "at #2  root x 9x9   around.plumb:3")
    #expect(conversation.error("next") == nil)
    var other = conversation
    #expect(other.say("next").first == "at #4  read card.plumb   around.plumb:5")
    #expect(other.shell.layout.rules.count == 4)
    #expect(
      conversation.say("step").prefix(2) == [
        "at #4  read card.plumb   around.plumb:5", "7 lines of card.plumb are left",
      ])
    #expect(conversation.say("step").first == "at #5  root card 320x200   card.plumb:4")
    #expect(conversation.say("continue").first?.hasSuffix("around.plumb:7") == true)
    #expect(other.error("next") == nil)
    #expect(conversation.shell.layout.commands == other.shell.layout.commands)
  }

  @Test func swiftStopsBehindTheLineOfTheRule() throws {
    var conversation = Conversation("break on conflict", files: Self.files)
    let lines = conversation.say("import CardView.swift")
    #expect(
      lines[3...5] == [
        "at #5  title.width == 120   CardView.swift:11", "break 1  conflict",
        "1 line of CardView.swift is left",
      ])
    #expect(lines[0] == "2 views, 5 rules read of CardView from CardView.swift")
    // In front of the line there is no conflict.
    #expect(conversation.say("back").contains { $0.contains("no conflict") || $0.contains("#4") })
    #expect(conversation.shell.analysis.conflicts.isEmpty)
    #expect(conversation.error("next") == nil && conversation.error("next") == nil)
    // What somebody does in between is not overwritten.
    _ = conversation.say("undo 2")
    _ = conversation.say("hide title")
    #expect(conversation.error("next") == .noSuchMoment)
  }

  @Test func untilStopsWhereAConditionHoldsOrALineIsReached() {
    var conversation = Conversation("break on title.width changes", files: Self.files)
    _ = conversation.say("read card.plumb")
    #expect(conversation.shell.timeline.now.place == "card.plumb:5")
    _ = conversation.say("break off")
    #expect(conversation.say("until conflict").first?.contains("card.plumb:12") == true)
    _ = conversation.say("back 3")
    #expect(conversation.say("until line 10").first?.contains("card.plumb:10") == true)
    #expect(conversation.say("until title.width == 288").first?.contains("card.plumb:12") == true)
    #expect(conversation.say("until no conflict").last?.hasPrefix("= resolved") == true)
    #expect(conversation.error("until nonsense here") != nil)
    #expect(conversation.error("continue") == .noSuchMoment)
  }

  @Test func redoStopsToo() {
    var conversation = Conversation(Conversation.tied)
    _ = conversation.say("undo 3")
    _ = conversation.say("break on badge.y changes")
    #expect(
      conversation.say("redo 3").prefix(2) == [
        "at #7  badge.centerY == title.centerY", "break 1  badge.y -∞ … ∞ → 12",
      ])
    #expect(conversation.shell.timeline.current == 7)
  }

  @Test func aFileThatFailsIsLocatedAndChangesNothing() {
    let files = Memory.files([
      "bad.plumb": "plumb 1\n\nplumb> root a 9x9\nplumb> view b\n...\nplumb> view b\n"
    ])
    var conversation = Conversation("break on b.width changes", files: files)
    #expect(conversation.error("read bad.plumb") == nil)
    let reply = conversation.shell.run("continue")
    #expect(
      reply.error?.code == .failingLine && reply.error?.message.contains("bad.plumb:6") == true)
    #expect(conversation.shell.timeline.current == 3)
  }

  @Test func anUnknownAttributeOrConditionIsRefused() {
    var conversation = Conversation(Conversation.card)
    #expect(conversation.error("break on later.wdth < 3") == .noAttribute)
    #expect(conversation.error("break on title.wdth changes") == .noAttribute)
    #expect(conversation.error("break on title broken") == .noRule)
    #expect(conversation.error("break on title.width") == .missing)
    #expect(conversation.error("break on nonsense") == .badChoice)
    #expect(conversation.error("break off 3") == .badChoice)
    #expect(conversation.error("break on dof < 3") == nil)
    #expect(conversation.error("break on c1.slack != 3") == nil)
  }

  @Test func checkingNamesDoesNotStop() throws {
    let text = """
      plumb 1

      plumb> break on conflict
      plumb> read card.plumb
      plumb> goto #7
      plumb> continue
      plumb> rback
      plumb> skip #3
      plumb> goto branch 2
      """
    let check = SessionCheck(try Session(text), files: Self.files)
    #expect(check.errors.isEmpty, "\(check.errors)")
  }

  @Test func aJournalAndASavedSessionComeToTheSame() throws {
    var conversation = Conversation(files: Self.files)
    for line in ["break on conflict", "read outer.plumb", "continue", "mark end", "rback"] {
      #expect(conversation.error(line) == nil, "\(line)")
    }
    let shell = conversation.shell
    let again = Shell().replaying(shell.journal.entries(from: 0), savedCount: 0)
    #expect(again.layout.commands == shell.layout.commands)
    #expect(again.timeline.steps.map(\.command) == shell.timeline.steps.map(\.command))
    #expect(again.timeline.marks == shell.timeline.marks)
    // It stands for itself: what was read travels inside.
    expectPassed(Replay(try Session(shell.transcript.sessionText), files: .none, oracle: .batch))
  }

  // MARK: - Laws

  @Test(arguments: seeds(5))
  func backIsForwardReversedAndWhenIsWhereChangesStop(_ seed: UInt64) throws {
    let whole = LawTests.shell(seed &+ 500, lines: 18)
    let text = whole.transcript.sessionText
    let files = Memory.files(["it.plumb": text])
    var plain = Conversation(files: files)
    guard plain.error("read it.plumb") == nil, let item = plain.shell.layout.items.last else {
      return
    }
    let value = "\(Name.written(item.name)).width"
    var shell = Shell(files: files)
    _ = shell.run("break on \(value) changes")
    let forward = Self.stops(&shell, reading: "read it.plumb")
    #expect(
      shell.layout.commands == plain.shell.layout.commands, "seed \(seed)\n\(text)")
    // Those on the way to the end, the last one first.
    let path = Set(shell.timeline.path(to: shell.timeline.current))
    let end = shell.timeline.current
    var backward: [Int] = []
    while shell.timeline.current > 0 {
      let reply = shell.run("rback")
      guard reply.error == nil, reply.stop != nil else { break }
      backward.append(shell.timeline.current)
    }
    let isStraight = forward.allSatisfy(path.contains) && path.count == shell.timeline.steps.count
    if isStraight {
      let ahead = forward.filter { $0 != end }
      #expect(Array(ahead.reversed()) == backward, "seed \(seed): \(value)\n\(text)")
    }
    _ = shell.run("goto #\(end)")
    let history = try #require(shell.run("when \(value)").answer as? ValueHistory)
    // A view of the same name may have been there before.
    let names = Set(history.changes.map(\.step))
    if isStraight, !text.contains("rename"), !text.contains("remove"), !text.contains("new") {
      #expect(names == Set(forward), "seed \(seed): \(value)\n\(text)")
    }
  }

  @Test(arguments: seeds(4))
  func theStagesOfAConstructionEndInTheWhole(_ seed: UInt64) {
    let shell = LawTests.shell(seed &+ 600)
    let construction = Construction(of: shell.layout)
    #expect(construction.base.rules.isEmpty)
    let last = construction.stages.last?.layout ?? construction.base
    #expect(last.commands == shell.layout.commands)
    for (stage, next) in zip(construction.stages, construction.stages.dropFirst()) {
      #expect(stage.layout.rules.count < next.layout.rules.count)
    }
  }
}
