import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// Chains of Swift over several lines.
@Suite struct ChainTests {
  @Test func `a line goes on where it begins with a dot and a name`() {
    #expect(InputReader.continuesChain("  .top(to: title)"))
    #expect(!InputReader.continuesChain(".5"))
    #expect(!InputReader.continuesChain("title.top == 8"))
    #expect(!InputReader.continuesChain("..> x"))
  }

  @Test(
    arguments: [
      ("b.drf", true), ("b", true), ("b.drf.top.equal(with: .parent)", true), ("frames", false),
      ("b.top == card.top", false), ("", false), ("begin\nview a", false),
    ])
  func begins(_ input: String, _ canBeContinued: Bool) {
    var reader = InputReader()
    var (isAsked, yielded) = (false, false)
    for line in input.split(separator: "\n", omittingEmptySubsequences: false) {
      yielded =
        reader.feed(String(line)) {
          isAsked = true
          return "  .top(to: title)"
        } != nil
    }
    #expect(isAsked == canBeContinued)
    #expect(reader.isOpen == (canBeContinued || !yielded))
  }

  @Test func `a chain is one step`() throws {
    var shell = Shell(source: .batch)
    #expect(shell.run("root card 300x200").error == nil)
    #expect(shell.run("view b").error == nil)
    let chain = "b.drf\n  .edges.equal(with: .parent)\n  .offset(by: 8)"
    #expect(InputReader.isComplete(chain))
    #expect(!InputReader.isComplete("b.drf\n  .insert {"))
    let reply = shell.run(chain)
    #expect(reply.error == nil)
    #expect(shell.layout.rules.count == 4)
    #expect(shell.timeline.current == 3)
    // With an error in it nothing of it is applied, and the line is known.
    let refused = shell.run("b.drf\n  .width.equal(to: 8)\n  .heigt.equal(to: 8)", line: 10)
    #expect(refused.error?.lineNumber == 12)
    #expect(refused.error?.note == "did you mean height?")
    #expect(shell.layout.rules.count == 4)
  }
}
