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

  /// Interrupts a line at some of the questions it asks, and says how many there are.
  ///
  /// What follows is compared with a shell that was never interrupted.
  private func interrupt(
    _ line: String, after lines: String, _ place: SourceLocation = #_sourceLocation
  ) -> Int {
    // Nothing is shared between the two.
    let before = Conversation(lines, files: Self.files, sourceLocation: place).shell
    var fresh = Conversation(lines, files: Self.files, sourceLocation: place).shell
    let expected = fresh.run(line).lines
    let whole = Interruption()
    let count = whole.run { () -> Int in
      var shell = before
      _ = shell.run(line)
      return whole.askCount
    }
    guard let count, count > 0 else { return 0 }
    var random = SplitMix64(seed: UInt64(count))
    // The first and the last one, and some between.
    let chosen = [0, count - 1] + seeds(1).map { _ in random.int(0...count - 1) }
    for asked in Set(chosen).sorted() {
      let dropped: Void? = Interruption(afterAsks: asked).run {
        var shell = before
        _ = shell.run(line)
      }
      #expect(dropped == nil, "\(line), question \(asked) of \(count)", sourceLocation: place)
    }
    var next = before
    #expect(next.run(line).lines == expected, "\(line)", sourceLocation: place)
    return count
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
      let whole = Interruption()
      let count = whole.run { () -> Int in
        var copy = shell
        _ = copy.run(line)
        return whole.askCount
      }
      for _ in 0..<min(3, count ?? 0) {
        let dropped: Void? = Interruption(afterAsks: random.int(0...(count ?? 1) - 1)).run {
          var copy = shell
          _ = copy.run(line)
        }
        #expect(dropped == nil)
      }
      let reply = shell.run(line).transcript
      #expect(reply == fresh.run(line).transcript, "seed \(seed): \(line)")
    }
    #expect(LawTests.isUnchanged(fresh, shell), "seed \(seed)")
  }

  @Test func aJournalThatIsReplayedCanEndAnywhere() {
    let shell = LawTests.shell(3)
    let entries = shell.journal.entries(from: 0)
    for asked in 0..<entries.count {
      let dropped: Void? = Interruption(afterAsks: asked).run {
        _ = Shell().replaying(entries, savedCount: 0)
      }
      #expect(dropped == nil)
    }
  }
}
