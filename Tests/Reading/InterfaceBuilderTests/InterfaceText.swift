import InterfaceBuilder
import LayoutModel
import PlumbLanguage

/// Small files of Interface Builder, written for these tests.
enum InterfaceText {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>

    """

  /// A xib with one view `root` of 200 by 100 points; its parts begin in line 6.
  static func xib(_ parts: String, resources: String = "") -> String {
    head + """
      <objects>
      <view id="root" userLabel="card"><rect key="frame" x="0" y="0" width="200" height="100"/>
      \(parts)
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view></objects><resources>\(resources)</resources></document>
      """
  }

  /// A storyboard of these scenes.
  static func storyboard(_ scenes: String, opening id: String = "") -> String {
    head.replacing("XIB\"", with: "Storyboard.XIB\" initialViewController=\"\(id)\"")
      + "<scenes>\(scenes)</scenes></document>"
  }

  /// A scene whose view has the size of the device.
  static func scene(_ id: String, _ attributes: String, _ parts: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
    <viewController id="\(id)" \(attributes)>
    <view key="view" id="view-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/>
    \(parts)
    </view></viewController></objects></scene>
    """
  }

  /// A view that constraints place.
  static func view(
    _ element: String, _ id: String, _ frame: String, _ attributes: String = "",
    _ parts: String = ""
  ) -> String {
    let numbers = frame.split(separator: " ")
    let rect = zip(["x", "y", "width", "height"], numbers)
      .map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    return
      "<\(element) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>"
      + "<rect key=\"frame\" \(rect)/>\(parts)</\(element)>"
  }

  /// A constraint by `first.attribute relation second.attribute`, and more attributes.
  static func rule(_ first: String, _ second: String? = nil, _ attributes: String = "") -> String {
    func side(_ word: String, _ text: String) -> String {
      let parts = text.split(separator: ".")
      return "\(word)Item=\"\(parts[0])\" \(word)Attribute=\"\(parts[1])\" "
    }
    return "<constraint " + side("first", first) + (second.map { side("second", $0) } ?? "")
      + attributes + "/>\n"
  }
}

extension ImportedScene {
  /// The first scene of a text.
  static func first(
    _ text: String, _ request: SceneRequest = SceneRequest()
  ) throws(Diagnostic) -> ImportedScene {
    let all = try all(in: text, named: "Test.xib", request)
    return all[0]
  }

  /// The rules as text, by age.
  var rules: [String] { layout.rules.map { layout.line(of: $0) } }

  /// The view of an id.
  func item(_ id: String) -> Item? { layout.items.first { $0.source?.id == id } }

  /// The alignment rectangle of a view, as `x y width height`.
  func frame(_ id: String) -> String? {
    guard let item = item(id) else { return nil }
    let frame = SolvedLayout(layout).frame(of: item.id)
    return [frame.x, frame.y, frame.width, frame.height].map(\.spelled).joined(separator: " ")
  }
}
