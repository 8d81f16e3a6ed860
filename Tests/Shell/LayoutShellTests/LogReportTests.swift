import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import Testing
import XcodeLogs

@testable import LayoutShell

/// What is said about logs that are damaged, or that hold no conflict of the reader's own.
@Suite struct LogReportTests {
  /// The report on the first log of a text, as one line.
  private func report(_ text: String) throws -> String {
    let log = try #require(try ConflictLog.layouts(in: text).first)
    let report = LogReport(log, LayoutAnalysis(log.layout), keeping: .importing("console.txt"))
    return report.text.map { line in String(line.drop { $0 == " " }) }.joined(separator: " ")
  }

  private static let header = "Unable to simultaneously satisfy constraints.\n(\n"

  @Test func aLogThatIsCutOffDoesNotAffectTheOneBeforeIt() throws {
    let text = try report(
      Self.header + """
            "<NSLayoutConstraint:0x61 UILabel:0x71.top == App.Row:0x72.top + 4   (active)>",
            "<NSLayoutConstraint:0x62 UILabel:0x71.top == App.Row:0x72.top + 9   (active)>"
        )

        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x63 UILabel:0x73.top == App.Ro
        """)
    #expect(text.contains("the log from line 7 is left out: it is cut off here in line 9"))
    #expect(text.contains("5 apart"))
  }

  @Test(arguments: ["0x7fa1b2|c3d400", "0x|7fa1b2c3d400", "0x7fa1b2c3d40|0"])
  func anAddressThatIsBrokenIsOneAddress(_ address: String) throws {
    let whole = address.replacing("|", with: "")
    let broken = address.replacing("|", with: "\n")
    let text = try report(
      Self.header + """
            "<NSLayoutConstraint:0x61 App.Tag:0x7fa1.top == App.Card:\(whole).top + 8   (active)>",
            "<NSLayoutConstraint:0x62 App.Tag:0x7fa1.top == App.Card:\(broken).top + 20   (active)>"
        )
        """)
    #expect(text.contains("3 views read: window, Tag1, Card1"))
    #expect(text.contains("12 apart"))
  }

  @Test func aSuperviewThatIsNotPrintedIsTheViewThatOthersTieItTo() throws {
    let text = try report(
      Self.header + """
            "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIView:0x71.midY == + 30>",
            "<NSAutoresizingMaskLayoutConstraint:0x62 h=--& v=--& V:[UIView:0x71(20)]>",
            "<NSLayoutConstraint:0x63 UIView:0x71.bottom == App.Bar:0x72.bottom - 10>",
            "<NSLayoutConstraint:0x64 V:[App.Bar:0x72(44)]>"
        )
        """)
    #expect(text.contains("line 3: the superview of UIView:0x71 is not in the log: Bar:0x72"))
    #expect(text.contains("3 rules ask for 50, root.height is 44: 6 too many"))
  }

  @Test func aLabelIsShownForTheRoot() throws {
    let text = try report(
      Self.header + """
            "<NSLayoutConstraint:0x61 Player.icon.width == 36   (active, names: Player.icon:0x7a )>",
            "<NSLayoutConstraint:0x62 Player.icon.width == 28   (active, names: Player.icon:0x7a )>"
        )
        """)
    #expect(text.contains("1 view read: root (Player.icon)"))
  }

  @Test func theSameRuleTwiceIsAddedOnce() throws {
    let text = try report(
      Self.header + """
            "<NSLayoutConstraint:0x61 UILabel:0x71.leading == UIView:0x72.leading + 14   (active)>",
            "<NSLayoutConstraint:0x62 UILabel:0x71.leading == UIView:0x72.leading + 14   (active)>"
        )
        """)
    #expect(text.contains("c1, c2 are one and the same rule, added twice: add it once"))
    #expect(!text.contains("more than 0"))
  }

  @Test func sizesFromOutsideAloneContradictNothing() throws {
    let text = try report(
      """
      <NSLayoutConstraint:0x61 'UIView-Encapsulated-Layout-Height' App.Bar:0x71.height == 90 (active)>
      <NSLayoutConstraint:0x62 'UIView-Encapsulated-Layout-Width' App.Bar:0x71.width == 240 (active)>
      """)
    #expect(text.contains("c1, c2 are the size that the system gives Bar from outside"))
    #expect(text.contains("the rest of the log is missing"))
  }

  @Test func whatNobodyWroteHasNoFix() throws {
    let text = try report(
      Self.header + """
            "<NSAutoresizingMaskLayoutConstraint:0x61 h=-&- v=-&- _NSContent:0x71.minX == 0   (active, names: '|':NSTextView:0x72 )>",
            "<NSAutoresizingMaskLayoutConstraint:0x62 h=-&- v=-&- H:[_NSContent:0x71]-(30)-|   (active, names: '|':NSTextView:0x72 )>",
            "<NSAutoresizingMaskLayoutConstraint:0x63 h=--& v=--& NSTextView:0x72.width == 4   (active)>"
        )
        """)
    #expect(text.contains("26 too many"))
    #expect(text.contains("none of these rules is yours"))
    #expect(!text.contains("what would help"))
  }

