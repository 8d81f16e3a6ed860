import LayoutDrawing
import LayoutModel
import LayoutExport
import PlumbLanguage
import UIKitTexts
import Testing

@testable import LayoutShell

/// Every word leads to a page.
@Suite struct HelpTests {
  /// Words that the language, its replies and Auto Layout use.
  private static let vocabulary: [String] =
    Attribute.allCases.map(\.rawValue) + AttributeGroup.allCases.map(\.rawValue)
    + SystemGuide.spoken.map(\.rawValue) + Item.Kind.allCases.map(\.rawValue)
    + Calls.stackOptionWords + Stack.Alignment.allCases.map(\.rawValue)
    + Stack.Distribution.allCases.map(\.rawValue) + ["top", "bottom", "h", "v", "horizontal"]
    + ["vertical", "ascii", "color"]
    + Name.reserved + Dialects.all.map(\.name) + Font.Weight.allCases.map(\.rawValue)
    + SettingLine.names + Wording.allCases.map(\.rawValue)
    + Shell.Echo.allCases.map(\.rawValue) + Format.all.map(\.name)
    + AutoresizingMask.Flexible.named.map(\.name)
    + AutoresizingMask.Generation.allCases.map(\.rawValue).filter { $0 != "current" }
    + VisualFormat.Options.Direction.allCases.map(\.rawValue)
    + VisualFormat.Options.Spacing.allCases.map(\.rawValue)
    + [
      "tight", "slack", "stretched", "broken", "measured", "conflict", "ambiguous", "needs",
      "placed", "resolved", "moved", "note", "touching", "room", "overruled", "implied", "system",
      "encapsulated", "generated", "cure", "moves", "free", "shown", "==", "<=", ">=", "=", "@",
      "..", "#", "--all", "--exact", "--generated", "--uikit", "--to", "--show", "hugging",
      "compression resistance", "intrinsic content size", "constraint", "anchor", "multiplier",
      "priority", "safe area", "layout guide", "autoresizing", "visual format", "right-to-left",
      "edges", "drawing", "keys", "tab", "history", "names", "pixels", "wrapping", "undo", "block",
      "step", "branch", "stackview", "percent", "multiline", "rotate", "unicode", "oracle",
      "masonry", "tag", "session", "dialect", "json", "log-style", "superview", "UIView",
    ]

  @Test func everyWordOfTheLanguageHasAPage() {
    for word in Self.vocabulary {
      var shell = Shell(source: .batch)
      let reply = shell.run("help \(word)")
      #expect(reply.error == nil && !reply.lines.isEmpty, "help \(word): \(reply.transcript)")
    }
  }

  @Test func everyWordOfTheGlossaryLeadsToAPageThatIsThere() {
    for word in Glossary.words {
      let page = Glossary.page(of: word)
      #expect(page.flatMap(Manual.page) != nil, "\(word) → \(page ?? "nothing")")
    }
  }

  @Test(arguments: [
    ("edges", "relation"), ("drawing", "draw"), ("keys", "keys"), ("hugging", "hug"),
    ("compression", "resist"), ("leading", "relation"), ("@", "priority"), ("tab", "keys"),
    ("Hugging", "hug"), ("fillEqually", "stack"), ("tight", "rules"), ("UIStackView", "stack"),
    ("pixels", "scale"), ("as", "names"), ("repair", "fixes"), ("ls", "show"), ("exit", "quit"),
    ("FRAMES", "frames"), ("e004", "E004"),
  ])
  func aWordFindsItsPage(_ word: String, _ page: String) throws {
    let lines = try #require(Manual.answer(about: word))
    let wanted = try #require(Manual.page(page))
    #expect(lines.suffix(wanted.count) == wanted)
  }

  @Test func aHabitIsToldWithWhatItIsCalledHere() {
    var conversation = Conversation()
    #expect(conversation.say("help rm").first == "remove removes views, rules and numbers.")
    #expect(conversation.say("help hugging").first == "hugging: see hug")
    #expect(
      conversation.say("help clear").first
        == "Ctrl-L clears the screen; new starts over with an empty layout")
  }

  @Test func aWordThatStandsOnSomePagesListsThem() {
    var conversation = Conversation()
    let lines = conversation.say("help nearest")
    #expect(lines.count > 1 && lines.contains { $0.hasPrefix("scale") })
    #expect(conversation.error("help xyzzy") == .badChoice)
  }

  /// A question leads to the pages that contain most of its words.
  @Test(arguments: [
    ("help \"safe area\"", "safe area: see safe"),
    ("help spacing between", "stack   makes a stack that arranges views in a row or column"),
    ("help what if the phone is smaller", "device       gives the root the screen of a device"),
    ("help my label is cut", "label        makes a label, as large as its text"),
  ])
  func aQuestionFindsPages(_ line: String, _ first: String) {
    var conversation = Conversation()
    let lines = conversation.say(line)
    #expect(lines.first == first)
    #expect(conversation.error("help xyzzy plugh") == .badChoice)
  }

  /// A word on the command line that does not name a file.
  @Test(arguments: [
    ("drwa card.plumb", "did you mean plumb draw card.plumb?"),
    ("hepl", "did you mean plumb help?"), ("frames", "for the command: plumb FILE -c frames"),
    ("why", "for the command: plumb FILE -c 'why title.width'"), ("card.plumb", nil),
    ("draw", nil),
  ])
  func aMistakenSubcommandIsCorrected(_ typed: String, _ advice: String?) {
    let words = typed.split(separator: " ").map(String.init)
    #expect(CommandLineWord(words, subcommands: ["draw", "audit"])?.advice == advice)
  }

  @Test func helpOfTheCommandLineKnowsTheCommandsOfThePrompt() {
    func followed(_ words: String...) -> [String] {
      CommandLineWord.followed(words, subcommands: ["draw", "audit"])
    }
    #expect(followed("help", "why") == ["run", "--no-config", "-c", "help why"])
    for words in [["help", "draw"], ["help"], ["help", "xyzzy"], ["card.plumb"]] {
      #expect(CommandLineWord.followed(words, subcommands: ["draw", "audit"]) == words)
    }
  }
}
