import LayoutModel
import Testing

/// What autoresizing masks become.
@Suite struct MaskTests {
  /// A view of a size at a place in a superview of 320x480, with a mask.
  private static func layout(
    _ flexible: AutoresizingMask.Flexible, _ generation: AutoresizingMask.Generation,
    frame: Frame = Frame(x: 160, y: 120, width: 80, height: 80), container: Size? = nil
  ) throws -> (solved: SolvedLayout, view: Item.ID) {
    var layout = Layout()
    let size = Size(width: 320, height: 480)
    try layout.setRoot("super", size: container ?? size)
    let view = try layout.addItem(.view, "view")
    try layout.set(
      \.mask, of: view,
      to: AutoresizingMask(
        frame: frame, container: size, flexible: flexible, generation: generation))
    return (SolvedLayout(layout), view)
  }

  private static let all = (0..<64).map { AutoresizingMask.Flexible(rawValue: $0) }

  @Test(arguments: AutoresizingMask.Generation.allCases)
  func everyMaskKeepsTheFrameItWasMadeFrom(_ generation: AutoresizingMask.Generation) throws {
    let frames = [
      Frame(x: 160, y: 120, width: 80, height: 80), Frame(x: 0, y: 0, width: 0, height: 0),
      Frame(x: 0, y: 0, width: 320, height: 480), Frame(x: -20, y: 500, width: 30, height: 7.5),
    ]
    for mask in Self.all {
      for frame in frames {
        let (solved, view) = try Self.layout(mask, generation, frame: frame)
        let found = solved.frame(of: view)
        for dimension in Dimension.allCases {
          #expect(
            abs(found[dimension] - frame[dimension]) < 1e-6, "\(mask.rawValue) \(frame) \(found)")
        }
        #expect(solved.broken.isEmpty)
        #expect(solved.layout.generatedRules.count == 4)
      }
    }
  }

  /// The proportions by which UIView resizes its subviews, worked out apart from the rules: what is
  /// added to the superview goes to what flexes, in proportion to what it was.
  private static func resized(
    _ before: Double, _ size: Double, _ after: Double, extra: Double, _ parts: [Bool]
  ) -> (position: Double, size: Double) {
    let lengths = [before, size, after]
    let flexing = zip(lengths, parts).filter(\.1).map(\.0).reduce(0, +)
    guard flexing > 0 else { return (before, size) }
    let shares = zip(lengths, parts).map { $1 ? extra * $0 / flexing : 0 }
    return (before + shares[0], size + shares[1])
  }

  @Test func flexiblePartsShareWhatTheSuperviewGains() throws {
    for mask in Self.all {
      let (solved, view) = try Self.layout(
        mask, .current, container: Size(width: 400, height: 600))
      let frame = solved.frame(of: view)
      let x = Self.resized(
        160, 80, 80, extra: 80,
        [mask.contains(.left), mask.contains(.width), mask.contains(.right)])
      let y = Self.resized(
        120, 80, 280, extra: 120,
        [mask.contains(.top), mask.contains(.height), mask.contains(.bottom)])
      let should = [x.position, y.position, x.size, y.size]
      for (dimension, value) in zip(Dimension.allCases, should) {
        #expect(abs(frame[dimension] - value) < 1e-6, "\(mask.rawValue) \(dimension)")
      }
    }
  }

  /// The frame of a published measurement on iOS 7: 160, 120, 80, 80 in 320x480.
  private static let measured: [(AutoresizingMask.Flexible, String, String)] = [
    ([], "view.width == 80", "view.midX == 200"),
    (.right, "view.width == 80", "view.midX == 200"),
    (.left, "view.width == 80", "view.midX == super.width - 120"),
    (.width, "view.width == super.width - 240", "view.centerX == super.centerX + 40"),
    ([.left, .right], "view.width == 80", "view.midX == 0.625 * super.width"),
    (
      [.width, .right], "view.width == 0.5 * super.width - 80",
      "view.centerX == 0.5 * super.centerX + 120"
    ),
    (
      [.left, .width, .right], "view.width == 0.25 * super.width",
      "view.midX == 0.625 * super.width"
    ),
  ]

  @Test(arguments: measured)
  func theClassicRulesSpeakOfCentres(
    _ flexible: AutoresizingMask.Flexible, _ first: String, _ second: String
  ) throws {
    let layout = try Self.layout(flexible, .classic).solved.layout
    let texts = layout.generatedRules.prefix(2).map { layout.text(of: $0) }
    #expect(texts == [first, second])
  }

  @Test func lettersAreUIKits() {
    func letters(_ flexible: AutoresizingMask.Flexible) -> String {
      let frame = Frame(x: 0, y: 0, width: 0, height: 0)
      let size = Size(width: 0, height: 0)
      return AutoresizingMask(frame: frame, container: size, flexible: flexible)
        .letters(along: .horizontal)
    }
    #expect(letters([]) == "--&")
    #expect(letters(.width) == "-&-")
    #expect(letters([.left, .right]) == "&-&")
  }

  @Test func anArrangedViewLosesItsMask() throws {
    var (solved, view) = try Self.layout([.left], .current)
    var layout = solved.layout
    try layout.addStack("row", Stack(), arranging: [view])
    #expect(layout.item(view)?.mask == nil)
    solved = SolvedLayout(layout)
    #expect(!layout.generatedRules.contains { $0.origin == .mask })
  }

  @Test func theRootHasNoMaskAndNoFrameIsNegative() throws {
    var layout = Layout()
    let size = Size(width: 320, height: 480)
    let root = try layout.setRoot("super", size: size)
    let view = try layout.addItem(.view, "view")
    let mask = AutoresizingMask(frame: Frame(x: 0, y: 0, width: 10, height: 10), container: size)
    #expect(throws: LayoutError.rootStays) { try layout.set(\.mask, of: root, to: mask) }
    var narrow = mask
    narrow.frame.width = -1
    #expect(throws: LayoutError.negativeSize(-1)) { try layout.set(\.mask, of: view, to: narrow) }
    #expect(layout.item(view)?.mask == nil)
  }
}
