import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// Two moments side by side, and steps that are only tried.
@Suite struct DiffTests {
  @Test func theNumbersThatDifferAreListed() throws {
    var conversation = Conversation(Conversation.hugged + "\ntitle.width >= 180 as min")
    _ = conversation.say("badge.width == 120 as wide")
    try conversation.replay(
      """
      plumb> diff #9 #11
      title.width   240 → 180
      badge.x       264 → 204
      badge.width    40 → 100
      plumb> diff #9 #10
      no frames differ
      plumb> diff -2
      title.width   240 → 180
      badge.x       264 → 204
      badge.width    40 → 100
      plumb> diff #2 #3
      + badge
      plumb> diff #3 #2
      - badge
      """)
    #expect(conversation.shell.run("expect same -1").failure == "title.width was 240, is 180")
    #expect(conversation.shell.run("expect same last").failure == nil)
  }

  @Test func anItemKeepsItsPlaceUnderAnotherName() {
    var conversation = Conversation(Conversation.hugged + "\nrename badge to mark")
    #expect(conversation.say("diff #9 last") == ["no frames differ"])
    _ = conversation.say("goto #2")
    // Another branch: the view made there is another one, whatever its place in the storage.
    _ = conversation.say("view icon in card content 3x3")
    #expect(conversation.say("diff #3").sorted() == ["+ icon", "- badge"])
  }

  @Test(arguments: seeds(4))
  func aDifferenceIsThatOfTheFrames(_ seed: UInt64) {
    var shell = LawTests.shell(seed &+ 20, lines: 14)
    let last = shell.timeline.steps.count - 1
    guard last > 1 else { return }
    var random = SplitMix64(seed: seed)
    let (a, b) = (random.int(0...last), random.int(0...last))
    let lines = shell.run("diff #\(a) #\(b)").lines
    let (then, now) = (shell.timeline.steps[a].layout, shell.timeline.steps[b].layout)
    let (old, new) = (
      LawTests.frames(SolvedLayout(then)), LawTests.frames(SolvedLayout(now))
    )
    for (name, frame) in new {
      let numbers = Dimension.allCases.filter { dimension in
        old[name].map { $0[dimension].spelled != frame[dimension].spelled } ?? false
      }
      for dimension in numbers {
        let text = "\(Name.written(name)).\(dimension.name) "
        #expect(lines.contains { $0.hasPrefix(text) }, "seed \(seed): \(text)")
      }
    }
    if Set(old.keys) == Set(new.keys), LawTests.isSame(old, new) {
      #expect(lines == ["no frames differ"], "seed \(seed)")
    }
  }

  // MARK: - Trying

  @Test(.covers(moreThan: ["tried": 7.5]), arguments: seeds(5))
  func tryingALineTellsWhatItWouldTell(_ seed: UInt64) {
    var lines = RandomLines(seed: seed &+ 40)
    var shell = Shell(source: .batch)
    for _ in 0..<24 {
      let line = lines.line(for: shell)
      guard !line.contains("\n"), Self.isEdit(line) else {
        _ = shell.run(line)
        continue
      }
      let before = shell
      let trial = shell.run("try \(line)")
      #expect(LawTests.isUnchanged(before, shell), "seed \(seed): \(line)")
      let reply = shell.run(line)
      #expect(trial.error?.code == reply.error?.code, "seed \(seed): \(line)")
      guard reply.error == nil else { continue }
      Coverage.note("tried")
      let expected = reply.lines.isEmpty ? ["nothing would change"] : reply.lines
      #expect(trial.lines == expected, "seed \(seed): \(line)")
    }
  }

  private static func isEdit(_ line: String) -> Bool {
    switch Input(line).kind {
    case .command(let index): Commands.all[index].action.edit != nil
    case .relation, .setting: true
    default: false
    }
  }

  @Test func everyBuildingCommandCanBeTried() {
    let shell = Conversation(
      Conversation.hugged + """

        badge.width >= 30 as gap
        stack row in card axis h
        view icon
        view a
        view v
        """
    ).shell
    for command in Commands.all where command.chapter == .build {
      guard command.action.edit != nil, command.name != "begin", command.name != "end" else {
        continue
      }
      var copy = shell
      let reply = copy.run("try \(command.example)")
      #expect(
        reply.error == nil || reply.error?.code != .notInAStep, "\(command.example)")
    }
    var copy = shell
    #expect(copy.run("try undo").error?.code == .notInAStep)
    #expect(copy.run("try frames").error?.code == .notInAStep)
  }
}
