import ConstraintSolver
import LayoutModel
import LayoutSupport
import Support
import Testing

/// What anchors mean in numbers, in whose coordinates.
@Suite struct CoordinateTests {
  private static let nested = """
    root card 400x300; view a; size a 200x100; a.left == card.left + 10; a.top == card.top + 20
    view b in a; size b 50x30; b.left == a.left + 3; b.top == a.top + 4
    """

  /// Where each edge of `b` is: in its parent, and in the root.
  @Test(arguments: [
    (Attribute.left, 3.0, 13.0), (.right, 53, 63), (.leading, 3, 13), (.trailing, 53, 63),
    (.centerX, 28, 38), (.top, 4, 24), (.bottom, 34, 54), (.centerY, 19, 39), (.width, 50, 50),
    (.height, 30, 30), (.firstBaseline, 4, 24), (.lastBaseline, 34, 54),
  ])
  func anAnchorIsMeasuredFromTheAncestorThatIsAsked(
    _ attribute: Attribute, _ inside: Double, _ outside: Double
  ) throws {
    let sketch = try Sketch(Self.nested)
    let (solved, b) = (sketch.solved, sketch["b"])
    #expect(solved.value(of: Anchor(b, attribute), in: sketch["a"]) == inside)
    #expect(solved.value(of: Anchor(b, attribute), in: sketch["card"]) == outside)
  }

  @Test func framesAreThoseOfTheParentAndOfTheRootOnRequest() throws {
    let sketch = try Sketch(Self.nested + "; view c in b; size c 5x5; c.left == b.left + 1")
    #expect(sketch.solved.numbers(sketch["b"]) == [3, 4, 50, 30])
    #expect(
      sketch.solved.frameInRoot(of: sketch["c"]) == Frame(x: 14, y: 24, width: 5, height: 5))
  }

  /// 10 + 3 = 13 for `b` in the card; a cousin 7 behind it stands at 20 - 100 in its own parent.
  @Test func aRuleBetweenCousinsIsSaidInTheirCommonAncestor() throws {
    let sketch = try Sketch(
      Self.nested + """
        ; view d; size d 50x50; d.left == card.left + 100; d.top == card.top
        view e in d; size e 9x9; e.left == b.left + 7; e.bottom == b.top
        """)
    #expect(sketch.solved.numbers(sketch["e"]) == [-80, 15, 9, 9])
  }

  @Test func baselinesStandInsideOfTheirViews() throws {
    var sketch = try Sketch(Self.nested + "; view c; size c 10x40; c.left == card.left")
    try sketch.layout.set(\.baselines, of: sketch["b"], to: .offsets(first: 12, last: 5))
    try sketch.layout.set(\.baselines, of: sketch["c"], to: .offsets(first: 30, last: 2))
    try sketch.add("c.firstBaseline == b.lastBaseline")
    // b ends at 20 + 4 + 30 = 54 in the card, its last baseline is at 49; c begins 30 above that.
    #expect(sketch.solved.numbers(sketch["c"]) == [0, 19, 10, 40])
    #expect(sketch.solved.value(of: try sketch.anchor("b.firstBaseline"), in: sketch["a"]) == 16)
  }

  /// UIKit measures a place that is multiplied from the nearest common ancestor of both items.
  @Test func aMultipliedPlaceCountsFromTheCommonAncestor() throws {
    let sketch = try Sketch(
      Self.nested + "; view c in a; size c 10x10; c.top == a.top; c.left == 2 * b.right")
    #expect(sketch.solved.numbers(sketch["c"]) == [106, 0, 10, 10])
  }

  @Test func sumsOfDistancesMayMixAxes() throws {
    let sketch = try Sketch(
      Self.nested + "; view c; size c 8x8; c.top == card.top; "
        + "c.left - card.left == b.bottom - a.top + 1")
    #expect(sketch.solved.numbers(sketch["c"])[0] == 35)
  }

  /// In a mirrored rule leading is right and constants count to the left; left and right stay.
  @Test(arguments: [
    ("b.leading == a.leading + 3", 147.0), ("b.trailing == a.trailing - 3", 3),
    ("b.left == a.left + 3", 3), ("b.right == a.right - 3", 147),
    ("b.leading == a.centerX + 3", 47), ("b.centerX == a.centerX + 3", 78),
    ("b.leading >= a.leading + 3", 147), ("b.trailing <= a.trailing - 3", 3),
  ])
  func fromRightToLeft(_ rule: String, _ x: Double) throws {
    let sketch = try Sketch(
      "root card 400x300; rtl on; view a; size a 200x100; a.left == card.left; view b in a; "
        + "size b 50x30; \(rule)")
    #expect(sketch.solved.numbers(sketch["b"])[0] == x)
  }

  @Test func aRuleGoesByTheDirectionOfTheViewThatHoldsIt() throws {
    var sketch = try Sketch(
      "root card 400x300; view a; size a 200x100; a.leading == card.leading; view b in a; "
        + "size b 50x30; b.leading == a.leading + 3")
    try sketch.layout.set(\.direction, of: sketch["a"], to: .rightToLeft)
    // The card holds the rule about a, and a the one about b.
    #expect(sketch.solved.numbers(sketch["a"])[0] == 0)
    #expect(sketch.solved.numbers(sketch["b"])[0] == 147)
  }

  @Test func theEdgesOfAScrollViewMeanItsContentForWhatIsInside() throws {
    let sketch = try Sketch(
      """
      root card 320x480; scroll s; s.left == card.left; s.right == card.right
      s.top == card.top + 100; s.bottom == card.bottom
      view page in s; size page 1000x50; page.left == s.left; page.top == s.top + 10
      page.right == s.right; page.bottom == s.bottom - 20
      view badge in s; size badge 10x10; badge.left == s.frame.left; badge.bottom == s.frame.bottom
      """)
    let solved = sketch.solved
    #expect(solved.numbers(sketch["s"]) == [0, 100, 320, 380])
    #expect(solved.numbers(sketch["s"].guide(.content)) == [0, 0, 1000, 80])
    #expect(solved.numbers(sketch["page"]) == [0, 10, 1000, 50])
    #expect(solved.numbers(sketch["badge"]) == [0, 370, 10, 10])
    #expect(solved.broken.isEmpty)
  }
}
