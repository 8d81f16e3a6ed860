import LayoutAudit
import RunReports
import Testing

/// Several findings with one reason, and what looks like a fault and has a reason.
@Suite struct ReasonTests {
  private static func found(_ text: String, _ check: String, on conditions: [String] = ["own"])
    throws -> [ReportedFinding]
  {
    try Found(text, on: conditions, checks: [check]).all
  }

  // MARK: - Views that are not there

  @Test func constraintsOfAViewThatIsNotInstalledAreNotThere() throws {
    func xib(_ variation: String) -> String {
      Board.xib(
        Board.view("a", (8, 8, 50, 20)) + "\n"
          + Board.view(
            "b", (8, 40, 50, 20), "<subviews>\(Board.view("c", (0, 0, 9, 9)))</subviews>"),
        constraints: Board.rules(
          "a.leading = root.leading + 8", "b.top = a.bottom + 12", "c.top = root.top")
      ).replacing("<freeform", with: variation + "<freeform")
    }
    let excluded =
      "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"b\"/></mask></variation>"
    #expect(try Self.found(xib(excluded), "left-out").isEmpty)
    // What is nowhere is still a fault.
    let lost = xib("").replacing("id=\"b\"", with: "id=\"x\"")
    #expect(try Self.found(lost, "left-out").count == 1)
  }

  // MARK: - Cells

  /// A cell of a xib, 375 by 80 points, with the attributes of it and its content view.
  private static func cell(
    _ parts: String, _ rules: String, attributes: String = "", content: String = "",
    height: Double = 80
  ) -> String {
    Board.xib("@", width: 375, height: height, element: "tableViewCell").replacing(
      "<tableViewCell id", with: "<tableViewCell \(attributes) id"
    ).replacing(
      "<subviews>\n@\n</subviews><constraints>\n\n</constraints>",
      with: """
        <tableViewCellContentView key="contentView" id="content" \(content)>
        <rect key="frame" x="0" y="0" width="345" height="\(height)"/><subviews>
        \(parts)
        </subviews><constraints>
        \(rules)
        </constraints></tableViewCellContentView>
        """)
  }

  @Test func aCellPlacesItsContentWhateverTheFileSays() throws {
    let text = Self.cell("", "", content: "translatesAutoresizingMaskIntoConstraints=\"NO\"")
    #expect(try Self.found(text, "ambiguous").isEmpty)
  }

