import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// Words that stand for the beginning of a line, and `edit` without a step.
@Suite struct AbbreviationTests {
  @Test func aWordStandsForTheBeginningOfALine() {
    var card = Conversation(Conversation.card + "\nabbr ll = frames\nabbr w = try")
    #expect(card.shell.expanded(Input("ll")).text == "frames")
    #expect(card.shell.expanded(Input("ll title")).text == "frames title")
    #expect(card.shell.expanded(Input("w title.width == 3")).text == "try title.width == 3")
    #expect(card.say("ll title") == card.say("frames title"))
    #expect(card.say("abbr") == ["ll = frames", "w = try"])
    // A blank behind it writes it out, too; behind anything else it is a blank.
    #expect(card.shell.expansion(of: "ll") == "frames")
    for line in ["l", "ll ", "frames", "show ll", "", "\"ll"] {
      #expect(card.shell.expansion(of: line) == nil, "\(line)")
    }
    // The transcript has the whole line, and no abbreviation.
    #expect(card.shell.transcript.entries.map(\.input).contains("frames title"))
    #expect(!card.shell.transcript.entries.map(\.input).contains { $0.hasPrefix("abbr") })
    #expect(card.shell.painted("ll titel ").problem?.code == .noItem)
    #expect(card.shell.painted("ll title").problem == nil)
  }

  @Test func aNewMeaningReplacesTheOld() {
    var card = Conversation("abbr ll = frames\nabbr ll = rules")
    #expect(card.say("abbr") == ["ll = rules"])
  }

  @Test(arguments: [
    ("abbr hug = frames", ErrorCode.nameTaken), ("abbr ll", .missing), ("abbr ll =", .missing),
    ("abbr 3 = frames", .missing),
  ])
  func whatCannotBeIsRefused(line: String, code: ErrorCode) {
    var card = Conversation()
    #expect(card.error(line) == code)
  }

  @Test func sessionsHaveNone() {
    var session = Conversation(source: .session)
    #expect(session.error("abbr ll = frames") == .taste)
    #expect(session.error("edit") == .onlyAtThePrompt)
  }

  /// The program opens what the reply asks for.
  @Test func editAloneAsksForTheLineOfTheStep() {
    var shell = Conversation(Conversation.card).shell
    let line = shell.timeline.now.command
    let count = shell.timeline.steps.count
    #expect(shell.run("edit").composing == "edit #\(shell.timeline.current): \(line)")
    #expect(shell.timeline.steps.count == count)
  }
}
