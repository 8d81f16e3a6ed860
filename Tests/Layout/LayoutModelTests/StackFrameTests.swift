import ConstraintSolver
import LayoutModel
import LayoutSupport
import Testing

/// Frames of stacks, worked out by hand: three views of 30x20, 50x40 and 40x30 in 300x100.
@Suite struct StackFrameTests {
  private struct Row {
    var layout = Layout()
    let stack: Item.ID
    let views: [Item.ID]

    init(
      _ settings: Stack = Stack(), size: Size? = Size(width: 300, height: 100)
    ) throws {
      try layout.setRoot("card", size: Size(width: 1000, height: 1000))
      var views: [Item.ID] = []
      for (name, width, height) in [("a", 30.0, 20.0), ("b", 50, 40), ("c", 40, 30)] {
        let view = try layout.addItem(.view, name)
        try layout.set(\.content, of: view, to: PerAxis(horizontal: width, vertical: height))
        views.append(view)
      }
      self.views = views
      stack = try layout.addStack("row", settings, arranging: views).id
      guard let root = layout.root else { return }
      for edge in [Attribute.left, .top] {
        try layout.addRule(
          AnchorExpression(Anchor(stack, edge)), .equal, AnchorExpression(Anchor(root, edge)))
      }
      guard let size else { return }
      for (edge, length) in [(Attribute.width, size.width), (.height, size.height)] {
        try layout.addRule(
          AnchorExpression(Anchor(stack, edge)), .equal, AnchorExpression(constant: length))
      }
    }

    /// Where each view begins and how long it is, along an axis.
    func spans(_ axis: Axis = .horizontal) -> [[Double]] {
      let solved = SolvedLayout(layout)
      return views.map { view in
        let frame = solved.frame(of: view)
        return [frame[.position(along: axis)], frame[.size(along: axis)]]
      }
    }

    func isSame(_ expected: [[Double]], _ axis: Axis = .horizontal) -> Bool {
      zip(spans(axis), expected).allSatisfy { LayoutSupport.isSame($0, $1) }
    }
  }

  private static func settings(
    _ distribution: Stack.Distribution = .fill, _ alignment: Stack.Alignment = .fill,
    spacing: Double = 10
  ) -> Stack {
    var stack = Stack()
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    return stack
  }

  /// Three views of one width with two gaps between them.
  private static func spans(
    from start: Double, _ width: Double, gaps first: Double, _ second: Double
  ) -> [[Double]] {
    [
      [start, width], [start + width + first, width],
      [start + 2 * width + first + second, width],
    ]
  }

  // MARK: - Along

  /// 300 - 30 - 40 - 20 = 210 for the view that hugs least.
  @Test func theViewThatHugsLeastTakesTheRest() throws {
    var row = try Row(Self.settings())
    try row.layout.set(\.hugging.horizontal, of: row.views[1], to: 249)
    #expect(row.spans() == [[0, 30], [40, 210], [260, 40]])
  }

  /// 100 - 30 - 40 - 20 = 10 for the view that resists least.
  @Test func theViewThatResistsLeastGivesWay() throws {
    var row = try Row(Self.settings(), size: Size(width: 100, height: 100))
    try row.layout.set(\.resistance.horizontal, of: row.views[1], to: 749)
    #expect(row.spans() == [[0, 30], [40, 10], [60, 40]])
  }

  private static let distributions: [(Stack.Distribution, [[Double]])] = [
    // (300 - 20) / 3
    (.fillEqually, spans(from: 0, 280 / 3, gaps: 10, 10)),
    // Parts of 300 as 30 and 50 have to 30 + 50 + 40 + 20 = 140; the last one, whose share matters
    // least, has what is left.
    (.fillProportionally, [[0, 64.285714], [74.285714, 107.142857], [191.428571, 108.571429]]),
    // (300 - 120) / 2 = 90 between them
    (.equalSpacing, [[0, 30], [120, 50], [260, 40]]),
    // Centres at 15 and 280, so the middle one at 147.5
    (.equalCentering, [[0, 30], [122.5, 50], [260, 40]]),
  ]

