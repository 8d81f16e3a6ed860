import Foundation
import Testing

extension FlagTests {
  /// A storyboard of two scenes, the second of which is wider where the width is regular.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/><scenes>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="One" id="c1">
    <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="Two" id="c2">
    <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <rect key="frame" x="0" y="0" width="7" height="7"/><constraints>
    <constraint firstAttribute="width" constant="7" id="w">
    <variation key="widthClass=regular" constant="9"/></constraint>
    </constraints></view></subviews></view>
    </viewController></objects></scene></scenes></document>
    """

  /// What each subcommand does with a storyboard, and how it writes the rule.
  private static let readers: [(command: String, arguments: [String], rule: String)] = [
    ("run", ["run", "a.storyboard", "-c", "frames; rules"], "box.width == "),
    ("explain", ["explain", "a.storyboard"], "box"),
    ("inspect", ["inspect", "a.storyboard"], "box.width == "),
    ("import", ["import", "a.storyboard"], "box.width == "),
    ("export", ["export", "a.storyboard", "--to", "relations"], "box.width == "),
  ]

  /// The flags of all subcommands that open storyboards.
  static let scenes: [Flag] = readers.flatMap { command, arguments, rule in
    @Sendable func output(_ more: String..., in home: Home) throws -> String {
      try home.write(storyboard, to: "a.storyboard")
      let ending = try Program.plumb(arguments + more, in: home)
      #expect(ending.code == 0, "\(ending)")
      return ending.output
    }
    return [
      Flag(command, "--scene") { (home) throws in
        for name in ["Two", "s2", "c2", "v2"] {
          #expect(try output("--scene", name, in: home).contains(rule))
        }
        #expect(!(try output("--scene", "One", in: home).contains(rule)))
        let ending = try Program.plumb(arguments + ["--scene", "Twoo"], in: home)
        #expect(ending.code == 3 && (ending.talk + ending.output).contains("Twoo"), "\(ending)")
      },
      Flag(command, "--device") { (home) throws in
        let pad = try output("--scene", "Two", "--device", "ipad9_7", in: home)
        #expect(pad.contains("768") && !pad.contains("667"), "\(pad)")
      },
      Flag(command, "--variation") { (home) throws in
        guard command != "explain" else {
          let text = try output("--scene", "Two", "--variation", "widthClass=regular", in: home)
          return #expect(text.contains(/box +\S+ +\S+ +9/), "\(text)")
        }
        let text = try output("--scene", "Two", "--variation", "widthClass=regular", in: home)
        #expect(text.contains(rule + "9") && !text.contains(rule + "7"), "\(text)")
      },
    ]
  }
}
