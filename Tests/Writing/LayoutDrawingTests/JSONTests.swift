import Foundation
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutSupport
import Support
import Testing

/// What programs read: it parses again, and says what the layout says.
@Suite struct JSONTests {
  private static func object(_ document: JSONDocument) throws -> [String: Any] {
    let lines = try JSONSerialization.jsonObject(with: Data(document.text.utf8))
    let line = try JSONSerialization.jsonObject(with: Data(document.line.utf8))
    #expect(document.line.split(separator: "\n").count == 1)
    let object = try #require(lines as? NSDictionary)
    #expect(object == line as? NSDictionary)
    return try #require(lines as? [String: Any])
  }

  private struct Odd: Encodable, Sendable {
    var numbers = [1.5, .infinity, -.infinity, .nan, -0.0]
    var texts = ["\u{1B}[2J", "\u{202E}", "a/b", "\"", "日本", "\u{9B}"]
  }

  @Test func whatIsNoNumberIsNull() throws {
    let numbers = try #require(try Self.object(JSONDocument(Odd()))["numbers"] as? [Any])
    #expect(numbers.map { $0 is NSNull } == [false, true, true, true, false])
  }

  @Test func noControlCharacterStandsInTheText() throws {
    let document = JSONDocument(Odd())
    for text in [document.line, document.text.replacing("\n", with: "")] {
      #expect(
        !text.unicodeScalars.contains { scalar in
          scalar.value < 32 || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0x202E
        })
    }
    #expect(document.line.contains("a/b"))
    #expect(try Self.object(document)["texts"] as? [String] == Odd().texts)
  }

  @Test func theSameValueGivesTheSameBytes() throws {
    let sketch = try Sketch("root card 320x200; view a content 30x20; view b; a.left == b.right")
    let texts = (0..<3).map { _ in JSONDocument(Views(LayoutAnalysis(sketch.layout))).text }
    #expect(Set(texts).count == 1)
    #expect(JSONDocument(["b": 1, "a": 2, "c": 3]).line == #"{"a":2,"b":1,"c":3}"#)
  }

  /// The frames of the document are those of the layout, number by number.
  @Test(arguments: seeds(4))
  func viewsHaveTheirFrames(_ seed: UInt64) throws {
    var random = RandomSketch(seed: seed &+ 13_000)
    random.addRules(6)
    for _ in 0..<6 { random.change() }
    let analysis = LayoutAnalysis(random.layout)
    let views = try #require(
      try Self.object(JSONDocument(Views(analysis)))["views"] as? [[String: Any]])
    #expect(views.map { $0["name"] as? String } == random.layout.items.map(\.name))
    for (view, item) in zip(views, random.layout.items) {
      let frame = try #require(view["frame"] as? [String: Double])
      let numbers = ["x", "y", "width", "height"].map { frame[$0] ?? .nan }
      #expect(isSame(numbers, analysis.solved.numbers(item.id)), "\(item.name)")
      #expect(view["parent"] as? String == item.parent.map { random.layout.name(of: $0) })
      #expect(view["hidden"] as? Bool == item.isHidden)
      let loose = Dimension.allCases.filter {
        !analysis.freedom.isUnique(LayoutVariable(item.id, $0))
      }
      #expect((view["ambiguous"] as? [Any])?.count == loose.count)
    }
  }

  @Test func aConflictHasItsRowsAndItsSum() throws {
    let sketch = try Sketch(
      "root card 320x200; view a; a.left == card.left + 16; a.right == card.right - 16; "
        + "a.width == 300 as wide")
    let document = try Self.object(JSONDocument(Conflicts(in: LayoutAnalysis(sketch.layout))))
    let conflict = try #require((document["conflicts"] as? [[String: Any]])?.first)
    let rows = try #require(conflict["rows"] as? [[String: Any]])
    let contributions = rows.compactMap { $0["contribution"] as? Double }
    #expect(contributions.reduce(0, +) == conflict["sum"] as? Double)
    #expect(conflict["sum"] as? Double == 332)
  }
}
