import Foundation
import Testing

extension FlagTests {
  /// A screen whose view is 380 points wide, which no small phone is, and a rule that leads nowhere.
  private static let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait"/><scenes><scene sceneID="s"><objects>
    <viewController id="c"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="6" y="40" width="380" height="40"/>
    <color key="backgroundColor" white="0.5" alpha="1"/></view></subviews><constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="6" id="k1"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="40" id="k2"/>
    <constraint firstItem="box" firstAttribute="width" constant="380" id="k3"/>
    <constraint firstItem="box" firstAttribute="height" constant="40" id="k4"/>
    <constraint firstItem="box" firstAttribute="height" secondItem="gone" \
    secondAttribute="height" id="k5"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  /// A label that a rule without its minus puts beyond the screen.
  private static let outward = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait"/><scenes><scene sceneID="s"><objects>
    <viewController id="c"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
    <rect key="frame" x="16" y="100" width="361" height="20.5"/>
    </label></subviews><constraints>
    <constraint firstItem="name" firstAttribute="leading" secondItem="root"
      secondAttribute="leading" constant="16" id="k1"/>
    <constraint firstItem="name" firstAttribute="top" secondItem="root"
      secondAttribute="top" constant="100" id="k2"/>
    <constraint firstItem="name" firstAttribute="trailing" secondItem="root"
      secondAttribute="trailing" constant="16" id="k3"/>
    </constraints></view></viewController></objects></scene></scenes></document>

    """

  /// The beginnings of what is found of it, and the count.
  private static let leftOut = "warning  App/Main.storyboard:13  the constraint k5 is left out"
  private static let leaving = "warning  App/Main.storyboard:11  box reaches 66 beyond the right"

  private static func audit(
    _ arguments: String..., code: Int = 0, in home: Home
  ) throws -> Program.Ending {
    try home.write(screen, to: "App/Main.storyboard")
    let ending = try Program.plumb(["audit", "App"] + arguments, in: home)
    #expect(ending.code == code, "\(arguments)\n\(ending)")
    return ending
  }

  /// The flags of `audit`.
  static let audits: [Flag] = [
    Flag("audit", "--device") { (home) throws in
      let all = try audit(in: home).output
      #expect(all.contains(leftOut) && all.contains(leaving), "\(all)")
      let own = try audit("--device", "own", in: home).output
      #expect(own.contains(leftOut) && !own.contains("reaches"), "\(own)")
      let two = try audit("--device", "own", "--device", "iPhone SE", in: home).output
      #expect(two.contains(leaving) && two.contains("on iPhone SE\n"), "\(two)")
      // What the app does not support is left out, unless somebody asks for it.
      try home.write(
        "<plist><dict><key>UISupportedInterfaceOrientations</key><array>"
          + "<string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>",
        to: "App/Info.plist")
      let turned = try audit(in: home)
      #expect(turned.output.contains(leftOut) && !turned.output.contains("reaches"), "\(turned)")
      #expect(turned.talk.contains("portrait on iPhone, portrait on iPad (App/Info.plist)"))
      let asked = try audit("--device", "iPhone SE", in: home)
      #expect(asked.output.contains(leaving) && asked.talk.isEmpty, "\(asked)")
      let ending = try audit("--device", "iPhone SSE", code: 2, in: home)
      #expect(ending.talk.contains("did you mean iPhone SE?"))
    },
    Flag("audit", "--checks") { (home) throws in
      let text = try audit("--checks", "left-out,conflict", in: home).output
      #expect(text.contains(leftOut) && !text.contains("reaches"))
      #expect(try audit("--checks", "left", code: 2, in: home).talk.contains("no check"))
    },
    Flag("audit", "--except") { (home) throws in
      let text = try audit("--except", "left-out", in: home).output
      #expect(!text.contains("k5") && text.contains("reaches"))
      try home.write(screen, to: "App/Old/Main.storyboard")
      let both = try audit("--device", "own", in: home).output
      #expect(both.contains("2 files") && both.contains("App/Old/Main"))
      #expect(!(try audit("--except", "App/Old", in: home).output.contains("App/Old")))
    },
    Flag("audit", "--fail-on") { (home) throws in
      _ = try audit("--fail-on", "warning", code: 4, in: home)
      _ = try audit("--fail-on", "left-out", code: 4, in: home)
      _ = try audit("--fail-on", "conflict", in: home)
      // What cannot be read hides nothing.
      try home.write("<archive/>", to: "App/Old.xib")
      _ = try audit("--fail-on", "left-out", code: 4, in: home)
      _ = try audit("--fail-on", "conflict", code: 3, in: home)
      _ = try audit("--fail-on", "none", code: 3, in: home)
      _ = try audit("--fail-on", "warnings", code: 2, in: home)
    },
    Flag("audit", "--baseline") { (home) throws in
      _ = try audit("--baseline", "old.json", "--write-baseline", in: home)
      let rest = try audit("--baseline", "old.json", "--fail-on", "note", in: home).output
      #expect(rest == "1 file · 1 layout · nothing found\n", "\(rest)")
      try home.write("{}", to: "none.json")
      #expect(try audit("--baseline", "none.json", code: 2, in: home).talk.contains("baseline"))
    },
    Flag("audit", "--write-baseline") { (home) throws in
      let ending = try audit(
        "--fail-on", "note", "--baseline", "b.json", "--write-baseline", in: home)
      #expect(ending.output.contains(leftOut))
      #expect(home.text("b.json")?.contains("App/Main.storyboard") == true)
      _ = try audit("--write-baseline", code: 2, in: home)
    },
    Flag("audit", "--force") { (home) throws in
      try home.write("mine", to: "b")
      _ = try audit("--baseline", "b", "--write-baseline", code: 2, in: home)
      _ = try audit("--baseline", "b", "--write-baseline", "--force", in: home)
      #expect(home.text("b")?.hasPrefix("{") == true)
    },
    Flag("audit", "--fix") { (home) throws in
      try home.write(outward, to: "App/Out.storyboard")
      let ending = try audit("--fix", "--except", "left-out", in: home)
      for line in ["-  secondAttribute=\"trailing\" constant=\"16\"", "\" constant=\"-16\" id="] {
        #expect(ending.output.contains(line), "\(ending)")
      }
      #expect(ending.talk.contains("fixed 3 of 5 findings in 1 file"), "\(ending)")
      #expect(home.text("App/Out.storyboard")?.contains("constant=\"-16\"") == true)
      let again = try audit("--fix", "--except", "left-out", in: home)
      #expect(again.output.isEmpty, "\(again)")
      _ = try audit(
        "--fix", "--baseline", "b.json", "--write-baseline", code: 2, in: home)
    },
    Flag("audit", "--dry-run") { (home) throws in
      try home.write(outward, to: "App/Out.storyboard")
      let ending = try audit("--fix", "--dry-run", "--except", "left-out", code: 1, in: home)
      #expect(ending.output.hasPrefix("--- App/Out.storyboard\n+++ App/Out.storyboard\n@@ "))
      #expect(ending.talk.contains("would fix 3 of 5 findings in 1 file"), "\(ending)")
      #expect(home.text("App/Out.storyboard") == outward)
      _ = try audit("--dry-run", code: 2, in: home)
    },
    Flag("fix", "--dry-run") { (home) throws in
      let session = """
        plumb 1

