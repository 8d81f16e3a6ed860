import LayoutModel
import LayoutSupport
import Testing

/// Margins, safe areas, the keyboard and the guides they make, by hand.
@Suite struct SurroundingsTests {
  /// A screen of 320x480 with a box from edge to edge of a guide.
  private static func frame(
    of guide: String, _ change: (inout Sketch) throws -> Void = { _ in }, screen: String = "320x480"
  ) throws -> [Double] {
    var sketch = try Sketch("root s \(screen); view box")
    for edge in ["left", "right", "top", "bottom"] {
      try sketch.add("box.\(edge) == s.\(guide).\(edge)")
    }
    try change(&sketch)
    let solved = sketch.solved
    #expect(solved.broken.isEmpty)
    return solved.numbers(sketch["box"])
  }

  @Test func aViewHasMarginsOfEight() throws {
    #expect(try Self.frame(of: "margins") == [8, 8, 304, 464])
  }

  @Test func theSafeAreaAddsToTheMarginsUnlessToldNotTo() throws {
    let notch = EdgeInsets(top: 44, left: 0, bottom: 34, right: 3)
    #expect(
      try Self.frame(of: "margins") { try $0.layout.set(\.safeArea, of: $0["s"], to: notch) }
        == [8, 52, 301, 386])
    #expect(
      try Self.frame(of: "safe") { try $0.layout.set(\.safeArea, of: $0["s"], to: notch) }
        == [0, 44, 317, 402])
    #expect(
      try Self.frame(of: "margins") {
        try $0.layout.set(\.safeArea, of: $0["s"], to: notch)
        try $0.layout.set(\.insetsMarginsFromSafeArea, of: $0["s"], to: false)
      } == [8, 8, 304, 464])
  }

  @Test func leadingMarginsTurnWithTheLanguageAndSafeAreasDoNot() throws {
    let margins = Insets(top: 1, leading: 20, bottom: 2, trailing: 5)
    let notch = EdgeInsets(left: 44)
    func turned(_ isRightToLeft: Bool) throws -> [Double] {
      try Self.frame(of: "margins") {
        try $0.layout.set(\.margins, of: $0["s"], to: margins)
        try $0.layout.set(\.safeArea, of: $0["s"], to: notch)
        $0.layout.setDirection(isRightToLeft: isRightToLeft)
      }
    }
    // 20 + 44 on the left, or 5 + 44 there and 20 on the right.
    #expect(try turned(false) == [64, 1, 251, 477])
    #expect(try turned(true) == [49, 1, 251, 477])
  }

  /// A panel 20 below the top and 260 above the bottom: 44 - 20 of the notch reach into it, and
  /// nothing of what is at the bottom.
  @Test func ofASafeAreaCountsWhatReachesIntoAView() throws {
    var sketch = try Sketch(
      """
      root s 320x480; view panel; size panel 300x200; panel.left == s.left + 10
      panel.top == s.top + 20; view box in panel
      """)
    for edge in ["left", "right", "top", "bottom"] {
      try sketch.add("box.\(edge) == panel.safe.\(edge)")
    }
    try sketch.layout.set(
      \.safeArea, of: sketch["s"], to: EdgeInsets(top: 44, left: 16, bottom: 34, right: 4))
    #expect(sketch.solved.numbers(sketch["box"]) == [6, 24, 294, 176])
    // What a view adds for the views inside of it comes on top.
    try sketch.layout.set(\.safeArea, of: sketch["panel"], to: EdgeInsets(top: 1, right: 50))
    #expect(sketch.solved.numbers(sketch["box"]) == [6, 25, 244, 175])
  }

  /// A panel flush with the left edge of a screen with margins of 20: it keeps these where they
  /// overlap, and its own 8 elsewhere.
  @Test func marginsOfTheSuperviewCountWhereAViewPreservesThem() throws {
    var sketch = try Sketch(
      """
      root s 320x480; view panel; size panel 200x200; panel.left == s.left + 5
      panel.top == s.top + 100; view box in panel
      """)
    for edge in ["left", "right", "top", "bottom"] {
      try sketch.add("box.\(edge) == panel.margins.\(edge)")
    }
    try sketch.layout.set(\.margins, of: sketch["s"], to: Insets(20))
    #expect(sketch.solved.numbers(sketch["box"]) == [8, 8, 184, 184])
    try sketch.layout.set(\.preservesSuperviewMargins, of: sketch["panel"], to: true)
    #expect(sketch.solved.numbers(sketch["box"]) == [15, 8, 177, 184])
  }

  @Test(arguments: [
    // 1000 - 40 = 960 is too wide for a comfortable line, 280 is not.
    ("1000x500", [164.0, 20, 672, 460]), ("320x480", [20, 20, 280, 440]),
  ])
  func theReadableWidthIsLimited(_ screen: String, _ expected: [Double]) throws {
    let frame = try Self.frame(
      of: "readable", { try $0.layout.set(\.margins, of: $0["s"], to: Insets(20)) }, screen: screen)
    #expect(isSame(frame, expected), "\(frame)")
  }

  @Test func theKeyboardGuideIsTheKeyboardOrTheBottomOfTheSafeArea() throws {
    func frame(_ guide: String, height: Double) throws -> [Double] {
      try Self.frame(of: guide) {
        try $0.layout.set(\.safeArea, of: $0["s"], to: EdgeInsets(bottom: 34))
        try $0.layout.set(\.keyboardHeight, of: $0["s"], to: height)
      }
    }
    #expect(try frame("keyboard", height: 216) == [0, 264, 320, 216])
    #expect(try frame("keyboard", height: 0) == [0, 446, 320, 34])
    #expect(try frame("keyboardEdge", height: 216) == [0, 264, 320, 216])
    #expect(try frame("keyboardEdge", height: 0) == [0, 480, 320, 0])
  }

  @Test func aGuideTakesPartOnlyWhileARuleMentionsIt() throws {
    var sketch = try Sketch("root s 320x480; view a; a.left == s.margins.left as one")
    try sketch.add("a.right == s.margins.right as two")
    #expect(
      sketch.layout.generatedRules.map(\.identifier) == [
        "UIView-leftMargin-guide-constraint", "UIView-rightMargin-guide-constraint",
        "UIView-topMargin-guide-constraint", "UIView-bottomMargin-guide-constraint",
      ])
    sketch.layout.remove(sketch.rule("one"))
    #expect(sketch.layout.generatedRules.count == 4)
    sketch.layout.remove(sketch.rule("two"))
    #expect(sketch.layout.generatedRules.isEmpty)
    // A margin attribute is one of the guide.
    try sketch.add("a.leftMargin == s.leftMargin")
    #expect(sketch.layout.generatedRules.count == 8)
  }

  @Test func aBrokenLabelIsAsHighAsTheWidthThatItGets() throws {
    var sketch = try Sketch("root s 320x480; label l; l.left == s.left + 8")
    let text = "A label of so many words that they do not fit side by side on a phone"
    try sketch.layout.set(\.text, of: sketch["l"], to: text)
    try sketch.layout.set(\.lines, of: sketch["l"], to: 0)
    let wide = sketch.solved.numbers(sketch["l"])
    try sketch.add("l.right == s.right - 8")
    let narrow = sketch.solved.numbers(sketch["l"])
    #expect(wide[2] > 320 && wide[3] == 20.5)
    // Two lines of 20.287, rounded up to half points.
    #expect(narrow[2] == 304 && narrow[3] == 41)
  }

  // MARK: - Devices

  @Test func aDeviceIsItsScreenUprightAndTurned() throws {
    let phone = try #require(Device.named("iPhone 15"))
    var layout = Layout()
    try layout.setDevice(phone, isLandscape: false)
    let root = try #require(layout.root.flatMap { layout.item($0) })
    #expect(root.name == "screen" && root.givenSize == Size(width: 393, height: 852))
    #expect(root.safeArea == EdgeInsets(top: 59, bottom: 34) && layout.scale == 3)
    try layout.setDevice(phone, isLandscape: true)
    let turned = try #require(layout.root.flatMap { layout.item($0) })
    #expect(turned.givenSize == Size(width: 852, height: 393))
    #expect(turned.safeArea == EdgeInsets(left: 59, bottom: 21, right: 59))
  }

  @Test func devicesHaveNamesOfTheirOwnAndStandUpright() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all {
      #expect(device.size.width < device.size.height && device.safeArea.left == 0, "\(device.name)")
      #expect([2, 3].contains(device.scale) && [16, 20].contains(device.margin), "\(device.name)")
      // The home indicator goes with a notch or a pad, and turned aside it stays at the bottom.
      #expect(device.safeArea.bottom == 0 || device.landscapeSafeArea.bottom > 0, "\(device.name)")
    }
    #expect(Device.named("iPhone 3G") == nil)
  }
}
