import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import Support
import Testing

@testable import LayoutShell

/// What is told between branches of the timeline, where numbers are used again.
@Suite struct BranchTests {
  @Test func twoViewsOfOneNumberAreTwo() throws {
    var conversation = Conversation()
    try conversation.replay(
      """
      plumb> root card 100x100
      plumb> view a content 4x4
      + a   needs x, y
      plumb> pin a top leading
      = a   placed
      plumb> undo 2
      at #1  root card 100x100
      plumb> view b content 10x10
      + b   needs x, y
      plumb> pin b top leading inset 3
      = b   placed
      plumb> goto #3
      at #3  pin a top leading
      - b, c1 c2
      + a, c1 c2
      plumb> goto #5
      at #5  pin b top leading inset 3
      - a, c1 c2
      + b, c1 c2
      plumb> goto #4
      at #4  view b content 10x10
      + b   needs x, y
      """)
  }

  @Test func twoViewsOfOneNameAreTwo() throws {
    var conversation = Conversation()
    try conversation.replay(
      """
      plumb> root card 100x100
      plumb> view a content 4x4
      + a   needs x, y
      plumb> undo
      at #1  root card 100x100
      plumb> view a content 10x10
      + a   needs x, y
      plumb> goto #2
      at #2  view a content 4x4
      - a
      + a
      + a   needs x, y
      """)
  }

  @Test func aConflictOfAnotherBranchIsToldAndOneThatIsGone() {
    var conversation = Conversation("root card 100x100\nview a in card content 10x10\npin a top")
    let first = conversation.say("card.width == 120")
    #expect(first.contains { $0.hasPrefix("x conflict") })
    _ = conversation.say("undo")
    let second = conversation.say("card.width == 120")
    #expect(first == second)
    // The same words, of another rule.
    let crossing = conversation.say("goto #4")
    #expect(crossing == ["at #4  card.width == 120", "- c2", "+ c2"] + first)
    _ = conversation.say("goto #3")
    _ = conversation.say("a.leading == card.leading")
    let other = conversation.say("goto #4")
    #expect(other.first == "at #4  card.width == 120")
    #expect(other[1...2] == ["- c2", "+ c2"])
    #expect(other.contains { $0.hasPrefix("x conflict") })
  }