  @Test(arguments: distributions)
  func theRoomIsDistributed(_ distribution: Stack.Distribution, _ spans: [[Double]]) throws {
    let row = try Row(Self.settings(distribution))
    #expect(row.isSame(spans), "\(row.spans())")
  }

  @Test(arguments: distributions)
  func fromRightToLeftTheRowIsTurned(
    _ distribution: Stack.Distribution, _ spans: [[Double]]
  ) throws {
    var row = try Row(Self.settings(distribution))
    row.layout.setDirection(isRightToLeft: true)
    #expect(row.isSame(spans.map { [300 - $0[0] - $0[1], $0[1]] }), "\(row.spans())")
  }

  /// Heights 20, 40 and 30 in a column of 300.
  @Test(arguments: [
    (Stack.Distribution.fillEqually, [[0, 93.333333], [103.333333, 93.333333]] as [[Double]]),
    (.equalSpacing, [[0, 20], [125, 40], [270, 30]]),
    (.equalCentering, [[0, 20], [127.5, 40], [270, 30]]),
  ])
  func aColumnDoesTheSameDownwards(
    _ distribution: Stack.Distribution, _ spans: [[Double]]
  ) throws {
    var settings = Self.settings(distribution)
    settings.axis = .vertical
    let row = try Row(settings, size: Size(width: 100, height: 300))
    #expect(row.isSame(spans, .vertical), "\(row.spans(.vertical))")
    #expect(row.spans().allSatisfy { $0 == [0, 100] })
  }

  @Test func aStackWithoutASizeIsAsLargeAsItsViews() throws {
    for distribution in [Stack.Distribution.fill, .equalSpacing] {
      let row = try Row(Self.settings(distribution), size: nil)
      #expect(SolvedLayout(row.layout).numbers(row.stack) == [0, 0, 140, 40], "\(distribution)")
    }
    // The largest view makes the others as wide.
    let equal = try Row(Self.settings(.fillEqually), size: nil)
    #expect(SolvedLayout(equal.layout).numbers(equal.stack) == [0, 0, 170, 40])
    // Centres have to be 50 apart at least: 30 / 2 + 10 + 50 / 2.
    let centred = try Row(Self.settings(.equalCentering), size: nil)
    #expect(centred.isSame([[0, 30], [45, 50], [105, 40]]), "\(centred.spans())")
  }

  // MARK: - Across

  @Test(arguments: [
    (Stack.Alignment.fill, [[0, 100], [0, 100], [0, 100]] as [[Double]]),
    (.leading, [[0, 20], [0, 40], [0, 30]]), (.trailing, [[80, 20], [60, 40], [70, 30]]),
    (.center, [[40, 20], [30, 40], [35, 30]]),
  ])
  func viewsAreAlignedAcross(_ alignment: Stack.Alignment, _ spans: [[Double]]) throws {
    let row = try Row(Self.settings(.fillEqually, alignment))
    #expect(row.isSame(spans, .vertical), "\(row.spans(.vertical))")
  }

  /// Baselines 15, 10 and 5 below the tops: the lowest one begins at the top.
  @Test func firstBaselinesStandInLine() throws {
    var row = try Row(Self.settings(.fill, .firstBaseline), size: nil)
    for (view, first) in zip(row.views, [15.0, 10, 5]) {
      try row.layout.set(\.baselines, of: view, to: .offsets(first: first, last: 2))
    }
    #expect(row.isSame([[0, 20], [5, 40], [10, 30]], .vertical), "\(row.spans(.vertical))")
    // 15 above the line, and 40 - 10 below it.
    #expect(SolvedLayout(row.layout).frame(of: row.stack).height == 45)
  }

  // MARK: - Hidden views, margins, distances

  @Test(arguments: [
    // The gap of 10 around a hidden view is cut in half: b at 145 + 5.
    (1, [[0, 145], [150, 0], [155, 145]] as [[Double]]),
    // At the ends the gap is gone.
    (0, [[0, 0], [0, 145], [155, 145]]), (2, [[0, 145], [155, 145], [300, 0]]),
  ])
  func aHiddenViewTakesItsGapAway(_ hidden: Int, _ spans: [[Double]]) throws {
    var row = try Row(Self.settings(.fillEqually))
    try row.layout.set(\.isHidden, of: row.views[hidden], to: true)
    #expect(row.isSame(spans), "\(row.spans())")
    try row.layout.set(\.isHidden, of: row.views[hidden], to: false)
    #expect(row.isSame(Self.distributions[0].1))
  }