  @Test func theMarginInFrontOfAnAccessoryIsNotThatOfTheTable() throws {
    func text(_ accessory: String) -> String {
      Self.cell(
        Board.label("a", "Name", (16, 8, 321, 20.5)),
        Board.rules(
          "a.leading = content.leading + 16", "a.trailing = content.trailingMargin",
          "content.trailing = a.trailing + 8", "a.top = content.top + 8"), attributes: accessory)
    }
    let device = ["iPhone 16 Pro Max"]
    #expect(
      try Self.found(text("accessoryType=\"disclosureIndicator\""), "conflict", on: device).isEmpty)
    #expect(try Self.found(text(""), "conflict", on: device).count == 1)
  }

  @Test func theHeightOfASeparatorIsNotAFault() throws {
    func levels(_ height: Double) throws -> [ReportedFinding.Level] {
      let text = Self.cell(
        Board.view("a", (16, 17, 90, height)),
        Board.rules(
          "a.leading = content.leading + 16", "a.width = 90", "a.top = content.top + 17",
          "a.height = \(height)", "content.bottom = a.bottom + 16.5"),
        attributes: "rowHeight=\"56\"", height: 56)
      return try Self.found(text, "conflict").map(\.level)
    }
    #expect(try levels(22) == [.note])
    #expect(try levels(12) == [.error])
  }

  @Test func theTextOfARowIsASample() throws {
    func count(_ outlet: String) throws -> Int {
      let text = Self.cell(
        Board.label("a", "The title of some row", (16, 8, 40, 20.5)),
        Board.rules(
          "a.leading = content.leading + 16", "a.width = 40", "a.top = content.top + 8",
          "content.bottom = a.bottom + 8")
      ).replacing("</tableViewCell>", with: outlet + "</tableViewCell>")
      return try Self.found(text, "truncated").count
    }
    #expect(try count("") == 1)
    let outlet = "<outlet property=\"title\" destination=\"a\" id=\"o\"/>"
    #expect(try count("<connections>\(outlet)</connections>") == 0)
  }

  // MARK: - One reason for several conflicts

  /// Four buttons with heights in a column that is too low for them.
  private static let keys: String = {
    let names = ["a", "b", "c", "d"]
    let views = names.enumerated().map { Board.view($1, (8, 8 + Double($0) * 20, 50, 20)) }
    return Board.screen(
      "<stackView axis=\"vertical\" distribution=\"fillEqually\" userLabel=\"pad\" "
        + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"pad\">"
        + "<rect key=\"frame\" x=\"8\" y=\"8\" width=\"50\" height=\"640\"/><subviews>"
        + views.joined(separator: "\n") + "</subviews></stackView>",
      constraints: Board.rules(
        "pad.leading = root.leading + 8", "pad.width = 50", "pad.top = root.top",
        "root.bottom = pad.bottom", "a.height = 160", "b.height = 160", "c.height = 160",
        "d.height = 160"))
  }()

  @Test func whatBreaksForOneReasonIsOneFinding() throws {
    let found = try Self.found(
      Self.keys, "conflict", on: ["iPhone SE landscape", "iPhone 16 Pro Max landscape"])
    #expect(found.count == 1)
    let details = found.first?.details.joined(separator: " ") ?? ""
    #expect(details.contains("for the same reason"))
    #expect(found.first?.conditions.count == 2)
    // It settles all four of them.
    #expect(found.first?.fix?.text == "c4 at 999")
  }

  @Test func aWrittenSizeGoesBeforeThatOfTheContent() throws {
    let text = Board.screen(
      Board.view(
        "a", (8, 28, 40, 30),
        attributes: "image=\"logo\" horizontalCompressionResistancePriority=\"1000\"",
        element: "imageView"),
      constraints: Board.rules(
        "a.leading = root.leading + 8", "a.width = 40", "a.top = root.top + 28")
    ).replacing(
      "</document>",
      with: "<resources><image name=\"logo\" width=\"95\" height=\"30\"/></resources></document>")
    let found = try Self.found(text, "conflict")
    #expect(found.first?.fix?.text == "resist a h at 999")
  }

  // MARK: - Optional rules

  @Test func aLengthOfZeroIsAPull() throws {
    func level(_ rule: String, _ second: String = "a.height = 30") throws -> [String] {
      let text = Board.xib(
        Board.view("a", (8, 8, 50, 30)),
        constraints: Board.rules(
          "a.leading = root.leading + 8", "a.width = 50", "a.top = root.top + 8", second, rule))
      return try Self.found(text, "priorities").map(\.level.rawValue)
    }
    #expect(try level("a.height = 0 @250").isEmpty)
    #expect(try level("a.height = 20 @250") == ["warning"])
    #expect(try level("a.height = 20 @250", "a.height >= 30") == ["note"])
    #expect(try level("a.height = 0 @250", "a.height >= 30").isEmpty)
  }

  // MARK: - Code

  private static func view(_ properties: String, _ body: String) -> String {
    """
    import SnapKit
    import UIKit

    final class Bar: UIView {
      let name = UILabel()
      let mark = UIView()
    \(properties)
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(name)
        addSubview(mark)
    \(body)
      }
    }
    """
  }

  private static func levels(_ text: String, _ check: String) throws -> [String] {
    try Found(text, path: "Bar.swift", checks: [check]).all.map(\.level.rawValue)
  }

  @Test func theSizeOfALateTextContradictsNothing() throws {
    func text(_ label: String) -> String {
      Self.view(
        "",
        """
            \(label)
            name.setContentHuggingPriority(.required, for: .horizontal)
            name.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(80) }
        """)
    }
    #expect(try Self.levels(text(""), "conflict").isEmpty)
    #expect(try Self.levels(text("name.text = \"Hi\""), "conflict") == ["error"])
  }

  @Test func whatCodeKeepsItMayChange() throws {
    func text(_ kept: String) -> String {
      Self.view(
        "  var sides: [Constraint] = []",
        """
            mark.snp.makeConstraints { make in
              make.top.left.height.equalToSuperview()
              make.width.equalTo(40)
              \(kept)
            }
        """)
    }
    #expect(try Self.levels(text("make.width.equalTo(60)"), "conflict") == ["error"])
    let kept = text("sides.append(make.width.equalTo(60).constraint)")
    #expect(try Self.levels(kept, "conflict") == ["warning"])
  }

  @Test func whatCodeShowsOrHidesNeedNotMeet() throws {
    func text(_ code: String) -> String {
      Self.view(
        "  func fill() { \(code) }",
        """
            name.text = "Name"
            mark.backgroundColor = .red
            name.snp.makeConstraints { $0.left.top.equalToSuperview() }
            mark.snp.makeConstraints { $0.left.equalTo(20); $0.top.equalTo(4); $0.size.equalTo(90) }
        """)
    }
    #expect(try Self.levels(text(""), "overlap").count == 1)
    #expect(try Self.levels(text("mark.isHidden = true"), "overlap").isEmpty)
  }

  @Test func aViewThatOthersShowHasItsFindingsOnce() throws {
    let bar = Self.view(
      "",
      """
          mark.snp.makeConstraints { make in
            make.top.left.height.equalToSuperview()
            make.width.equalTo(40)
            make.width.equalTo(60)
          }
      """)
    let page = """

      final class Page: UIView {
        let bar = Bar()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(bar)
          bar.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
      }
      """
    #expect(try Self.levels(bar + page, "conflict").count == 1)
  }

  // MARK: - What the system places

  /// A cell places its accessory, although the file draws it in the content view.
  @Test func anAccessoryOfACellIsPlaced() throws {
    func cell(_ outlet: String) -> String {
      Board.xib("", width: 375, height: 60, element: "tableViewCell").replacing(
        "<subviews>\n\n</subviews><constraints>\n\n</constraints>",
        with: "<tableViewCellContentView key=\"contentView\" id=\"in\"><rect key=\"frame\" x=\"0\" "
          + "y=\"0\" width=\"375\" height=\"60\"/><subviews>"
          + Board.view("onOff", (310, 14, 51, 31), element: "switch")
          + "</subviews></tableViewCellContentView><connections><outlet property=\"\(outlet)\" "
          + "destination=\"onOff\" id=\"o\"/></connections>")
    }
    #expect(try Self.found(cell("accessoryView"), "ambiguous").isEmpty)
    #expect(try Self.found(cell("onOff"), "ambiguous").isEmpty == false)
  }

  /// Code counts on what it has an outlet to, and shows what is hidden.
  @Test func whatCodeHasAnOutletToIsOfUse() throws {
    func file(_ outlet: String) -> String {
      Board.xib(
        Board.view("a", (8, 8, 50, 20)),
        constraints: Board.rules(
          "a.leading = root.leading + 8", "a.top = root.top + 8", "a.width = 50", "a.height = 20",
          "a.height = 20 as again")
      ).replacing(
        "<objects>",
        with: "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\">"
          + "<connections><outlet property=\"height\" destination=\"\(outlet)\" id=\"o\"/>"
          + "</connections></placeholder>")
    }
    #expect(try Self.found(file("x"), "useless").count == 1)
    #expect(try Self.found(file("again"), "useless").allSatisfy { !$0.message.hasPrefix("height") })
  }

  /// A list gives a banner its width: no fix draws it in another one.
  @Test func aBannerGetsNoOtherWidth() throws {
    let text = Board.xib(
      Board.view("a", (0, 0, 351, 40)),
      constraints: Board.rules(
        "a.leading = root.leading", "root.trailing = a.trailing", "a.top = root.top",
        "root.bottom = a.bottom", "a.width = 351"), width: 375, height: 40)
    let found = try Self.found(text, "conflict")
    #expect(found.count == 1)
    #expect(found.first?.fix?.text.contains("root.width") == false)
  }
}
