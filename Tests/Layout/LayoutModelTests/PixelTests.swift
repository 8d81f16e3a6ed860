import LayoutModel
import LayoutSupport
import Support
import Testing

/// Frames on pixels, and lengths that are rounded up to them.
@Suite struct PixelTests {
  /// The pixel that an edge is drawn on, by trying all pixels around it; halves go up.
  private func nearest(_ value: Double, scale: Double) -> Double {
    let pixels = (-200...600).map { Double($0) / scale }
    return pixels.min { a, b in
      let (x, y) = (abs(a - value), abs(b - value))
      return abs(x - y) < 1e-9 ? a > b : x < y
    } ?? .nan
  }

  @Test(arguments: [1.0, 2, 3])
  func eachEdgeStandsOnTheNearestPixel(_ scale: Double) throws {
    for step in -30...60 {
      let (x, width) = (Double(step) / 8, Double(step + 31) / 7)
      let sketch = try Sketch(
        "root card 100x100; scale \(scale); view a; size a \(width)x10; "
          + "a.left == card.left + \(x); a.top == card.top")
      let frame = sketch.solved.frame(of: sketch["a"])
      let (left, right) = (
        nearest(x, scale: scale), nearest(x + width, scale: scale)
      )
      #expect(isSame([frame.x, frame.x + frame.width], [left, right]), "\(x) \(width)")
    }
  }

  @Test func viewsThatTouchStillTouch() throws {
    let sketch = try Sketch(
      """
      root card 100x30; scale 1; view a; view b; view c; a.left == card.left; b.left == a.right
      c.left == b.right; c.right == card.right; a.width == b.width; b.width == c.width
      """)
    let frames = ["a", "b", "c"].map { sketch.solved.frame(of: sketch[$0]) }
    #expect(frames.map(\.x) == [0, 33, 67])
    #expect(frames.map(\.width) == [33, 34, 33])
  }

  @Test func withoutAScaleNothingIsRounded() throws {
    let sketch = try Sketch("root card 100x30; view a; size a 0.3x0.7; a.left == card.left + 0.1")
    #expect(isSame(sketch.solved.numbers(sketch["a"]), [0.1, 0, 0.3, 0.7]))
  }

  /// What counts in rules is what was solved, not what is drawn.
  @Test func roundingDoesNotReachTheRules() throws {
    let sketch = try Sketch(
      "root card 100x30; scale 1; view a; size a 0.4x10; a.left == card.left; view b; "
        + "size b 10x10; b.left == 10 * a.width + card.left")
    #expect(sketch.solved.numbers(sketch["a"])[2] == 0)
    #expect(sketch.solved.numbers(sketch["b"])[0] == 4)
  }

  @Test(arguments: [
    (1.0, 20.287, 21.0, 20.0), (2, 20.287, 20.5, 20), (2, 20.5, 20.5, 20.5), (3, 7, 7, 7),
    (nil, 20.2, 20.5, 20), (1, 30.0004, 30, 30), (1, 30.002, 31, 30), (1, 29.9996, 30, 30),
    (1, 29.99, 30, 29), (2, 0, 0, 0),
  ])
  func aThousandthOfAPixelIsNoReasonToTakeAnother(
    _ scale: Double?, _ length: Double, _ up: Double, _ down: Double
  ) {
    #expect(PixelGrid(scale: scale).roundedUp(length) == up)
    #expect(PixelGrid(scale: scale).roundedDown(length) == down)
  }

  @Test func theRoundedLengthIsTheNextOneOnTheGrid() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let scale = random.pick([1.0, 2, 3])
      let length = Double(random.int(0...30_000)) / 97
      let (up, down) = (
        PixelGrid(scale: scale).roundedUp(length), PixelGrid(scale: scale).roundedDown(length)
      )
      #expect(up * scale == (up * scale).rounded() && down * scale == (down * scale).rounded())
      #expect(up > length - 0.001 && up < length + 1 / scale, "\(length) \(scale)")
      #expect(down < length + 0.001 && down > length - 1 / scale, "\(length) \(scale)")
    }
  }

  @Test(arguments: [0, -1, .infinity, .nan] as [Double])
  func aScaleIsAPositiveNumber(_ scale: Double) throws {
    var layout = Layout()
    #expect(throws: LayoutError.self) { try layout.setScale(scale) }
    #expect(layout.scale == nil)
  }
}
