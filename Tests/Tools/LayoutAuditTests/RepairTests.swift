import LayoutAudit
import LayoutShell
import PlumbLanguage
import RunReports
import SwiftReader
import Testing

/// Fixes written into storyboards and xibs: what they change, and that it helps.
@Suite struct RepairTests {
  /// A label of 200 points and a box, in a screen of 375 by 667.
  private static let title = Board.label("title", "Title", (16, 40, 343, 20.5))
  private static let box = Board.view(
    "box", (16, 80, 343, 40), "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\"/>")
  private static let titleRules = [
    "title.leading = root.leading + 16", "title.top = safe.top + 20",
    "root.trailing = title.trailing + 16",
  ]

  private func screen(_ parts: [String], _ rules: [String]) -> String {
    Board.screen(
      parts.joined(separator: "\n"),
      constraints: rules.enumerated().map { Board.rules($1 + " as k\($0)") }
        .joined(separator: "\n"))
  }

  /// A change of a number, with nothing else.
  @Test func aConstantIsWritten() throws {
    let text = screen(
      [Self.title, Self.box],
      Self.titleRules + [
        "box.leading = root.leading + 16", "root.trailing = box.trailing + 16",
        "box.top = title.bottom + 20", "box.height = 40", "box.width = 300",
      ])
    let repaired = try Repaired(text, checks: ["conflict"])
    #expect(repaired.fixed == ["conflict"])
    #expect(
      repaired.lines == [
        "-<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"300\" id=\"k7\"/>",
        "+<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"343\" id=\"k7\"/>",
      ])
    try repaired.isDone()
  }

  @Test func aMissingMinusIsWrittenAndTheViewDrawnAnew() throws {
    let text = screen(
      [Board.label("title", "Title", (16, 40, 375, 20.5))],
      [
        "title.leading = root.leading + 16", "title.top = safe.top + 20",
        "title.trailing = root.trailing + 16",
      ])
    let repaired = try Repaired(text, checks: ["leaves-parent", "misplaced"])
    #expect(repaired.fixed == ["leaves-parent"])
    #expect(repaired.after.contains("constant=\"-16\" id=\"k2\""))
    #expect(repaired.after.contains("x=\"16.0\" y=\"40.0\" width=\"343\" height=\"20.5\""))
    try repaired.isDone()
  }

  @Test func aBoundIsTurnedInwards() throws {
    let text = screen(
      [Board.label("title", "Title", (16, 40, 375, 20.5))],
      [
        "title.leading = root.leading + 16", "title.top = safe.top + 20",
        "title.trailing >= root.trailing + 16",
      ])
    let repaired = try Repaired(text, checks: ["leaves-parent"])
    #expect(repaired.fixed == ["leaves-parent"])
    #expect(repaired.after.contains("relation=\"lessThanOrEqual\""))
    #expect(repaired.after.contains("constant=\"-16\""))
    try repaired.isDone()
  }

  @Test func aHeightBecomesALeastHeight() throws {
    let text = screen(
      [
        Board.view(
          "title", (16, 40, 100, 21),
          "<fontDescription key=\"fontDescription\" "
            + "style=\"UICTFontTextStyleBody\"/>",
          attributes: "text=\"Title\" adjustsFontSizeToFit=\"NO\" "
            + "adjustsFontForContentSizeCategory=\"YES\"", element: "label")
      ],
      [
        "title.leading = root.leading + 16", "title.top = safe.top + 20", "title.height = 21",
        "root.trailing >= title.trailing + 16",
      ])
    let repaired = try Repaired(text, checks: ["growing-text"])
    #expect(repaired.fixed == ["growing-text"])
    #expect(
      repaired.after.contains(
        "firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"21\" id=\"k2\""))
    try repaired.isDone()
  }

  @Test func leftBecomesLeading() throws {
    let text = screen(
      [Self.title],
      [
        "title.left = root.left + 16", "title.top = safe.top + 20",
        "root.trailing = title.trailing + 24",
      ])
    let repaired = try Repaired(text, checks: ["left-right"])
    #expect(repaired.fixed == ["left-right"])
    #expect(repaired.after.contains("firstAttribute=\"leading\" secondItem=\"root\" "))
    #expect(repaired.lines.count == 2)
    try repaired.isDone()
  }

  @Test func aRedundantRuleGoesWithItsLine() throws {
    let text = screen([Self.title], Self.titleRules + ["title.width = root.width + -32"])
    let repaired = try Repaired(
      text, on: ["own", "iPhone SE"], checks: ["useless", "ambiguous", "conflict"])
    #expect(repaired.fixed == ["useless"])
    #expect(repaired.lines.count == 1)
    #expect(repaired.lines.first?.hasPrefix("-<constraint") == true)
    try repaired.isDone()
  }

  @Test func aRuleThatCodeKnowsStays() throws {
    let outlet =
      "<connections><outlet property=\"edge\" destination=\"k3\" id=\"o1\"/>"
      + "</connections>"
    let text = screen([Self.title], Self.titleRules + ["title.width = root.width + -32"])
      .replacing(
        "</constraints></view></viewController>",
        with:
          "</constraints></view>\(outlet)</viewController>")
    // Of two rules that say the same, the one without an outlet goes.
    let repaired = try Repaired(text, on: ["own", "iPhone SE"], checks: ["useless"])
    #expect(repaired.fixed == ["useless"])
    #expect(repaired.after.contains("id=\"k3\""))
    try repaired.isDone()
  }

  @Test func aMissingEdgeIsAddedInTheOrderOfIds() throws {
    let text = screen(
      [Self.box], ["box.leading = root.leading + 16", "box.width = 343", "box.height = 40"])
    let repaired = try Repaired(text, checks: ["ambiguous"])
    #expect(repaired.fixed == ["ambiguous"])
    #expect(repaired.lines.count == 1)
    let line = try #require(repaired.lines.first)
    #expect(
      line.hasPrefix(
        "+<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"root\" "
          + "secondAttribute=\"top\" constant=\"80\" id=\""), "\(line)")
    try repaired.isDone()
  }

  @Test func aListOfConstraintsIsMadeWhereThereIsNone() throws {
    let parts = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="16" y="80" width="100" height="40"/>
          <color key="backgroundColor" white="0.5" alpha="1"/>
          <connections/>
      </view>
      """
    let text = screen(
      [parts], ["box.leading = root.leading + 16", "box.top = root.top + 80"])
    let repaired = try Repaired(text, checks: ["ambiguous"])
    #expect(repaired.fixed == ["ambiguous"])
    let tags = "    <constraints>\n        <constraint "
    let list = try #require(repaired.after.firstRange(of: tags))
    #expect(repaired.after[..<list.lowerBound].hasSuffix("alpha=\"1\"/>\n"))
    #expect(repaired.after.contains("\n    </constraints>\n    <connections/>"))
    try repaired.isDone()
  }

  @Test func aMisplacedViewIsDrawnWhereItsRulesPutIt() throws {
    let text = screen(
      [Board.view("box", (16, 80, 100, 40), attributes: "misplaced=\"YES\"")],
      [
        "box.leading = root.leading + 20", "box.top = root.top + 80", "box.width = 120",
        "box.height = 40",
      ])
    let repaired = try Repaired(text)
    #expect(repaired.fixed == ["misplaced"])
    #expect(!repaired.after.contains("misplaced"))
    #expect(repaired.after.contains("x=\"20\" y=\"80.0\" width=\"120\" height=\"40.0\""))
    try repaired.isDone()
  }

  @Test func thatAViewIsDrawnElsewhereHidesNothing() throws {
    let button = { (id: String, frame: (Double, Double, Double, Double)) in
      Board.view(
        id, frame, "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\"/>", element: "view")
    }
    let text = screen(
      [button("under", (16, 80, 100, 40)), button("over", (16, 200, 100, 30))],
      [
        "under.leading = root.leading + 16", "under.top = root.top + 80", "under.width = 100",
        "under.height = 40", "over.leading = root.leading + 40", "over.top = root.top + 90",
        "over.width = 100", "over.height = 30",
      ])
    let repaired = try Repaired(text, checks: ["overlap", "misplaced"])
    #expect(repaired.after == text)
    #expect(repaired.reasons.contains { $0.hasPrefix("it would only hide that over lies over") })
  }

  @Test func standardValuesStay() throws {
    let text = screen(
      [Self.title, Self.box],
      Self.titleRules + [
        "box.leading = root.leading + 16", "box.top = title.bottom + 20", "box.height = 40",
        "box.height = 60",
      ]
    ).replacing("constant=\"40\" id=", with: "constant=\"40\" symbolic=\"YES\" id=")
      .replacing("constant=\"60\" id=", with: "constant=\"60\" symbolic=\"YES\" id=")
    let repaired = try Repaired(text, checks: ["conflict"])
    // Something else can be written where a number cannot.
    #expect(repaired.fixed == ["conflict"])
    #expect(repaired.after.contains("constant=\"40\" symbolic=\"YES\" id="))
    #expect(repaired.after.contains("constant=\"60\" symbolic=\"YES\" id="))
    try repaired.isDone()
  }

  @Test func lineEndsStay() throws {
    let text = screen(
      [Self.box], ["box.leading = root.leading + 16", "box.width = 343", "box.height = 40"])
    let repaired = try Repaired(text.replacing("\n", with: "\r\n"), checks: ["ambiguous"])
    #expect(repaired.fixed == ["ambiguous"])
    #expect(
      repaired.after
        == (try Repaired(text, checks: ["ambiguous"]).after)
        .replacing("\n", with: "\r\n"))
  }

  @Test func twoScenesAreRepairedOneAfterTheOther() throws {
    let one = screen(
      [Self.box], ["box.leading = root.leading + 16", "box.width = 343", "box.height = 40"])
    let scene = try #require(one.firstRange(of: "<scene "))
    let end = try #require(one.firstRange(of: "</scenes>"))
    let second = String(one[scene.lowerBound..<end.lowerBound])
      .replacing("\"box\"", with: "\"other\"").replacing("\"root\"", with: "\"view\"")
      .replacing("id=\"k", with: "id=\"n").replacing("\"vc\"", with: "\"vd\"")
      .replacing("\"safe\"", with: "\"area\"").replacing("sceneID=\"s\"", with: "sceneID=\"t\"")
    let text = one.replacing("</scenes>", with: second + "</scenes>")
    let repaired = try Repaired(text, checks: ["ambiguous"])
    #expect(repaired.fixed == ["ambiguous", "ambiguous"])
    try repaired.isDone()
  }

  // MARK: - Other files

  @Test func codeIsWrittenAsItIsSpelled() throws {
    let text = Self.card([
      "title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),",
      "title.topAnchor.constraint(equalTo: topAnchor, constant: 16.0),",
      "title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),",
      "title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16)",
    ])
    let repaired = try Repaired(text, path: "Card.swift", checks: ["leaves-parent"])
    #expect(repaired.fixed == ["leaves-parent"])
    #expect(repaired.lines.last?.contains("equalTo: trailingAnchor, constant: -inset),") == true)
    #expect(repaired.lines.count == 2)
    try repaired.isDone()
  }

  /// Where a mask was forgotten the rules are right: if it cannot be freed without another finding,
  /// nothing is written in its place.
  @Test func aForgottenMaskIsFreedOrNothingIsWritten() throws {
    let text = """
      import UIKit

      final class Card: UIView {
        let title = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "A title of some length"
          addSubview(title)
          NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            widthAnchor.constraint(equalToConstant: 200),
            heightAnchor.constraint(equalToConstant: 100),
          ])
        }

        required init?(coder: NSCoder) { fatalError() }
      }

      """
    let repaired = try Repaired(text, path: "Card.swift", checks: ["conflict"])
    #expect(repaired.lines.allSatisfy { $0.contains("translatesAutoresizingMask") })
    #expect(
      Set(repaired.fixed) == ["conflict"]
        || repaired.reasons.contains { $0.hasPrefix("then growing-text") }, "\(repaired.reasons)")
    try repaired.isDone()
  }

  @Test func codeGetsAPriorityByAName() throws {
    let text = Self.card([
      "title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),",
      "title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),",
      "title.topAnchor.constraint(equalTo: topAnchor, constant: 16),",
      "title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),",
      "title.widthAnchor.constraint(equalTo: title.heightAnchor, multiplier: 2),",
      "widthAnchor.constraint(equalToConstant: 300),",
      "heightAnchor.constraint(equalToConstant: 300)",
    ])
    let repaired = try Repaired(text, path: "Card.swift", checks: ["conflict"])
    #expect(repaired.fixed == ["conflict"])
    try repaired.isDone()
  }

  @Test func snapKitIsWrittenAsSnapKit() throws {
    let text = """
      import SnapKit
      import UIKit

      final class Card: UIView {
        let title = UILabel()
        let box = UIView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "A title of some length"
          addSubview(title)
          addSubview(box)
          title.snp.makeConstraints { make in
            make.leading.top.equalToSuperview().offset(16)
            make.trailing.equalToSuperview().offset(16)
          }
          box.snp.makeConstraints { make in
            make.left.equalToSuperview().offset(16)
            make.width.equalTo(100)
            make.height.equalTo(40)
            make.top.equalTo(title.snp.bottom).offset(8)
            make.bottom.equalToSuperview()
          }
          snp.makeConstraints { $0.width.equalTo(300) }
        }

        required init?(coder: NSCoder) { fatalError() }
      }

      """
    let repaired = try Repaired(
      text, path: "Card.swift", checks: ["leaves-parent", "left-right"])
    #expect(Set(repaired.fixed) == ["leaves-parent", "left-right"])
    #expect(
      repaired.lines == [
        "-make.trailing.equalToSuperview().offset(16)",
        "+make.trailing.equalToSuperview().offset(-16)",
        "-make.left.equalToSuperview().offset(16)",
        "+make.leading.equalToSuperview().offset(16)",
      ])
    try repaired.isDone()
  }

  @Test func itemsAndAttributesAreWritten() throws {
    let text = Self.card([
      "NSLayoutConstraint(",
      "  item: title, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left,",
      "  multiplier: 1, constant: inset),",
      "title.topAnchor.constraint(equalTo: topAnchor, constant: 16),",
      "title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),",
      "title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),",
    ])
    let repaired = try Repaired(text, path: "Card.swift", checks: ["left-right"])
    #expect(repaired.fixed == ["left-right"])
    #expect(repaired.lines.count == 2)
    #expect(
      repaired.lines.last
        == "+item: title, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading,"
    )
    try repaired.isDone()
  }

  @Test func codeInALoopStays() throws {
    let text = Self.card([]).replacing(
      "    NSLayoutConstraint.activate([\n    ])\n",
      with: """
            let other = UILabel()
            for view in [title, other] {
              view.translatesAutoresizingMaskIntoConstraints = false
              addSubview(view)
              view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
              view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 8).isActive = true
              view.topAnchor.constraint(equalTo: topAnchor).isActive = true
              view.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
            }

        """)
    let repaired = try Repaired(text, path: "Card.swift", checks: ["leaves-parent"])
    #expect(repaired.fixed.isEmpty && repaired.after == text)
    #expect(
      repaired.reasons.contains { $0.hasSuffix("makes 2 constraints") }, "\(repaired.reasons)")
  }

  @Test func aSessionGetsTheLineWithItsReply() throws {
    let text = """
      plumb 1

      plumb> root card 320x200
      plumb> view a in card content 96x20
      plumb> pin a leading trailing top inset 16
      plumb> a.width == 300 as wide

      # Nothing else.

      """
    let repaired = try Repaired(text, path: "a.plumb", checks: ["conflict"])
    #expect(repaired.fixed == ["conflict"])
    #expect(repaired.lines == ["+", "+plumb> constant wide 288", "+= resolved   wide holds"])
    try repaired.isDone()
  }

  private static func card(_ lines: [String]) -> String {
    let rules = lines.map { "      \($0)\n" }.joined()
    return """
      import UIKit

      final class Card: UIView {
        private let inset: CGFloat = 16
        private let title = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "Title"
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
          NSLayoutConstraint.activate([
      \(rules)    ])
        }

        required init?(coder: NSCoder) { fatalError() }
      }

      """
  }
}

/// What comes of a file whose findings are repaired.
private struct Repaired {
  let before: String
  let after: String
  let repair: FileRepair
  private let path: String
  private let plan: AuditPlan

  init(
    _ text: String, path: String = "Main.storyboard", on conditions: [String] = ["own"],
    checks: [String] = []
  ) throws {
    var plan = AuditPlan(conditions: conditions.compactMap { AuditCondition($0) })
    if !checks.isEmpty { plan.checks = checks.compactMap { AuditCheck.named($0) } }
    (before, self.path, self.plan) = (text, path, plan)
    repair = try Self.repair(text, path, plan)
    after = repair.changed.first?.after ?? text
  }

  private static func repair(
    _ text: String, _ path: String, _ plan: AuditPlan
  ) throws -> FileRepair {
    let texts =
      path.hasSuffix(".swift")
      ? SourceTexts([SwiftFile(path, text)]) : SourceTexts(text, named: path)
    return try FileRepair(texts, [path], plan, neighbours: .none) { _, _ in true }
  }

  /// The checks whose findings were repaired.
  var fixed: [String] { repair.outcomes.filter { $0.reason == nil }.map(\.finding.check) }
  /// Why others were not.
  var reasons: [String] { repair.outcomes.compactMap(\.reason) }

  /// The lines that come and go, without blanks in front.
  var lines: [String] {
    UnifiedDiff(of: path, from: before, to: after).text.split(separator: "\n").compactMap { line in
      guard let sign = line.first, "+-".contains(sign), !line.hasPrefix("---"),
        !line.hasPrefix("+++")
      else { return nil }
      return "\(sign)\(line.dropFirst().drop { $0 == " " })"
    }
  }

  /// Checks that what was repaired is no longer found, that nothing new is, and that another run
  /// changes nothing.
  func isDone() throws {
    let old = Set(try findings(before))
    let new = Set(try findings(after))
    #expect(new.isSubset(of: old))
    let gone = Set(repair.outcomes.filter { $0.reason == nil }.map(\.finding.fingerprint))
    #expect(new.isDisjoint(with: gone))
    #expect(try Self.repair(after, path, plan).changed.isEmpty)
  }

  private func findings(_ text: String) throws -> [String] {
    try FileAudit(text, path: path, plan, neighbours: .none).files.flatMap(\.cases)
      .flatMap(\.findings).map(\.fingerprint)
  }
}
