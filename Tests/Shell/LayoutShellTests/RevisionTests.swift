import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// What would be if a step had been otherwise; marks and branches; the first step that fails.
@Suite struct RevisionTests {
  private static let wide = """
    \(Conversation.hugged)
    title.width >= 180 as min
    badge.width == 120 as wide
    constant wide 100
    """

  @Test func whatIsDifferentAtTheEndIsSaid() throws {
    var conversation = Conversation(Self.wide)
    try conversation.replay(
      """
      plumb> skip #10
      at #14  without #10
      - title.width >= 180 as min
      title.width   180 → 180
      """.replacing("title.width   180 → 180", with: "no frames differ"))
    _ = conversation.say("goto #12")
    try conversation.replay(
      """
      plumb> edit #11: badge.width == 150 as wide
      at #16  with another #11
      no difference
      plumb> insert #12: constant min 100
      at #18  with a line before #12
      - title.width >= 180 as min
      + title.width >= 100 as min
      no frames differ
      """)
    #expect(conversation.error("skip #0") == .noSuchMoment)
    #expect(conversation.error("edit #11: badge.wdth == 3") == .noAttribute)
    #expect(conversation.error("edit #11: frames") == .notInAStep)
    #expect(conversation.error("edit #11") == .missing)
  }

  @Test func whatDoesNotFitIsListed() throws {
    var conversation = Conversation(
      "root card 100x100\nview a content 4x4\nview b content 5x5\npin a top leading\n"
        + "b.leading == a.trailing\nconstant c3 7")
    try conversation.replay(
      """
      plumb> skip #2
      at #7  without #2
      does not fit   #4  pin a top leading
        error[E004]: no view named "a"
      does not fit   #5  b.leading == a.trailing
        error[E004]: no view named "a"
      does not fit   #6  constant c3 7
        error[E005]: no rule named "c3"
      - view a in card
      - content a 4x4
      - a.leading == card.leading
      - a.top == card.top
      - b.leading == a.trailing + 7
      - a
      b.x   11 → 0
      """.replacing(
        "- a.leading == card.leading\n- a.top == card.top",
        with: "- a.top == card.top\n- a.leading == card.leading"))
  }

