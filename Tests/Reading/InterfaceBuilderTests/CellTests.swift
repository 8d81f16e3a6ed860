import InterfaceBuilder
import LayoutModel
import PlumbLanguage
import Testing

/// Cells, whose sizes lists decide, and guides of the keyboard.
@Suite struct CellTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>

    """

  private static func xib(_ view: String) -> String {
    head + "<objects>\n\(view)\n</objects></document>"
  }

  private static func rect(_ numbers: String) -> String {
    let names = ["x", "y", "width", "height"]
    return "<rect key=\"frame\" "
      + zip(names, numbers.split(separator: " ")).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
      + "/>"
  }

  @Test func theContentOfACollectionCellIsAsLargeAsTheCell() throws {
    let text = Self.xib(
      "<collectionViewCell id=\"cell\">" + Self.rect("0 0 375 44")
        + "<view key=\"contentView\" id=\"in\">" + Self.rect("0 0 200 20")
        + "<autoresizingMask key=\"autoresizingMask\"/><subviews>"
        + InterfaceText.view("view", "a", "8 8 359 28") + "</subviews></view><constraints>"
        + InterfaceText.rule("a.leading", "cell.leading", "constant=\"8\"")
        + InterfaceText.rule("cell.trailing", "a.trailing", "constant=\"8\"")
        + InterfaceText.rule("a.top", "safe.top", "constant=\"8\"")
        + InterfaceText.rule("a.height", nil, "constant=\"28\"")
        + "</constraints><viewLayoutGuide key=\"safeArea\" id=\"safe\"/></collectionViewCell>")
    let own = try ImportedScene.first(text)
    #expect(own.frame("in") == "0 0 375 44")
    #expect(own.isRow && own.spansScreen)
    // A cell is not the screen.
    let large = try ImportedScene.first(text, SceneRequest(device: "iPhone 16 Pro Max"))
    #expect(large.layout.root.flatMap(large.layout.item)?.safeArea.isZero == true)
  }

  /// Interface Builder leaves the height of a usual row in the file, and draws what is in it right.
  @Test func theContentOfAHigherRowFollowsItsCell() throws {
    func cell(_ height: String) -> String {
      Self.xib(
        "<tableViewCell id=\"cell\" rowHeight=\"\(height)\">" + Self.rect("0 0 320 \(height)")
          + "<tableViewCellContentView key=\"contentView\" id=\"in\">" + Self.rect("0 0 320 43")
          + "<autoresizingMask key=\"autoresizingMask\"/><subviews>"
          + InterfaceText.view("view", "a", "15 32 42 20.5") + "</subviews><constraints>"
          + InterfaceText.rule("a.centerY", "in.centerY")
          + InterfaceText.rule("a.leading", "in.leading", "constant=\"15\"")
          + InterfaceText.rule("a.height", nil, "constant=\"20.5\"")
          + InterfaceText.rule("a.width", nil, "constant=\"42\"")
          + "</constraints></tableViewCellContentView></tableViewCell>")
    }
    let high = try ImportedScene.first(cell("85"))
    #expect(high.frame("in") == "0 0 320 84.5")
    #expect(high.frame("a") == "15 32 42 20.5")
    // This is the height of a row with its separator.
    #expect(try ImportedScene.first(cell("44")).frame("in") == "0 0 320 43")
  }

  @Test func aRowOfAutomaticHeightGrows() throws {
    func table(_ rowHeight: String, _ mode: String = "prototypes", own: String = "") -> String {
      Self.xib(
        "<tableView id=\"table\" dataMode=\"\(mode)\" rowHeight=\"\(rowHeight)\">"
          + Self.rect("0 0 375 667")
          + "<prototypes><tableViewCell id=\"cell\"\(own)>" + Self.rect("0 28 375 44")
          + "<tableViewCellContentView key=\"contentView\" id=\"in\">" + Self.rect("0 0 375 43.5")
          + "<subviews>" + InterfaceText.view("view", "a", "0 0 375 44")
          + "</subviews><constraints>" + InterfaceText.rule("a.height", nil, "constant=\"44\"")
          + InterfaceText.rule("a.top", "in.top") + InterfaceText.rule("in.bottom", "a.bottom")
          + InterfaceText.rule("a.leading", "in.leading")
          + InterfaceText.rule("in.trailing", "a.trailing")
          + "</constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>")
    }
    let automatic = try ImportedScene.first(table("-1"))
    #expect(automatic.frame("cell") == "0 28 375 44.5")
    #expect(automatic.frame("a") == "0 0 375 44")
    #expect(SolvedLayout(automatic.layout).broken.isEmpty)
    let fixed = try ImportedScene.first(table("44"))
    #expect(!SolvedLayout(fixed.layout).broken.isEmpty)
    // A prototype's own height is not that of the rows; a row that is in the file has its own.
    let prototype = try ImportedScene.first(table("-1", own: " rowHeight=\"44\""))
    #expect(prototype.frame("cell") == "0 28 375 44.5")
    let row = try ImportedScene.first(table("-1", "static", own: " rowHeight=\"44\""))
    #expect(row.frame("cell") == "0 28 375 44")
  }

  /// Rows below the end of a screen are scrolled to: the margin of a row is no larger for them.
  @Test func aRowBelowTheScreenHasTheMarginOfTheOthers() throws {
    func margin(_ y: Int) throws -> String {
      let text = Self.xib(
        "<tableView id=\"table\" dataMode=\"prototypes\" rowHeight=\"-1\">"
          + Self.rect("0 0 375 667")
          + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" "
          + "heightSizable=\"YES\"/>"
          + "<prototypes><tableViewCell id=\"cell\" preservesSuperviewLayoutMargins=\"YES\">"
          + Self.rect("0 \(y) 375 100")
          + "<tableViewCellContentView key=\"contentView\" preservesSuperviewLayoutMargins=\"YES\" "
          + "id=\"in\">" + Self.rect("0 0 375 100") + "<subviews>"
          + InterfaceText.view("view", "a", "16 11 343 78") + "</subviews><constraints>"
          + InterfaceText.rule("a.top", "in.topMargin")
          + InterfaceText.rule("in.bottomMargin", "a.bottom")
          + InterfaceText.rule("a.leading", "in.leadingMargin")
          + InterfaceText.rule("in.trailingMargin", "a.trailing")
          + "</constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>")
      let scene = try ImportedScene.first(text, SceneRequest(device: "iPhone SE landscape"))
      return (scene.frame("a") ?? "").split(separator: " ").last.map(String.init) ?? ""
    }
    #expect(try margin(100) == margin(500))
  }

  @Test func aCellInATableHasItsMargins() throws {
    let text = Self.xib(
      "<tableViewCell id=\"cell\" preservesSuperviewLayoutMargins=\"YES\" rowHeight=\"60\">"
        + Self.rect("0 0 414 60")
        + "<tableViewCellContentView key=\"contentView\" preservesSuperviewLayoutMargins=\"YES\" "
        + "insetsLayoutMarginsFromSafeArea=\"NO\" id=\"in\">" + Self.rect("0 0 414 60")
        + "<subviews>"
        + InterfaceText.view("view", "a", "20 16 374 28")
        + "</subviews><edgeInsets key=\"layoutMargins\" top=\"16\" left=\"16\" bottom=\"16\" "
        + "right=\"16\"/><constraints>" + InterfaceText.rule("a.leading", "in.leadingMargin")
        + InterfaceText.rule("in.trailingMargin", "a.trailing")
        + InterfaceText.rule("a.top", "in.topMargin")
        + InterfaceText.rule("in.bottomMargin", "a.bottom")
        + "</constraints></tableViewCellContentView></tableViewCell>"
    ).replacing("retina4_7", with: "retina6_1")
    #expect(try ImportedScene.first(text).frame("a") == "20 16 374 28")
  }

  @Test func aHiddenKeyboardIsAtTheBottomOfTheSafeArea() throws {
    let text = Self.xib(
      "<view id=\"root\">" + Self.rect("0 0 375 667") + "<subviews>"
        + InterfaceText.view("view", "a", "0 0 375 667")
        + "</subviews><keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/><constraints>"
        + InterfaceText.rule("a.top", "root.top") + InterfaceText.rule("a.leading", "root.leading")
        + InterfaceText.rule("root.trailing", "a.trailing")
        + InterfaceText.rule("a.bottom", "keys.top") + "</constraints></view>")
    #expect(try ImportedScene.first(text).frame("a") == "0 0 375 667")
    let large = try ImportedScene.first(text, SceneRequest(device: "iPhone 16 Pro Max"))
    #expect(large.frame("a") == "0 0 440 922")
  }
}
