import LayoutAudit
import RunReports
import Testing

/// Each check where it has to speak, with its line, and where it must not.
@Suite struct CheckTests {
  @Test func everyCheckIsExplained() {
    #expect(Set(AuditCheck.all.map(\.name)).count == AuditCheck.all.count)
    for check in AuditCheck.all {
      #expect(check.explanation.about.hasSuffix("."), "\(check.name)")
      #expect(!check.explanation.help.isEmpty, "\(check.name)")
    }
  }

  /// A view of 100x40 at 8,8 of a root.
  private static let box = Board.view("a", (8, 8, 100, 40), color)
  private static let color = "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\"/>"
  private static let boxRules = [
    "a.leading = root.leading + 8", "a.top = root.top + 8", "a.height = 40",
  ]

  private func xib(_ parts: [String], _ rules: [String]) -> String {
    Board.xib(
      parts.joined(separator: "\n"),
      constraints: rules.enumerated().map { Board.rules($1 + " as k\($0)") }
        .joined(separator: "\n"))
  }

  // MARK: - Conflicts

  @Test func conflictHasItsSumItsLinesAndAFix() throws {
    let text = xib([Self.box], Self.boxRules + ["a.width = 100", "root.trailing = a.trailing + 8"])
    let found = try Found(text, checks: ["conflict"])
    let conflict = try #require(found.all.first)
    #expect(found.all.count == 1)
    // What shows the view of a nib gives it its size.
    #expect(conflict.level == .warning)
    #expect(conflict.place.line == text.line(of: "id=\"k3\""))
    #expect(conflict.message == "3 rules ask for 116, root.width is 200: 84 too few")
    let lines = Set(conflict.related.map(\.place.line))
    #expect(lines.isSuperset(of: ["k0", "k3", "k4"].map { text.line(of: "id=\"\($0)\"") }))
    let fix = try #require(conflict.fix)
    let change = try #require(fix.replacements.first)
    #expect(change.place.line == text.line(of: "id=\"k3\""))
    #expect(!change.text.isEmpty)
  }

  @Test func aFixIsWrittenWhereTheNumberStands() throws {
    let text = xib(
      [Self.box], Self.boxRules + ["a.width = 180", "root.trailing = a.trailing + 20"])
    let fix = try #require(try Found(text, checks: ["conflict"]).all.first?.fix)
    let change = try #require(fix.replacements.first)
    let line = Array(
      text.split(separator: "\n", omittingEmptySubsequences: false)[change.place.line - 1]
        .unicodeScalars)
    let start = try #require(change.place.column) - 1
    let length = try #require(change.place.length)
    var changed = line
    changed.replaceSubrange(start..<start + length, with: Array(change.text.unicodeScalars))
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[change.place.line - 1] = String(String.UnicodeScalarView(changed))
    #expect(try Found(lines.joined(separator: "\n"), checks: ["conflict"]).all.isEmpty)
  }

  @Test func rulesThatYieldAreNoConflict() throws {
    let text = xib(
      [Self.box], Self.boxRules + ["a.width = 100 @999", "root.trailing = a.trailing + 8"])
    #expect(try Found(text, checks: ["conflict"]).all.isEmpty)
  }

  @Test func aConflictOnOneDeviceSaysWhere() throws {
    let text = Board.screen(
      Board.view("a", (16, 40, 340, 40)),
      constraints: Board.rules(
        "a.leading = root.leading + 16", "a.top = root.top + 40", "a.height = 40",
        "a.width >= 340", "root.trailing >= a.trailing + 16"))
    let found = try Found(
      text, on: ["own", "iPhone SE", "iPhone 16 Pro Max"], checks: ["conflict"])
    #expect(found.all.map(\.conditions) == [["iPhone SE"]])
  }