  @Test func aRuleThatIsAnotherOneUnderItsNumberIsSaid() {
    var conversation = Conversation(
      "root card 100x100\nview a content 4x4\na.top == card.top\na.leading == card.leading\n"
        + "a.width == 40\nconstant c2 9")
    let lines = conversation.say("skip #3")
    #expect(
      lines.joined(separator: " ").split(separator: " ").joined(separator: " ").contains(
        "c2 in #6 was a.leading == card.leading, and is now a.width == 40"), "\(lines)")
  }

  @Test func aStepThatBringsAConflictIsTold() {
    var conversation = Conversation(Self.wide)
    let reply = conversation.shell.run("skip #12")
    #expect(reply.lines.contains { $0.hasPrefix("x conflict") })
    #expect(reply.reportsConflict && reply.showsConflict)
  }

  @Test func marksAndBranchesArePoints() throws {
    var conversation = Conversation(Conversation.card)
    try conversation.replay(
      """
      plumb> mark before-badge
      plumb> badge.leading == title.trailing + 8
      ! ambiguous  title.width, badge.width share 144 spare (both hug 250)
      plumb> goto before-badge
      at #7  badge.centerY == title.centerY
      = resolved   title.width 96 → 96, badge.x 120 → 264, badge.width 184 → 40
      """.replacing("title.width 96 → 96", with: "title.width 96"))
    _ = conversation.say("hide badge")
    try conversation.replay(
      """
      plumb> branches
       branch 1   #8 badge.leading == title.trailing + 8   (before-badge)
      *branch 2   #9 hide badge                            from #7
      plumb> diff before-badge branch 1
      badge.x       264 → 120
      badge.width    40 → 184
      """)
    #expect(conversation.say("log").contains { $0.contains("#7") && $0.contains("(before-badge)") })
    #expect(conversation.error("goto branch 3") == .noSuchMoment)
    #expect(conversation.error("goto before-bagde") == .noSuchMoment)
    #expect(
      conversation.shell.run("goto before-bagde").error?.correction == "goto before-badge")
    #expect(conversation.error("mark first") == .missing)
    #expect(conversation.error("mark --drop before-badge") == nil)
    #expect(conversation.error("mark --drop before-badge") == .noSuchMoment)
  }

  @Test func bisectFindsTheFirstFailureBehindASuccess() throws {
    var conversation = Conversation(Self.wide)
    try conversation.replay(
      """
      plumb> bisect title.width == 240
      #11  badge.width == 120 as wide   x conflict
        held at #10, fails at #11: title.width is 180
      plumb> bisect no conflict
      #11  badge.width == 120 as wide   x conflict
        held at #10, fails at #11: conflict of c1 min c5 wide c3; holds again at #12
      plumb> bisect #1 #10: no conflict
      it holds from #1 on and never fails
      plumb> bisect title.width == 7
      it never holds; at #12: title.width is 180
      """)
    #expect(conversation.error("bisect nothing.width == 7") == .noItem)
    #expect(conversation.error("bisect #12 #3: no conflict") == .noSuchMoment)
  }

  // MARK: - Laws

  @Test(arguments: seeds(7))
  func aRevisionIsANewShellThatIsGivenThoseLines(_ seed: UInt64) {
    let shell = LawTests.shell(seed &+ 700, lines: 20)
    let path = shell.timeline.path(to: shell.timeline.last).dropFirst()
    guard path.count > 2 else { return }
    var random = SplitMix64(seed: seed)
    let number = random.pick(Array(path))
    let line = random.pick(["hug card h 300", "view extra content 3x4", "scale 2"])
    for (command, insertion, isKept) in [
      ("skip #\(number)", [], false), ("edit #\(number): \(line)", [line], false),
      ("insert #\(number): \(line)", [line], true),
    ] {
      var fresh = Shell(source: .batch)
      for step in path {
        if step == number {
          for line in insertion { _ = fresh.run(line) }
          if !isKept { continue }
        }
        _ = fresh.run(shell.timeline.steps[step].command)
      }
      var revised = shell
      let reply = revised.run(command)
      // A line that is refused refuses the whole revision.
      if reply.error != nil { continue }
      #expect(
        revised.layout.commands == fresh.layout.commands,
        "seed \(seed): \(command)\n\(reply.lines)\n\(shell.transcript.sessionText)")
      #expect(
        LawTests.isSame(
          LawTests.frames(revised.analysis.solved), LawTests.frames(fresh.analysis.solved)),
        "seed \(seed): \(command)")
      // The branch that was there is still there.
      _ = revised.run("goto #\(path.last ?? 0)")
      var old = shell
      _ = old.run("goto #\(path.last ?? 0)")
      #expect(revised.layout.commands == old.layout.commands, "seed \(seed): \(command)")
    }
  }

  @Test(arguments: seeds(5))
  func bisectIsALinearSearch(_ seed: UInt64) throws {
    let shell = LawTests.shell(seed &+ 800, lines: 20)
    let path = shell.timeline.path(to: shell.timeline.current)
    for condition in ["no conflict", "not ambiguous", "dof == 0", "card.width == 320"] {
      var good: Int?
      var bad: Int?
      for step in path where bad == nil {
        var past = shell
        past.source = .batch
        _ = past.run("goto #\(step)")
        let reply = past.run("expect \(condition)")
        guard reply.error == nil else { continue }
        if reply.failure == nil { good = step } else if good != nil { bad = step }
      }
      var copy = shell
      let answer = copy.run("bisect \(condition)").answer as? Bisection
      if answer == nil { continue }
      #expect(answer?.bad == bad, "seed \(seed): \(condition)\n\(shell.transcript.sessionText)")
      #expect(bad == nil || answer?.good == good, "seed \(seed): \(condition)")
    }
  }
}
