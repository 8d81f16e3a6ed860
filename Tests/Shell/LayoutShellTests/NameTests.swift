import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// Names, reserved words and the numbers of rules.
@Suite struct NameTests {
  @Test func aNameIsALetterOrUnderscoreThenLettersDigitsUnderscores() {
    var conversation = Conversation("root card 320x200")
    for name in ["a", "_", "_a1", "Ünïcode", "日本", "a_b_9"] {
      #expect(conversation.error("view \(name)") == nil, "\(name)")
    }
    for name in ["9a", "a-b", "a.b", "-"] {
      #expect(conversation.error("view \(name)") != nil, "\(name)")
    }
  }

  @Test func anyTextInBackquotesIsAName() {
    var conversation = Conversation("root card 320x200")
    for name in ["my view", "9", "in", "a.b == c", "\"", "#x"] {
      #expect(conversation.error("view `\(name)`") == nil, "\(name)")
      #expect(conversation.error("`\(name)`.width == 30") == nil, "\(name)")
    }
    #expect(conversation.error("view ``") == .badName)
    #expect(conversation.error("view `open") == .unclosed)
  }

  @Test func viewsGuidesStacksRulesAndNumbersShareOneNamespace() {
    let makers = [
      "view NAME", "guide NAME", "stack NAME axis h", "let NAME = 4", "label NAME \"x\"",
      "card.width == 10 @1 as NAME",
    ]
    for first in makers {
      for second in makers {
        var conversation = Conversation("root card 320x200")
        #expect(conversation.error(first.replacing("NAME", with: "it")) == nil)
        #expect(conversation.error(second.replacing("NAME", with: "it")) == .nameTaken)
      }
    }
    var conversation = Conversation("root card 320x200")
    #expect(conversation.error("view card") == .nameTaken)
  }

  @Test func aSecondUseShowsWhereTheFirstWasMade() {
    var conversation = Conversation("root card 320x200\nview title")
    #expect(
      conversation.say("guide title") == [
        "error[E006]: the name title is taken", "  guide title", "        ^~~~~ made at #2",
      ])
  }

  @Test func cAndDigitsIsReservedForRules() {
    var conversation = Conversation("root card 320x200\ncard.width == 10 @1")
    for line in ["view c1", "let c9 = 3", "card.width == 11 @1 as c7", "rename c1 to c2"] {
      #expect(conversation.error(line) == .badName, "\(line)")
    }
    #expect(conversation.error("view `c12`") == .badName)
    #expect(conversation.error("view c1x") == nil)
    #expect(conversation.error("view c") == nil)
  }

  @Test func afterC5MinAndWideTheNextIsC8() {
    var conversation = Conversation("root card 320x200\nview a content 10x10")
    for _ in 1...5 { _ = conversation.say("a.width >= 1") }
    _ = conversation.say("a.width >= 2 as min")
    _ = conversation.say("a.width >= 3 as wide")
    _ = conversation.say("a.width >= 4")
    #expect(conversation.rules == ["c1", "c2", "c3", "c4", "c5", "min", "wide", "c8"])
  }

  @Test func undoGivesNumbersBackAndRemoveDoesNot() {
    var conversation = Conversation("root card 320x200\nview a\na.width >= 1\na.width >= 2")
    _ = conversation.say("undo")
    _ = conversation.say("a.width >= 3")
    #expect(conversation.rules == ["c1", "c2"])
    _ = conversation.say("remove c2")
    _ = conversation.say("a.width >= 4")
    #expect(conversation.rules == ["c1", "c3"])
  }

  @Test func aNamedRuleIsAlsoKnownByItsNumber() {
    var conversation = Conversation("root card 320x200\nview a\na.width >= 1 as min")
    #expect(conversation.error("off c1") == nil)
    #expect(conversation.shell.layout.rules.first?.isOn == false)
  }

  @Test(arguments: [
    "as", "in", "to", "at", "by", "step", "for", "not", "no", "required", "high", "low", "dof",
    "first", "last", "branch",
  ])
  func wordsOfTheLanguageAreReservedUnlessInBackquotes(_ word: String) {
    var conversation = Conversation("root card 320x200\nview other")
    #expect(conversation.error("view \(word)") == .badName)
    #expect(conversation.error("let \(word) = 4") == .badName)
    #expect(conversation.error("card.width == 4 @1 as \(word)") == .badName)
    #expect(conversation.error("rename other to \(word)") == .badName)
    #expect(conversation.error("view `\(word)`") == nil)
    #expect(conversation.error("`\(word)`.width == 5") == nil)
    #expect(conversation.error("expect `\(word)`.width == 5") == nil)
    #expect(conversation.shell.run("expect `\(word)`.width == 5").failure == nil)
  }

  @Test func theRootCannotBearAReservedWordEither() {
    var conversation = Conversation()
    #expect(conversation.error("root in 320x200") == .badName)
    #expect(conversation.error("root `in` 320x200") == nil)
  }
}
