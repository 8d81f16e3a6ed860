import Foundation
import InterfaceBuilder
import LayoutDiagnosis
import LayoutModel
import PlumbLanguage
import Support
import Testing

/// Storyboards that something happened to; more of them by `PLUMB_SEEDS`.
@Suite struct MutatedFileTests {
  private typealias Text = InterfaceText

  /// The elements that the page on storyboards speaks of, two and more of each.
  private static let originals: [String] = [
    Text.storyboard(
      Text.scene(
        "vc", "storyboardIdentifier=\"Login\"",
        "<subviews>"
          + Text.view(
            "label", "a", "16 79 361 20.5", "text=\"Hi\" numberOfLines=\"0\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
          + Text.view("button", "b", "16 108 361 30", "", "<state key=\"normal\" title=\"Go\"/>")
          + Text.view(
            "stackView", "s", "16 146 361 100",
            "axis=\"vertical\" spacing=\"8\" distribution=\"fillEqually\"",
            "<subviews>" + Text.view("textField", "f", "0 0 361 46")
              + Text.view("switch", "w", "0 54 51 46") + "</subviews>")
          + Text.view(
            "scrollView", "r", "0 300 393 200", "",
            "<subviews>" + Text.view("view", "i", "0 0 393 400") + "</subviews><constraints>"
              + Text.rule("i.top", "rc.top") + Text.rule("rc.bottom", "i.bottom")
              + Text.rule("i.width", "rf.width")
              + "</constraints><viewLayoutGuide key=\"contentLayoutGuide\" id=\"rc\"/>"
              + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"rf\"/>")
          + "</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>"
          + Text.rule("a.top", "safe.top", "constant=\"20\"")
          + Text.rule("a.leading", "view-vc.leadingMargin")
          + Text.rule("view-vc.trailingMargin", "a.trailing", "priority=\"750\"")
          + Text.rule("b.top", "a.bottom", "constant=\"8\" symbolic=\"YES\"")
          + Text.rule("b.width", "a.width", "multiplier=\"2:3\"")
          + Text.rule("s.top", "b.bottom", "constant=\"8\" relation=\"greaterThanOrEqual\"")
          + Text.rule("r.height", nil, "constant=\"200\" id=\"h\" placeholder=\"YES\"")
          + "</constraints><variation key=\"heightClass=regular-widthClass=compact\">"
          + "<mask key=\"constraints\"><exclude reference=\"h\"/></mask></variation>")
        + Text.scene("two", "", "")
          + """
          <scene sceneID="t"><objects><tableViewController id="tv"><tableView key="view" id="tw">
          <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
          <tableViewCell id="c1"><rect key="frame" x="0" y="50" width="393" height="44"/>
          <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="393" \
          height="44"/><subviews><label id="cl" fixedFrame="YES" text="Row"><rect key="frame" x="16" \
          y="11" width="100" height="21"/></label></subviews></tableViewCellContentView></tableViewCell>
          </prototypes></tableView></tableViewController></objects></scene>
          <scene sceneID="n"><objects><navigationController id="nc"><connections>
          <segue kind="relationship" destination="tv" id="sg"/></connections></navigationController>
          </objects></scene>
          """, opening: "vc"),
    Text.xib(
      "<subviews>" + Text.view("imageView", "p", "0 0 50 50", "image=\"dot\"")
        + Text.view("slider", "l", "60 0 118 31") + Text.view("segmentedControl", "g", "0 60 99 32")
        + Text.view("newThing", "n", "0 95 10 5", "hidden=\"YES\"")
        + "</subviews><constraints>" + Text.rule("p.height", "p.width", "multiplier=\"16:9\"")
        + Text.rule("l.firstBaseline", "g.baseline") + Text.rule("p.centerX", "root.centerX")
        + "</constraints><edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" "
        + "right=\"4\"/>",
      resources: "<image name=\"dot\" width=\"20\" height=\"20\"/>"),
  ]

  private static let values = [
    "", "nan", "inf", "-inf", "1e300", "-1e300", "1e-300", "99999999999999999999", "-5", "0", "YES",
    "1:0", "0:1", "a", "b", "s", "view-vc", "safe", "vc", "nc", "vertical", "&lt;", "top", "width",
    "lessThanOrEqual", "fillProportionally", "é", "1000", "1001", "0.5", "infinite",
  ]

  // MARK: - Mutations

  /// The range of some element with everything in it, if the tags around a place match.
  private static func element(
    in bytes: [UInt8], _ generator: inout SplitMix64
  ) -> Range<Int>? {
    let starts = bytes.indices.filter { index in
      bytes[index] == UInt8(ascii: "<") && index + 1 < bytes.count
        && bytes[index + 1] != UInt8(ascii: "/") && bytes[index + 1] != UInt8(ascii: "?")
    }
    guard !starts.isEmpty else { return nil }
    let start = generator.pick(starts)
    var depth = 0
    var index = start
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"),
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ">"))
      else {
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
      } else if bytes[end - 1] != UInt8(ascii: "/") {
        depth += 1
      }
      index = end + 1
      if depth <= 0 { return start..<index }
    }
    return nil
  }

  /// The ranges of what stands between quotes.
  private static func quoted(in bytes: [UInt8]) -> [Range<Int>] {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    return stride(from: 0, to: quotes.count - 1, by: 2).map { quotes[$0] + 1..<quotes[$0 + 1] }
  }

  /// A file with some changes of values, elements and bytes.
  private static func mutated(_ generator: inout SplitMix64) -> [UInt8] {
    var bytes = Array(generator.pick(originals).utf8)
    for _ in 0...generator.int(0...6) {
      let ranges = quoted(in: bytes)
      switch generator.int(0...8) {
      case 0, 1:
        guard !ranges.isEmpty else { continue }
        bytes.replaceSubrange(generator.pick(ranges), with: Array(generator.pick(values).utf8))
      case 2, 3:
        // Another value of the file, most often an id.
        guard !ranges.isEmpty else { continue }
        bytes.replaceSubrange(generator.pick(ranges), with: bytes[generator.pick(ranges)])
      case 4, 5, 6:
        guard let range = element(in: bytes, &generator) else { continue }
        let part = Array(bytes[range])
        if generator.one(in: 2) { bytes.removeSubrange(range) }
        guard let place = element(in: bytes, &generator), bytes.count < 100_000 else { continue }
        bytes.insert(
          contentsOf: part, at: generator.one(in: 2) ? place.lowerBound : place.upperBound)
      case 7:
        guard !bytes.isEmpty else { continue }
        let start = generator.int(0...bytes.count - 1)
        let end = min(bytes.count, start + generator.int(0...30))
        bytes.removeSubrange(start..<end)
      default:
        guard !bytes.isEmpty else { continue }
        bytes[generator.int(0...bytes.count - 1)] = UInt8(truncatingIfNeeded: generator.next())
      }
    }
    return bytes
  }

  @Test(arguments: seeds(25))
  func aChangedFileIsReadOrRefusedWithItsLine(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = String(decoding: Self.mutated(&generator), as: UTF8.self)
    let start = processorTime()
    defer { #expect(processorTime() - start < .seconds(20), "seed \(seed)") }
    do throws(Diagnostic) {
      let request = SceneRequest(opensAll: true)
      for scene in try ImportedScene.all(in: text, named: "Test.xib", request) {
        let solved = SolvedLayout(scene.layout)
        for item in scene.layout.items {
          let frame = solved.frame(of: item.id)
          let numbers = [frame.x, frame.y, frame.width, frame.height]
          let isFinite = numbers.allSatisfy(\.isFinite)
          #expect(isFinite, "seed \(seed): \(item.name)")
        }
        for conflict in Conflict.all(in: solved) { #expect(!conflict.rules.isEmpty) }
      }
    } catch {
      #expect(error.lineNumber != nil, "seed \(seed): \(error.message)")
    }
  }
}