  @Test func allHiddenViewsLeaveAnEmptyStack() throws {
    var row = try Row(Self.settings(), size: nil)
    for view in row.views { try row.layout.set(\.isHidden, of: view, to: true) }
    let solved = SolvedLayout(row.layout)
    #expect(solved.frame(of: row.stack).width == 0)
    #expect(solved.broken.isEmpty)
  }

  /// (300 - 20 - 5 - 15) / 3 = 260 / 3 wide, from 5 on.
  @Test func marginsStayAroundTheViews() throws {
    var settings = Self.settings(.fillEqually)
    settings.margins = Insets(top: 1, leading: 5, bottom: 9, trailing: 15)
    var row = try Row(settings)
    let width = 260.0 / 3
    #expect(row.isSame(Self.spans(from: 5, width, gaps: 10, 10)))
    #expect(row.spans(.vertical).allSatisfy { $0 == [1, 90] })
    row.layout.setDirection(isRightToLeft: true)
    // Leading is right now, and 5 away from there.
    #expect(row.isSame([[295 - width, width]]), "\(row.spans())")
  }

  @Test func aDistanceOfItsOwnStaysWithItsView() throws {
    var row = try Row(Self.settings(.fillEqually))
    try row.layout.setSpacing(40, after: row.views[0], in: row.stack)
    // (300 - 50) / 3
    let width = 250.0 / 3
    #expect(row.isSame(Self.spans(from: 0, width, gaps: 40, 10)))
    try row.layout.arrange([row.views[1], row.views[0], row.views[2]], in: row.stack)
    // b, a and c: the 40 are behind a now.
    let turned = Self.spans(from: 0, width, gaps: 10, 40)
    #expect(row.isSame([turned[1], turned[0], turned[2]]))
    try row.layout.setSpacing(nil, after: row.views[0], in: row.stack)
    let even = Self.spans(from: 0, 280 / 3, gaps: 10, 10)
    #expect(row.isSame([even[1], even[0], even[2]]))
  }

  /// A row's rules as UIKit would list them: the recipe, not only what comes out.
  @Test func theRulesAreThoseOfUIKit() throws {
    let row = try Row(Self.settings(.equalSpacing, .center))
    let rules = row.layout.generatedRules.map { rule in
      let priority = rule.priority == 1000 ? "" : " @\(rule.priority.spelled)"
      return "\(rule.identifier.dropFirst(5)) \(row.layout.text(of: rule))\(priority)"
    }
    let expected = [
      "canvas-connection row.leading == a.leading", "canvas-connection row.trailing == c.trailing",
      "spacing b.leading >= a.trailing + 10", "spacing c.leading >= b.trailing + 10",
      "distributing-edge row.gap1.leading == a.trailing",
      "distributing-edge row.gap1.trailing == b.leading",
      "distributing-edge row.gap2.leading == b.trailing",
      "distributing-edge row.gap2.trailing == c.leading",
      "fill-equally row.gap2.width == row.gap1.width", "canvas-fit row.width == 0 @49",
      "alignment a.centerY == b.centerY", "alignment a.centerY == c.centerY",
      "canvas-connection row.top == row.spanner.top",
      "canvas-connection row.bottom == row.spanner.bottom",
      "canvas-connection row.centerY == a.centerY",
      "spanning-fit row.spanner.height == 0 @51",
    ]
    #expect(expected.filter { !rules.contains($0) } == [], "\(rules)")
    let bounds = rules.filter { $0.hasPrefix("spanning-boundary") }
    #expect(bounds.count == 6)
    #expect(rules.count { $0.hasPrefix("ambiguity-suppression") && $0.hasSuffix("@25") } == 3)
    #expect(rules.count == expected.count + 9)
  }
}
