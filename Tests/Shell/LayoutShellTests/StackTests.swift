import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import Testing

@testable import LayoutShell

/// Stacks as people write them, and where UIKit puts what is in them.
@Suite struct StackTests {
  /// Checks the places of some views, `x y w h` in their parents.
  private static func check(
    _ lines: String, _ frames: [String: [Double]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let solved = Conversation("root card 400x400\n" + lines).shell.analysis.solved
    #expect(solved.broken.isEmpty, sourceLocation: sourceLocation)
    let found = LawTests.frames(solved)
    for (name, frame) in frames {
      let place = found[name].map { [$0.x, $0.y, $0.width, $0.height] } ?? []
      let isThere = zip(place, frame).allSatisfy { abs($0 - $1) < 0.001 }
      #expect(
        place.count == 4 && isThere, "\(name) \(place) \(frame)", sourceLocation: sourceLocation)
    }
  }

  /// What a stack makes: text, priority and identifier.
  private static func made(_ layout: Layout) -> [String] {
    layout.generatedRules.map { rule in
      let priority = rule.priority == 1000 ? "" : " @\(rule.priority.spelled)"
      return "\(layout.text(of: rule))\(priority) \(rule.identifier.dropFirst("UISV-".count))"
    }
  }

  @Test func aCenteredViewKeepsItsSize() {
    Self.check(
      """
      view a content 24x24
      view b content 60x40
      stack row in card axis h spacing 8 align center: a b
      pin row top leading
      """, ["row": [0, 0, 92, 40], "a": [0, 8, 24, 24], "b": [32, 0, 60, 40]])
  }

  @Test func theViewThatHugsLessFills() {
    Self.check(
      """
      view a content 44x44
      view b content 44x44
      stack row in card axis h spacing 10: a b
      pin row top leading
      size row 200x50
      hug b h 249
      """, ["a": [0, 0, 44, 50], "b": [54, 0, 146, 50]])
  }

