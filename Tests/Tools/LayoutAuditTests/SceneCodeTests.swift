import LayoutAudit
import LayoutShell
import RunReports
import Testing

/// What the code of an app says of its scenes: how high rows are, and which scenes stay upright.
@Suite struct SceneCodeTests {
  // MARK: - Rows

  /// A screen with a table whose row is drawn 44 points high, with a view that asks for 60.
  private static let table = Board.screen(
    """
    <tableView rowHeight="44" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="20" width="375" height="44"/>
    <tableViewCellContentView key="contentView" id="in">
    <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
    \(Board.view("a", (16, 8, 44, 28)))
    </subviews><constraints>
    \(Board.rules(
      "a.leading = in.leading + 16", "a.top = in.top + 8", "in.bottom = a.bottom + 8",
      "a.width = 44", "a.height = 60"))
    </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
    """
  ).replacing("<viewController id", with: "<viewController customClass=\"List\" id")

  private static func found(_ code: String, _ checks: [String]) throws -> [String] {
    var plan = AuditPlan(
      checks: checks.compactMap { AuditCheck.named($0) },
      conditions: ["own", "iPhone SE"].compactMap { AuditCondition($0) })
    plan.code = SceneCode([code])
    return try FileAudit(table, path: "Main.storyboard", plan, neighbours: .none)
      .files.flatMap(\.cases).flatMap(\.findings).map(\.check)
  }