  @Test func aViewWithoutConstraintsToItsHostIsNamed() throws {
    let text = try report(
      """
      UIWindow:0x71
      |   \u{2022}UIView:0x72, MISSING HOST CONSTRAINTS
      |   |   *UIButton:0x73'Go'- AMBIGUOUS LAYOUT for UIButton:0x73'Go'.minX{id: 17}
      """)
    #expect(text.contains("has no constraints to what is around it (MISSING HOST CONSTRAINTS)"))
  }

  // MARK: - Whose rules they are

  @Test func theSizeOfAContentViewIsTheListsWithoutAnIdentifierToo() throws {
    let text = try report(
      Self.header + """
            "<NSLayoutConstraint:0x61 UILabel:0x71.top == UITableViewCellContentView:0x72.top>",
            "<NSLayoutConstraint:0x62 UILabel:0x71.bottom == UITableViewCellContentView:0x72.bottom>",
            "<NSLayoutConstraint:0x63 UILabel:0x71.height == 90>",
            "<NSLayoutConstraint:0x64 UITableViewCellContentView:0x72.height == 44>"
        )
        """)
    #expect(text.contains("c4 has no identifier, and is taken as the height that the list gives"))
    #expect(text.contains("1  c2 at 999"))
    #expect(!text.contains("44 → 90"))
  }

  @Test func aProgramOfTheSystemIsNotOnes() throws {
    let text = try report(
      "Mar  4 18:25:38 phone SpringBoard[77]: " + Self.header + """
            "<NSLayoutConstraint:0x61 UILabel:0x71.height == 90>",
            "<NSLayoutConstraint:0x62 UILabel:0x71.height == 44>"
        )
        """)
    #expect(text.contains("SpringBoard, a program of the system, printed this"))
    #expect(!text.contains("what would help"))
  }

  @Test func aListWithoutItsBeginningIsSaidToLackIt() throws {
    let text = try report(
      """
          "<NSLayoutConstraint:0x61 UILabel:0x71.height == 90>",
          "<NSLayoutConstraint:0x62 V:[UILabel:0x71]-(5)-|   (active, names: '|':UIView:0x72 )>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x61 UILabel:0x71.height == 90>
      """)
    #expect(text.contains("the list begins in its middle"))
    #expect(!text.contains("what contradicts them is not in the log"))
  }

  @Test func aThirdOfAPointIsTheSeparator() throws {
    let text = try report(
      Self.header + """
            "<NSLayoutConstraint:0x61 App.Cell:0x71.height == 80>",
            "<NSLayoutConstraint:0x62 'UIView-Encapsulated-Layout-Height' App.Cell:0x71.height == 80.3333>"
        )
        """)
    #expect(text.contains("0.333, is the separator line below the cell, which stays"))
    #expect(!text.contains("in the final one"))
  }

  @Test func guidesOfPrivateViewsAreTheSystems() throws {
    let text = try report(
      Self.header + """
            "<NSLayoutConstraint:0x61 H:|-(90)-[UILayoutGuide:0x71'Bar']   (active, names: '|':_UIBarContentView:0x72 )>",
            "<NSLayoutConstraint:0x63 UILayoutGuide:0x71'Bar'.trailing <= UILayoutGuide:0x73'Title'.leading   (active)>",
            "<NSLayoutConstraint:0x64 UILayoutGuide:0x73'Title'.leading <= _UIBarContentView:0x72.trailing   (active)>",
            "<NSLayoutConstraint:0x65 'UIView-Encapsulated-Layout-Width' _UIBarContentView:0x72.width == 0   (active)>"
        )
        """)
    #expect(text.contains("all these views are UIKit's own"))
    #expect(text.contains("no fix: none of it is yours to change"))
  }

  @Test func aListWithoutItsEndIsSaidToLackIt() throws {
    let list =
      Self.header + """
              "<NSLayoutConstraint:0x61 UILabel:0x71.height == 90>",
              "<NSLayoutConstraint:0x62 V:[UILabel:0x71]-(5)-|   (active, names: '|':UIView:0x72 )>"
        """
    #expect(try report(list).contains("the list is cut off, as no ) ends it"))
    for end in [
      "\n)", ")",
      "\nWill attempt to recover by breaking constraint\n"
        + "<NSLayoutConstraint:0x61 UILabel:0x71.height == 90>",
    ] {
      #expect(try !report(list + end).contains("the list is cut off"))
    }
  }

  @Test func constraintsThatAWebPageHasDroppedAreSaidToBeLost() {
    #expect {
      try report("Unable to simultaneously satisfy constraints.\n(\n\"\",\n\"\"\n)")
    } throws: { error in
      (error as? Diagnostic)?.message.contains("each is an empty text") == true
    }
  }
}