  @Test func aStackThatSharesInProportionKeepsTheSizesOfItsViews() throws {
    // The view uses its own margins, which are known as late as its share of the stack.
    let inner = Board.view("c", (8, 0, 84, 30))
    let parts =
      "<stackView axis=\"vertical\" distribution=\"fillProportionally\" "
      + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"st\"><rect key=\"frame\" x=\"0\" "
      + "y=\"0\" width=\"100\" height=\"60\"/><subviews>"
      + Board.label("t", "Title", (0, 0, 100, 20.5))
      + Board.view("v", (0, 20.5, 100, 39.5), "<subviews>\(inner)</subviews>")
      + "</subviews></stackView>"
    let text = Board.xib(
      parts,
      constraints: Board.rules(
        "st.leading = root.leading", "st.top = root.top", "st.width = 100", "v.height = 30",
        "c.leading = v.leadingMargin", "c.trailing = v.trailingMargin", "c.top = v.top",
        "c.bottom = v.bottom"))
    #expect(try Found(text, checks: ["conflict"]).all.isEmpty)
  }

  // MARK: - What is open

  @Test func ambiguousIsToldOncePerViewWithACure() throws {
    let text = xib([Self.box], ["a.width = 100", "a.height = 40"])
    let found = try Found(text, checks: ["ambiguous"])
    #expect(found.lines == ["ambiguous \(text.line(of: "id=\"a\""))"])
    #expect(found.all.first?.message == "nothing decides a.x (any), a.y (any)")
    #expect(
      found.all.first?.fix?.text
        == "add a.leading == root.leading + 8, add a.top == root.top + 8")
  }

  @Test func equalHuggingIsTiedAndAPrioritySettlesIt() throws {
    let text = xib(
      [
        Board.label("a", "One", (8, 8, 60, 20)),
        Board.label("b", "Two", (76, 8, 60, 20)),
      ],
      [
        "a.leading = root.leading + 8", "a.top = root.top + 8", "b.top = root.top + 8",
        "b.leading = a.trailing + 8", "root.trailing = b.trailing + 8",
      ])
    let found = try Found(text, checks: ["ambiguous"])
    #expect(found.all.count == 1)
    let change = try #require(found.all.first?.fix?.replacements.first)
    #expect(change.text == "252")
  }

  @Test func whatTheFileLetsPassIsNotTold() throws {
    let loose = Board.view("a", (8, 8, 100, 40), attributes: "verifyAmbiguity=\"off\"")
    #expect(try Found(xib([loose], []), checks: ["ambiguous"]).all.isEmpty)
    let image = Board.view("a", (8, 8, 100, 40), element: "imageView")
    let rules = ["a.leading = root.leading + 8", "a.top = root.top + 8"]
    #expect(try Found(xib([image], rules), checks: ["ambiguous"]).all.isEmpty)
  }

  @Test func placeholdersAreANote() throws {
    let text = xib([Self.box], Self.boxRules).replacing(
      "</constraints>",
      with: "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"100\" "
        + "placeholder=\"YES\" id=\"p\"/></constraints>")
    #expect(try Found(text, checks: ["ambiguous"]).all.map(\.level) == [.note])
  }

  // MARK: - Priorities

  @Test func optionalRulesOfOnePriorityContradictEachOther() throws {
    let text = xib([Self.box], Self.boxRules + ["a.width = 100 @750", "a.width = 140 @750"])
    let found = try Found(text, checks: ["priorities"])
    #expect(found.all.count == 1)
    #expect(found.all.first?.message.contains("can never hold") == true)
  }

  @Test func anOptionalRuleAgainstARequiredOneNeverHolds() throws {
    let text = xib([Self.box], Self.boxRules + ["a.width = 100", "a.width = 140 @750"])
    let found = try Found(text, checks: ["priorities"])
    #expect(found.lines == ["priorities \(text.line(of: "id=\"k4\""))"])
  }

  /// How much room a text takes is not fixed: code, another language and the reader change it.
  @Test func aTextIsNoReasonWhyARuleNeverHolds() throws {
    let rules = ["a.centerX = root.centerX", "a.top = root.top + 40", "a.height = 10 @500"]
    func count(_ label: String, _ more: String...) throws -> Int {
      let constraints = (rules + more).map { Board.rules($0) }.joined()
      return try Found(Board.screen(label, constraints: constraints), checks: ["priorities"])
        .lines.count
    }
    let label = Board.label("a", "Hello", (16, 40, 343, 21))
    let resisting = label.replacing(
      "verticalHuggingPriority=\"251\"",
      with: "verticalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"1000\"")
    #expect(try count(resisting) == 0)
    #expect(try count(Board.view("a", (16, 40, 343, 21)), "a.height >= 12") == 1)
  }

  @Test func aWidthThatYieldsOnSmallScreensIsWhatPrioritiesAreFor() throws {
    let text = Board.screen(
      Board.view("a", (16, 40, 343, 40)),
      constraints: Board.rules(
        "a.centerX = root.centerX", "a.top = root.top + 40", "a.height = 40",
        "a.leading >= root.leading + 16", "a.width = 500 @999"))
    #expect(try Found(text, checks: ["priorities"]).all.isEmpty)
  }

  // MARK: - Places

  @Test func aFixedWidthThatDoesNotFitIsToldAtItsLine() throws {
    let text = xib([Self.box], Self.boxRules + ["a.width = 240"])
    let found = try Found(text, checks: ["leaves-parent"])
    #expect(found.lines == ["leaves-parent \(text.line(of: "id=\"k3\""))"])
  }

  @Test func aSumThatDoesNotFitIsToldAtTheView() throws {
    let text = xib(
      [Self.box, Board.view("b", (116, 8, 100, 40), Self.color)],
      Self.boxRules + [
        "a.width = 100", "b.leading = a.trailing + 8", "b.top = root.top + 8", "b.height = 40",
        "b.width = 100",
      ])
    let found = try Found(text, checks: ["leaves-parent"])
    #expect(found.lines == ["leaves-parent \(text.line(of: "id=\"b\""))"])
    #expect(found.all.first?.message == "b reaches 16 beyond the right edge of root")
  }

  @Test func whoSaysSoLeavesOnPurpose() throws {
    let text = xib(
      [Self.box],
      [
        "a.leading = root.leading + -4", "a.top = root.top + 8", "a.height = 40",
        "root.trailing = a.trailing + -4",
      ])
    #expect(try Found(text, checks: ["leaves-parent"]).all.isEmpty)
  }

  @Test func whatScrollsMayBeLarger() throws {
    let text = Board.xib(
      "<scrollView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"s\"><rect key=\"frame\" "
        + "x=\"0\" y=\"0\" width=\"200\" height=\"100\"/><subviews>"
        + Board.view("a", (0, 0, 200, 400)) + "</subviews></scrollView>",
      constraints: Board.rules(
        "s.leading = root.leading", "s.top = root.top", "s.trailing = root.trailing",
        "s.bottom = root.bottom", "a.leading = s.leading", "a.top = s.top",
        "a.trailing = s.trailing", "a.bottom = s.bottom", "a.width = s.width", "a.height = 400"))
    #expect(try Found(text, checks: ["leaves-parent", "cut", "ambiguous"]).all.isEmpty)
  }

  @Test func textOverTextIsReported() throws {
    let text = xib(
      [Board.label("a", "One", (8, 8, 60, 20)), Board.label("b", "Two", (8, 20, 60, 20))],
      [
        "a.leading = root.leading + 8", "a.top = root.top + 8", "b.leading = a.leading",
        "b.top = root.top + 20",
      ])
    let found = try Found(text, checks: ["overlap"])
    #expect(found.lines == ["overlap \(text.line(of: "id=\"b\""))"])
    #expect(found.all.first?.message == "b lies over a: 60x8")
  }

  @Test func aBadgeAtACornerIsMeant() throws {
    let color = "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\"/>"
    let text = xib(
      [Board.view("a", (8, 8, 60, 60), color), Board.view("b", (58, 2, 16, 16), color)],
      [
        "a.leading = root.leading + 8", "a.top = root.top + 8", "a.width = 60", "a.height = 60",
        "b.centerX = a.trailing", "b.centerY = a.top", "b.width = 16", "b.height = 16",
      ])
    #expect(try Found(text, checks: ["overlap"]).all.isEmpty)
  }

  @Test func aBackgroundBehindEverythingIsMeant() throws {
    let text = xib(
      [
        Board.view("back", (0, 0, 200, 100), element: "imageView"),
        Board.label("a", "One", (8, 8, 60, 20)),
      ],
      Board.fill("back", "root") + ["a.leading = root.leading + 8", "a.top = root.top + 8"])
    #expect(try Found(text, checks: ["overlap"]).all.isEmpty)
  }

  @Test func viewsThatMeetOnSmallScreensOnlyAreReported() throws {
    let color = "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\"/>"
    let text = Board.screen(
      Board.view("a", (16, 40, 100, 300), color) + "\n"
        + Board.view("b", (16, 500, 100, 100), color),
      constraints: Board.rules(
        "a.leading = root.leading + 16", "a.top = root.top + 40", "a.width = 100",
        "a.height = 300", "b.leading = root.leading + 16", "b.width = 100", "b.height = 100",
        "root.bottom = b.bottom + 67"))
    let found = try Found(text, on: ["own", "iPhone SE landscape"], checks: ["overlap"])
    #expect(found.all.map(\.conditions) == [["iPhone SE landscape"]])
  }

  @Test func whatIsClippedOrSqueezedIsCut() throws {
    let inner = Board.label("t", "Clipped text", (0, 0, 120, 20))
    let text = xib(
      [
        Board.view(
          "a", (8, 8, 100, 40), "<subviews>\(inner)</subviews>", attributes: "clipsSubviews=\"YES\""
        )
      ],
      Self.boxRules + [
        "a.width = 100", "t.leading = a.leading", "t.top = a.top", "t.width = 120",
      ])
    #expect(try Found(text, checks: ["cut"]).lines == ["cut \(text.line(of: "id=\"t\""))"])
    let low = xib(
      [Board.label("a", "Text", (8, 8, 60, 6))],
      ["a.leading = root.leading + 8", "a.top = root.top + 8", "a.height = 6"])
    #expect(try Found(low, checks: ["cut"]).all.count == 1)
    #expect(try Found(xib([Self.box], Self.boxRules), checks: ["cut"]).all.isEmpty)
  }

  // MARK: - Texts

  @Test func aTextWithoutRoomIsTruncated() throws {
    let long = "Everything that was said about it"
    let text = xib(
      [Board.label("a", long, (8, 8, 100, 20))],
      ["a.leading = root.leading + 8", "a.top = root.top + 8", "root.trailing = a.trailing + 92"])
    #expect(
      try Found(text, checks: ["truncated"]).lines == ["truncated \(text.line(of: "id=\"a\""))"])
    let fixed = xib(
      [Board.label("a", long, (8, 8, 100, 20))],
      ["a.leading = root.leading + 8", "a.top = root.top + 8", "a.width = 100"])
    #expect(
      try Found(fixed, checks: ["truncated"]).lines
        == ["truncated \(fixed.line(of: "id=\"k2\""))"])
  }

  @Test func aTextThatFitsOrShrinksIsNot() throws {
    let rules = [
      "a.leading = root.leading + 8", "a.top = root.top + 8", "root.trailing = a.trailing + 92",
    ]
    let short = xib([Board.label("a", "Short", (8, 8, 100, 20))], rules)
    #expect(try Found(short, checks: ["truncated"]).all.isEmpty)
    let shrinking = xib([Board.label("a", "Everything it says", (8, 8, 100, 20))], rules)
      .replacing("adjustsFontSizeToFit=\"NO\"", with: "minimumScaleFactor=\"0.5\"")
    #expect(try Found(shrinking, checks: ["truncated"]).all.isEmpty)
    let wrapping = xib(
      [Board.label("a", "Everything it says to all", (8, 8, 100, 61), lines: 0)], rules)
    #expect(try Found(wrapping, checks: ["truncated"]).all.isEmpty)
  }

  @Test func aTextWithoutTrailingEdgeRunsOut() throws {
    let rules = ["a.leading = root.leading + 8", "a.top = root.top + 8"]
    let label = Board.label("a", "Headline of it", (8, 8, 112, 20.5))
    let text = xib([label], rules)
    let found = try Found(text, checks: ["growing-text"])
    #expect(found.lines == ["growing-text \(text.line(of: "id=\"a\""))"])
    #expect(found.all.first?.details.first == "there is room up to a width of 192")
    // As far from the edge as its other side is.
    #expect(found.all.first?.fix?.text == "add a.trailing <= root.trailing - 8")
    let held = xib([label], rules + ["root.trailing >= a.trailing + 8"])
    #expect(try Found(held, checks: ["growing-text"]).all.isEmpty)
  }

  @Test func aTextThatGetsHigherRunsOverTheNext() throws {
    let parts = [
      Board.label("a", "A text of two lines that gets longer", (8, 8, 184, 41), lines: 0),
      Board.label("b", "Next", (8, 56, 184, 20)),
    ]
    let rules = [
      "a.leading = root.leading + 8", "a.top = root.top + 8", "root.trailing = a.trailing + 8",
      "b.leading = a.leading", "b.trailing = a.trailing",
    ]
    let text = xib(parts, rules + ["b.top = root.top + 56"])
    let found = try Found(text, checks: ["growing-text"])
    #expect(found.of("growing-text").map(\.message) == ["a longer text of a runs over b"])
    let chained = xib(parts, rules + ["b.top = a.bottom + 7"])
    #expect(
      try !Found(chained, checks: ["growing-text"]).all.contains { $0.message.contains("over") })
  }

  @Test(arguments: [
    ("value.leading >= name.leading + 10", true), ("name.leading <= value.leading - 10", true),
    ("value.leading >= name.trailing + 10", false), ("value.leading >= name.leading + 60", false),
  ])
  func aRuleAboutTheBeginningOfATextDoesNotHoldItsEnd(_ rule: String, isFound: Bool) throws {
    let text = xib(
      [
        Board.label("name", "Name", (8, 8, 46, 20.5)),
        Board.label("value", "--", (170, 8, 18, 20.5)),
      ],
      [
        "name.leading = root.leading + 8", "name.top = root.top + 8", "value.top = root.top + 8",
        "root.trailing = value.trailing + 12", rule,
      ])
    let found = try Found(text, checks: ["growing-text"])
    #expect(found.lines == (isFound ? ["growing-text \(text.line(of: "id=\"k4\""))"] : []))
    if isFound {
      #expect(found.all.first?.fix?.text == "add value.leading >= name.trailing + 10")
    }
  }

  @Test func aFixedHeightCutsLargerTexts() throws {
    let text = xib(
      [Board.label("a", "Joined", (8, 8, 100, 22))],
      [
        "a.leading = root.leading + 8", "a.top = root.top + 8", "a.height = 22",
        "root.trailing >= a.trailing + 8",
      ]
    ).replacing("type=\"system\" pointSize=\"17\"", with: "style=\"UICTFontTextStyleBody\"")
    let found = try Found(text, checks: ["growing-text"])
    #expect(found.lines == ["growing-text \(text.line(of: "id=\"k2\""))"])
    #expect(found.all.first?.message.hasSuffix("from the text size XXL on") == true)
  }

  // MARK: - Cells

  private func cell(_ rules: String...) -> String {
    let content =
      "<tableViewCellContentView key=\"contentView\" id=\"content\"><rect key=\"frame\" x=\"0\" "
      + "y=\"0\" width=\"375\" height=\"80\"/><autoresizingMask key=\"autoresizingMask\"/><subviews>"
      + "\n" + Board.view("a", (16, 12, 100, 56)) + "</subviews><constraints>\n"
      + rules.map { Board.rules($0) }.joined(separator: "\n")
      + "\n</constraints></tableViewCellContentView>"
    return Board.xib(content, width: 375, height: 80, element: "tableViewCell")
      .replacing("<subviews>\n<tableViewCellC", with: "<tableViewCellC")
      .replacing(
        "</tableViewCellContentView>\n</subviews><constraints>\n\n</constraints>",
        with: "</tableViewCellContentView>")
  }

  @Test func aCellWithoutBottomCannotSizeItself() throws {
    let open = cell(
      "a.leading = content.leading + 16", "a.top = content.top + 12", "a.width = 100",
      "a.height = 56")
    #expect(
      try Found(open, checks: ["open-cell"]).lines == ["open-cell \(open.line(of: "id=\"a\""))"])
    let closed = cell(
      "a.leading = content.leading + 16", "a.top = content.top + 12", "a.width = 100",
      "a.height = 56", "content.bottom >= a.bottom + 12")
    #expect(try Found(closed, checks: ["open-cell"]).all.isEmpty)
    let centered = cell(
      "a.leading = content.leading + 16", "a.centerY = content.centerY", "a.width = 100",
      "a.height = 56")
    #expect(try Found(centered, checks: ["open-cell"]).all.isEmpty)
  }

  // MARK: - The rest

  @Test func leftAndRightDoNotMirror() throws {
    let rules = ["a.left = root.left + 8", "a.top = root.top + 8", "a.width = 9", "a.height = 9"]
    let text = xib([Self.box], rules)
    #expect(
      try Found(text, checks: ["left-right"]).lines == ["left-right \(text.line(of: "id=\"k0\""))"])
    let played = xib(
      [Board.view("a", (8, 8, 9, 9), attributes: "semanticContentAttribute=\"playback\"")], rules)
    #expect(try Found(played, checks: ["left-right"]).all.isEmpty)
  }

  @Test func misplacedViewsAreComparedOnTheOwnCanvasOnly() throws {
    let rules = Self.boxRules + ["a.width = 120"]
    let text = xib([Self.box], rules)
    let found = try Found(text, on: ["own", "own rtl"], checks: ["misplaced"])
    #expect(found.lines == ["misplaced \(text.line(of: "id=\"a\""))"])
    #expect(
      found.all.first?.message == "the file draws a at 8,8 100x40, its rules put it at 8,8 120x40")
    #expect(found.all.first?.conditions == ["own"])
    #expect(
      try Found(xib([Self.box], Self.boxRules + ["a.width = 100"]), checks: ["misplaced"]).all
        .isEmpty)
  }

  @Test func aRuleThatOthersSaySaysNothing() throws {
    let rules = Self.boxRules + ["a.width = 100", "a.top = root.top + 8"]
    let text = xib([Self.box], rules)
    let found = try Found(text, checks: ["useless"])
    #expect(found.lines == ["useless \(text.line(of: "id=\"k4\""))"])
    // Said once more by the size of the root, which is another one elsewhere.
    let given = xib(
      [Self.box], Self.boxRules + ["a.width = 184", "root.trailing = a.trailing + 8"])
    #expect(try Found(given, checks: ["useless"]).all.isEmpty)
  }

  @Test func aConstraintThatLeadsNowhereIsLeftOut() throws {
    let text = xib([Self.box], Self.boxRules + ["a.width = gone.width"])
    let found = try Found(text, checks: ["left-out"])
    #expect(found.lines == ["left-out \(text.line(of: "id=\"k3\""))"])
  }

  @Test func anUnknownElementIsANote() throws {
    let box = Board.view("a", (8, 8, 100, 40), Self.color, element: "hologramView")
    let text = xib([box], Self.boxRules)
    let found = try Found(text, checks: ["left-out"])
    #expect(found.lines == ["left-out \(text.line(of: "<hologramView"))"])
    #expect(found.all.first?.level == .note)
  }
}
