import LayoutModel
import Testing

@testable import LayoutShell

/// Solving a second way and comparing.
@Suite struct OracleTests {
  @Test(arguments: [
    Conversation.card, Conversation.tied, Conversation.hugged,
    Conversation.hugged + "\nbadge.width == 300\ntitle.width == 200",
  ])
  func theTwoWaysAgree(_ lines: String) {
    #expect(OracleReport(Conversation(lines).shell.layout)?.difference == nil)
  }

  @Test func anEmptyDocumentAgrees() { #expect(OracleReport(Layout())?.difference == nil) }

  @Test func theChoicesAreTheWordsOfTheFlag() {
    #expect(Oracle.allCases.map(\.rawValue) == ["none", "batch", "all"])
  }
}