  @Test func whatBrokeOnOneBranchIsNotRestoredByARuleOfAnother() {
    var conversation = Conversation("root card 100x100")
    _ = conversation.say("card.width == 120")
    _ = conversation.say("undo")
    _ = conversation.say("card.width == 100")
    let crossing = conversation.say("goto #2")
    #expect(crossing.contains { $0.hasPrefix("x conflict") })
    // c1 holds here, but it is not the one that was broken.
    #expect(
      conversation.say("goto #3")
        == ["at #3  card.width == 100", "- c1", "+ c1", "= resolved   no conflict"])
  }

  @Test func numbersAndStacksAppearAndGo() {
    var conversation = Conversation("root card 100x100\nlet m = 8")
    _ = conversation.say("undo")
    _ = conversation.say("begin\nview a content 1x1\nstack s axis h: a\nlet n = 3\nend")
    let crossing = conversation.say("goto #2")
    #expect(crossing == ["at #2  let m = 8", "- s a n", "+ m"])
  }

  @Test func onOneWayNothingAppears() {
    var conversation = Conversation(Conversation.hugged)
    #expect(conversation.say("undo 2").allSatisfy { !$0.hasPrefix("- ") })
    #expect(conversation.say("redo").allSatisfy { !$0.hasPrefix("- ") })
    #expect(conversation.say("goto #2").allSatisfy { !$0.hasPrefix("- ") })
  }

  @Test func anotherDocumentAtTheSamePlaceIsAnother() {
    var conversation = Conversation(
      "root card 100x100\nview a in card content 1x1\npin a top leading")
    let reply = conversation.block("new", "root card 50x50", "view a in card content 2x2", "pin a")
    #expect(reply.allSatisfy { !$0.contains("moved") }, "\(reply)")
  }

  @Test func whatASystemBrokeBelongsToItsBranch() {
    var conversation = Conversation()
    _ = conversation.say(BlockTests.log)
    let broke = conversation.shell.systemBroke
    _ = conversation.say("undo")
    #expect(conversation.shell.systemBroke == nil)
    _ = conversation.say("redo")
    #expect(conversation.shell.systemBroke == broke)
  }

  // MARK: - Laws

  /// A shell that was told random lines and went to and fro, with the reply to each step.
  private static func wander(
    _ seed: UInt64, each: (Shell, Shell, String, Reply) -> Void
  ) -> (shell: Shell, told: [Int: [String]]) {
    var lines = RandomLines(seed: seed)
    var random = SplitMix64(seed: seed &+ 77)
    var shell = Shell(source: .prompt)
    var told: [Int: [String]] = [:]
    for _ in 0..<30 {
      let before = shell
      let count = shell.timeline.steps.count
      let line =
        random.one(in: 4) && count > 3
        ? random.pick(["undo", "undo 2", "redo", "goto #\(random.int(0...count - 1))"])
        : lines.line(for: shell)
      let reply = shell.run(line)
      if shell.timeline.steps.count > count { told[shell.timeline.current] = reply.lines }
      each(before, shell, line, reply)
    }
    return (shell, told)
  }

  @Test(.covers(moreThan: ["crossings": 0.075]), arguments: seeds(5))
  func goingToAndFroGivesWhatAFreshShellHas(_ seed: UInt64) {
    let (shell, told) = Self.wander(seed) { before, after, line, reply in
      let (old, new) = (before.timeline.current, after.timeline.current)
      let words = ["undo", "redo", "goto"]
      guard reply.error == nil, words.contains(where: line.hasPrefix), old != new else { return }
      // The news are those between two documents that nobody has seen before.
      let news = News(from: LayoutAnalysis(before.layout), to: LayoutAnalysis(after.layout))
      let isAcross = !after.timeline.isOneWay(from: old, to: new)
      Coverage.note("crossings", isAcross ? 1 : 0)
      let exchange = isAcross ? Self.exchange(before.layout, after.layout) : []
      let expected = exchange + news.text
      // In front of them is the command of the step, which may be long.
      let step = reply.lines.dropLast(expected.count)
      #expect(
        Array(reply.lines.suffix(expected.count)) == expected
          && step.dropFirst().allSatisfy { $0.hasPrefix("     ") },
        "seed \(seed): \(line)\n\(after.transcript.sessionText)")
      Self.checkMoves(news, before.layout, after.layout, "seed \(seed): \(line)")
    }
    var fresh = Shell(source: .prompt)
    for step in shell.timeline.path(to: shell.timeline.current).dropFirst() {
      let command = shell.timeline.steps[step].command
      let reply = fresh.run(command)
      #expect(reply.error == nil, "seed \(seed): \(command)")
      #expect(
        Self.withoutNumbers(reply.lines) == Self.withoutNumbers(told[step] ?? []),
        "seed \(seed): \(command)\n\(shell.transcript.sessionText)")
    }
    #expect(fresh.layout.commands == shell.layout.commands, "seed \(seed)")
    #expect(fresh.layout.rules.map(\.name) == shell.layout.rules.map(\.name), "seed \(seed)")
    #expect(
      LawTests.frames(fresh.analysis.solved) == LawTests.frames(shell.analysis.solved),
      "seed \(seed)\n\(shell.transcript.sessionText)")
  }

  /// What appears and goes between two layouts, found by comparing everything with everything.
  private static func exchange(_ old: Layout, _ new: Layout) -> [String] {
    func names(_ here: Layout, missingIn there: Layout) -> [String] {
      let items = here.items.filter { item in
        !there.items.contains { $0.id == item.id && $0.origin == item.origin }
      }.map(\.name)
      let lets = here.lets.filter { !there.lets.contains($0) }.map(\.name)
      let rules = here.rules.filter { rule in
        !there.rules.contains { $0.id == rule.id && $0.made == rule.made }
      }
      let sorted = rules.filter { $0.givenName == nil } + rules.filter { $0.givenName != nil }
      let lists = [items + lets, sorted.map(\.name)].filter { !$0.isEmpty }
      return lists.isEmpty ? [] : [lists.map { $0.joined(separator: " ") }.joined(separator: ", ")]
    }
    return names(old, missingIn: new).flatMap { Paragraph.lines("- \($0)", indent: 2) }
      + names(new, missingIn: old).flatMap { Paragraph.lines("+ \($0)", indent: 2) }
  }

  /// What moves was there before under the same name, unless it was renamed.
  private static func checkMoves(_ news: News, _ old: Layout, _ new: Layout, _ what: String) {
    for change in news.moved + news.settled {
      let (then, now) = (old.item(change.variable.item.owner), new.item(change.variable.item.owner))
      #expect(then != nil && then?.origin == now?.origin, "\(what): \(change)")
    }
  }

  private static func withoutNumbers(_ lines: [String]) -> [String] {
    lines.map { $0.replacing(/#\d+/, with: "#") }
  }
}
