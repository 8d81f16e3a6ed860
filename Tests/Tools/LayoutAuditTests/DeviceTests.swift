import LayoutAudit
import RunReports
import Testing

/// What has another size on another device, or whatever size its owner gives it.
@Suite struct DeviceTests {
  private static let small = ["own", "iPhone SE"]

  // MARK: - Tables

  /// A table that fills the screen, with a view between its edges as a cell, header or footer.
  private static func table(_ part: String) -> String {
    Board.screen("@").replacing(
      "<view key=\"view\" id=\"root\">", with: "<tableView key=\"view\" id=\"root\">"
    )
    .replacing("<subviews>\n@\n</subviews>", with: part)
    .replacing(
      "</constraints></view></viewController>", with: "</constraints></tableView></viewController>")
  }

  private static func row(x: Double, width: Double) -> String {
    """
    <prototypes><tableViewCell id="cell"><rect key="frame" x="\(x)" y="20" width="\(width)" \
    height="44"/><tableViewCellContentView key="contentView" id="content">
    <rect key="frame" x="0" y="0" width="\(width)" height="44"/><subviews>
    \(Board.label("a", "Settings of all your accounts", (16, 12, width - 32, 20.5)))
    </subviews><constraints>
    \(Board.rules(
      "a.leading = content.leading + 16", "content.trailing = a.trailing + 16",
      "a.centerY = content.centerY"))
    </constraints></tableViewCellContentView></tableViewCell></prototypes>
    """
  }

  @Test(arguments: [(0.0, 375.0, 288.0), (20.0, 335.0, 248.0)])
  func aCellIsAsWideAsItsTable(x: Double, width: Double, room: Double) throws {
    let found = try Found(
      Self.table(Self.row(x: x, width: width)), on: ["own", "iPhone SE"], checks: ["truncated"])
    // The text needs 226 points, which is there in both.
    #expect(found.all.isEmpty)
    let long = Self.table(Self.row(x: x, width: width))
      .replacing(
        "Settings of all your accounts", with: "Settings of all of your very many accounts")
    let cut = try Found(long, on: ["iPhone SE"], checks: ["truncated"])
    #expect(cut.all.map { $0.message.contains("is \(Int(room)) wide") } == [true], "\(cut.all)")
  }

  // MARK: - Views of xibs

  @Test func whatShowsANibGivesItRoomForLongerTexts() throws {
    let banner = Board.xib(
      Board.label("a", "Backups are off", (16, 10, 343, 20.5), lines: 0),
      constraints: Board.rules(
        "a.leading = root.leading + 16", "root.trailing = a.trailing + 16", "a.top = root.top + 10",
        "root.bottom = a.bottom + 10"), width: 375, height: 40.5)
    #expect(try Found(banner, checks: ["growing-text"]).all.isEmpty)
    // What is in the way inside of it stays there.
    let fixed = banner.replacing(
      "<constraints>", with: "<constraints>" + Board.rules("a.height = 20 as fixed"))
    #expect(try !Found(fixed, checks: ["growing-text", "conflict", "cut"]).all.isEmpty)
  }

  @Test func theViewOfAnOwnerFillsTheScreenHoweverItIsDrawn() throws {
    func screen(_ property: String) -> String {
      Board.xib(
        Board.view(
          "a", (16, 20, 320, 400), "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>"),
        constraints: Board.rules(
          "a.leading = root.leading + 16", "a.top = root.top + 20", "a.width = 320",
          "a.height = 400"),
        width: 360, height: 500
      ).replacing(
        "<objects>",
        with: "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>"
          + "<outlet property=\"\(property)\" destination=\"root\" id=\"o\"/></connections></placeholder>"
      )
    }
    let conditions = ["own", "iPhone SE"]
    let found = try Found(screen("view"), on: conditions, checks: ["leaves-parent"])
    #expect(found.all.map(\.conditions) == [["iPhone SE"]])
    #expect(try Found(screen("card"), on: conditions, checks: ["leaves-parent"]).all.isEmpty)
  }

