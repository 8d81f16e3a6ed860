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
      "content v3 80x20", "view lone in page", "hide v1", "lone.width == v3.width",
      "content v2 5x20", "unhide v1", "s3.spacing = 6", "size v1 30x20", "undo",
      "rename v2 to w", "page.width == 500", "content w 90x20",
    ]
    for line in Self.lines(depth: 3, width: 240) + changes {
      _ = shell.run(line)
      let fresh = LayoutAnalysis(shell.layout)
      #expect(
        IncrementalTests.words(shell.analysis) == IncrementalTests.words(fresh), "\(line)")
    }
  }
}
