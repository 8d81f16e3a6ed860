import PlumbLanguage
import LayoutModel
import Testing

@testable import UIKitTexts
@testable import XcodeLogs
@testable import LayoutShell

/// `rules --uikit`, `trace`, `set log-style`, and what UIKit raises.
@Suite struct UIKitTextTests {
  /// The description of the last rule after some lines.
  private func description(_ lines: String) -> String? {
    var conversation = Conversation(lines)
    return conversation.say("rules --uikit").last
  }

  private static let views = """
    root card 320x200
    view title in card
    view badge in card
    view mark in badge
    guide gutter in card

    """

  private static let forms: [(String, String)] = [
    (
      "title.leading == card.leading + 16",
      "H:|-(16)-[title]   (active, names: title:0xa2, card:0xa1, '|':card:0xa1 )"
    ),
    (
      "title.top >= card.top",
      "V:|-(>=0)-[title]   (active, names: title:0xa2, card:0xa1, '|':card:0xa1 )"
    ),
    (
      "title.left == card.left - 0.5",
      "H:|-(-0.5)-[title](LTR)   (active, names: title:0xa2, card:0xa1, '|':card:0xa1 )"
    ),
    (
      "card.trailing == badge.trailing + 16 @750",
      "H:[badge]-(16@750)-| priority:750   (active, names: card:0xa1, badge:0xa3, '|':card:0xa1 )"
    ),
    (
      "card.right <= badge.right",
      "H:[badge]-(<=0)-|(LTR)   (active, names: card:0xa1, badge:0xa3, '|':card:0xa1 )"
    ),
    (
      "card.bottom == badge.bottom",
      "V:[badge]-(0)-|   (active, names: card:0xa1, badge:0xa3, '|':card:0xa1 )"
    ),
    (
      "badge.leading == title.trailing + 8 as gap",
      "'gap' H:[title]-(8)-[badge]   (active, names: badge:0xa3, title:0xa2 )"
    ),
    (
      "badge.top == title.bottom + 1/3",
      "V:[title]-(0.333333)-[badge]   (active, names: badge:0xa3, title:0xa2 )"
    ),
    // The other writing orders, another view than the parent, and a multiplier are equations.
    (
      "card.leading == title.leading - 16",
      "card.leading == title.leading - 16   (active, names: card:0xa1, title:0xa2 )"
    ),
    (
      "badge.trailing == card.trailing - 16",
      "badge.trailing == card.trailing - 16   (active, names: badge:0xa3, card:0xa1 )"
    ),
    (
      "mark.leading == card.leading + 16",
      "mark.leading == card.leading + 16   (active, names: mark:0xa4, card:0xa1 )"
    ),
    (
      "title.leading == 2 * card.leading + 8",
      "title.leading == 2*card.leading + 8   (active, names: title:0xa2, card:0xa1 )"
    ),
    (
      "title.trailing == badge.leading - 8",
      "title.trailing == badge.leading - 8   (active, names: title:0xa2, badge:0xa3 )"
    ),
    ("title.width == 100/3", "title.width == 33.3333   (active, names: title:0xa2 )"),
    ("title.width >= -3", "title.width >= - 3   (active, names: title:0xa2 )"),
    (
      "title.width == 16/9 * title.height",
      "title.width == 1.77778*title.height   (active, names: title:0xa2 )"
    ),
    (
      "title.width == 100 - badge.width",
      "title.width == -badge.width + 100   (active, names: title:0xa2, badge:0xa3 )"
    ),
    (
      "badge.leading - title.trailing == mark.width",
      "(badge.leading - title.trailing) == mark.width   "
        + "(active, names: badge:0xa3, title:0xa2, mark:0xa4 )"
    ),
    (
      "title.width + badge.width <= card.width",
      "title.width + badge.width <= card.width   "
        + "(active, names: title:0xa2, badge:0xa3, card:0xa1 )"
    ),
    (
      "gutter.leading == card.leading",
      "H:|-(0)-[UILayoutGuide:0xa5'gutter']   (active, names: card:0xa1, '|':card:0xa1 )"
    ),
    (
      "title.top == card.safe.bottom + 8",
      "V:[UILayoutGuide:0xa1b3'UIViewSafeAreaLayoutGuide']-(8)-[title]   "
        + "(active, names: title:0xa2 )"
    ),
    (
      "title.leading == card.leadingMargin",
      "title.leading == card.leadingMargin   (active, names: title:0xa2, card:0xa1 )"
    ),
    (
      "title.centerY == card.centerYWithinMargins",
      "title.centerY == card.centerYWithinMargins   (active, names: title:0xa2, card:0xa1 )"
    ),
    (
      "title.width == 80 as wide id \"'odd' one\"",
      "''odd' one' title.width == 80   (active, names: title:0xa2 )"
    ),
    ("title.width == 80\noff c1", "title.width == 80   (inactive, names: title:0xa2 )"),
    (
      "rename title to aRatherLongNameForASingleView\naRatherLongNameForASingleView.width == 80",
      "aRatherLongNameForASingle....width == 80   "
        + "(active, names: aRatherLongNameForASingle...:0xa2 )"
    ),
    (
      "rename title to `Now playing`\n`Now playing`.top == card.top",
      "V:|-(0)-[Now playing]   (active, names: Now playing:0xa2, card:0xa1, '|':card:0xa1 )"
    ),
    (
      "rtl on\ntitle.left == card.left + 16",
      "H:[title]-(16)-|(RTL)   (active, names: card:0xa1, title:0xa2, '|':card:0xa1 )"
    ),
    (
      "rtl on\nbadge.left == title.right + 8",
      "H:[badge]-(8)-[title](RTL)   (active, names: title:0xa2, badge:0xa3 )"
    ),
    (
      "rtl on\ntitle.leading == card.leading + 16",
      "H:|-(16)-[title]   (active, names: title:0xa2, card:0xa1, '|':card:0xa1 )"
    ),
  ]

