import LayoutDiagnosis
import LayoutModel
import Testing

@testable import LayoutShell

/// Stacks that fill proportionally inside of each other, where each asks how large the next one is.
@Suite struct NestedShareTests {
  /// One view and the next stack in each stack, from the outside in.
  private static func lines(depth: Int, width: Int) -> [String] {
    ["root page \(width)x40"] + (0...depth).map { "view v\($0) content 20x20" }
      + (1...depth).reversed().map { number in
        let inner = number == depth ? "v\(depth)" : "s\(number + 1)"
        return "stack s\(number) axis h distribute fillProportionally: v\(number - 1), \(inner)"
      } + ["pin s1"]
  }

  /// Without a memory for sizes, sixteen levels took minutes and more were out of reach.
  @Test func eachViewHasTheSameShareAtAnyDepth() {
    let depth = 24
    var shell = Shell(source: .prompt)
    for line in Self.lines(depth: depth, width: 40 * (depth + 1)) {
      #expect(shell.run(line).error == nil, "\(line)")
    }
    let solved = shell.analysis.solved
    let views = shell.layout.items.filter { $0.name.hasPrefix("v") }
    #expect(views.count == depth + 1)
    for view in views {
      #expect(abs(solved.frame(of: view.id).width - 40) < 0.000_01, "\(view.name)")
    }
  }

  @Test func aChangeInsideIsAsFromScratch() {
    var shell = Shell(source: .prompt)
    let changes = [
      "content v6 80x20", "view lone in page", "hide v3", "lone.width == v6.width",
      "content v5 5x20", "unhide v3", "s4.spacing = 6", "size v2 30x20", "undo", "rename v4 to w",
      "hug w h 700",
      "page.width == 500", "rtl on", "content w 90x20",
    ]
    for line in Self.lines(depth: 6, width: 420) + changes {
      _ = shell.run(line)
      let fresh = LayoutAnalysis(shell.layout)
      #expect(
        IncrementalTests.words(shell.analysis) == IncrementalTests.words(fresh), "\(line)")
    }
  }
}
