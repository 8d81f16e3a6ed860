import LayoutAudit
import Testing

/// The conditions that an app does not support, by its property list and its project.
@Suite struct AppSupportTests {
  private static func list(_ keys: [String: [String]]) -> AppSupport.PropertyList {
    let parts = keys.sorted { $0.key < $1.key }.map { key, values in
      "<key>\(key)</key>\n<array>"
        + values.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined() + "</array>"
    }
    return AppSupport.PropertyList(
      "<plist version=\"1.0\"><dict>\(parts.joined(separator: "\n"))</dict></plist>",
      name: "App/Info.plist", path: "App/Info.plist")
  }

  private static func project(_ settings: [String], regions: String = "en,\nBase,") -> ProjectFile {
    ProjectFile(
      """
      // !$*UTF8*$!
      {
      knownRegions = (
      \(regions)
      );
      \(settings.map { "buildSettings = {\n\($0)\n};" }.joined(separator: "\n"))
      }
      """)
  }

  private static let key = "UISupportedInterfaceOrientations"

  private static func kept(
    _ list: AppSupport.PropertyList?, _ project: ProjectFile? = nil
  ) -> [String] {
    let support = AppSupport(list: list, project: project.map { ("App.xcodeproj", $0) })
    return support.filter(AuditCondition.usual).conditions.map(\.name)
  }

  private static let all = AuditCondition.usual.map(\.name)

  @Test func anAppHeldUprightIsNotTurned() {
    let upright = Self.kept(Self.list([Self.key: ["Portrait", "PortraitUpsideDown"]]))
    #expect(upright == Self.all.filter { !$0.contains("landscape") })
    let onPhone = Self.kept(
      Self.list([Self.key: ["Portrait"], "\(Self.key)~ipad": ["Portrait", "LandscapeLeft"]]))
    #expect(onPhone == Self.all.filter { !$0.hasPrefix("iPhone") || !$0.hasSuffix("landscape") })
    let turned = Self.kept(Self.list([Self.key: ["LandscapeLeft", "LandscapeRight"]]))
    #expect(
      turned == Self.all.filter { $0.hasSuffix("landscape") || $0.hasPrefix("own") })
    #expect(Self.kept(Self.list([:])) == Self.all)
    #expect(Self.kept(nil) == Self.all)
  }

  @Test func theProjectSaysWhichDevicesAndLanguages() {
    let phone = Self.project(
      ["INFOPLIST_FILE = App/Info.plist;\nTARGETED_DEVICE_FAMILY = 1;", "SDKROOT = iphoneos;"])
    let list = Self.list([Self.key: ["Portrait", "LandscapeLeft"]])
    #expect(
      Self.kept(list, phone) == Self.all.filter { !$0.hasPrefix("iPad") && !$0.hasSuffix("rtl") })
    // The device family of another target, such as that of tests, says nothing.
    let both = Self.project(
      [
        "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";\nTARGETED_DEVICE_FAMILY = \"1,2\";",
        "INFOPLIST_FILE = Tests/Info.plist;\nTARGETED_DEVICE_FAMILY = 1;",
      ], regions: "en,\n\"ar-EG\",")
    #expect(Self.kept(list, both) == Self.all)
    // What a target does not set is set by the project.
    let inherited = Self.project(
      ["INFOPLIST_FILE = App/Info.plist;", "TARGETED_DEVICE_FAMILY = 1;"], regions: "he,")
    #expect(Self.kept(list, inherited) == Self.all.filter { !$0.hasPrefix("iPad") })
    #expect(both.lists == ["App/Info.plist", "Tests/Info.plist"])
  }

  @Test func buildSettingsMayReplaceTheList() {
    let names = "UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown"
    let project = Self.project(
      [
        """
        INFOPLIST_FILE = App/Info.plist;
        INFOPLIST_KEY_\(Self.key)_iPad = "\(names)";
        INFOPLIST_KEY_\(Self.key)_iPhone = UIInterfaceOrientationPortrait;
        """
      ], regions: "fa,")
    #expect(Self.kept(Self.list([:]), project) == Self.all.filter { !$0.contains("landscape") })
  }

  @Test func whatIsLeftOutIsSaidInOneSentence() {
    let support = AppSupport(
      list: Self.list([Self.key: ["Portrait"]]),
      project: ("App.xcodeproj", Self.project(["TARGETED_DEVICE_FAMILY = \"1,2\";"])))
    #expect(
      support.filter(AuditCondition.usual).note
        == "left out, as the app does not support it: landscape on iPhone, landscape on iPad "
        + "(App/Info.plist); languages that run right to left (App.xcodeproj); --device "
        + "\"iPhone SE landscape\" checks such a condition")
    #expect(support.filter([AuditCondition("own")].compactMap(\.self)).note == nil)
    // A file that may belong to two apps appears in what either supports.
    let other = AppSupport(list: Self.list([Self.key: ["LandscapeLeft"]]), project: nil)
    #expect(support.joined(with: other).filter(AuditCondition.usual).note == nil)
  }
}
