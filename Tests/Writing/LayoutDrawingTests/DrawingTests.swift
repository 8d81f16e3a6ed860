import LayoutDrawing
import LayoutModel
import LayoutSupport
import Support
import Testing

/// Pictures made of characters, against pictures made by hand.
@Suite struct DrawingTests {
  private static func lines(_ sketch: Sketch, of name: String = "card") -> [String] {
    TerminalDrawing(sketch.solved, of: sketch[name]).lines
  }

  /// A view that is pinned to a place.
  private static func view(_ name: String, _ x: Double, _ y: Double, _ size: String) -> String {
    "view \(name) in card; size \(name) \(size); \(name).left == card.left + \(x); "
      + "\(name).top == card.top + \(y);"
  }

  /// 64 columns for 320 points: a column for 5.
  @Test func edgesStandWhereTheyAreAcrossAndInOrderDown() throws {
    let sketch = try Sketch(
      "root card 320x200;" + Self.view("title", 16, 12, "240x20")
        + Self.view("badge", 264, 12, "40x20"))
    #expect(
      Self.lines(sketch) == [
        "0               80              160             240             320",
        "┌──────────────────────────────────────────────────────────────┐ card 320x200",
        "│  ┌title─────────────────────────────────────────┐  ┌badge─┐  │ 12",
        "│  └──────────────────────────────────────────────┘  └──────┘  │ 32",
        "│                                                              │",
        "└──────────────────────────────────────────────────────────────┘ 200",
      ])
  }

  private static let row =
    "root card 320x100;" + view("avatar", 8, 8, "4x40") + view("badge", 272, 8, "40x40")
    + view("line", 100, 20, "0.5x60")

  @Test func aViewTooNarrowForItsNameGetsAMark() throws {
    #expect(
      Self.lines(try Sketch(Self.row)) == [
        "0               80              160             240             320",
        "┌──────────────────────────────────────────────────────────────┐ card 320x100",
        "│ 1                                                   ┌badge─┐ │ 8",
        "│ │                 2                                 │      │ │ 20",
        "│ │                 │                                 │      │ │",
        "│ │                 │                                 └──────┘ │ 48",
        "│                   │                                          │",
        "│                   │                                          │ 80",
        "│                                                              │",
        "└──────────────────────────────────────────────────────────────┘ 100",
        "1 is avatar at 8,8, 4x40", "2 is line at 100,20, 0.5x60",
      ])
  }

  @Test func whatCannotBeSeenIsNamed() throws {
    let sketch = try Sketch(
      Self.row + Self.view("under", 272, 8, "40x40") + Self.view("over", 272, 8, "40x40")
        + Self.view("point", 50, 50, "0x0") + Self.view("away", 900, 900, "10x10") + "hide line")
    let lines = Self.lines(sketch)
    #expect(lines.contains("covered: badge at 272,8, 40x40"))
    #expect(lines.contains("covered: under at 272,8, 40x40"))
    #expect(lines.contains("no extent: point at 50,50, 0x0"))
    #expect(lines.contains("outside: away at 900,900, 10x10"))
    #expect(lines.contains("hidden: line"))
  }

  @Test func namesThatBeginAlikeAreToldApart() throws {
    let lines = Self.lines(
      try Sketch(
        "root card 320x100;" + Self.view("titleOfTheSong", 8, 8, "30x20")
          + Self.view("titleOfTheAlbum", 282, 8, "30x20")))
    #expect(lines.contains("1 is titleOfTheSong at 8,8, 30x20"))
    #expect(lines.contains("2 is titleOfTheAlbum at 282,8, 30x20"))
  }

  @Test func aLongNameOfTheRootStandsAboveThePicture() throws {
    let name = "UITableViewCellContentView1"
    let lines = Self.lines(try Sketch("root \(name) 320x100"), of: name)
    #expect(
      lines.prefix(3).map { $0.prefix(40).description } == [
        "\(name) 320x100", "0               80              160     ",
        "┌───────────────────────────────────────",
      ])
  }

  @Test func wideCharactersTakeTwoColumnsOfTheEdge() throws {
    let lines = Self.lines(try Sketch("root card 320x100;" + Self.view("布局", 80, 0, "100x100")))
    #expect(lines.contains { $0.contains("┌布局───") })
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.prefix(66).displayWidth <= 80 })
  }

  @Test func thePictureOfAViewBeginsAtItsCorner() throws {
    let sketch = try Sketch(
      "root card 320x100;" + Self.view("a", 100, 50, "64x40")
        + "view b in a; size b 32x40; b.left == a.left + 32; b.top == a.top")
    #expect(
      Self.lines(sketch, of: "a") == [
        "0               16              32              48              64",
        "┌───────────────────────────────┌b─────────────────────────────┐ a 64x40",
        "│                               │                              │",
        "└───────────────────────────────└──────────────────────────────┘ 40",
      ])
  }

  @Test func nothingWithoutAWidthIsDrawn() throws {
    let sketch = try Sketch("root card 320x100; view a")
    #expect(Self.lines(sketch, of: "a") == ["nothing to draw: a.width is 0"])
  }

  @Test(arguments: seeds(8))
  func everyViewOfAPictureIsNamed(_ seed: UInt64) throws {
    var random = RandomSketch(seed: seed &+ 12_000)
    random.addRules(6)
    for _ in 0..<10 { random.change() }
    let root = try #require(random.layout.root)
    let lines = TerminalDrawing(SolvedLayout(random.layout), of: root).lines
    for item in random.layout.items where item.isView {
      #expect(lines.contains { $0.contains(item.name) }, "\(item.name)\n\(lines)")
    }
    #expect(lines.allSatisfy { $0.displayWidth <= 80 })
  }
}
