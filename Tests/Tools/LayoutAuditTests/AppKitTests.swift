import LayoutAudit
import LayoutShell
import RunReports
import Testing

/// Files of macOS, whose controls and grids have sizes that are not known here.
@Suite struct AppKitTests {
  /// A text in less room than it needs, whose place nothing decides, with two widths.
  private static let text = """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa" \
    useAutolayout="YES"><objects>
    <customView id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
    <textField id="t" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="10" y="10" width="20" height="16"/><constraints>
    <constraint firstAttribute="width" constant="20" id="w20"/>
    <constraint firstAttribute="width" constant="30" id="w30"/></constraints>
    <textFieldCell key="cell" title="Download the article:" id="c">
    <font key="font" metaFont="system"/></textFieldCell></textField>
    </subviews></customView></objects></document>
    """

  private static func audit(_ checks: [String]) throws -> (found: Set<String>, notes: [String]) {
    var plan = AuditPlan(conditions: [AuditCondition("own")].compactMap { $0 })
    if !checks.isEmpty { plan.checks = checks.compactMap { AuditCheck.named($0) } }
    let audit = try FileAudit(text, path: "Main.xib", plan, neighbours: .none)
    return (Set(audit.files.flatMap(\.cases).flatMap(\.findings).map(\.check)), audit.notes)
  }

  @Test func onlyWhatNeedsNoSizesIsChecked() throws {
    let (found, notes) = try Self.audit([])
    #expect(found == ["conflict"])
    #expect(notes.count == 1 && notes[0].contains("AppKit"), "\(notes)")
  }

  /// There is no note on checks that were not asked for.
  @Test func theNoteIsAboutWhatWasAskedFor() throws {
    let (found, notes) = try Self.audit(["conflict"])
    #expect(found == ["conflict"])
    #expect(notes.isEmpty)
  }

  /// A split view sets the frames of its panes, whatever their masks say.
  @Test(arguments: [("splitView", 0), ("customView", 1)])
  func aMaskOfAPaneContradictsNothing(element: String, count: Int) throws {
    let text = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa" \
      useAutolayout="YES"><objects>
      <customView id="v"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
      <\(element) id="s"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
      <customView id="pane"><rect key="frame" x="0" y="0" width="152" height="100"/>
      <autoresizingMask key="autoresizingMask"/><constraints>
      <constraint firstAttribute="width" constant="150" id="w"/></constraints></customView>
      </subviews></\(element)></subviews></customView></objects></document>
      """
    #expect(try Found(text, path: "Main.xib", checks: ["conflict"]).all.count == count)
  }

  /// A window follows what its contents require, so that the size it is drawn in contradicts nothing.
  @Test func aWindowIsAsLargeAsItsContentsAsk() throws {
    let text = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa" \
      useAutolayout="YES"><objects>
      <customView id="v"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
      <customView id="a" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="300" height="100"/><constraints>
      <constraint firstAttribute="height" constant="120" id="h"/></constraints></customView>
      </subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
      <constraint firstItem="v" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" \
      id="b"/></constraints></customView></objects></document>
      """
    #expect(try Found(text, path: "Main.xib", checks: ["conflict"]).all.isEmpty)
    let both = text.replacing(
      "id=\"h\"/>",
      with: "id=\"h\"/><constraint firstAttribute=\"height\" constant=\"90\" id=\"i\"/>")
    #expect(try Found(both, path: "Main.xib", checks: ["conflict"]).all.count == 1)
  }
}
