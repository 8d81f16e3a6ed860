import Foundation
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
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
    let shown = session.checks.filter { $0.input.text == "rules s --generated" }
    #expect(shown.count == 60)
    var shell = Shell(source: .session)
    shell.adopt(session.header)
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
    let solved = conversation.shell.analysis.layout
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

  /// The shares are of the stack; its margins are not part of the total and lie in nobody's share.
  @Test(arguments: [
    ("a 25 b 75", "", ["10 50", "60 130"]),
    // Of 320: 60, 30 and 30 of 140; the last takes what is left of 300.
    ("a 60 b 30 c 30", "spacing 10 width 320", ["10 137.143", "157.143 68.571", "235.714 74.286"]),
    // 25 of 108, then what is left of 180 and a gap.
    ("a 25 b 75 c 50", "spacing 8 hide c", ["10 46.296", "64.296 125.704", "190 0"]),
    ("a 25 b 75 c 50", "hide a", ["10 0", "10 120", "130 60"]),
    ("a 25 b 75", "margins 0 30 0 10", ["30 50", "80 110"]),
    ("a 25 b 75", "rtl", ["140 50", "10 130"]),
    ("a 25 b 75", "margins 60", ["60 50", "110 30"]),
    // None gets a share where there is no content: all are equal, inside of the margins.
    ("a - b -", "spacing 10", ["10 85", "105 85"]),
    ("a - b 50 c -", "spacing 10", ["10 0", "20 160", "190 0"]),
  ])
  func sharesAreOfTheStackNotOfItsMargins(
    _ contents: String, _ settings: String, _ places: [String]
  ) {
    let words = contents.split(separator: " ").map(String.init)
    let views = stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
    var options = settings.split(separator: " ").map(String.init)[...]
    var (spacing, width, margins, rest) = ("0", "200", "10", [String]())
    while let option = options.popFirst() {
      switch option {
      case "spacing": spacing = options.popFirst() ?? ""
      case "width": width = options.popFirst() ?? ""
      case "margins":
        margins = options.joined(separator: " ")
        options = []
      case "hide": rest.append("hide \(options.popFirst() ?? "")")
      default: rest.append("rtl on row")
      }
    }
    let lines =
      ["root card 600x100"]
      + views.map { "view \($0) in card" + ($1 == "-" ? "" : " content \($1)x20") }
      + [
        "stack row in card spacing \(spacing) distribute fillProportionally margins \(margins): "
          + views.map(\.0).joined(separator: ", "),
        "pin row top left", "row.width == \(width)",
      ] + rest
    var conversation = Conversation(lines.joined(separator: "\n"))
    let solved = conversation.shell.analysis.solved
    #expect(solved.broken.isEmpty)
    let found = views.compactMap { name, _ -> String? in
      guard case .item(let id)? = solved.layout.named(name) else { return nil }
      let frame = solved.frame(of: id)
      return [frame.x, frame.width].map(\.spelled).joined(separator: " ")
    }
    #expect(found == places)
    #expect(conversation.say("expect row.width == \(width)") == [])
  }

  @Test func aColumnSharesItsHeight() {
    var conversation = Conversation(
      """
      root card 100x400
      view a in card content 10x20
      view b in card content 10x60
      stack c in card axis v distribute fillProportionally margins 10 0 30 0: a, b
      pin c top leading
      c.height == 200
      """)
    #expect(conversation.say("expect a.frame == 0 10 10 50") == [])
    #expect(conversation.say("expect b.frame == 0 60 10 110") == [])
  }

  @Test func aNestedStackGetsAShareOfTheStackAroundIt() {
    var conversation = Conversation(
      """
      root card 300x100
      view a in card content 60x20
      view b in card content 30x20
      view c in card content 10x20
      stack inner in card margins 5: b, c
      stack row in card distribute fillProportionally margins 10: a, inner
      pin row
      """)
    // The inner one asks for 30 + 10 + 2 x 5: the shares are 60 and 50 of 110.
    #expect(conversation.say("expect a.width == 163.636") == [])
    #expect(conversation.say("expect inner.width == 116.364") == [])
  }

  /// The only view is asked to be as wide as the stack, which its margins do not let it be.
  @Test(arguments: ["", ", none"])
  func aSingleShareConflictsWithMargins(_ others: String) {
    var conversation = Conversation(
      """
      root card 300x100
      view a in card content 25x20
      view none in card
      stack row in card distribute fillProportionally margins 10: a\(others)
      pin row top leading
      row.width == 200
      """)
    #expect(conversation.say("expect a.width == 200") == [])
    #expect(conversation.shell.analysis.conflicts.count == 1)
    #expect(conversation.say("margins row 0") != [])
    #expect(conversation.say("expect no conflict") == [])
    #expect(conversation.say("expect a.width == 200") == [])
  }

  @Test func allViewsHiddenOnABaselineLeaveNothingToFit() {
    var conversation = Conversation(
      """
      root card 300x100
      view a in card content 25x20
      view b in card content 25x20
      stack row in card align firstBaseline: a, b
      pin row top leading
      """)
    func fits() -> [String] { rules(conversation.shell.layout, "UISV-canvas-fit") }
    #expect(fits() == ["row.height == 0 @49"])
    for view in ["a", "b"] { #expect(conversation.say("hide \(view)") != []) }
    #expect(fits() == [])
    #expect(
      rules(conversation.shell.layout, "UISV-spanning-fit") == ["row.spanner.height == 0 @51"])
    #expect(conversation.say("expect row.height == 0") == [])
    _ = conversation.say("row.alignment = lastBaseline")
    #expect(fits() == [])
    _ = conversation.say("unhide b")
    #expect(fits() == ["row.height == 0 @49"])
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
