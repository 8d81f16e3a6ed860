import LayoutModel
import Testing

@testable import SwiftReader

/// What the names in lines out of a class say of views.
@Suite struct FragmentNameTests {
  private func read(_ code: String) throws -> ImportedCode {
    try SwiftProgram.imported(code, named: "Post.swift")
  }

  @Test(arguments: [
    ("loginButton", "UIButton"), ("btnLogin", "UIButton"), ("lbl_Title", "UILabel"),
    ("_lblTitle", "UILabel"), ("title_lbl2", "UILabel"), ("imgLogo", "UIImageView"),
    ("imgViewLogo", "UIImageView"), ("imgLogoView", "UIImageView"), ("imgContainer", "UIView"),
    ("txtName", "UITextField"), ("txtViewNotes", "UITextField"), ("notesTxtView", "UITextView"),
    ("tfName", "UITextField"), ("nameTF", "UITextField"), ("ivLogo", "UIImageView"),
    ("archiv", "UIView"), ("vwCard", "UIView"), ("swNotify", "UISwitch"),
    ("cvItems", "UICollectionView"),
    ("tv", "UITableView"), ("tableContainer", "UIView"), ("card", "UIView"),
    ("buttonLogin", "UIButton"), ("labelsHeader", "UIView"),
  ])
  func `prefixes and endings say the kind`(_ name: String, _ type: String) throws {
    let code = try read(
      "view.addSubview(\(name))\n"
        + "\(name).topAnchor.constraint(equalTo: view.topAnchor).isActive = true")
    #expect(code.notes.contains { $0.contains(", \(name) as a \(type);") }, "\(code.notes)")
  }

  /// A name that is no view's says nothing, and the use of a view more than two letters.
  @Test func `the use of a name counts as well`() throws {
    let code = try read(
      """
      view.addSubview(tv)
      view.addSubview(sv)
      tv.text = txtNote
      sv.axis = .vertical
      tv.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      """)
    #expect(code.layout.items.map(\.kind) == [.view, .textview, .stack])
    #expect(code.layout.items.last?.stack != nil)
    #expect(!code.notes.contains { $0.contains("txtNote as") })
  }

  /// The views of a stack are views, and what scrolls is in what it scrolls in.
  @Test func `views of stacks and contents of scroll views`() throws {
    let stack = try read(
      "let row = UIStackView(arrangedSubviews: [btnA, lblB])\nview.addSubview(row)")
    #expect(stack.layout.items.map(\.kind).suffix(2) == [.button, .label])
    let page = try read(
      """
      scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
      contentView.snp.makeConstraints { make in
        make.edges.equalTo(scrollView)
        make.width.equalTo(scrollView)
      }
      titleLbl.snp.makeConstraints { $0.top.left.right.equalTo(contentView).inset(16) }
      """)
    let names = page.layout.items.map(\.name)
    #expect(names == ["superview", "scrollView", "contentView", "titleLbl"])
    let parents = page.layout.items.map { item in item.parent.map(page.layout.name) ?? "" }
    #expect(parents[2] == "scrollView")
  }

  /// In the lines of a cell it is what the list sizes.
  @Test func `the content view of a cell is the root`() throws {
    let cell = try read(
      """
      contentView.addSubview(lblName)
      lblName.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      contentView.bottomAnchor.constraint(equalTo: lblName.bottomAnchor).isActive = true
      """)
    #expect(cell.layout.root.map(cell.layout.name) == "contentView")
  }

  @Test func `a view with rules of its own size is in the root`() throws {
    let code = try read(
      """
      headerView.heightAnchor.constraint(equalToConstant: 200).isActive = true
      func shrink() {
        headerView.heightAnchor.constraint(equalToConstant: 100).isActive = true
        view.layoutIfNeeded()
      }
      """)
    #expect(code.layout.rules.map { code.layout.text(of: $0) }.count == 2)
    #expect(code.layout.items.map(\.name) == ["view", "headerView"])
  }

  /// The view of a class that is not there fills no screen where it has a width of its own.
  @Test func `self is as wide as its rule says`() throws {
    let code = try read(
      """
      addSubview(lblTitle)
      widthAnchor.constraint(equalToConstant: 320).isActive = true
      lblTitle.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      lblTitle.topAnchor.constraint(equalTo: topAnchor).isActive = true
      lblTitle.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      lblTitle.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """)
    #expect(code.layout.items.first?.givenSize == Size(width: 320, height: 20))
  }

  // MARK: - Objective-C

