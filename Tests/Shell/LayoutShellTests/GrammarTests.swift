import PlumbLanguage
import LayoutModel
import Testing

@testable import LayoutShell

/// The grammar of a line: relations, expressions, anchors, priorities.
@Suite struct GrammarTests {
  private static let two = """
    root card 320x200
    view title in card content 96x20
    view badge in card content 40x20
    """

  private func text(_ line: String, after lines: String = Self.two) throws -> String {
    var conversation = Conversation(lines)
    let reply = conversation.shell.run(line)
    #expect(reply.error == nil, "\(reply.transcript)")
    let rule = try #require(conversation.shell.layout.rules.last)
    return conversation.shell.layout.text(of: rule)
  }

  @Test(arguments: [
    ("title.width == 30", "title.width == 30"), ("title.width = 30", "title.width == 30"),
    ("title.width ≤ 30", "title.width <= 30"), ("title.width ≥ 30", "title.width >= 30"),
    ("title.width <= 30", "title.width <= 30"), ("title.width >= 30", "title.width >= 30"),
  ])
  func theSignsOfARelation(_ line: String, _ expected: String) throws {
    #expect(try text(line) == expected)
  }

  @Test func otherSignsAreEchoedInTheirFullSpelling() {
    var conversation = Conversation(Self.two)
    _ = conversation.say("title.width = 30")
    _ = conversation.say("badge.width ≤ 30")
    _ = conversation.say("badge.width ≥ 3 as least")
    #expect(
      conversation.shell.transcript.entries.suffix(3).map(\.input) == [
        "title.width == 30", "badge.width <= 30", "badge.width >= 3 as least",
      ])
    #expect(
      conversation.shell.timeline.steps.suffix(3).map(\.command) == [
        "title.width == 30", "badge.width <= 30", "badge.width >= 3 as least",
      ])
  }

  @Test(arguments: [
    ("title.width == 2 * badge.width + 8", "title.width == 2 * badge.width + 8"),
    ("title.width == badge.width * 2 - 8", "title.width == 2 * badge.width - 8"),
    ("title.width == badge.width / 2", "title.width == 0.5 * badge.width"),
    ("title.width == (badge.width + 8) * 2", "title.width == 2 * badge.width + 16"),
    ("title.width == 16/9 * title.height", "title.width == 16/9 * title.height"),
    ("title.width == -badge.width + 50", "title.width == -badge.width + 50"),
    ("title.width == 100 - (badge.width - 8)", "title.width == -badge.width + 108"),
    ("30 == title.width", "title.width == 30"), ("30 <= title.width", "title.width >= 30"),
  ])
  func expressionsAreLinear(_ line: String, _ expected: String) throws {
    #expect(try text(line) == expected)
  }

  @Test func namesOfNumbersAreFactors() throws {
    let lines = Self.two + "\nlet m = 16"
    #expect(
      try text("title.leading == card.leading + 2 * m", after: lines)
        == "title.leading == card.leading + 32")
  }

  @Test(arguments: [
    ("title.width == badge.width * title.height", ErrorCode.notLinear),
    ("title.width == (badge.width + 1) * (title.height + 1)", .notLinear),
    ("title.width == 8 / badge.width", .badDivision),
    ("title.width == badge.width / 0", .badDivision),
    ("title.width == badge.width / badge.width", .badDivision), ("title.width == m", .noNumber),
    ("title.width == badge", .missing), ("title.width ==", .missing),
    ("title.width == (3", .missing), ("title.width == 3)", .unexpected),
    ("title.width == 3 == 4", .unexpected), ("title.wdith == 3", .noAttribute),
    ("titel.width == 3", .noItem), ("8 == 9", .saysNothing),
  ])
  func whatIsNotInTheGrammarIsRefused(_ line: String, _ code: ErrorCode) {
    var conversation = Conversation(Self.two)
    let before = conversation.shell.layout
    #expect(conversation.error(line) == code)
    #expect(conversation.shell.layout == before)
  }

  @Test func aProductOfUnknownsHasItsCaretUnderTheSign() throws {
    var conversation = Conversation(Self.two)
    let error = try #require(
      conversation.shell.run("title.width == badge.width * title.height").error)
    #expect(error.ranges == [27..<28])
  }

  @Test(arguments: Attribute.allCases)
  func everyAttributeIsAnAnchor(_ attribute: Attribute) throws {
    let name = attribute.rawValue
    #expect(try text("title.\(name) == badge.\(name)") == "title.\(name) == badge.\(name)")
  }

  @Test(arguments: [
    ("@750", 750.0), ("@required", 1000), ("@high", 750), ("@low", 250), ("@0.5", 0.5),
    ("@1000", 1000), ("@999.25", 999.25), ("", 1000),
  ])
  func thePriorityIsANumberOrItsName(_ clause: String, _ priority: Double) {
    let conversation = Conversation(Self.two + "\ntitle.width == 30 \(clause)")
    #expect(conversation.shell.layout.rules.last?.priority == priority)
  }

  @Test(arguments: ["@0", "@-1", "@1000.5", "@1001", "@1e9"])
  func thePriorityIsMoreThanZeroAndAtMostAThousand(_ clause: String) {
    var conversation = Conversation(Self.two)
    #expect(conversation.error("title.width == 30 \(clause)") == .priorityOutOfRange)
  }

  @Test func thePriorityStandsBeforeTheName() {
    var conversation = Conversation(Self.two)
    #expect(conversation.error("title.width == 30 as w @750") == .unexpected)
    #expect(conversation.error("title.width == 30 @750 as w") == nil)
    #expect(conversation.rules == ["w"])
  }

  @Test(arguments: [
    ("pin title @700 as p", ["p_top", "p_leading", "p_bottom", "p_trailing"]),
    ("pin title top leading inset 4 @700 as p", ["p_top", "p_leading"]),
    ("pin title top @700 as p", ["p"]), ("center title @700 as p", ["p_centerX", "p_centerY"]),
    ("center title in card x @700 as p", ["p"]),
    ("size title 24x24 @700 as p", ["p_width", "p_height"]),
    ("size title 24x- @700 as p", ["p"]), ("ratio title 16:9 @700 as p", ["p"]),
    ("title.edges == card.edges @700 as p", ["p_top", "p_leading", "p_bottom", "p_trailing"]),
    ("title.size == 24x24 @700 as p", ["p_width", "p_height"]),
    ("vfl |-[title] @700 as p", ["p"]),
    (
      "vfl |-[title(24)]-[badge]-| align top @700 as p",
      ["p_leading", "p_width", "p_leading2", "p_trailing", "p_top"]
    ),
  ])
  func priorityAndNameAreLegalAfterEveryCommandThatMakesRules(_ line: String, _ names: [String]) {
    let conversation = Conversation(Self.two + "\n" + line)
    #expect(conversation.rules == names)
    #expect(conversation.shell.layout.rules.allSatisfy { $0.priority == 700 })
  }

  @Test func listsTakeCommasOrBlanks() {
    for list in ["title, badge", "title badge", "title,badge"] {
      let conversation = Conversation(Self.two + "\nstack row in card axis h: \(list)")
      let row = conversation.shell.layout.items.first { $0.name == "row" }
      #expect(row?.stack?.arranged.count == 2)
    }
  }

  @Test func theFirstColonEndsTheOptionsOfAStack() {
    var conversation = Conversation(Self.two)
    #expect(conversation.error("stack row in card axis h: title spacing 8") == .noItem)
    #expect(conversation.error("stack row in card axis h spacing 8: title") == nil)
  }

  @Test func aPointIsAStepByNumberBackwardsOrAtTheEnds() {
    var conversation = Conversation(Self.two)
    for (point, step) in [("#1", 1), ("first", 1), ("last", 3), ("-2", 1), ("last", 3), ("#0", 0)] {
      #expect(conversation.error("goto \(point)") == nil)
      #expect(conversation.shell.timeline.current == step)
    }
    #expect(conversation.error("goto #9") == .noSuchMoment)
    #expect(conversation.error("goto -9") == .noSuchMoment)
    #expect(conversation.error("goto #1.5") == .noSuchMoment)
  }

  @Test func aRangeHasTwoDots() {
    var conversation = Conversation(Conversation.tied)
    #expect(conversation.shell.run("expect ambiguous title.width in 96..240").failure == nil)
    #expect(conversation.error("expect ambiguous title.width in 96 240") == .missing)
  }
}
