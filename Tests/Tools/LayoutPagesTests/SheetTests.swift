import LayoutDiagnosis
import LayoutModel
import LayoutPictures
import LayoutShell
import Testing

@testable import LayoutPages

/// Contact sheets: conditions, their order, and both forms.
@Suite struct SheetTests {
  private static func layout(_ lines: String) -> Layout {
    var shell = Shell(files: .none)
    for line in lines.split(separator: "\n") { _ = shell.run(String(line)) }
    return shell.layout
  }

  private static let screen = layout(
    """
    root screen 393x852
    label title "A title of some length for a phone" in screen
    title.leading == screen.leading + 16
    title.top == screen.top + 16
    title.trailing <= screen.trailing - 16
    """)

  private func sheet(_ layout: Layout, _ conditions: [SheetCondition]) -> ContactSheet {
    ContactSheet(
      "title", [ContactSheet.Version("") { _ in (layout, false) }], under: conditions,
      showing: .texts)
  }

  private func condition(
    _ screen: String, _ size: String = "L", isMirrored: Bool = false
  ) throws -> SheetCondition {
    SheetCondition(
      try #require(SheetCondition.Screen(screen)), try #require(TextSize(named: size)),
      isMirrored: isMirrored)
  }

  @Test func conditionsAreRead() throws {
    #expect(SheetCondition.Screen("iphone se landscape")?.name == "iPhone SE landscape")
    #expect(SheetCondition.Screen("375x667")?.name == "375x667")
    #expect(SheetCondition.Screen("iPhone 99") == nil && SheetCondition.Screen("0x1") == nil)
    #expect(SheetCondition.Screen("own landscape") == nil)
    #expect(try condition("own", "ax1", isMirrored: true).name == "own, text AX1, mirrored")
  }

  @Test func theWorstComesFirst() throws {
    let sheet = sheet(
      Self.screen,
      [try condition("iPad Pro 11"), try condition("iPhone SE", "AX3"), try condition("iPhone 15")])
    #expect(sheet.rows.map { $0[0].condition.name }.first == "iPhone SE, text AX3")
    #expect(sheet.rows[0][0].findings == ["the text of title is cut short"])
    #expect(sheet.rows[1][0].findings.isEmpty)
    #expect(sheet.summary == "3 conditions, something wrong in 1")
  }

  @Test func pictureAndPageSayTheSame() throws {
    let sheet = sheet(Self.screen, [try condition("iPhone SE", "AX3"), try condition("iPhone 15")])
    let picture = sheet.picture
    #expect(picture.summary.contains("the text of title is cut short"))
    #expect(picture.summary.contains("nothing wrong"))
    let html = sheet.html
    #expect(html.contains("<li>the text of title is cut short</li>"))
    #expect(html.contains("✓ nothing wrong"))
    #expect(!html.contains("<script"))
    #expect(html == sheet.html)
  }

  @Test func textsAreEscaped() throws {
    let sheet = ContactSheet(
      "</h1><b>", [ContactSheet.Version("") { _ in (Self.screen, false) }],
      under: [try condition("own")], showing: [])
    #expect(!sheet.html.contains("</h1><b>"))
  }

  @Test func twoVersionsStandBesideEachOther() throws {
    let after = Self.layout(
      """
      root screen 393x852
      label title "A title" in screen
      title.leading == screen.leading + 16
      title.top == screen.top + 16
      title.width == 20
      """)
    let sheet = ContactSheet(
      "title",
      [
        ContactSheet.Version("before") { _ in (Self.screen, false) },
        ContactSheet.Version("after") { _ in (after, false) },
      ], under: [try condition("own")], showing: [])
    #expect(sheet.rows[0].map(\.version) == ["before", "after"])
    #expect(sheet.rows[0][0].findings.isEmpty && !sheet.rows[0][1].findings.isEmpty)
    #expect(sheet.picture.title.contains("before and after"))
  }

  @Test func textsGrowWithTheTextSize() throws {
    let large = Self.screen.textsScaled(to: try #require(TextSize(named: "AX5")))
    guard case .item(let id)? = large.named("title"), let item = large.item(id) else {
      Issue.record("no title")
      return
    }
    #expect(item.font?.size == 53)
  }
}
