import LayoutModel
import LayoutSupport
import Testing

/// What edges, centres, sizes and margins of a scroll view mean to what it scrolls, and guides that
/// are inverted, by hand.
@Suite struct ScrollGeometryTests {
  private static let scrolling = "root s 300x400; scroll list; view rows in list"

  private static func solved(_ rules: [String]) throws -> (SolvedLayout, Sketch) {
    var sketch = try Sketch(scrolling)
    for edge in ["left", "right", "top", "bottom"] { try sketch.add("list.\(edge) == s.\(edge)") }
    for rule in rules { try sketch.add(rule) }
    let solved = sketch.solved
    #expect(solved.broken.isEmpty)
    return (solved, sketch)
  }

  @Test func theCentreIsThatOfTheFrame() throws {
    let (solved, sketch) = try Self.solved([
      "rows.left == list.left", "rows.right == list.right", "rows.centerX == list.centerX",
      "rows.top == list.top", "rows.bottom == list.bottom", "rows.height == 900",
    ])
    #expect(solved.numbers(sketch["rows"]) == [0, 0, 300, 900])
  }

  @Test func marginsAreThoseOfTheContent() throws {
    let (solved, sketch) = try Self.solved([
      "rows.left == list.margins.left", "list.margins.right == rows.right", "rows.width == 500",
      "rows.top == list.margins.top", "list.margins.bottom == rows.bottom", "rows.height == 900",
    ])
    #expect(solved.numbers(sketch["rows"]) == [8, 8, 500, 900])
    let content = sketch["list"].guide(.content)
    #expect(solved.value(of: LayoutVariable(content, .width)) == 516)
    #expect(solved.value(of: LayoutVariable(content, .height)) == 916)
  }

  @Test func guidesMayBeInverted() throws {
    var sketch = try Sketch("root s 300x400; view bar; view dot in bar")
    try sketch.layout.set(
      \.margins, of: sketch["bar"], to: Insets(top: 52, leading: 8, bottom: 8, trailing: 8))
    for rule in [
      "bar.left == s.left", "bar.width == 300", "bar.top == s.top", "bar.height == 40",
      "dot.left == bar.margins.left", "dot.centerY == bar.centerY", "dot.width == 20",
      "dot.height == 20",
    ] { try sketch.add(rule) }
    let solved = sketch.solved
    #expect(solved.broken.isEmpty)
    #expect(solved.numbers(sketch["dot"]) == [8, 10, 20, 20])
    #expect(solved.numbers(sketch["bar"]) == [0, 0, 300, 40])
  }
}