  @Test(arguments: [
    ("class List: UIViewController { func viewDidLoad() { tableView.rowHeight = HEIGHT } }", false),
    (
      """
      class List: UIViewController {
        override func tableView(
          _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { return HEIGHT }
      }
      """, false
    ),
    (
      "@implementation List\n- (void)viewDidLoad { self.tableView.rowHeight = HEIGHT; }\n@end", true
    ),
    (
      "@implementation List\n- (void)viewDidLoad { [self.tableView setRowHeight:HEIGHT]; }\n@end",
      true
    ),
    (
      """
      @implementation List
      - (CGFloat)tableView:(UITableView *)tableView
          heightForRowAtIndexPath:(NSIndexPath *)indexPath {
        return HEIGHT;
      }
      @end
      """, true
    ),
  ])
  func rowsThatCodeMakesAutomaticAreAsHighAsTheirRulesAsk(code: String, isObjectiveC: Bool) throws {
    let word =
      isObjectiveC ? "UITableViewAutomaticDimension" : "UITableView.automaticDimension"
    #expect(try Self.found(code.replacing("HEIGHT", with: "44"), ["conflict"]) == ["conflict"])
    #expect(
      try Self.found(code.replacing("HEIGHT", with: word), ["conflict", "misplaced"]).isEmpty)
    let other = code.replacing("List", with: "Other").replacing("HEIGHT", with: word)
    #expect(try Self.found(other, ["conflict"]) == ["conflict"])
  }

  @Test func whatIsNoHeightOfRowsIsPassedOver() throws {
    for code in [
      "// tableView.rowHeight = UITableView.automaticDimension",
      "tableView.estimatedRowHeight = UITableView.automaticDimension",
      "print(tableView.rowHeight == UITableView.automaticDimension)",
      "tableView.rowHeight = UITableView.automaticDimension } "
        + "func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 44",
    ] {
      let whole = "class List: UIViewController { func viewDidLoad() { \(code)\n} }"
      #expect(try Self.found(whole, ["conflict"]) == ["conflict"], "\(code)")
    }
  }

  /// Away from its canvas, the contents of a row ask for their heights, too.
  @Test func aRowOfAutomaticHeightHasRoomForItsTexts() throws {
    let text = Self.table.replacing(
      "rowHeight=\"44\" id=\"table\"", with: "rowHeight=\"-1\" id=\"table\""
    )
    .replacing(
      Board.view("a", (16, 8, 44, 28)), with: Board.label("a", "Settings", (16, 8, 44, 28)))
    let rules = Board.rules(
      "a.leading = in.leading + 16", "a.top = in.top + 14", "in.bottom = a.bottom + 14",
      "in.trailing = a.trailing + 16")
    let whole = text.replacing(
      Board.rules(
        "a.leading = in.leading + 16", "a.top = in.top + 8", "in.bottom = a.bottom + 8",
        "a.width = 44", "a.height = 60"), with: rules)
    #expect(whole != text)
    #expect(try Found(whole, on: ["iPhone SE"], checks: ["cut", "growing-text"]).all.isEmpty)
    let fixed = whole.replacing("rowHeight=\"-1\"", with: "rowHeight=\"34\"")
      .replacing("height=\"44\"", with: "height=\"34\"")
    #expect(try Found(fixed, on: ["iPhone SE"], checks: ["cut"]).all.isEmpty == false)
  }

  /// A view to which code gives a frame is not where the file draws it.
  @Test func aViewWithAFrameOfCodeIsNotJudged() throws {
    let text = Board.screen(
      "<view userLabel=\"bar\" id=\"bar\"><rect key=\"frame\" x=\"0\" y=\"600\" width=\"375\" "
        + "height=\"60\"/><color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/></view>"
    ).replacing(
      "<viewController id=\"vc\">",
      with: "<viewController customClass=\"Page\" id=\"vc\"><connections><outlet property=\"bar\" "
        + "destination=\"bar\" id=\"o\"/></connections>")
    func count(_ line: String) throws -> Int {
      var plan = AuditPlan(
        checks: ["leaves-parent"].compactMap { AuditCheck.named($0) },
        conditions: ["iPhone SE"].compactMap { AuditCondition($0) })
      plan.code = SceneCode([
        "class Page: UIViewController { @IBOutlet var bar: UIView!\n"
          + "override func viewDidLayoutSubviews() { \(line)\n} }"
      ])
      return try FileAudit(text, path: "Main.storyboard", plan, neighbours: .none)
        .files.flatMap(\.cases).flatMap(\.findings).count
    }
    #expect(try count("") == 1)
    #expect(try count("let isSame = bar.frame == other.frame") == 1)
    #expect(try count("bar.frame = view.bounds") == 0)
    #expect(try count("self.bar.frame.origin.y = 0") == 0)
  }

  // MARK: - Orientations

  /// A class that stays upright is not turned, whatever its app does.
  @Test func aSceneStaysUprightWhereItsClassDoes() {
    func kept(_ code: String, _ name: String = "Gate") -> [String] {
      SceneCode([code]).orientations.filter(AuditCondition.usual, of: ["scene 1", name])
        .map(\.name)
    }
    func swift(_ body: String) -> String {
      """
      final class Gate: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(body) }
      }
      final class Other: UIViewController {}
      """
    }
    func objectiveC(_ body: String) -> String {
      """
      @implementation Gate
      - (void)viewDidLoad { [self.table registerClass:[Cell class] with:[Row class]]; }
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return \(body); }
      @end
      """
    }
    let all = AuditCondition.usual.map(\.name)
    let upright = all.filter { !$0.contains("landscape") }
    let onPads = all.filter { !$0.hasPrefix("iPhone") || !$0.contains("landscape") }
    #expect(kept(swift(".portrait")) == upright)
    #expect(kept(swift("return [.portrait, .portraitUpsideDown]")) == upright)
    #expect(kept(swift("UIInterfaceOrientationMask.portrait")) == upright)
    #expect(kept(swift(".portrait"), "Other") == all)
    #expect(kept(swift(".allButUpsideDown")) == all)
    #expect(kept(swift("isPad ? super.supportedInterfaceOrientations : .portrait")) == onPads)
    #expect(kept(objectiveC("UIInterfaceOrientationMaskPortrait")) == upright)
    #expect(kept(objectiveC("UIInterfaceOrientationMaskAllButUpsideDown")) == all)
    #expect(
      kept(
        objectiveC(
          "UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? UIInterfaceOrientationMaskAll "
            + ": UIInterfaceOrientationMaskPortrait")) == onPads)
  }

  /// What is left out is said where a scene of that class is audited.
  @Test func aNoteNamesTheClassesOfTheFiles() {
    let code = SceneCode(["class Gate { var supportedInterfaceOrientations: Mask { .portrait } }"])
    #expect(code.orientations.note(on: ["customClass=\"Gate\""])?.hasSuffix(": Gate") == true)
    #expect(code.orientations.note(on: ["customClass=\"GateKeeper\""]) == nil)
  }

  /// The class of a xib is that of the controller that owns it and shows its view.
  @Test func aXibStaysUprightWhereItsOwnerDoes() throws {
    let wide = Board.xib(
      Board.view("a", (0, 0, 375, 400), "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>"),
      constraints: Board.rules(
        "a.leading = root.leading", "root.trailing = a.trailing", "a.top = root.top",
        "a.height = 400"), width: 375, height: 667)
    let owned = wide.replacing(
      "<objects>",
      with: "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" "
        + "customClass=\"Gate\"><connections><outlet property=\"view\" destination=\"root\" "
        + "id=\"o\"/></connections></placeholder>")
    var plan = AuditPlan(
      checks: ["leaves-parent"].compactMap { AuditCheck.named($0) },
      conditions: ["own", "iPhone SE landscape"].compactMap { AuditCondition($0) })
    func count() throws -> Int {
      try FileAudit(owned, path: "Gate.xib", plan, neighbours: .none)
        .files.flatMap(\.cases).flatMap(\.findings).count
    }
    #expect(try count() == 1)
    plan.code = SceneCode(["class Gate { var supportedInterfaceOrientations: Mask { .portrait } }"])
    #expect(try count() == 0)
  }
}
