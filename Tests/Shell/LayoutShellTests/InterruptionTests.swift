import ConstraintSolver
import Support
import Testing

@testable import LayoutShell

/// Ctrl-C in the middle of a line: nothing traps, nothing stays, and the next line gets the answer
/// that a fresh shell gives.
@Suite struct InterruptionTests {
  /// A row with a conflict, a tie, loose views and rules that say nothing new.
  private static let row =
    Conversation.tied + """

      title.width >= 180 as min
      badge.width == 120 as wide
      view loose in card
      view other in card content 30x30
      other.top >= loose.bottom + 4
      title.width >= 20
      let m = 16
      """
  private static let files = Memory.files([
    "many.plumb": "plumb 1\n\nplumb> root r 100x100\n"
      + (1...20).map { "plumb> view v\($0)\n+ v\($0)   needs x, y, width, height" }
      .joined(separator: "\n") + "\n",
    "many.swift": """
    class Card: UIView {
      let title = UILabel()
      init() {
        super.init(frame: .zero)
        addSubview(title)
        for n in 0..<9 { title.topAnchor.constraint(equalTo: topAnchor).isActive = true }
      }
    }
    """,
  ])

  /// Views that optional rules place, while the required ones alone take many steps to solve.
  private static let chain = (1...8).reduce(
    "root r 400x200\nview v0 in r content 20x20\nv0.left == r.left + 8 @500\nv0.top == r.top @500\n"
  ) {
    $0 + """
      view v\($1) in r content 20x20
      v\($1).left >= v\($1 - 1).right + \($1)
      v\($1).left == v\($1 - 1).right + 8 @500
      v\($1).top == v\($1 - 1).top + 12 @500
      v\($1).width >= 0.5 * v\($1 - 1).width + 3
      v\($1).height >= v\($1 - 1).width

      """
  }

  /// What is asked after a line that was interrupted.
  private static let questions = [
    "dof", "conflicts", "ambiguous", "redundant", "fixes", "views", "rules",
  ]

  /// Interrupts a line at each of the questions it asks, and says how many there are.
  ///
  /// What follows is compared with a shell that was never interrupted.
  private func interrupt(
    _ line: String, after lines: String, _ place: SourceLocation = #_sourceLocation
  ) -> Int {
    // Nothing is shared between the two.
    let before = Conversation(lines, files: Self.files, sourceLocation: place).shell
    var fresh = Conversation(lines, files: Self.files, sourceLocation: place).shell
    // The first to come are the first to fill what copies of a shell share.
    let count = Interruption.atEachAsk {
      var shell = before
      _ = shell.run(line)
    }
    var next = before
    for line in [line] + Self.questions {
      let (reply, expected) = (next.run(line).transcript, fresh.run(line).transcript)
      #expect(reply == expected, "\(line)", sourceLocation: place)
    }
    return count
  }

  /// A question that is asked of a part, whatever is optional, solves it in full first.
  @Test(arguments: [
    "dof", "redundant", "sweep r.width 400..300", "expect for r.width in 320..400: no conflict",
    "v3.left == v5.left",
  ])
  func whatIsAskedOfManyRulesCanEndAnywhere(_ line: String) {
    #expect(interrupt(line, after: Self.chain) > 0, "\(line) never asks")
  }

  /// Without a conflict and a tie these are answered from what is solved, and may not ask at all.
  @Test(arguments: ["why not v3.left == 300", "why v3.left", "fixes", "ambiguous", "exercise"])
  func whatIsKnownCanEndAnywhere(_ line: String) {
    _ = interrupt(line, after: Self.chain)
  }

  @Test(arguments: [
    "fixes", "fixes --all", "conflicts --all", "redundant", "why not title.width == 300",
    "drag card.width 320..200 step 40", "other.leading == loose.trailing", "title.width >= 200",
    "off min", "remove wide", "undo 3", "try badge.width == 60", "begin\nview a\nview b\nend",
    "for n in 0..<9 { title.topAnchor.constraint(equalTo: card.topAnchor).isActive = true }",
  ])
  func aLineCanEndAnywhere(_ line: String) {
    #expect(interrupt(line, after: Self.row) > 0, "\(line) never asks")
  }

  @Test(arguments: [
    "ambiguous", "exercise", "sweep card.width 400..120",
    "expect for card.width in 320..400: no conflict",
  ])
  func aQuestionCanEndAnywhere(_ line: String) {
    #expect(interrupt(line, after: Conversation.tied) > 0, "\(line) never asks")
  }

  @Test(arguments: ["read many.plumb", "import many.swift"])
  func aFileCanEndAnywhere(_ line: String) {
    #expect(interrupt(line, after: "") > 0, "\(line) never asks")
  }

  @Test(arguments: seeds(1))
  func randomLinesCanEndAnywhere(_ seed: UInt64) {
    var lines = RandomLines(seed: seed)
    var random = SplitMix64(seed: seed)
    var shell = Shell(files: SessionFiles.files)
    var fresh = shell
    for _ in 0..<24 {
      let line = lines.line(for: shell)
      let work = {
        var copy = shell
        _ = copy.run(line)
      }
      let count = Interruption.askCount(work)
      for _ in 0..<min(3, count) {
        let asked = random.int(0...count - 1)
        #expect(Interruption(afterAsks: asked).run(work) == nil)
      }
      let reply = shell.run(line).transcript
      #expect(reply == fresh.run(line).transcript, "seed \(seed): \(line)")
    }
    #expect(LawTests.isUnchanged(fresh, shell), "seed \(seed)")
  }

  @Test func aJournalThatIsReplayedCanEndAnywhere() {
    let shell = LawTests.shell(3)
    let entries = shell.journal.entries(from: 0)
    let count = Interruption.atEachAsk { _ = Shell().replaying(entries, savedCount: 0) }
    #expect(count >= entries.count)
  }
}