  @Test func twoViewsOnTopOfEqualWidthTakeFourteenRules() {
    let lines = """
      view v1 content 44x30
      view v2 content 20x44
      stack row in card axis h spacing 10 align top distribute fillEqually: v1 v2
      pin row top leading
      row.width == 110
      """
    Self.check(lines, ["row": [0, 0, 110, 44], "v1": [0, 0, 50, 30], "v2": [60, 0, 50, 44]])
    let layout = Conversation("root card 400x400\n" + lines).shell.layout
    #expect(
      Self.made(layout).sorted()
        == [
          "v1.top == v2.top alignment",
          "row.leading == v1.leading canvas-connection",
          "row.trailing == v2.trailing canvas-connection",
          "row.top == v1.top canvas-connection",
          "row.bottom == row.spanner.bottom canvas-connection",
          "v2.width == v1.width fill-equally",
          "v2.leading == v1.trailing + 10 spacing",
          "row.spanner.top == v1.top @999.5 spanning-boundary",
          "row.spanner.bottom >= v1.bottom spanning-boundary",
          "row.spanner.top == v2.top @999.5 spanning-boundary",
          "row.spanner.bottom >= v2.bottom spanning-boundary",
          "row.spanner.height == 0 @51 spanning-fit",
          "v1.height == 0 @25 ambiguity-suppression",
          "v2.height == 0 @25 ambiguity-suppression",
        ].sorted())
  }

  @Test func oneViewNeedsNoSpanner() {
    let layout = Conversation(
      """
      root card 400x400
      view a content 44x30
      stack row in card axis h align center: a
      """
    ).shell.layout
    #expect(
      Self.made(layout) == [
        "row.leading == a.leading canvas-connection",
        "row.trailing == a.trailing canvas-connection",
        "row.top <= a.top canvas-connection", "row.bottom >= a.bottom canvas-connection",
        "row.centerY == a.centerY canvas-connection", "row.height == 0 @49 canvas-fit",
        "a.height == 0 @25 ambiguity-suppression",
      ])
  }

  @Test func equalSpacingMakesGapsOfOneSize() {
    let lines = """
      view a content 20x44
      view b content 60x44
      view c content 40x44
      stack row in card axis h spacing 10 distribute equalSpacing: a b c
      pin row top leading
      row.width == 300
      """
    Self.check(lines, ["a": [0, 0, 20, 44], "b": [110, 0, 60, 44], "c": [260, 0, 40, 44]])
    let layout = Conversation("root card 400x400\n" + lines).shell.layout
    #expect(
      Self.made(layout).prefix(10) == [
        "row.leading == a.leading canvas-connection",
        "row.trailing == c.trailing canvas-connection",
        "b.leading >= a.trailing + 10 spacing", "c.leading >= b.trailing + 10 spacing",
        "row.gap1.leading == a.trailing distributing-edge",
        "row.gap1.trailing == b.leading distributing-edge",
        "row.gap2.leading == b.trailing distributing-edge",
        "row.gap2.trailing == c.leading distributing-edge",
        "row.gap2.width == row.gap1.width fill-equally", "row.width == 0 @49 canvas-fit",
      ])
  }

  @Test func equalCenteringPutsCentresAtEqualDistances() {
    let lines = """
      view a content 20x44
      view b content 60x44
      view c content 40x44
      stack row in card axis h spacing 10 distribute equalCentering: a b c
      pin row top leading
      size row 300x44
      """
    Self.check(lines, ["a": [0, 0, 20, 44], "b": [115, 0, 60, 44], "c": [260, 0, 40, 44]])
    let layout = Conversation("root card 400x400\n" + lines).shell.layout
    #expect(Self.made(layout).contains("row.gap2.width == row.gap1.width @149 fill-equally"))
    #expect(Self.made(layout).contains("row.gap1.leading == a.centerX distributing-edge"))
  }

  /// A hidden view takes the gap behind it away, and the one before it goes on to the next view.
  @Test func theOtherGapsKeepTheirNamesWhenAViewIsHidden() {
    let lines = """
      root card 400x400
      view a content 20x44
      view b content 60x44
      view c content 40x44
      view d content 10x44
      stack row in card axis h distribute equalSpacing: a b c d
      hide b
      """
    let made = Self.made(Conversation(lines).shell.layout).filter { $0.contains("gap") }
    #expect(
      made == [
        "row.gap1.leading == a.trailing distributing-edge",
        "row.gap1.trailing == c.leading distributing-edge",
        "row.gap3.leading == c.trailing distributing-edge",
        "row.gap3.trailing == d.leading distributing-edge",
        "row.gap3.width == row.gap1.width fill-equally",
      ])
  }

  /// With one priority for all gaps the third view could be anywhere from 140 to 150.
  @Test func theEarlierGapMattersMore() {
    Self.check(
      """
      view a content 100x44
      view b content 20x44
      view c content 30x44
      view d content 10x44
      stack row in card axis h spacing 10 distribute equalCentering: a b c d
      pin row top leading
      size row 200x44
      """, ["c": [150, 0, 30, 44]])
  }

  @Test func viewsShareInProportionToTheirContent() {
    Self.check(
      """
      view a content 100x44
      view b content 50x44
      stack row in card axis h distribute fillProportionally: a b
      pin row top leading
      row.width == 300
      """, ["a": [0, 0, 200, 44], "b": [200, 0, 100, 44]])
  }

  @Test func spacingCountsAmongTheShares() {
    let lines = """
      view a content 60x44
      view b content 30x44
      view c content 30x44
      stack row in card axis h spacing 10 distribute fillProportionally: a b c
      pin row top leading
      size row 300x44
      """
    Self.check(
      lines,
      [
        "a": [0, 0, 128.571, 44], "b": [138.571, 0, 64.286, 44], "c": [212.857, 0, 87.143, 44],
      ])
    var conversation = Conversation("root card 400x400\n" + lines)
    let shares = { (shell: Shell) in
      Self.made(shell.layout).filter { $0.hasSuffix("fill-proportionally") }
    }
    #expect(
      shares(conversation.shell) == [
        "a.width == 3/7 * row.width @999 fill-proportionally",
        "b.width == 3/14 * row.width @998 fill-proportionally",
        "c.width == 3/14 * row.width @997 fill-proportionally",
      ])
    _ = conversation.say("content a 20x44")
    #expect(shares(conversation.shell)[0].hasPrefix("a.width == 0.2 * row.width"))
    _ = conversation.say("content b none")
    #expect(shares(conversation.shell)[1] == "b.width == 0 fill-proportionally")
  }

  @Test func withoutContentAllGetTheSame() {
    let layout = Conversation(
      """
      root card 400x400
      view a
      view b
      stack row in card axis h distribute fillProportionally: a b
      """
    ).shell.layout
    #expect(Self.made(layout).contains("b.width == a.width fill-equally"))
    #expect(!Self.made(layout).contains { $0.hasSuffix("fill-proportionally") })
  }

  @Test func theOnlyViewWithContentGetsEverything() {
    let layout = Conversation(
      """
      root card 400x400
      view a content 20x20
      view b
      stack row in card axis h distribute fillProportionally: a b
      """
    ).shell.layout
    #expect(Self.made(layout).contains("a.width == row.width fill-proportionally"))
    #expect(Self.made(layout).contains("b.width == 0 fill-proportionally"))
  }

  @Test func aHiddenViewHalvesTheSpacingOnBothSides() {
    let lines = """
      view a content 44x44
      view h content 44x44
      view c content 44x44
      stack row in card axis h spacing 10: a h c
      pin row top leading
      row.width == 200
      hug c h 249
      hide h
      """
    Self.check(lines, ["a": [0, 0, 44, 44], "h": [49, 0, 0, 44], "c": [54, 0, 146, 44]])
    let made = Self.made(Conversation("root card 400x400\n" + lines).shell.layout)
    #expect(made.contains("h.leading == a.trailing + 5 spacing"))
    #expect(made.contains("c.leading == h.trailing + 5 spacing"))
    #expect(made.contains("h.width == 0 hiding"))
  }

  @Test func hidingConflictsOnlyWithRequiredSizes() {
    let lines = Self.three + "hide b\n"
    var conversation = Conversation("root card 400x400\n" + lines + "b.width == 10 @999 as wide")
    #expect(conversation.shell.analysis.conflicts.isEmpty)
    let reply = conversation.say("priority wide required")
    #expect(reply.first?.hasPrefix("x conflict") ?? false)
    #expect(conversation.shell.run("expect broken wide").failure == nil)
    // The spacing inside a stack is required too.
    conversation = Conversation(
      """
      root card 400x400
      view p
      view q
      stack inner in card axis h spacing 5: p q
      stack row in card axis h: inner
      """)
    #expect(conversation.say("hide inner").first?.hasPrefix("x conflict") ?? false)
  }

  @Test func marginsAreKeptInside() {
    let lines = """
      view a content 44x44
      view b content 44x44
      stack row in card axis h spacing 4 margins 8: a b
      pin row top leading
      size row 200x60
      hug b h 249
      """
    Self.check(lines, ["a": [8, 8, 44, 44], "b": [56, 8, 136, 44]])
    let layout = Conversation("root card 400x400\n" + lines).shell.layout
    #expect(Self.made(layout).contains("row.margins.top == a.top canvas-connection"))
    #expect(
      layout.generatedRules.prefix(4).map { "\($0.identifier) \(layout.text(of: $0))" } == [
        "UIView-leftMargin-guide-constraint row.margins.left == row.left + 8",
        "UIView-rightMargin-guide-constraint row.right == row.margins.right + 8",
        "UIView-topMargin-guide-constraint row.margins.top == row.top + 8",
        "UIView-bottomMargin-guide-constraint row.bottom == row.margins.bottom + 8",
      ])
  }

  @Test func fourMarginsGoRoundFromTheTop() {
    Self.check(
      """
      view a content 44x44
      stack row in card axis v align center margins 1 2 3 4: a
      pin row top leading
      """, ["row": [0, 0, 50, 48], "a": [2, 1, 44, 44]])
  }

  @Test func sharesAreOfTheStackNotOfTheRoomInsideItsMargins() {
    Self.check(
      """
      view a content 100x44
      view b content 50x44
      stack row in card axis h distribute fillProportionally margins 8: a b
      pin row top leading
      row.width == 300
      """, ["a": [8, 8, 200, 44], "b": [208, 8, 84, 44]])
  }

  @Test func firstBaselinesMeet() {
    let views = """
      view a content 30x20
      view b content 50x40
      baseline a first 15 last 5
      baseline b first 32 last 8

      """
    Self.check(
      views + """
        stack row in card axis h spacing 5 align firstBaseline: a b
        pin row top leading
        """, ["row": [0, 0, 85, 23], "a": [0, 0, 30, 20], "b": [35, -17, 50, 40]])
    Self.check(
      views + """
        stack row in card axis h spacing 5 align firstBaseline: b a
        pin row top leading
        """, ["row": [0, 0, 85, 40], "a": [55, 17, 30, 20]])
  }

  @Test func spacingMayRunFromBaselineToBaseline() {
    let lines = """
      view a content 30x20
      view b content 50x20
      baseline a first 15 last 5
      baseline b first 15 last 5
      stack column in card axis v spacing 12 align leading baseline-relative: a b
      pin column top leading
      """
    Self.check(lines, ["column": [0, 0, 50, 32], "a": [0, 0, 30, 20], "b": [0, 12, 50, 20]])
    let made = Self.made(Conversation("root card 400x400\n" + lines).shell.layout)
    #expect(made.contains("b.firstBaseline == a.lastBaseline + 12 spacing"))
  }

  @Test func aColumnHasTheBaselinesOfItsFirstAndLastView() {
    let views = """
      view a content 30x20
      view p content 30x30
      view q content 30x30
      baseline a first 15 last 5
      baseline p first 28 last 2
      baseline q first 20 last 10
      stack column in card axis v: p q

      """
    Self.check(
      views + """
        stack row in card axis h align lastBaseline: column a
        pin row top leading
        """, ["column": [0, 0, 30, 60], "a": [30, 35, 30, 20]])
    Self.check(
      views + """
        stack row in card axis h align firstBaseline: column a
        pin row top leading
        """, ["a": [30, 13, 30, 20]])
  }

  @Test func theBaselineOfAColumnFollowsWhatIsInIt() {
    var conversation = Conversation(
      """
      root card 400x400
      view a content 30x20
      view p content 30x30
      view q content 30x30
      baseline p first 28 last 2
      stack inner in card axis v: p q
      stack column in card axis v: inner
      stack row in card axis h align firstBaseline: column a
      column.firstBaseline == card.top + 100
      row.leading == card.leading
      """)
    for (line, y) in [
      ("baseline p first 8 last 2", 92.0), ("arrange inner: q p", 100),
      ("move p in inner at 0", 92),
      ("inner.axis = horizontal", 100), ("inner.axis = vertical", 92), ("remove p", 100),
      ("undo", 92), ("baseline inner first 3", 97), ("move inner in card", 100),
    ] {
      #expect(conversation.error(line) == nil, "\(line)")
      let analysis = conversation.shell.analysis
      #expect(
        IncrementalTests.words(analysis)
          == IncrementalTests.words(LayoutAnalysis(analysis.layout)), "\(line)")
      let column = analysis.layout.items.first { $0.name == "column" }?.id
      #expect(column.map { analysis.solved.frameInRoot(of: $0).y } == y, "\(line)")
    }
  }

  // MARK: - Custom spacing

  private static let three = """
    view a content 10x10
    view b content 10x10
    view c content 10x10
    stack row in card axis h spacing 8: a b c
    pin row top leading

    """

  @Test func aViewMayHaveADistanceOfItsOwn() {
    let lines = Self.three + "spacing row after a 20"
    Self.check(lines, ["row": [0, 0, 58, 10], "b": [30, 0, 10, 10], "c": [48, 0, 10, 10]])
    Self.check(lines + "\nspacing row after a none", ["row": [0, 0, 46, 10]])
    Self.check(lines + "\nhide b", ["row": [0, 0, 40, 10], "c": [30, 0, 10, 10]])
    Self.check(lines + "\nhide a", ["row": [0, 0, 28, 10], "b": [0, 0, 10, 10]])
    Self.check(lines + "\nspacing row after c 99", ["row": [0, 0, 58, 10]])
  }

  @Test func theDistanceStaysWhenReorderedAndGoesWithTheView() {
    let lines = Self.three + "spacing row after a 20"
    Self.check(lines + "\narrange row: c a b", ["row": [0, 0, 58, 10], "a": [18, 0, 10, 10]])
    Self.check(lines + "\nmove a in row at 1", ["row": [0, 0, 58, 10], "a": [18, 0, 10, 10]])
    Self.check(lines + "\narrange row: b c\narrange row: a b c", ["row": [0, 0, 46, 10]])
    Self.check(lines + "\nmove a in card\nmove a in row at 0", ["row": [0, 0, 46, 10]])
    let conversation = Conversation("root card 400x400\n" + lines + "\nremove a")
    #expect(conversation.shell.layout.items.last { $0.stack != nil }?.stack?.customSpacing == [:])
  }

  // MARK: - Lines

  @Test func stacksAreSpelledWithAllTheirOptions() {
    let lines = [
      "root card 400x400",
      "stack row in card axis v spacing 8 align center distribute equalSpacing"
        + " margins 1 2 3 4 baseline-relative", "view a in row", "view b in row",
      "arrange row: a, b", "spacing row after a 4.5",
    ]
    let first = Conversation(lines.joined(separator: "\n")).shell.layout
    #expect(first.commands == lines)
    let second = Conversation(first.commands.joined(separator: "\n")).shell.layout
    #expect(second.commands == first.commands)
    #expect(second.generatedRules == first.generatedRules)
  }

  @Test func settingsAreUIKits() {
    var conversation = Conversation(
      "root card 400x400\nview a content 9x9\nstack row in card axis v: a")
    for line in [
      "row.distribution = equalSpacing", "row.distribution = .equalCentering", "row.spacing = 4",
      "row.isLayoutMarginsRelativeArrangement = true", "row.isBaselineRelativeArrangement = true",
    ] { #expect(conversation.error(line) == nil, "\(line)") }
    var row = conversation.shell.layout.items.compactMap(\.stack).first
    #expect(row?.distribution == .equalCentering)
    #expect(row?.spacing == 4)
    #expect(row?.margins == .standard)
    #expect(row?.isBaselineRelative == true)
    for line in [
      "row.margins = 1 2 3 4", "row.isBaselineRelativeArrangement = false",
    ] { #expect(conversation.error(line) == nil, "\(line)") }
    row = conversation.shell.layout.items.compactMap(\.stack).first
    #expect(row?.margins == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(row?.isBaselineRelative == false)
    _ = conversation.say("row.margins = none")
    #expect(conversation.shell.layout.items.compactMap(\.stack).first?.margins == nil)
  }

  @Test func wrongOptionsAreErrorsWithACaret() {
    var conversation = Conversation(
      "root card 400x400\nview a content 9x9\nview b\nstack row in card axis h: a")
    #expect(
      conversation.say("stack s axis h distribute equalSpacin: b") == [
        "error[E012]: \"equalSpacin\" is not a distribution",
        "  stack s axis h distribute equalSpacin: b",
        "                            ^~~~~~~~~~~ did you mean equalSpacing?",
        "  one of: fill, fillEqually, fillProportionally, equalSpacing, equalCentering",
      ])
    #expect(
      conversation.say("spacing row after b 4") == [
        "error[E046]: b is not arranged by row", "  spacing row after b 4",
        "                    ^",
      ])
    #expect(
      conversation.say("spacing card after a 4") == [
        "error[E044]: card is not a stack", "  spacing card after a 4", "          ^~~~",
      ])
    #expect(conversation.error("spacing row after a") == .missing)
    #expect(conversation.error("spacing row a 4") == .missing)
    #expect(conversation.error("spacing row after a 1e10") == .numberOutOfRange)
    #expect(conversation.error("stack s axis h margins: b") == .missing)
    #expect(conversation.error("stack s axis h margins 1 2: b") == .missing)
    #expect(conversation.error("stack s axis h margins 1 2 3 1e10: b") == .numberOutOfRange)
    #expect(conversation.error("stack s axis h baseline: b") == .badChoice)
    #expect(conversation.error("stack s axis h baseline-relativ: b") == .badChoice)
    #expect(conversation.error("row.margins = wide") == .missing)
    #expect(conversation.error("card.distribution = equalSpacing") == .notAStack)
    #expect(conversation.error("row.isBaselineRelativeArrangement = 3") == .missing)
    #expect(conversation.shell.layout.items.compactMap(\.stack).first?.margins == nil)
  }

  @Test func theRulesOfAStackAreThoseItMakes() {
    var conversation = Conversation("root card 400x400\n" + Self.three)
    _ = conversation.say("row.distribution = equalSpacing")
    let lines = conversation.say("rules row --generated")
    #expect(lines.contains("UISV-spacing"))
    #expect(lines.contains("UISV-distributing-edge"))
    #expect(lines.contains("  row.spacing1  b.leading >= a.trailing + 8  required  tight"))
    #expect(!conversation.say("rules a --generated").joined().contains("c.trailing"))
  }

  @Test func completionKnowsTheOptions() {
    let shell = Conversation(
      "root card 400x400\nview a content 9x9\nstack row in card axis h: a"
    ).shell
    func words(_ line: String) -> [String] {
      shell.completion(of: line, at: line.unicodeScalars.count).candidates.map(\.text)
    }
    #expect(words("stack s bas") == ["baseline-relative"])
    #expect(words("stack s mar") == ["margins"])
    #expect(words("spacing row af") == ["after"])
    #expect(words("row.isB") == ["isBaselineRelativeArrangement"])
    #expect(words("stack s axis h distribute equalS") == ["equalSpacing"])
    #expect(words("row.distribution = equalC") == ["equalCentering"])
    #expect(words("stack s axis h align fi") == ["fill", "firstBaseline"])
  }
}