  @Test func aButtonWithAnImageAloneIsAsWideAsThat() throws {
    func screen(_ state: String) -> String {
      Board.screen(
        Board.view("a", (16, 40, 24, 24), "<state key=\"normal\" \(state)/>", element: "button"),
        constraints: Board.rules(
          "a.leading = root.leading + 16", "a.top = root.top + 40", "a.width = 24")
      )
      .replacing("<button ", with: "<button horizontalCompressionResistancePriority=\"1000\" ")
    }
    #expect(try Found(screen("image=\"bin\""), on: Self.small, checks: ["conflict"]).all.isEmpty)
    #expect(
      try Found(screen("title=\"Sell\""), on: Self.small, checks: ["conflict"]).all.count == 1)
  }

  // MARK: - What is left to code

  @Test(arguments: [true, false])
  func anEmptyViewWithAnOutletIsFilledByCode(hasOutlet: Bool) throws {
    let text = Board.screen(
      Board.view(
        "a", (0, 100, 375, 40), "<constraints>" + Board.rules("a.height <= 40") + "</constraints>"),
      constraints: Board.rules(
        "a.leading = root.leading", "root.trailing = a.trailing", "a.top = root.top + 100")
    ).replacing(
      "</view></viewController>",
      with: "</view>"
        + (hasOutlet
          ? "<connections><outlet property=\"list\" destination=\"a\" id=\"o\"/></connections>"
          : "")
        + "</viewController>")
    let found = try Found(text, checks: ["ambiguous"]).all
    #expect(found.map(\.level) == [hasOutlet ? .note : .warning])
    #expect((found.first?.fix == nil) == hasOutlet)
  }

  // MARK: - What nobody sees

  private static let color = "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\"/>"

  @Test func aBackgroundThatIsLargerThanItsTextIsMeant() throws {
    func screen(_ start: Int) -> String {
      Board.screen(
        Board.view("back", (-4, 36, 383, 28), Self.color)
          + Board.label("a", "Offline", (0, 40, 375, 20.5)),
        constraints: Board.rules(
          "a.leading = root.leading", "root.trailing = a.trailing", "a.top = root.top + 40",
          "back.leading = a.leading + \(start)", "back.trailing = a.trailing + 4",
          "back.top = a.top + -4", "back.bottom = a.bottom + 4"))
    }
    #expect(try Found(screen(-4), checks: ["leaves-parent"]).all.isEmpty)
    #expect(try Found(screen(4), checks: ["leaves-parent"]).all.count == 1)
  }

  @Test(arguments: [(false, true), (true, false)])
  func aTextMayLeaveAViewOfWhichNothingIsSeen(isSeen: Bool, isSilent: Bool) throws {
    let text = Board.screen(
      Board.view(
        "holder", (0, 100, 40, 20),
        (isSeen ? Self.color : "") + "<subviews>"
          + Board.label("a", "Processing", (0, 0, 84, 20.5)) + "</subviews><constraints>"
          + Board.rules(
            "a.leading = holder.leading", "a.top = holder.top", "holder.height = 20",
            "holder.width = 40") + "</constraints>"),
      constraints: Board.rules("holder.leading = root.leading + 20", "holder.top = root.top + 100"))
    #expect(try Found(text, checks: ["leaves-parent"]).all.isEmpty == isSilent)
  }

  // MARK: - Fixes

  @Test func aNumberThatIsRightElsewhereYieldsInsteadOfShrinking() throws {
    let text = Board.screen(
      Board.view("a", (58, 100, 259, 40), Self.color),
      constraints: Board.rules(
        "a.leading >= root.leading + 40", "root.trailing >= a.trailing + 40", "a.width = 260",
        "a.centerX = root.centerX", "a.top = root.top + 100", "a.height = 40"))
    let found = try Found(text, on: Self.small, checks: ["conflict"]).all
    #expect(found.map { $0.fix?.text.hasSuffix("at 999") } == [true], "\(found)")
  }

  @Test func aLongerTextKeepsTheDistanceOfItsOtherSide() throws {
    let text = Board.screen(
      Board.label("a", "Diagnostics of it", (20, 100, 140, 20.5)),
      constraints: Board.rules("a.leading = safe.leading + 20", "a.top = safe.top + 80")
    )
    .replacing("Diagnostics of it", with: "Diagnostics of all your devices")
    let found = try Found(text, on: Self.small, checks: ["growing-text"]).all
    #expect(found.map { $0.fix?.text } == ["add a.trailing <= root.safe.trailing - 20"])
  }
}
