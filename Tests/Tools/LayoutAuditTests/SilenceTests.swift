import LayoutAudit
import LayoutShell
import RunReports
import Testing

/// What apps do that looks wrong and is not, each beside what is wrong.
@Suite struct SilenceTests {
  private static let color = "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\"/>"

  private static func found(_ text: String, _ check: String) throws -> [String] {
    try Found(text, checks: [check]).all.map(\.message)
  }

  // MARK: - Views of xibs

  /// A xib with a view as large as a screen, whose text is tied to its top edge.
  private static func page(owner: String) -> String {
    Board.xib(
      Board.label("a", "Title", (16, 8, 60, 20.5)),
      constraints: Board.rules("a.leading = root.leading + 16", "a.top = root.top + 8"),
      width: 375, height: 667
    ).replacing("<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>", with: "")
      .replacing(
        "<objects>",
        with: "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>"
          + owner + "</connections></placeholder>")
  }

  @Test(arguments: [("view", true), ("header", false)])
  func onlyTheViewOfAnOwnerIsAScreen(_ property: String, isScreen: Bool) throws {
    let text = Self.page(owner: "<outlet property=\"\(property)\" destination=\"root\" id=\"o\"/>")
    let found = try Found(text, on: ["own", "iPhone 16 Pro Max"], checks: ["safe-area"])
    #expect(found.all.count == (isScreen ? 1 : 0))
  }

  /// The cell of a collection with a view of some width between its edges.
  private static func cell(_ own: String, _ width: Double, _ rest: String = "") -> String {
    let content = """
      <view key="contentView"><rect key="frame" x="0" y="0" width="120" height="40"/><subviews>
      \(Board.view("a", (8, 8, width, 24)))
      </subviews></view><constraints>
      """
    return Board.xib("@", width: 50, height: 50, element: "collectionViewCell").replacing(
      "<subviews>\n@\n</subviews><constraints>", with: rest + content
    ).replacing(
      "\n\n</constraints>",
      with: Board.rules(
        "a.leading = root.leading + 8", "root.trailing = a.trailing + 8", "a.width = \(Int(width))",
        "a.top = root.top + 8", "a.height = 24") + "</constraints>"
    ).replacing("width=\"50.0\" height=\"50.0\"", with: own)
  }

