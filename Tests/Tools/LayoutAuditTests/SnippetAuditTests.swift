import LayoutAudit
import LayoutShell
import PlumbLanguage
import RunReports
import SwiftReader
import Testing

/// Lines that people post, in Swift and Objective-C: each classic slip is found at its line.
@Suite struct SnippetAuditTests {
  private static func found(
    _ code: String, path: String = "Post.swift", on conditions: [String] = ["own"]
  ) throws -> [String] {
    try Found(code, path: path, on: conditions).all.filter { $0.check != "left-right" }
      .map { "\($0.check) \($0.place.line) \($0.message)" }
  }

  private static let placed = """
    view.addSubview(box)
    box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true

    """

  @Test func aNumberThatIsNotKnownMakesNoError() throws {
    #expect(
      try Self.found(
        Self.placed + "box.heightAnchor.constraint(equalToConstant: 30).isActive = true\n"
          + "box.heightAnchor.constraint(equalToConstant: boxHeight).isActive = true\n"
      ).filter { $0.hasPrefix("conflict") } == [])
  }

  /// A mask contradicts every number but one.
  @Test func aForgottenMaskIsAnErrorBesideANumberThatIsNotKnown() throws {
    let code = """
      class Card: UIView {
        let price = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(price)
          NSLayoutConstraint.activate([
            price.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.small),
            price.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.small),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let found = try Found(code, path: "Card.swift").all.filter { $0.check == "conflict" }
    #expect(found.map(\.place.line) == [7, 8])
    #expect(found.allSatisfy { $0.level == .error && $0.fix?.text == "mask price off" })
  }

  /// The sign of a distance shows, whatever it is.
  @Test func aDistanceThatIsNotKnownPointsOutward() throws {
    let found = try Self.found(
      """
      view.addSubview(label)
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 60).isActive = true
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin).isActive = true
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: margin).isActive = true
      """)
    #expect(found.contains { $0.hasPrefix("leaves-parent 4 label reaches 16 beyond the right") })
  }

  @Test func aMethodWithMasonryHasLines() throws {
    let found = try Found(
      """
      - (void)setupView {
          UIView *box = [UIView new];
          [self.view addSubview:box];
          [box mas_makeConstraints:^(MASConstraintMaker *make) {
              make.width.equalTo(@10);
              make.width.equalTo(@20);
          }];
      }
      """, path: "Post.m")
    #expect(found.of("conflict").map(\.place.line) == [6])
  }

  @Test(arguments: [
    """
    let box = UIView()
    box.snp.makeConstraints { make in
      make.width.equalTo(100)
      make.center.equalTo(self.view)
    }
    """,
    """
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    box.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    """,
  ])
  func aViewThatNoLineAdds(_ code: String) throws {
    let found = try Found(code, path: "Post.swift").of("left-out")
    #expect(found.map(\.place.line) == [4])
    #expect(found.map(\.level) == [.warning])
  }

  @Test func theViewOfAChildThatNoLineAdds() throws {
    let found = try Self.found(
      """
      child.view.translatesAutoresizingMaskIntoConstraints = false
      child.view.leftAnchor.constraint(equalTo: tableContainer.leftAnchor).isActive = true
      child.view.heightAnchor.constraint(equalToConstant: 250).isActive = true
      self.addChild(child)
      """)
    #expect(found.contains { $0.hasPrefix("left-out 2 UIKit raises") && $0.contains("addChild") })
  }

  @Test func aRowOfAFormatThatAlignsLeft() throws {
    let found = try Found(
      """
      view.addSubview(a)
      view.addSubview(b)
      let both = ["a": a, "b": b]
      view.addConstraints(NSLayoutConstraint.constraints(
        withVisualFormat: "|[a][b]|", options: .alignAllLeft, metrics: nil, views: both))
      """, path: "Post.swift")
    #expect(found.of("left-out").map(\.level) == [.error])
    #expect(found.of("ambiguous").isEmpty)
  }

  // MARK: - Scroll views

  private static let scroll = """
    view.addSubview(scrollView)
    scrollView.addSubview(contentView)
    scrollView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    contentView.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
    contentView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
    contentView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor).isActive = true
    contentView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor).isActive = true

    """

  @Test func contentAsHighAsTheScrollViewNeverScrolls() throws {
    let found = try Found(
      Self.scroll + """
        contentView.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        contentView.heightAnchor.constraint(equalTo: scrollView.heightAnchor).isActive = true
        """, path: "Post.swift"
    ).of("scroll")
    #expect(found.map(\.place.line) == [12])
    #expect(found.first?.fix?.text == "c10 at 250")
  }

  @Test func contentThatIsNarrowerThanTheScrollView() throws {
    let found = try Self.found(
      Self.scroll + """
        contentView.widthAnchor.constraint(equalToConstant: 46).isActive = true
        contentView.heightAnchor.constraint(equalToConstant: 2000).isActive = true
        """
    ).filter { $0.hasPrefix("scroll") }
    #expect(found.count == 1)
    #expect(found.first?.contains("is 46 wide, and scrollView itself 393") == true)
  }

  // MARK: - Stacks

  @Test func whatAStackHidesHasNoSize() throws {
    let found = try Self.found(
      """
      class Badge: UIView {
        let stack = UIStackView()
        let image = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(stack)
          stack.translatesAutoresizingMaskIntoConstraints = false
          stack.addArrangedSubview(image)
          image.isHidden = true
          image.widthAnchor.constraint(equalToConstant: 30).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(
      found.contains(
        "conflict 10 image is hidden in its stack, which makes its width 0: 1 rule asks for 30"))
  }

  // MARK: - Screens

  private static let rows = """
    class Rows: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        var last = view.safeAreaLayoutGuide.topAnchor
        for name in ["a", "b", "c", "d", "e"] {
          let label = UILabel()
          label.text = name
          label.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(label)
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          label.topAnchor.constraint(equalTo: last).isActive = true
          label.heightAnchor.constraint(equalToConstant: 88).isActive = true
          last = label.bottomAnchor
        }
      }
    }
    """

  /// A controller in code is shown on the devices that are asked for, as a scene is.
  @Test func aControllerIsTriedOnOtherScreens() throws {
    let found = try Found(
      Self.rows, path: "Rows.swift", on: ["own", "iPhone SE landscape"]
    ).of("leaves-parent")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.conditions == ["iPhone SE landscape"] })
  }

  @Test func aClassThatStaysUprightIsNotTurned() throws {
    let upright = Self.rows.replacing(
      "  override func viewDidLoad",
      with: "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask "
        + "{ .portrait }\n  override func viewDidLoad")
    var plan = AuditPlan(
      conditions: ["own", "iPhone SE landscape"].compactMap { AuditCondition($0) })
    plan.code = SceneCode([upright])
    let files = try FileAudit(upright, path: "Rows.swift", plan, neighbours: .none).files
    let found = files.flatMap(\.cases).flatMap(\.findings)
    #expect(!found.contains { $0.check == "leaves-parent" })
  }

  // MARK: - Objective-C

  private static func repaired(_ code: String, _ checks: [String]) throws -> [String] {
    var plan = AuditPlan(conditions: [AuditCondition("own")].compactMap(\.self))
    plan.checks = checks.compactMap { AuditCheck.named($0) }
    let repair = try FileRepair(
      SourceTexts(code, named: "Post.m"), ["Post.m"], plan, neighbours: .none
    ) { _, _ in true }
    let before = Set(code.split(separator: "\n"))
    let after = repair.changed.first?.after ?? code
    return after.split(separator: "\n").filter { !before.contains($0) }.map {
      String($0.drop { $0 == " " })
    }
  }

  @Test func aForgottenMaskIsTurnedOffInObjectiveC() throws {
    #expect(
      try Self.repaired(
        """
        - (void)viewDidLoad {
            [super viewDidLoad];
            UILabel *label = [[UILabel alloc] init];
            [self.view addSubview:label];
            NSDictionary *views = NSDictionaryOfVariableBindings(label);
            [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"|[label]|"
              options:0 metrics:nil views:views]];
        }
        """, ["conflict"]) == ["label.translatesAutoresizingMaskIntoConstraints = NO;"])
  }

  @Test(arguments: [
    (
      "[box.widthAnchor constraintEqualToConstant:40].active = YES;",
      "[box.widthAnchor constraintEqualToConstant:50].active = YES;"
    ),
    (
      "[box mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.width.equalTo(@40);\n}];",
      "[box mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.width.equalTo(@50);\n}];"
    ),
  ])
  func aNumberOfObjectiveC(_ one: String, _ other: String) throws {
    let head = "UIView *box = [UIView new];\nbox.translatesAutoresizingMaskIntoConstraints = NO;\n"
    let code = head + "[self.view addSubview:box];\n" + one + "\n" + other + "\n"
    let plan = AuditPlan(conditions: [AuditCondition("own")].compactMap(\.self))
    let repair = try FileRepair(
      SourceTexts(code, named: "Post.m"), ["Post.m"], plan, neighbours: .none
    ) { _, finding in finding.check == "conflict" }
    #expect(repair.outcomes.compactMap(\.reason) == [])
    let after = try #require(repair.changed.first?.after)
    #expect(try Found(after, path: "Post.m").of("conflict").isEmpty)
    #expect(after.split(separator: "\n").count >= code.split(separator: "\n").count - 1)
  }
}
