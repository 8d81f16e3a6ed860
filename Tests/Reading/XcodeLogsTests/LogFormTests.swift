import LayoutModel
import Support
import UIKitTexts
import XcodeLogs
import Testing

/// What a log with these constraints says, rule by rule; `-` for one that is left out.
private func rules(_ entries: String...) throws -> [String] {
  let list = entries.map { "    \"\($0)\"" }.joined(separator: ",\n")
  let log = try imported("(\n\(list)\n)")
  return (1...entries.count).map { number in
    guard let rule = log.layout.rule(Rule.ID(number: number)) else { return "-" }
    let priority = rule.priority == 1000 ? "" : " @\(rule.priority.spelled)"
    return log.layout.text(of: rule) + priority
  }
}

/// The only message of a text, imported.
func imported(_ text: String) throws -> ImportedLog {
  let blocks = try ConflictLog.blocks(in: text)
  #expect(blocks.count == 1)
  return try #require(blocks.first).imported()
}

@Suite struct LogFormTests {
  /// A list without addresses, as tests of stacks print it.
  @Test func theEdgesOfTheOnlyStackAreKnown() throws {
    let log = try imported(
      """
      <'UISV-canvas-connection' UIStackView:0x1.leading == a.leading>
      <'UISV-canvas-connection' H:[b]-(0)-|>
      <'UISV-spacing' H:[a]-(10)-[b]>
      """)
    #expect(
      log.layout.rules.map { log.layout.text(of: $0) } == [
        "root.leading == a.leading", "root.trailing == b.trailing", "b.leading == a.trailing + 10",
      ])
    // Of two nobody knows which one it is.
    let others = try imported(
      """
      <'UISV-canvas-connection' UIStackView:0x1.leading == a.leading>
      <'UISV-canvas-connection' UIStackView:0x2.leading == c.leading>
      <'UISV-canvas-connection' H:[b]-(0)-|>
      """)
    #expect(others.layout.rules.count == 2)
  }

  /// An entry without its frame `<NSLayoutConstraint:0x1 … (active)>`, and what it says.
  static let equations: [(String, String)] = [
    ("UIView:0xa.top == UILabel:0xb.bottom + 8", "UIView1.top == UILabel1.bottom + 8"),
    ("UIView:0xa.width >= 80.5", "root.width >= 80.5"),
    ("UIView:0xa.width == - 0.333333", "root.width == -0.333"),
    ("UIView:0xa.height == 2.22507e-308", "root.height == 0"),
    ("UIView:0xa.height == -0", "root.height == 0"),
    ("UIView:0xa.height <= 1e+06", "root.height <= 1000000"),
    ("UIView:0xa.width == 0.5*UIView:0xb.height - 2", "UIView1.width == 0.5 * UIView2.height - 2"),
    ("UIView:0xa.width == UIView:0xb.width*0.5", "UIView1.width == 0.5 * UIView2.width"),
    ("UIView:0xa.width == UIView:0xb.width * 0.5 + 3", "UIView1.width == 0.5 * UIView2.width + 3"),
    ("UIView:0xa.top == UIView:0xb.leading", "-"),
    ("UIView:0xa.width == -UIView:0xb.width", "UIView1.width == -UIView2.width"),
    ("UIView:0xa.top == UIView:0xb.top priority:750", "UIView1.top == UIView2.top @750"),
    ("UIView:0xa.top == UIView:0xb.top + 8 @ 249.5", "UIView1.top == UIView2.top + 8 @249.5"),
    ("UIView:0xa.bottom == UIView:0xb.bottom NSSpace(4)", "UIView1.bottom == UIView2.bottom + 4"),
    (
      "UIView:0xa.bottom <= UIView:0xb.bottom NSLayoutAnchorConstraintSpace(8)",
      "UIView1.bottom <= UIView2.bottom + 8"
    ),
    (
      "UIView:0xa.baseline == UILabel:0xb'Hi'.lastBaseline",
      "UIView1.lastBaseline == hi.lastBaseline"
    ),
    (
      "(UIView:0xb.leading - UIView:0xa.trailing) == 8",
      "UIView1.leading == UIView2.trailing + 8"
    ),
    (
      "(UIView:0xb.top - UIView:0xa.bottom) == 2*(UIView:0xa.top - UIView:0xb.top) + 1",
      "UIView1.top - UIView2.bottom == 2 * UIView2.top - 2 * UIView1.top + 1"
    ),
    (
      "UILabel:0xa'it's 3.5 == x'.top == UIButton:0xb 'Go >'.bottom",
      "its35X.top == go.bottom"
    ),
    (
      "App.(unknown context at $10f).Row:0xa.top == App.Box<Swift.Int>:0xb.top",
      "Row1.top == Box1.top"
    ),
    (
      "_TtC5MyApp8BigPanel:0xa.top == _TtC5MyAppP33_0123456789ABCDEF0123456789ABCDEF4Tiny:0xb.top",
      "BigPanel1.top == Tiny1.top"
    ),
    ("$s5MyApp3RowC:0xa.top == NSKVONotifying_UIView:0xb.top", "Row1.top == UIView1.top"),
    ("UIView:0xa.frob == 3", "-"),
    ("UIView:0xa.top == (null).bottom", "-"),
    ("UIView:0xa.top == nan", "-"),
    ("UIView:0xa.top == 8", "-"),
    ("UIView:0xa.width <= 3.40282e+38", "-"),
  ]

  @Test(arguments: equations)
  func anEquationIsRead(_ body: String, _ text: String) throws {
    let filler = "<NSLayoutConstraint:0x9 UIView:0xa.width == 10   (active)>"
    let read = try rules("<NSLayoutConstraint:0x1 \(body)   (active)>", filler)
    #expect(read[0] == text)
  }

  static let formats: [(String, String)] = [
    ("H:|-(8)-[UIView:0xa]", "UIView1.leading == root.leading + 8"),
    ("H:|-(8)-[UIView:0xa](LTR)", "UIView1.left == root.left + 8"),
    ("H:[UIView:0xa]-(8)-|(LTR)", "root.right == UIView1.right + 8"),
    ("V:[UIView:0xa]-(-20)-|", "root.bottom == UIView1.bottom - 20"),
    ("V:|-(>=8@750)-[UIView:0xa] priority:750", "UIView1.top >= root.top + 8 @750"),
    ("V:|-(<=NSSpace(20))-[UIView:0xa]", "UIView1.top <= root.top + 20"),
    ("V:|-[UIView:0xa]", "UIView1.top == root.top + 8"),
    ("V:|[UIView:0xa]", "UIView1.top == root.top"),
    ("V:[UIView:0xa(230)]", "UIView1.height == 230"),
    ("H:[UIView:0xa(>=0)]", "UIView1.width >= 0"),
    ("H:[UIView:0xa(0@51)] priority:51", "UIView1.width == 0 @51"),
    ("H:[UILabel:0xa'a](b'(44)]", "aB.width == 44"),
    ("H:[UIView:0xa(==UIView:0xb)]", "UIView1.width == UIView2.width"),
    ("H:[UIView:0xa]-(1e-05)-[UIView:0xb]", "UIView2.leading == UIView1.trailing"),
    (
      "V:[UILabel:0xa'A b']-(NSLayoutAnchorConstraintSpace(8))-[UIView:0xb]",
      "UIView1.top == aB.bottom + 8"
    ),
    ("H:|-(8)-[UIView:0xa(44)]", "-"),
    ("H:[UIView:0xa]", "-"),
    ("H:[UIView:0xa]-(8)-", "-"),
    ("H:[UIView:0xa(44", "-"),
  ]

  @Test(arguments: formats)
  func aPieceOfVisualFormatIsRead(_ body: String, _ text: String) throws {
    let superview = body.contains("|") ? ", names: '|':UIView:0xf " : ""
    let filler = "<NSLayoutConstraint:0x9 V:|-(0)-[UIView:0xa]   (active, names: '|':UIView:0xf )>"
    let read = try rules("<NSLayoutConstraint:0x1 \(body)   (active\(superview))>", filler)
    #expect(read[0] == text)
  }

  @Test func namesOfTheNamesSectionAreRead() throws {
    let read = try rules(
      "<NSLayoutConstraint:0x1 Big Title....width == 1.5*Big Title....height "
        + "  (active, names: Big Title...:0xa )>",
      "<NSLayoutConstraint:0x2 H:[first_row]-(8)-[second.row]   "
        + "(active, names: second.row:0xc, first_row:0xb )>",
      "<NSLayoutConstraint:0x3 H:|-(0)-[first_row]   "
        + "(active, names: first_row:0xb, card:0xd, '|':card:0xd )>",
      "<NSLayoutConstraint:0x4 card.width == 10   (active, names: card:0xd )>")
    #expect(
      read == [
        "bigTitle.width == 1.5 * bigTitle.height", "secondRow.leading == firstRow.trailing + 8",
        "firstRow.leading == card.leading", "card.width == 10",
      ])
  }

  @Test func itemsOfTheSameNameAreToldApartByTheirOrder() throws {
    let read = try rules(
      "<NSLayoutConstraint:0x1 cell.top == cell.bottom   (active, names: cell:0xa, cell:0xb )>",
      "<NSLayoutConstraint:0x2 V:[cell]-(5)-[cell]   (active, names: cell:0xa, cell:0xb )>",
      "<NSLayoutConstraint:0x3 V:[cell]-(7)-|   (active, names: cell:0xc, cell:0xa, '|':cell:0xc )>"
    )
    #expect(
      read == [
        "cell.top == cell2.bottom", "cell.top == cell2.bottom + 5",
        "cell3.bottom == cell.bottom + 7",
      ])
  }

  @Test func olderSystemsPrintNamesDifferently() throws {
    let read = try rules(
      "<NSLayoutConstraint: 0x1 V:[a(230)]   (Names: a:0xa ) >",
      "<NSLayoutConstraint:0x2 'my id' H:|-(3)-[a]   (Names: a:0xa, '|':UIView:0xb )>")
    #expect(read == ["a.height == 230", "a.leading == root.leading + 3"])
  }

  @Test func librariesPrintTheirOwnWay() throws {
    let read = try rules(
      "<SnapKit.LayoutConstraint:0x1@Cell View.swift#12 UIView:0xa.left == App.Row:0xb.left * 0.5 "
        + "+ 8.0 ^750>",
      "<SnapKit.LayoutConstraint:0x2@A.swift#3 UIView:0xa.height >= 44.0 "
        + "^UILayoutPriority(rawValue: 250.0)>",
      "<MASLayoutConstraint:0x3 UIView:0xa.width == UIView:title.width * 0.25 ^low>",
      "<MASLayoutConstraint:key UIView:title.left == UIView:0xa.leftMargin - 2>")
    #expect(
      read == [
        "UIView1.left == 0.5 * Row1.left + 8 @750", "UIView1.height >= 44 @250",
        "UIView1.width == 0.25 * title.width @250", "title.left == UIView1.left + 6",
      ])
  }

  @Test func autoresizingMasksMakePlacesInTheSuperview() throws {
    let mask = "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=-&-"
    let read = try rules(
      "\(mask) UIView:0xa.minX == 5   (active, names: '|':UIView:0xb )>",
      "\(mask) UIView:0xa.midY == 17.5   (active, names: '|':UIView:0xb )>",
      "\(mask) 'UIView-Encapsulated-Layout-Top' UIView:0xa.minY == 0   "
        + "(active, names: '|':UIView:0xb )>",
      "\(mask) UIView:0xa.midX == 0.5*UIView:0xb.width + 1   (active, names: '|':UIView:0xb )>",
      "\(mask) UIView:0xc.minX == 5   (active)>")
    #expect(
      read == [
        "UIView1.left == UIView2.left + 5", "UIView1.centerY == UIView2.top + 17.5",
        "UIView1.top == UIView2.top",
        "UIView1.centerX == 0.5 * UIView2.width + UIView2.left + 1", "-",
      ])
  }

  @Test func variablesOfTheEngineAreRead() throws {
    let read = try rules(
      "<NSLayoutConstraint:0x1 UITableView:0xa.contentHeight{id: 178} == -5.000000   (active)>",
      "<NSLayoutConstraint:0x2 UITableView:0xa.Width{id: 12} == 320   (active)>",
      "<NSLayoutConstraint:0x3 UITableView:0xa.contentHeight{id: 178} <= 0.5*UIView:0xb.Height{id: 3}"
        + "   (active)>",
      "<NSLayoutConstraint:0x4 UIView:0xb.frobnication{id: 9} == 2   (active)>")
    #expect(
      read == [
        "contentLayoutGuide.height == -5", "UITableView1.width == 320",
        "contentLayoutGuide.height <= 0.5 * UIView1.height", "-",
      ])
  }

  @Test func listsWithoutAddressesAreRead() throws {
    let log = try imported(
      """
      <'UISV-alignment' a.top == b.top>
      <'UISV-spanning-fit' H:[spacer(0@51)] priority:51>
      <'UISV-spanning-boundary' spacer.leading <= a.leading priority:999.5>
      <NSLayoutConstraint a.height == 30>
      <'it's mine' V:[a]-(8)-[b]>
      <V:[b(40)]>
      <b.width >= 0.5*a.width>
      """)
    let layout = log.layout
    #expect(
      layout.rules.map { layout.text(of: $0) + " @\($0.priority.spelled)" } == [
        "a.top == b.top @1000", "spacer.width == 0 @51", "spacer.leading <= a.leading @999.5",
        "a.height == 30 @1000", "b.top == a.bottom + 8 @1000", "b.height == 40 @1000",
        "b.width >= 0.5 * a.width @1000",
      ])
    #expect(
      layout.rules.map(\.identifier).prefix(3) == [
        "UISV-alignment", "UISV-spanning-fit", "UISV-spanning-boundary",
      ])
    #expect(layout.rules[4].identifier == "it's mine")
    #expect(log.notes.isEmpty)
    // Lines of a program are not a list.
    for line in ["let a = b < c.top ? 1 : 2", "<T where T == a.top>", "a.width <b.width"] {
      #expect(!ConflictLog.isLog(line), "\(line)")
    }
  }

  @Test func whatCannotBeReadCostsItsLineOnly() throws {
    let log = try imported(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>",
          "some words that are not a constraint",
          "<NSLayoutConstraint:0x2 UIView:0xa.frob == 10   (active)>",
          "<NSLayoutConstraint:0x3 UIView:0xa.width == 20   (active)>"
      )
      """)
    #expect(log.layout.rules.map(\.name) == ["c1", "c4"])
    #expect(
      log.notes == [
        "line 4: c2 is left out: this is not a constraint",
        "line 5: c3 is left out: frob is an attribute that only the system knows",
      ])
  }

  @Test func aLineOfManyBracketsIsLookedThroughOnce() {
    let start = processorTime()
    let line = "let a: " + String(repeating: "A<", count: 8_000) + " == 1"
    #expect(!ConflictLog.isLog(line))
    #expect(!ConflictLog.isLog(String(repeating: "\"(", count: 8_000) + line))
    #expect(processorTime() - start < .seconds(5))
  }
}
