import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import XcodeLogs
import Testing

@testable import LayoutShell

/// What reports say besides the sum: who made what, what does not scroll, how to keep a repair.
@Suite struct ReportTests {
  /// The report on a session, without the breaks that 80 columns put into it.
  private func report(_ lines: String) -> String {
    let report = MomentReport(Conversation(lines).shell, keeping: .session("page.plumb"))
    // Drawings and ranges are as wide as they are.
    let lines = report.text
    let text = lines.filter { line in !"─│∞".contains { line.contains($0) } }
    #expect(text.allSatisfy { $0.displayWidth <= 80 }, "\(text.joined(separator: "\n"))")
    return lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  @Test func aSessionEndsWithTheBestRepairsAndHowToKeepOne() {
    let text = report(
      Conversation.hugged + "\ntitle.width >= 180 as min\nbadge.width == 120 as wide")
    #expect(text.contains("what would help 1  wide  120 → 100"))
    #expect(text.contains("4 more: fixes") || text.contains("more: fixes keep"))
    #expect(text.hasSuffix("keep  plumb page.plumb then type: fixes, fix 1, save page.plumb"))
    #expect(!report(Conversation.hugged).contains("what would help"))
  }

  @Test func whatKeepsARepairCanBeCopiedLineByLine() throws {
    let shell = Conversation("root a 10x10\na.width >= 20").shell
    func end(_ file: String) throws -> [String] {
      let lines = try #require(Advice(shell.analysis, keeping: .importing(file)))
        .passages.lines.map(\.text)
      return Array(lines.suffix(3))
    }
    #expect(
      try end("/logs/of/the app's/console.old.txt") == [
        "keep  plumb import '/logs/of/the app'\\''s/console.old.txt' -o console.old.plumb",
        "      plumb console.old.plumb", "      then type: fixes, fix 1, save console.old.plumb",
      ])
    #expect(
      try end("-") == [
        "      plumb import console.txt -o console.plumb", "      plumb console.plumb",
        "      then type: fixes, fix 1, save console.plumb",
      ])
  }

  private static let scroll = "root screen 320x480\nscroll page in screen\npin page\n"

  @Test func whatDoesNotScrollSaysWhy() {
    let form = "view form in page\npin form top leading trailing to page\n"
    let open = Self.scroll + form + "form.width == page.width\nform.height == 600"
    #expect(
      report(open).contains(
        "page does not scroll that way: no rule determines page.content.height. Tie the last view "
          + "inside to page.bottom"))
    #expect(
      report(open + "\nview foot in page\nfoot.bottom == page.bottom").contains(
        "no rule determines page.content.height. foot is tied to page.bottom; what is missing is a "
          + "chain of distances and heights from page.top to there, or a view tied to both whose "
          + "height is page.frame.height"))
    let still = Self.scroll + "view form in page\npin form to page\nform.width == page.width\n"
    #expect(
      report(still + "form.height == 300").contains(
        "page does not scroll: its content is 320x300, and page itself is 320x480"))
    #expect(!report(still + "form.height == 600").contains("scroll:"))
    #expect(
      report(still + "form.height == page.height as tall").contains(
        "tall (form.height == page.height) keeps the content that high: at priority 250 it grows "
          + "with what is in it"))
    let narrow = still.replacing("form.width == page.width", with: "form.width == 100")
    for height in [300, 600] {
      #expect(
        report(narrow + "form.height == \(height)").contains(
          "page.content.width == page.frame.width makes it as wide"))
    }
    #expect(!report(still + "form.height == 300").contains("makes it as wide"))
    let wide =
      Self.scroll + "view form in page\npin form to page\nform.width == 700\nform.height == 600"
    #expect(
      report(wide).contains("To scroll one way only: page.content.width == page.frame.width"))
  }

  @Test func thePromptSaysWhyNothingScrolls() {
    func said(_ lines: String, _ question: String) -> String {
      var conversation = Conversation(lines)
      return conversation.say(question).map { $0.drop { $0 == " " } }.joined(separator: " ")
    }
    let form = Self.scroll + "view form in page\npin form top leading trailing to page\n"
    let open = form + "form.width == page.width\nform.height == 600"
    let reason = "note  page does not scroll that way: no rule determines page.content.height."
    for question in ["ambiguous", "why page.content.height", "show page"] {
      #expect(said(open, question).contains(reason), "\(question)")
    }
    for question in ["why page.content.width", "why form.height", "show form", "frames"] {
      #expect(!said(open, question).contains("scroll that way"), "\(question)")
    }
    let still =
      Self.scroll + "view form in page\npin form to page\nform.width == page.width\n"
      + "form.height == 300"
    for question in ["why page.content.height", "show page"] {
      #expect(
        said(still, question).contains("page does not scroll: its content is 320x300"),
        "\(question)")
    }
    #expect(!said(still, "ambiguous").contains("scroll"))
  }

  @Test func aNoteNamesTheRuleThatIsToWait() {
    func report(_ rules: String) -> String {
      self.report(
        "root screen 320x480\nview cell in screen\nview icon in cell\n"
          + "cell.height == 44 id \"UIView-Encapsulated-Layout-Height\" system\n"
          + "icon.height == 60\n" + rules)
    }
    #expect(
      report("icon.top == cell.top as up\nicon.bottom == cell.bottom - 8 as down").contains(
        "give down, the bottom pin, priority 999"))
    // No edge is tied to the cell at its bottom: then what is tied at all may wait.
    #expect(
      report("icon.top >= cell.top\nicon.centerY == cell.centerY").contains(
        "give one of your rules in the sum priority 999"))
    #expect(report("cell.height >= 50 as tall").contains("give tall priority 999"))
  }

  @Test func theLongerWayToAPlaceIsToldFirst() throws {
    var conversation = Conversation(
      "root a 100x100\nview b in a\nview c in a\nb.leading == a.leading\n"
        + "c.leading == b.leading")
    let lines = conversation.say("c.leading == a.leading + 7 as off_")
    let conflict = try #require(conversation.shell.analysis.conflicts.first)
    #expect(conflict.rows.count == 2 && conflict.otherRows.count == 1)
    let sum = try #require(lines.firstIndex { $0.contains("sum") })
    let alone = try #require(lines.firstIndex { $0.contains("  off_") })
    #expect(sum < alone, "\(lines.joined(separator: "\n"))")
  }

  @Test func aLengthThatIsKnownByARatioCountsInTheSum() throws {
    let lines =
      "root card 80x50\nview a in card\nview b in card\na.leading == card.leading + 8\n"
      + "b.leading == a.trailing + 8\nb.trailing == card.trailing - 8\n"
    // 8 + 60 + 8 + 60 + 8 = 144, and 84 without what makes b as wide as a.
    let equal = lines + "a.width == 60\nb.width == a.width"
    var conversation = Conversation(equal)
    let conflict = try #require(conversation.shell.analysis.conflicts.first)
    #expect(
      conflict.excess == Rational(64), "\(conversation.say("conflicts").joined(separator: "\n"))")
    #expect(conflict.boundExcess == Rational(4) && conflict.standIns.count == 1)
    check(conflict, in: conversation.shell.analysis.solved, equal)
    // Over two ratios; 8 + 60 + 8 + 20 + 8 = 104.
    let chain =
      lines + "view c in card\na.width == 60\nc.width == 0.5 * a.width\nb.width == 2/3 * c.width"
    let far = try #require(Conversation(chain).shell.analysis.conflicts.first)
    #expect(far.excess == Rational(24))
    #expect(far.standIns.count == 2 && far.implied.count == 1)
    check(far, in: Conversation(chain).shell.analysis.solved, chain)
  }

  @Test func everySystemRuleIsKnownByItsIdentifier() throws {
    let known: [(String, Author)] = [
      ("UIView-Encapsulated-Layout-Height", .encapsulated),
      ("NSView-Encapsulated-Layout-Width", .encapsulated),
      ("UIView-Encapsulated-Layout-Left", .encapsulated),
      ("_UITemporaryLayoutWidth", .encapsulated),
      ("fittingSizeHTarget", .encapsulated), ("UISV-hiding", .stack), ("UISV-spacing", .stack),
      ("UISV-canvas-connection", .stack), ("NSAutoresizingMaskLayoutConstraint", .mask),
      ("_UILayoutSupportConstraint", .system), ("UIView-bottomMargin-guide-constraint", .system),
      ("UIViewSafeAreaLayoutGuide-top", .system), ("UIScrollView-contentLayoutGuide-minX", .system),
      ("NSWindow-current-width", .encapsulated), ("TB_Leading_Leading", .system),
      ("accessoryView.bottom", .system),
      ("IB auto generated at build time for view with fixed frame", .system),
    ]
    for (identifier, author) in known {
      let rule = try #require(SystemRule.of(identifier), "\(identifier)")
      #expect(rule.author == author, "\(identifier)")
      let layout = Conversation("root a 10x10\na.width == 12 id \(identifier.quoted)").shell.layout
      #expect(SolvedLayout(layout).author(of: .rule(layout.rules[0].id)) == author)
    }
    #expect(SystemRule.of("photo.leading") == nil)
    // No pattern hides one that stands behind it.
    for (index, rule) in SystemRule.all.enumerated() {
      for case .begins(let text) in rule.patterns {
        #expect(SystemRule.all.firstIndex { $0.patterns.contains { $0.fits(text) } } == index)
      }
    }
  }

  @Test func aSizeIsPassingByWhatItBelongsTo() throws {
    func isPassing(_ printed: String, _ body: String, _ identifier: String) throws -> Bool {
      let log = try ConflictLog.blocks(
        in: "<NSLayoutConstraint:0x1 '\(identifier)' \(printed):0xa.\(body)   (active)>")[0]
        .imported()
      return SolvedLayout(log.layout).isPassing(.rule(log.layout.rules[0].id))
    }
    let (height, width) = ("UIView-Encapsulated-Layout-Height", "UIView-Encapsulated-Layout-Width")
    #expect(try isPassing("UITableViewCellContentView", "height == 44", height))
    #expect(try isPassing("Shop.HeaderView", "height == 44", height))
    #expect(try !isPassing("UIView", "height == 667", height))
    #expect(try isPassing("UIView", "height == 2.22507e-308", height))
    #expect(try isPassing("UIScrollView", "width == 0", width))
    #expect(try isPassing("UITableViewCellContentView", "width == 94.3333", width))
    #expect(try !isPassing("UITableViewCellContentView", "width == 320", width))
    #expect(try !isPassing("Grid.Tile", "width == 94", width))
    #expect(try isPassing("UILabel", "width == 300", "_UITemporaryLayoutWidth"))
    #expect(try !isPassing("UIView", "width == 0", "mine"))
  }
}
