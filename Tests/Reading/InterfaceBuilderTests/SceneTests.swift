import InterfaceBuilder
import LayoutModel
import PlumbLanguage
import Testing

/// What becomes of views, constraints and guides.
@Suite struct SceneTests {
  private typealias Text = InterfaceText

  @Test func aConstraintIsARuleWithItsLine() throws {
    let scene = try ImportedScene.first(
      Text.xib(
        "<subviews>" + Text.view("view", "a", "8 8 50 20") + "</subviews>\n<constraints>\n"
          + Text.rule("a.leading", "root.leading", "constant=\"8\"")
          + Text.rule("a.top", "root.top", "relation=\"greaterThanOrEqual\" constant=\"8\"")
          + Text.rule("a.width", nil, "constant=\"50\" priority=\"750\"")
          + "<constraint firstAttribute=\"bottom\" secondItem=\"a\" secondAttribute=\"bottom\"/>"
          + "</constraints>"))
    #expect(
      scene.rules == [
        "view1.leading == card.leading + 8", "view1.top >= card.top + 8",
        "view1.width == 50 @750", "card.bottom == view1.bottom",
      ])
    #expect(scene.layout.rules.map(\.origin.line) == [8, 9, 10, 11])
    #expect(scene.layout.rules.map(\.origin.text).first == "Test.xib:8")
    #expect(scene.item("a")?.source?.line == 6)
  }

  @Test(arguments: [
    ("0.5", "0.5"), ("1:2", "0.5"), ("1/2", "0.5"), ("16:9", "16/9"), ("1.5:1", "1.5"),
  ])
  func multipliersHaveManySpellings(_ written: String, _ read: String) throws {
    let scene = try ImportedScene.first(
      Text.xib(
        "<subviews>" + Text.view("view", "a", "0 0 50 20") + "</subviews><constraints>"
          + Text.rule("a.width", "root.width", "multiplier=\"\(written)\"") + "</constraints>"))
    #expect(scene.rules == ["view1.width == \(read) * card.width"])
  }

  @Test func namesAreThoseOfPeople() throws {
    let scene = try ImportedScene.first(
      Text.storyboard(
        Text.scene(
          "vc", "customClass=\"LoginController\"",
          "<subviews>" + Text.view("label", "a", "0 0 9 9", "text=\"Sign in\"")
            + Text.view("label", "b", "0 0 9 9", "text=\"Other\" userLabel=\"Second Line\"")
            + Text.view("imageView", "c", "0 0 9 9") + Text.view("imageView", "d", "0 0 9 9")
            + Text.view("view", "e", "0 0 9 9")
            + "</subviews><constraints>" + Text.rule("e.width", nil, "id=\"w\" constant=\"3\"")
            + "</constraints><connections>"
            + "<outlet property=\"badge\" destination=\"e\"/>"
            + "<outlet property=\"badgeWidth\" destination=\"w\"/></connections>")))
    #expect(
      scene.layout.items.map(\.name)
        == ["root", "signIn", "secondLine", "imageView1", "imageView2", "badge"])
    #expect(scene.layout.rules.map(\.name) == ["badgeWidth"])
    #expect(scene.name == "LoginController")
  }

  @Test func priorityThatIsNotWrittenIsUsualWhateverTheClass() throws {
    let scene = try ImportedScene.first(
      Text.xib(
        "<subviews>" + Text.view("label", "a", "0 0 9 9", "text=\"A\"")
          + Text.view("switch", "b", "0 0 51 31", "horizontalHuggingPriority=\"751\"")
          + "</subviews>"))
    #expect(scene.item("a")?.hugging == PerAxis(250))
    #expect(scene.item("a")?.resistance == PerAxis(750))
    #expect(scene.item("b")?.hugging == PerAxis(horizontal: 751, vertical: 250))
  }

  @Test func contentIsWhatInterfaceBuilderMeasured() throws {
    let text = Text.xib(
      "<subviews>" + Text.view("label", "a", "0 0 93.5 20.5", "text=\"A\"")
        + Text.view("slider", "b", "6 0 104 31") + Text.view("switch", "c", "0 0 51 31")
        + Text.view("segmentedControl", "d", "0 0 80 32")
        + Text.view("imageView", "e", "0 0 9 9", "image=\"cup\"")
        + Text.view("imageView", "f", "0 0 9 9", "image=\"plus\"")
        + Text.view(
          "view", "g", "0 0 9 9",
          "placeholderIntrinsicWidth=\"40\" "
            + "placeholderIntrinsicHeight=\"infinite\"")
        + "</subviews>",
      resources: "<image name=\"cup\" width=\"30\" height=\"20\"/>"
        + "<image name=\"plus\" catalog=\"system\" width=\"128\" height=\"113\"/>")
    let scene = try ImportedScene.first(text)
    func content(_ id: String) -> [Double?] {
      scene.item(id).map { [$0.content.horizontal, $0.content.vertical] } ?? []
    }
    #expect(content("a") == [93.5, 20.5])
    #expect(content("b") == [nil, 30])
    #expect(content("c") == [49, 31])
    #expect(content("d") == [80, 31])
    #expect(content("e") == [30, 20])
    #expect(content("f") == [9, 9])
    #expect(content("g") == [40, nil])
    let here = try ImportedScene.first(text, SceneRequest(device: "iPhone 15"))
    #expect(here.item("a")?.style.content == scene.item("a")?.style.content)
    let elsewhere = try ImportedScene.first(text, SceneRequest(device: "iPhone 8"))
    #expect(elsewhere.item("a")?.style.content == nil)
  }

  @Test func placeholdersAreNotCreated() throws {
    let scene = try ImportedScene.first(
      Text.xib(
        "<constraints>" + Text.rule("root.height", nil, "constant=\"3\" placeholder=\"YES\"")
          + "</constraints>"))
    #expect(scene.rules.isEmpty)
    #expect(scene.notes == ["1 placeholder left out: removed when an app is built"])
  }

  @Test func masksPlaceWhatConstraintsDoNot() throws {
    let scene = try ImportedScene.first(
      Text.xib(
        """
        <subviews><view id="a"><rect key="frame" x="10" y="10" width="100" height="20"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
        <view id="b" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="3" y="4" width="5" height="6"/></view></subviews>
        """))
    #expect(scene.item("a")?.mask?.flexible == [.width, .bottom])
    #expect(scene.frame("a") == "10 10 100 20")
    #expect(scene.item("b")?.mask?.flexible == [])
    #expect(scene.frame("b") == "3 4 5 6")
  }

  /// Since Xcode 8 a view without constraints keeps the springs of its mask; before, it was drawn.
  @Test func aFixedFrameHasItsSprings() throws {
    let text = Text.xib(
      """
      <subviews><view id="a" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="100" height="20"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      </subviews>
      """)
    #expect(try ImportedScene.first(text).item("a")?.mask?.flexible == [.width, .height])
    let earlier = text.replacing("toolsVersion=\"22000\"", with: "toolsVersion=\"10117\"")
    #expect(try ImportedScene.first(earlier).item("a")?.mask?.flexible == [])
  }

  @Test func baselinesLieWhereTheirConstraintsHold() throws {
    let scene = try ImportedScene.first(
      Text.xib(
        "<subviews>" + Text.view("label", "a", "0 0 40 20.5", "text=\"A\"")
          + Text.view("textField", "b", "60 -6.5 60 34", "text=\"B\"") + "</subviews><constraints>"
          + Text.rule("a.top", "root.top") + Text.rule("b.baseline", "a.baseline")
          + "</constraints>"))
    #expect(scene.frame("b").map { $0.split(separator: " ")[1] } == "-6.5")
  }

  @Test func stacksArrangeAllTheirViews() throws {
    let scene = try ImportedScene.first(
      Text.xib(
        "<subviews>"
          + Text.view(
            "stackView", "s", "10 10 180 80",
            "axis=\"vertical\" spacing=\"8\" distribution=\"fillEqually\" alignment=\"center\"",
            "<subviews>" + Text.view("view", "a", "0 0 9 9") + Text.view("view", "b", "0 0 9 9")
              + "</subviews><edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" "
              + "bottom=\"3\" right=\"4\"/>") + "</subviews>"))
    let stack = scene.item("s")?.stack
    #expect(stack?.axis == .vertical && stack?.spacing == 8)
    #expect(stack?.distribution == .fillEqually && stack?.alignment == .center)
    #expect(stack?.margins == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(stack?.arranged.map { scene.layout.name(of: $0) } == ["view1", "view2"])
  }

  @Test func guidesAreThoseOfTheView() throws {
    let list = Text.view(
      "scrollView", "s", "0 0 393 852", "",
      "<subviews>" + Text.view("view", "in", "0 0 393 900") + "</subviews><constraints>"
        + Text.rule("in.top", "c.top") + Text.rule("in.width", "f.width") + "</constraints>"
        + "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"c\"/>"
        + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"f\"/>")
    let scene = try ImportedScene.first(
      Text.storyboard(
        Text.scene(
          "vc", "",
          "<subviews>" + list + "</subviews><constraints>" + Text.rule("s.top", "g.top")
            + Text.rule("s.leading", "view-vc.leadingMargin") + Text.rule("s.bottom", "k.top")
            + "</constraints><viewLayoutGuide key=\"safeArea\" id=\"g\"/>"
            + "<viewLayoutGuide key=\"keyboard\" id=\"k\"/>")))
    #expect(
      scene.rules == [
        "scrollView1.top == root.safe.top", "scrollView1.leading == root.leadingMargin",
        "scrollView1.bottom == root.keyboard.top", "view1.top == scrollView1.content.top",
        "view1.width == scrollView1.frame.width",
      ])
  }

  @Test func theSafeAreaIsThatOfTheDevice() throws {
    let scene = try ImportedScene.first(
      Text.storyboard(
        Text.scene("vc", "", "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>")),
      SceneRequest(device: "retina4_7"))
    let root = scene.item("view-vc")
    #expect(root?.givenSize == Size(width: 375, height: 667))
    #expect(root?.safeArea == EdgeInsets(top: 20))
    #expect(root?.style.margins == Insets(top: 0, leading: 16, bottom: 0, trailing: 16))
  }

  @Test func theFrameOfOtherSizeClassesIsNoView() throws {
    let scene = try ImportedScene.first(
      Text.xib(
        "<subviews>"
          + Text.view(
            "pickerView", "a", "8 8 50 20", "",
            "<variation key=\"heightClass=regular\"><rect key=\"frame\" x=\"0\" y=\"9\" "
              + "width=\"6\" height=\"2\"/></variation>") + "</subviews>"))
    #expect(scene.layout.items.count == 2)
    #expect(scene.unknown.isEmpty)
  }

  @Test func variationsAreChosenBySizeClass() throws {
    let text = Text.xib(
      "<subviews>"
        + Text.view(
          "stackView", "s", "0 0 9 9", "spacing=\"1\"",
          "<variation key=\"widthClass=regular\" spacing=\"15\"/>") + "</subviews><constraints>"
        + Text.rule("s.width", nil, "id=\"one\" constant=\"1\"")
        + Text.rule("s.height", nil, "id=\"two\" constant=\"2\"") + "</constraints>"
          + """
          <variation key="default"><mask key="constraints"><exclude reference="one"/></mask></variation>
          <variation key="widthClass=regular"><mask key="constraints"><include reference="one"/>
          <exclude reference="two"/></mask></variation>
          """)
    let phone = try ImportedScene.first(text)
    #expect(phone.rules == ["stackView1.height == 2"])
    #expect(phone.item("s")?.stack?.spacing == 1)
    for request in [
      SceneRequest(device: "ipad9_7"), SceneRequest(variation: "widthClass=regular"),
    ] {
      let pad = try ImportedScene.first(text, request)
      #expect(pad.rules == ["stackView1.width == 1"])
      #expect(pad.item("s")?.stack?.spacing == 15)
    }
  }

  @Test func cellsAreInTheirTables() throws {
    let cell = """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="393" height="44"/>
      <tableViewCellContentView key="contentView" id="in">
      <rect key="frame" x="0" y="0" width="360" height="44"/><subviews>
      """
      + Text.view("label", "l", "20 11 90 22", "text=\"Name\"") + "</subviews><constraints>"
      + Text.rule("l.leading", "in.leadingMargin") + Text.rule("l.top", "in.topMargin")
      + "</constraints></tableViewCellContentView></tableViewCell></prototypes>"
    let scene = try ImportedScene.first(
      Text.storyboard(
        Text.scene(
          "vc", "",
          "<subviews>" + Text.view("tableView", "t", "0 0 393 852", "", cell)
            + "</subviews><constraints>" + Text.rule("t.top", "view-vc.top")
            + Text.rule("t.leading", "view-vc.leading") + Text.rule("t.bottom", "view-vc.bottom")
            + Text.rule("t.trailing", "view-vc.trailing") + "</constraints>")))
    #expect(scene.frame("cell") == "0 28 393 44")
    #expect(scene.frame("in") == "0 0 360 44")
    #expect(scene.frame("l") == "20 11 90 22")
  }

  @Test func whatIsNotKnownStaysAView() throws {
    let scene = try ImportedScene.first(
      Text.xib("<subviews>" + Text.view("holographView", "a", "0 0 9 9") + "</subviews>"))
    #expect(scene.item("a")?.kind == .view)
    #expect(
      scene.unknown == ["line 6: <holographView> is not known and kept as a plain view"])
  }

  @Test func filesOfMacOSCountFromTheBottom() throws {
    let text = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa" \
      useAutolayout="YES"><objects>
      <customView id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <scrollView id="s"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <clipView key="contentView" id="k"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <tableColumns><tableColumn id="o"><prototypeCellViews><tableCellView id="p">
      <rect key="frame" x="1" y="2" width="3" height="4"/></tableCellView></prototypeCellViews>
      </tableColumn></tableColumns></tableView></subviews></clipView></scrollView>
      <button id="b"><rect key="frame" x="10" y="10" width="30" height="20"/>
      <autoresizingMask key="autoresizingMask" flexibleMinY="YES"/></button>
      </subviews></customView></objects></document>
      """
    let scene = try ImportedScene.first(text)
    #expect(scene.frame("b") == "10 70 30 20")
    #expect(scene.item("b")?.mask?.flexible == .bottom)
    #expect(scene.frame("p") == "1 3 3 4")
    #expect(scene.notes.contains { $0.hasPrefix("a file of macOS") })
  }

  /// `NSFont.systemFontSize` is 13, that of small controls 11.
  @Test(arguments: [
    ("<font key=\"font\" metaFont=\"system\"/>", 13.0, Font.Weight.regular),
    ("<font key=\"font\" usesAppearanceFont=\"YES\"/>", 13, .regular),
    ("<font key=\"font\" metaFont=\"smallSystemBold\"/>", 11, .bold),
    ("<font key=\"font\" metaFont=\"systemBold\" size=\"16\"/>", 16, .bold),
    ("<font key=\"font\" size=\"20\" name=\".SFNS-Regular\"/>", 20, .regular), ("", 13, .regular),
  ])
  func theFontOfMacOSIsThatOfTheCell(_ font: String, _ size: Double, _ weight: Font.Weight) throws {
    let text = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa" \
      useAutolayout="YES"><objects>
      <customView id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <textField id="t"><rect key="frame" x="10" y="10" width="60" height="16"/>
      <textFieldCell key="cell" title="Download:" id="c">\(font)</textFieldCell></textField>
      </subviews></customView></objects></document>
      """
    let item = try #require(ImportedScene.first(text).item("t"))
    #expect(item.font == Font(size: size, weight: weight))
  }

  /// Bars are lower on a phone that lies on its side; a tab bar only where the width is compact, too.
  @Test(arguments: [
    ("iPhone SE", 64.0, 49.0), ("iPhone SE landscape", 32, 32),
    ("iPhone 8 Plus landscape", 32, 49), ("iPad 9.7 landscape", 64, 49),
  ])
  func barsAreLowInACompactHeight(device: String, top: Double, bottom: Double) throws {
    let text = InterfaceText.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="vc">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      </viewController></objects></scene>
      """)
    let scene = try ImportedScene.first(text, SceneRequest(device: device))
    let area = scene.layout.root.flatMap { scene.layout.item($0)?.style.safeArea }
    #expect(area?.top == top)
    #expect(area?.bottom == bottom)
  }
}