  @Test func theCellsOfXcode6AreAsLargeAsTheirContents() throws {
    let new = "width=\"50\" height=\"50\""
    #expect(try Self.found(Self.cell(new, 104), "conflict").isEmpty)
    #expect(
      try Self.found(Self.cell(new, 90), "conflict")
        == ["3 rules ask for 106, root.width is 120: 14 too few"])
    // A cell with a size of its own, or for which that of a new cell was chosen, has it.
    #expect(try Self.found(Self.cell("width=\"90\" height=\"40\"", 104), "conflict").count == 1)
    let chosen = "<size key=\"customSize\" width=\"50\" height=\"50\"/>"
    #expect(try Self.found(Self.cell(new, 104, chosen), "conflict").count == 1)
  }

  @Test func aRowHeightInTheFileIsAHeight() throws {
    func cell(_ attributes: String) -> String {
      Board.xib("@", width: 375, height: 100, element: "tableViewCell").replacing(
        "<tableViewCell id", with: "<tableViewCell \(attributes) id"
      ).replacing(
        "<subviews>\n@\n</subviews><constraints>\n\n</constraints>",
        with: """
          <tableViewCellContentView key="contentView" id="content">
          <rect key="frame" x="0" y="0" width="375" height="100"/><subviews>
          \(Board.view("a", (0, 60, 375, 40), Self.color))
          </subviews><constraints>
          \(Board.rules(
            "a.top = content.top + 60", "a.height = 40", "a.leading = content.leading",
            "content.trailing = a.trailing"))
          </constraints></tableViewCellContentView>
          """)
    }
    #expect(try Self.found(cell("rowHeight=\"100\""), "open-cell").isEmpty)
    #expect(try Self.found(cell("rowHeight=\"-1\""), "open-cell").count == 1)
    #expect(try Self.found(cell(""), "open-cell").count == 1)
  }

  // MARK: - What is drawn

  @Test(arguments: [
    ("button", "<state key=\"normal\"/>", "", false),
    ("button", "<state key=\"normal\" title=\"Buy\"/>", "", true),
    ("button", "<state key=\"normal\" image=\"basket\"/>", "", true),
    ("button", "<state key=\"normal\"/>", "buttonType=\"contactAdd\"", true),
    ("button", "<state key=\"normal\"/>" + color, "", true),
    ("textField", "", "", false),
    ("textField", "", "placeholder=\"Name\"", true),
    ("textField", "", "borderStyle=\"roundedRect\"", true),
  ])
  func whatDrawsNothingMayBeOutside(
    _ element: String, _ parts: String, _ attributes: String, isFound: Bool
  ) throws {
    let text = Board.xib(
      Board.view("a", (150, 8, 80, 30), parts, attributes: attributes, element: element),
      constraints: Board.rules(
        "a.leading = root.leading + 150", "a.top = root.top + 8", "a.width = 80",
        "a.height = 30"))
    #expect(try Self.found(text, "leaves-parent").isEmpty == !isFound)
  }

  @Test func linesMayTouchWhereNoLetterIs() throws {
    func xib(_ top: Double, drawn: Double, _ text: String = "10 GB") -> String {
      Board.xib(
        Board.label("a", text, (8, 8, 60, 20.5)) + "\n"
          + Board.label("b", "Memory", (8, drawn, 60, 20.5)),
        constraints: Board.rules(
          "a.leading = root.leading + 8", "a.top = root.top + 8", "b.leading = root.leading + 8",
          "b.top = root.top + \(top)"))
    }
    #expect(try Self.found(xib(26, drawn: 26), "overlap").isEmpty)
    // Letters meet, or nobody has seen it so.
    #expect(try Self.found(xib(18, drawn: 18), "overlap").count == 1)
    #expect(try Self.found(xib(26, drawn: 60), "overlap").count == 1)
    #expect(try Self.found(xib(23, drawn: 23, "any"), "overlap").count == 1)
  }

  // MARK: - Texts

  @Test(arguments: [
    ("notifications.tab.title", false), ("LOGIN_BUTTON_TITLE", false), ("login.title", false),
    ("Settings.Account.Title", false), ("Label", false), ("Lorem ipsum dolor sit amet", false),
    ("Notifications and more", true), ("www.example.com", true), ("example.com", true),
    ("Version.1", true), ("Label of an item", true), ("Wait... and see", true),
  ])
  func aKeyIsNoText(_ text: String, isFound: Bool) throws {
    let xib = Board.xib(
      Board.label("a", text, (8, 8, 22, 20.5)),
      constraints: Board.rules(
        "a.leading = root.leading + 8", "a.top = root.top + 8", "a.width = 22"))
    #expect(try Self.found(xib, "truncated").isEmpty == !isFound)
  }

  /// A date at the right, and what is drawn over it or beside it.
  private static func date(_ other: (Double, Double, Double, Double), isBehind: Bool) -> String {
    let date = Board.label("date", "12 May", (110, 40, 60, 20.5))
    let banner = Board.view(
      "banner", other,
      "<subviews>" + Board.label("sent", "Not sent", (4, 4, 70, 20.5)) + "</subviews>" + color
        + "<constraints>"
        + Board.rules(
          "sent.leading = banner.leading + 4 as s1", "sent.top = banner.top + 4 as s2")
        + "</constraints>")
    return Board.xib(
      isBehind ? banner + "\n" + date : date + "\n" + banner,
      constraints: Board.rules(
        "date.trailing = root.leading + 170", "date.top = root.top + 40",
        "banner.leading = root.leading + \(other.0)", "banner.top = root.top + \(other.1)",
        "banner.width = \(other.2)", "banner.height = \(other.3)",
        "date.leading >= root.leading + 4"))
  }

  @Test func whatLiesOverATextIsShownInItsPlace() throws {
    let over = try Self.found(Self.date((90, 36, 90, 30), isBehind: false), "growing-text")
    #expect(!over.contains { $0.contains("date runs over") })
    // Beside it, both are seen, and so is a text on a badge.
    let beside = try Self.found(Self.date((10, 36, 90, 30), isBehind: false), "growing-text")
    #expect(beside.contains("a longer text of date runs over banner"))
  }

  @Test func withoutAutoLayoutNoContentHasPriorities() throws {
    let xib = Board.xib(
      "<label text=\"12:59 am\" horizontalCompressionResistancePriority=\"1000\" id=\"a\">"
        + "<rect key=\"frame\" x=\"120\" y=\"8\" width=\"60\" height=\"24\"/>"
        + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/></label>")
    let old = xib.replacing("useAutolayout=\"YES\"", with: "")
    #expect(try Found(old, checks: ["growing-text", "conflict"]).all.isEmpty)
    let fixed = Board.xib(
      Board.label("a", "12:59 am", (120, 8, 60, 24)).replacing(
        "numberOfLines", with: "horizontalCompressionResistancePriority=\"1000\" numberOfLines"),
      constraints: Board.rules(
        "a.leading = root.leading + 120", "a.top = root.top + 8", "a.width = 70"))
    #expect(
      try Self.found(fixed, "growing-text") == ["a longer text of a breaks c3"])
  }

  // MARK: - Fixes

  @Test func whatCodeHasAnOutletToIsChangedLast() throws {
    func screen(_ outlet: String) -> String {
      Board.screen(
        Board.view("a", (0, 600, 375, 54), Self.color),
        constraints: Board.rules(
          "a.leading = root.leading", "root.trailing = a.trailing", "a.height = 54",
          "root.bottom = a.bottom as old", "root.bottom = a.bottom + 42 as new")
      ).replacing(
        "</view></viewController>",
        with: "</view><connections>\(outlet)</connections></viewController>")
    }
    let plain = try #require(try Found(screen(""), checks: ["conflict"]).all.first?.fix)
    let line = plain.replacements.map(\.place.line)
    let id = line == [screen("").line(of: "id=\"new\"")] ? "new" : "old"
    let outlet = "<outlet property=\"bottomRule\" destination=\"\(id)\" id=\"o\"/>"
    let other = try #require(try Found(screen(outlet), checks: ["conflict"]).all.first?.fix)
    #expect(other.replacements.map(\.place.line) != line)
    #expect(!other.text.contains("bottomRule"))
  }

  /// The beginning of a message, as a list shows it, is meant to be all that is seen.
  @Test func aTextDrawnWithMoreLinesThanItMayHaveIsMeantToBeCut() throws {
    func message(_ text: String, height: Double) -> String {
      Board.xib(
        Board.label("a", text, (8, 8, 184, height), lines: 2),
        constraints: Board.rules(
          "a.leading = root.leading + 8", "root.trailing = a.trailing + 8",
          "a.top = root.top + 8", "a.height = \(height)"))
    }
    let long = "Do not go gentle into that good night, old age should burn and rave at close of day"
    #expect(try Self.found(message(long, height: 41), "truncated").isEmpty)
    // Two lines in the room of one are a fault.
    #expect(
      try Self.found(message("Do not go gentle into that", height: 20), "truncated").count == 1)
  }

  @Test func aCentreBetweenEqualDistancesIsNotUseless() throws {
    func count(_ more: String) throws -> Int {
      let text = Board.xib(
        Board.view("a", (50, 8, 100, 9)),
        constraints: Board.rules(
          "a.leading = root.leading + 50", "root.trailing = a.trailing + 50",
          "a.top = root.top + 8", "a.height = 9", more))
      return try Found(text, checks: ["useless"]).all.count
    }
    #expect(try count("a.centerX = root.centerX") == 0)
    #expect(try count("a.leading = root.leading + 50") == 1)
  }

  @Test func aCellWhoseHeightCodeGivesNeedNotKnowIt() throws {
    let text = Board.xib(
      "", width: 375, height: 80, element: "tableViewCell"
    ).replacing("id=\"root\"", with: "customClass=\"Row\" id=\"root\"")
      .replacing(
        "<subviews>\n\n</subviews><constraints>\n\n</constraints>",
        with: "<tableViewCellContentView key=\"contentView\" id=\"content\"><rect key=\"frame\" "
          + "x=\"0\" y=\"0\" width=\"375\" height=\"80\"/><autoresizingMask key=\"autoresizingMask\"/>"
          + "<subviews>" + Board.view("a", (16, 12, 100, 56)) + "</subviews><constraints>"
          + Board.rules(
            "a.leading = content.leading + 16", "a.top = content.top + 12", "a.width = 100",
            "a.height = 56") + "</constraints></tableViewCellContentView>")
    for (height, count) in [("56", 0), ("UITableView.automaticDimension", 1)] {
      var plan = AuditPlan(checks: AuditCheck.all.filter { $0.name == "open-cell" })
      plan.code = SceneCode([
        "class Row: UITableViewCell { func tableView(_ list: UITableView, heightForRowAt path: "
          + "IndexPath) -> CGFloat { \(height) } }"
      ])
      let audit = try FileAudit(text, path: "Row.xib", plan, neighbours: .none)
      #expect(audit.files[0].cases[0].findings.count == count)
    }
  }
}
