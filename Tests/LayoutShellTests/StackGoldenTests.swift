import Foundation
import LayoutDiagnosis
import LayoutModel
import LayoutNotation
import Testing

@testable import LayoutShell

/// What stacks make, against sets that were checked by the tables of UIKit's recipe.
///
/// `Tests/Oracles/stack-tables.py` has the tables and checks the file apart from the Swift code.
@Suite struct StackGoldenTests {
  @Test func sixtyStacksMakeWhatTheTablesSay() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Golden/stacks.plumb")
    let session = try Session(String(contentsOf: file, encoding: .utf8))
    let shown = session.checks.filter { $0.input == "rules s --generated" }
    #expect(shown.count == 60)
    var shell = Shell(source: .session)
    shell.adopt(session)
    for check in session.checks {
      let reply = shell.run(check.input)
      #expect(reply.error == nil, "\(check.line)")
      guard !check.expected.isEmpty else { continue }
      #expect(reply.lines == check.expected.map(\.text), "line \(check.line)")
    }
  }

  private func rules(_ layout: Layout, _ identifier: String) -> [String] {
    layout.generatedRules.filter { $0.identifier == identifier }.map { rule in
      layout.text(of: rule) + " @\(rule.priority.spelled)"
    }
  }

  @Test func textThatBreaksGetsAnEqualPartOfARow() {
    var conversation = Conversation(
      """
      root card 320x200
      label text "Some words that take more than one line" in card lines 0
      switch toggle in card
      resist text h 749
      stack row in card spacing 10: text, toggle
      pin row horizontal top
      """)
    // (320 - 10) / 2: the label and the switch become equally wide, as on UIKit.
    let identifier = "UISV-text-width-disambiguation"
    #expect(
      rules(conversation.shell.layout, identifier) == ["text.width == 0.5 * row.width - 5 @759"])
    #expect(conversation.say("expect text.width == 155") == [])
    _ = conversation.say("hide toggle")
    #expect(rules(conversation.shell.layout, identifier) == [])
    _ = conversation.say("unhide toggle")
    _ = conversation.say("text.lines = 1")
    #expect(rules(conversation.shell.layout, identifier) == [])
    _ = conversation.say("text.lines = 2")
    _ = conversation.say("row.distribution = fillEqually")
    #expect(rules(conversation.shell.layout, identifier) == [])
    _ = conversation.say("row.distribution = fill")
    _ = conversation.say("row.axis = vertical")
    #expect(rules(conversation.shell.layout, identifier) == [])
  }

  @Test func aNestedStackIsMeasuredForItsShare() {
    var conversation = Conversation(
      """
      root card 300x100
      view a in card content 60x20
      view b in card content 30x20
      view c in card content 10x20
      stack inner in card: b, c
      stack row in card distribute fillProportionally: a, inner
      pin row
      """)
    // 60 and 30 + 10: sixty and forty per cent.
    let identifier = "UISV-fill-proportionally"
    let solved = conversation.shell.examination.layout
    #expect(
      rules(solved, identifier) == [
        "a.width == 0.6 * row.width @999", "inner.width == 0.4 * row.width @998",
      ])
    #expect(conversation.say("expect inner.width == 120") == [])
    _ = conversation.say("content c 30x20")
    #expect(conversation.say("expect inner.width == 150") == [])
    // A plain view without content and without views inside has nothing to share by.
    _ = conversation.say("view d in card")
    _ = conversation.say("arrange row: a, d")
    #expect(conversation.say("expect d.width == 0") == [])
  }

  @Test func theSystemsDistanceIsEight() {
    var conversation = Conversation(
      """
      root card 300x100
      view a in card content 60x20
      view b in card content 30x20
      stack row in card spacing 20: a, b
      pin row top leading
      spacing row after a system
      """)
    #expect(conversation.say("expect b.x == 68") == [])
    _ = conversation.say("spacing row after a none")
    #expect(conversation.say("expect b.x == 80") == [])
  }
}