  /// `_title` is the variable behind the getter, whether or not a file declares the property.
  @Test func `getters that make their views`() throws {
    let getter = """
      - (UILabel *)title {
          if (!_title) {
              _title = [[UILabel alloc] init];
          }
          return _title;
      }
      """
    let body =
      "\n- (void)viewDidLoad {\n[self.view addSubview:self.title];\n"
      + "[self.title.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;\n}\n@end"
    let code = try SwiftProgram.imported(
      "@implementation Page\n" + getter + body, named: "Page.m")
    #expect(code.layout.rules.map { code.layout.text(of: $0) } == ["title.top == view.top"])
    #expect(code.layout.items.map(\.kind) == [.view, .label])
    let lines = try SwiftProgram.imported(
      """
      if (!_title) {
          _title = [[UILabel alloc] init];
          [self.view addSubview:_title];
          [_title.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;
      }
      """, named: "Post.m")
    #expect(lines.layout.rules.map { lines.layout.text(of: $0) } == ["_title.top == view.top"])
  }

  /// Only in a button it is the label of the button.
  @Test func `the title label of lines about self is a view of its own`() throws {
    let code = try read(
      """
      view.addSubview(self.titleLabel)
      view.addSubview(hint)
      hint.topAnchor.constraint(equalTo: self.titleLabel.bottomAnchor, constant: 7).isActive = true
      """)
    #expect(
      code.layout.rules.map { code.layout.text(of: $0) } == ["hint.top == titleLabel.bottom + 7"])
    #expect(code.layout.items.map(\.name) == ["view", "titleLabel", "hint"])
  }

  /// Masonry's distances that nothing declares are taken as those of other dialects are.
  @Test func `distances of Masonry that nothing declares`() throws {
    let code = try SwiftProgram.imported(
      """
      [box mas_makeConstraints:^(MASConstraintMaker *make) {
          make.left.equalTo(self.view).offset(padding);
          make.right.equalTo(self.view).offset(-padding - 3);
          make.top.mas_equalTo(20);
      }];
      """, named: "Post.m")
    #expect(
      code.layout.rules.map { code.layout.text(of: $0) } == [
        "box.left == view.left + 16", "box.right == view.right - 19", "box.top == view.top + 20",
      ])
    #expect(code.notes.contains("padding is not known here and taken as 16"))
  }
}

/// Fonts, stacks and values of apps.
@Suite struct AppValueTests {
  private func read(_ body: String, _ rest: String = "") throws -> ImportedCode {
    try SwiftProgram.imported(
      """
      \(rest)
      class Badge: UIView {
        let label = UILabel(frame: CGRect())
        init() {
          super.init(frame: CGRect())
          label.text = "On sale"
          addSubview(label)
      \(body)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, named: "Badge.swift")
  }

  @Test(arguments: [
    ("label.font = .micro", 10.0), ("label.font = UIFont(name: \"Man\", size: 30)", 30),
    ("label.font = UIFont(name: \"Man\", size: 30) ?? .systemFont(ofSize: 12)", 30),
    ("label.font = .foreign(ofSize: 40, weight: .bold)", 40),
    ("label.font = UIFont.foreign(size: 50)", 50),
    ("label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .micro)", 10),
  ])
  func `a maker says the size of its font`(_ line: String, _ size: Double) throws {
    let code = try read(
      line,
      "extension UIFont {\n  static let micro: UIFont = .own(ofSize: 10)\n"
        + "  static func own(ofSize size: CGFloat) -> UIFont { UIFont(name: \"Man\", size: size)! }\n}"
    )
    let label = code.layout.items.first { $0.kind == .label }
    #expect(label?.font?.size == size)
    #expect(code.touched.isEmpty)
    #expect(code.skipped.isEmpty)
  }

  @Test(arguments: ["label.font = .nothing", "label.font = Theme.title", "label.font = UIFont.own"])
  func `of a font in no file nothing is known`(_ line: String) throws {
    let code = try read(line)
    #expect(code.touched == Set(code.layout.items.filter { $0.kind == .label }.map(\.id)))
    #expect(
      code.notes.contains(
        "the font of label is in no file: the size of its text is not known, and taken as in the "
          + "usual font"))
  }

  /// `init(arrangedSubviews:)` is inherited, and calls `init(frame:)` of the class.
  @Test(arguments: [
    "override init(frame: CGRect) {\n    super.init(frame: frame)\n    axis = .vertical\n  }",
    "",
    "init(arrangedSubviews: [UIView]) {\n    super.init(frame: .zero)\n    axis = .vertical\n"
      + "    arrangedSubviews.forEach(addArrangedSubview)\n  }",
  ])
  func `stacks of a class of the app arrange their views`(_ initializer: String) throws {
    let code = try SwiftProgram.imported(
      """
      class Rows: UIStackView {
        \(initializer)
        required init(coder: NSCoder) { super.init(coder: coder) }
      }
      class Page: UIViewController {
        override func viewDidLoad() {
          let (top, bottom) = (UIView(), UIView())
          view.addSubview(Rows(arrangedSubviews: [top, bottom]))
        }
      }
      """, named: "Page.swift", opening: "Page")
    let stack = try #require(code.layout.items.first { $0.stack != nil })
    #expect(stack.stack?.arranged.count == 2)
    #expect(stack.stack?.axis == (initializer.isEmpty ? .horizontal : .vertical))
  }
}