        plumb> root card 320x200
        plumb> view a in card content 96x20
        plumb> pin a leading top inset 16
        plumb> a.width == 400 as wide
        plumb> a.trailing == card.trailing - 16

        """
      try home.write(session, to: "a.plumb")
      let said = try Program.plumb("fix", "--dry-run", "a.plumb", in: home)
      #expect(said.code == 1 && said.output.contains("\n+plumb> constant wide 288\n"), "\(said)")
      #expect(home.text("a.plumb") == session)
    },
    Flag("audit", "--no-config") { (home) throws in
      try home.write("except left-out\nfail-on leaves-parent\n", to: ".plumb-audit")
      #expect(!(try audit(code: 4, in: home).output.contains("k5")))
      #expect(try audit("--no-config", in: home).output.contains(leftOut))
      try home.write("# Mine.\ndevices own\n", to: "App/.plumb-audit")
      let talk = try audit(code: 3, in: home).talk
      #expect(talk.contains("App/.plumb-audit:2: error[E012]"), "\(talk)")
      #expect(talk.contains("^~~~~~~") && talk.contains("did you mean device?"), "\(talk)")
    },
    Flag("audit", "--jobs") { (home) throws in
      for number in 1...5 { try home.write(screen, to: "App/More/\(number).storyboard") }
      let one = try audit("--jobs", "1", in: home).output
      #expect(try audit("--jobs", "4", in: home).output == one)
      _ = try audit("--jobs", "0", code: 2, in: home)
    },
    Flag("audit", "--limit") { (home) throws in
      let all = try audit(in: home)
      let same = try audit("--limit", "600", in: home)
      #expect(same.output == all.output && same.code == all.code)
      _ = try audit("--limit", "0", code: 2, in: home)
    },
    Flag("audit", "--shard") { (home) throws in
      for number in 1...4 { try home.write(screen, to: "App/More/\(number).storyboard") }
      let whole = try audit("--fail-on", "left-out", code: 4, in: home).output
      for part in 1...2 {
        _ = try audit(
          "--fail-on", "left-out", "--shard", "\(part)/2", "--report", "json=\(part).json",
          code: 4, in: home)
      }
      let merged = try Program.plumb("merge", "2.json", "1.json", in: home)
      #expect(merged.code == 4 && merged.output == whole, "\(merged)")
    },
    Flag("audit", "--report") { (home) throws in
      let sarif = try audit("--report", "sarif=-", in: home).output
      #expect(sarif.contains("\"ruleId\": \"left-out\"") || sarif.contains("left-out"))
      #expect(sarif.hasPrefix("{"))
      _ = try audit("--report", "junit", "out.xml", in: home)
      #expect(home.text("out.xml")?.contains("<testsuite") == true)
    },
    Flag("audit", "--quiet") { (home) throws in
      #expect(!(try audit("-q", in: home).output.contains("1 file")))
    },
    Flag("audit", "--verbose") { (home) throws in
      try home.write("let a = 1\n", to: "App/A.swift")
      #expect(try audit("-v", in: home).output.contains("skip  App/A.swift  no view is laid out"))
      // What holds no layout is not counted as one in which nothing was found.
      let alone = try Program.plumb(["audit", "App/A.swift"], in: home)
      #expect(alone.code == 0 && alone.output == "1 file · 0 layouts · nothing to check\n")
    },
  ]
}