  @Test(arguments: forms)
  func aRuleIsDescribed(_ lines: String, _ body: String) {
    let text = description(Self.views + lines)
    #expect(text == "<NSLayoutConstraint:0xc1 \(body)>")
  }

  @Test func anUnnamedRuleBearsItsNumber() {
    #expect(
      description(Self.views + "title.width == 1\ntitle.width == 2\nremove c1\ntitle.height == 3")
        == "<NSLayoutConstraint:0xc3 title.height == 3   (active, names: title:0xa2 )>")
  }

  @Test func whatItemsBringAlongIsDescribed() {
    var conversation = Conversation(
      """
      root card 320x200
      view title in card content 96x20
      hug title h 1000
      stack row in card spacing 8: title
      mask row frame 10 20 80 44 flexible width
      card.safe.top == row.top
      """)
    let guide = "UILayoutGuide:0xa1b3'UIViewSafeAreaLayoutGuide'"
    let mask = "h=-&- v=--&"
    let lines = [
      "<NSLayoutConstraint:0xc1 \(guide).top == row.top   (active, names: row:0xa3 )>",
      "<NSLayoutConstraint:0xa1c0 'UIViewSafeAreaLayoutGuide-left' H:|-(0)-[\(guide)](LTR)   "
        + "(active, names: card:0xa1, '|':card:0xa1 )>",
      "<NSLayoutConstraint:0xa1c1 'UIViewSafeAreaLayoutGuide-right' H:[\(guide)]-(0)-|(LTR)   "
        + "(active, names: card:0xa1, '|':card:0xa1 )>",
      "<NSLayoutConstraint:0xa1c2 'UIViewSafeAreaLayoutGuide-top' V:|-(0)-[\(guide)]   "
        + "(active, names: card:0xa1, '|':card:0xa1 )>",
      "<NSLayoutConstraint:0xa1c3 'UIViewSafeAreaLayoutGuide-bottom' V:[\(guide)]-(0)-|   "
        + "(active, names: card:0xa1, '|':card:0xa1 )>",
      "<NSAutoresizingMaskLayoutConstraint:0xa3c0 \(mask) row.minX == 10   "
        + "(active, names: row:0xa3, '|':card:0xa1 )>",
      "<NSAutoresizingMaskLayoutConstraint:0xa3c1 \(mask) H:[row]-(230)-|   "
        + "(active, names: card:0xa1, row:0xa3, '|':card:0xa1 )>",
      "<NSAutoresizingMaskLayoutConstraint:0xa3c2 \(mask) row.minY == 20   "
        + "(active, names: row:0xa3, '|':card:0xa1 )>",
      "<NSAutoresizingMaskLayoutConstraint:0xa3c3 \(mask) row.height == 44   "
        + "(active, names: row:0xa3 )>",
      "<NSLayoutConstraint:0xa3c4 'UISV-canvas-connection' row.leading == title.leading   "
        + "(active, names: row:0xa3, title:0xa2 )>",
      "<NSLayoutConstraint:0xa3c5 'UISV-canvas-connection' H:[title]-(0)-|   "
        + "(active, names: row:0xa3, title:0xa2, '|':row:0xa3 )>",
      "<NSLayoutConstraint:0xa3c6 'UISV-canvas-connection' row.top == title.top   "
        + "(active, names: row:0xa3, title:0xa2 )>",
      "<NSLayoutConstraint:0xa3c7 'UISV-canvas-connection' V:[title]-(0)-|   "
        + "(active, names: row:0xa3, title:0xa2, '|':row:0xa3 )>",
      "<NSLayoutConstraint:0xa1e2 'UIView-Encapsulated-Layout-Width' card.width == 320   "
        + "(active, names: card:0xa1 )>",
      "<NSLayoutConstraint:0xa1e3 'UIView-Encapsulated-Layout-Height' card.height == 200   "
        + "(active, names: card:0xa1 )>",
      "<NSContentSizeLayoutConstraint:0xa2d0 title.width == 96 Hug:1000 "
        + "CompressionResistance:750   (active, names: title:0xa2 )>",
      "<NSContentSizeLayoutConstraint:0xa2d1 title.height == 20 Hug:250 "
        + "CompressionResistance:750   (active, names: title:0xa2 )>",
    ]
    #expect(conversation.say("rules --generated --uikit") == lines)
  }

  @Test func theGuidesOfAStackHaveUIKitsClasses() {
    var conversation = Conversation(
      """
      root card 320x200
      view a in card
      view b in card
      view c in card
      stack row in card axis h align center distribute equalSpacing: a, b, c
      """)
    let text = conversation.say("rules row --generated --uikit").joined(separator: "\n")
    #expect(
      text.contains(
        "'UISV-canvas-connection' row.top == _UILayoutSpacer:0xa5b0'UISV-alignment-spanner'.top"))
    #expect(text.contains("'UISV-distributing-edge' _UIOLAGapGuide:0xa5b"))
    #expect(text.contains("'UISV-spanning-fit' _UILayoutSpacer:0xa5b0'UISV-alignment-spanner'"))
    #expect(text.contains(".height == 0 priority:51   (active)>"))
  }

  // MARK: - The console log

  private static let conflict = """
    root card 320x200
    view title in card
    pin title leading trailing inset 16
    set log-style uikit

    """

  @Test func aConflictIsToldAsByTheConsole() {
    var conversation = Conversation(Self.conflict)
    let text = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      (
          "<NSLayoutConstraint:0xc1 H:|-(16)-[title]   \
      (active, names: title:0xa2, card:0xa1, '|':card:0xa1 )>",
          "<NSLayoutConstraint:0xc2 title.trailing == card.trailing - 16   \
      (active, names: title:0xa2, card:0xa1 )>",
          "<NSLayoutConstraint:0xc3 'Gr\\U00f6\\U00dfe \\"1\\"' title.width == 300   \
      (active, names: title:0xa2 )>",
          "<NSLayoutConstraint:0xa1e2 'UIView-Encapsulated-Layout-Width' card.width == 320   \
      (active, names: card:0xa1 )>"
      )
      |
      Will attempt to recover by breaking constraint\u{20}
      <NSLayoutConstraint:0xc3 'Größe "1"' title.width == 300   (active, names: title:0xa2 )>
      |
      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
    let lines = conversation.say("title.width == 300 as wide id \"Größe \\\"1\\\"\"")
    #expect(lines == text.split(separator: "\n").map(String.init))
  }

  @Test func aMaskBringsTheNoteAboutMasks() {
    var conversation = Conversation(
      "root card 320x200\nview title in card\nmask title\nset log-style uikit")
    let lines = conversation.say("title.width == 80")
    #expect(lines[5].hasPrefix("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(lines[7].contains("h=--& v=--& title.width == 0   (active, names: title:0xa2 )>"))
    #expect(lines[8].contains("<NSLayoutConstraint:0xc1 title.width == 80"))
  }

  @Test func theListIsInUIKitsOrder() {
    // Without an identifier first, then by identifier whatever its case, then by class, then by age.
    func constraint(_ address: String, _ identifier: String?, _ className: String)
      -> LoggedConstraint
    {
      var constraint = LoggedConstraint()
      constraint.className = className
      constraint.address = address
      constraint.identifier = identifier
      return constraint
    }
    let plain = "NSLayoutConstraint"
    let sorted = [
      constraint("0x1", nil, "_UISystemBaselineConstraint"),
      constraint("0x2", nil, "NSAutoresizingMaskLayoutConstraint"), constraint("0x3", nil, plain),
      constraint("0x4", nil, plain), constraint("0x5", nil, "SnapKit.LayoutConstraint"),
      constraint("0x6", "_UITemporaryLayoutWidth", plain),
      constraint("0x7", "fittingSizeHTarget", plain),
      constraint("0x8", "UIView-bottomMargin-guide-constraint", plain),
      constraint("0x9", "UIView-Encapsulated-Layout-Height", plain),
      constraint("0xa", "UIView-topMargin-guide-constraint", plain),
    ]
    let mixed = [9, 2, 4, 0, 8, 3, 5, 7, 1, 6].map { sorted[$0] }
    let list = UnsatisfiableLog(mixed, breaking: nil).lines.filter { $0.contains("    \"<") }
    let addresses = list.map { $0.split(separator: ":")[1].prefix { $0 != " " } }
    #expect(addresses == sorted.map { Substring($0.address) })
  }

  @Test func theStyleIsNoStepAndIsSaved() throws {
    var conversation = Conversation(Self.conflict)
    #expect(conversation.shell.timeline.current == 3)
    _ = conversation.say("title.width == 300")
    #expect(conversation.say("conflicts").first?.hasPrefix("[LayoutConstraints]") == true)
    #expect(conversation.say("try title.width == 310 @1000")[0].hasPrefix("[LayoutConstraints]"))
    let text = conversation.shell.transcript.sessionText
    let replay = Replay(try Session(text), files: .none, oracle: .none)
    expectPassed(replay)
    #expect(replay.shell.wording == .uikit)
    _ = conversation.say("set log-style plumb")
    #expect(conversation.say("conflicts").first?.hasPrefix("x conflict") == true)
    #expect(conversation.error("set log-style apple") == .badChoice)
    #expect(conversation.error("set log-style") == .missing)
  }

  @Test func aConflictOfTheConsoleHasToStandInASession() throws {
    let text = """
      plumb 1

      plumb> root card 320x200
      plumb> set log-style uikit
      plumb> card.width == 300
      ...
      """
    #expect(!Replay(try Session(text), files: .none, oracle: .none).hasPassed)
    let told = text.replacing("...", with: "{*} Unable to simultaneously satisfy constraints.\n...")
    expectPassed(Replay(try Session(told), files: .none, oracle: .none))
  }

  // MARK: - The trace

  @Test func theTreeIsTraced() {
    var conversation = Conversation(
      """
      root card 320x200
      view box in card
      label title "Now playing" in box content 96x20
      view old in card
      guide gutter in box
      pin box inset 8.5
      pin title leading
      mask old frame 1 2 3 4
      gutter.leading >= box.leading
      """)
    let text = """
      •card
      |   *box
      |   |   *<UILayoutGuide: 0xa5 - "gutter", layoutFrame = {{0, 0}, {0, 0}}, owningView = \
      <UIView: 0xa2; frame = (8.5 8.5; 303 183)>>- AMBIGUOUS LAYOUT for \
      UILayoutGuide:0xa5'gutter'.minX{id: 17}
      |   |   *title- AMBIGUOUS LAYOUT for title.minY{id: 10}
      |   +old
      |
      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
    #expect(conversation.say("trace") == text.split(separator: "\n").map(String.init))
    #expect(
      conversation.say("trace title").first == "*title- AMBIGUOUS LAYOUT for title.minY{id: 10}")
    #expect(Conversation().shell.layout.root == nil)
    var empty = Conversation()
    #expect(empty.say("trace") == ["nothing yet: root card 320x200"])
    #expect(conversation.error("trace nobody") == .noItem)
  }

  @Test func aSystemGuideIsTracedWhereItTakesPart() {
    var conversation = Conversation(
      "root card 320x200\nsafe card 20 0 0 0\nview title in card\ntitle.top == card.safe.top")
    #expect(
      conversation.say("trace")[1]
        == "|   *<UILayoutGuide: 0xa1b3 - \"UIViewSafeAreaLayoutGuide\", layoutFrame = "
        + "{{0, 20}, {320, 180}}, owningView = <UIView: 0xa1; frame = (0 0; 320 200)>>")
  }

  // MARK: - Exceptions

  private static let exceptions: [(String, String)] = [
    (
      "title.left == card.leading",
      "NSInvalidArgumentException: NSLayoutConstraint for <UILabel: 0xa2>: A constraint cannot be "
        + "made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    ),
    (
      "title.leading == 8",
      "NSInvalidArgumentException: NSLayoutConstraint for <UILabel: 0xa2>: A multiplier of 0 or a "
        + "nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in "
        + "pairs."
    ),
    (
      "title.leading == 0 * card.leading + 8",
      "NSInvalidArgumentException: NSLayoutConstraint for <UILabel: 0xa2>: A multiplier of 0 or a "
        + "nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in "
        + "pairs."
    ),
    (
      "title.width == card.trailing - 16",
      "NSInvalidArgumentException: NSLayoutConstraint for <UILabel: 0xa2>: Invalid pairing of "
        + "layout attributes."
    ),
    (
      "card.leading == title.top @750 as odd",
      "NSInvalidLayoutConstraintException: Constraint improperly relates anchors of incompatible "
        + "types: <NSLayoutConstraint:0xc1 'odd' card.leading == title.top priority:750   "
        + "(active, names: card:0xa1, title:0xa2 )>"
    ),
    (
      "title.width == 80 @1000.5",
      "NSInternalInconsistencyException: It's illegal to set priority:1000.5.  Priorities must be "
        + "greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    ),
    (
      "title.top == card.top + 1e300 * 1e300",
      "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's "
        + "illegal.  constant:inf firstAnchor:<NSLayoutYAxisAnchor:0xa2f3 \"title.top\"> "
        + "secondAnchor:<NSLayoutYAxisAnchor:0xa1f3 \"card.top\">"
    ),
    (
      "title.width == -1e300 * 1e300",
      "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's "
        + "illegal.  constant:-inf firstAnchor:<NSLayoutDimension:0xa2f7 \"title.width\"> "
        + "secondAnchor:(null)"
    ),
    (
      "title.width == card.width / 0",
      "NSInternalInconsistencyException: Multiplier is not finite!  That's illegal.  multiplier:inf"
    ),
  ]

  @Test(arguments: exceptions)
  func whatUIKitRaisesIsSaidToo(_ line: String, _ text: String) {
    var conversation = Conversation("root card 320x200\nlabel title \"Hi\" in card")
    #expect(conversation.shell.run(line).error?.details == ["UIKit: *** \(text)"])
  }

  @Test(arguments: [
    "title.leading + card.leading + title.trailing == 8",
    "title.width + card.width == title.leading",
    "hug title h 1001", "title.width == 1e12", "8 == 9", "title.nothing == 3",
  ])
  func whereUIKitDoesNotRaiseNothingIsSaid(_ line: String) {
    var conversation = Conversation("root card 320x200\nlabel title \"Hi\" in card")
    #expect(conversation.shell.run(line).error?.details == [])
  }

  // MARK: - Completion

  @Test(arguments: [
    ("rules --", ["--generated", "--uikit"]), ("rules ca", ["card"]),
    ("rules card --u", ["--uikit"]), ("set log", ["log-style"]), ("set log-", ["log-style"]),
    ("set log-style u", ["uikit"]), ("trace ", ["card"]), ("card.width == 4 -c", ["card"]),
  ])
  func wordsWithDashesAreCompleted(_ line: String, _ words: [String]) {
    let shell = Conversation("root card 320x200").shell
    let found = shell.completion(of: line, at: line.unicodeScalars.count).candidates.map(\.text)
    #expect(found == words)
  }
}
