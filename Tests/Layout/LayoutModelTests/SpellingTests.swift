import ConstraintSolver
import LayoutModel
import LayoutSupport
import Support
import Testing

/// Numbers, texts and rules as they are written.
@Suite struct SpellingTests {
  private static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (-0.0001, "0"), (0.0005, "0.001"), (1.5, "1.5"), (-2.25, "-2.25"),
    (100, "100"), (0.30000000000000004, "0.3"), (0.3333333333333333, "0.333"),
    (0.6666666666666666, "0.667"), (-0.3333333333333333, "-0.333"), (999.9996, "1000"),
    (Double.infinity, "∞"), (-Double.infinity, "-∞"), (Double.nan, "nan"), (1e20, "1e+20"),
  ]

  @Test(arguments: numbers)
  func aNumberHasThreeDecimalsAndNoMoreZerosThanItNeeds(_ number: Double, _ text: String) {
    #expect(number.spelled == text)
  }

  @Test(arguments: seeds(25))
  func anExactNumberIsReadBack(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let number = Double(random.int(-1_000_000...1_000_000)) / Double(random.int(1...997))
    #expect(Double(number.exactlySpelled) == number)
    #expect(abs((Double(number.spelled) ?? .nan) - number) <= 0.0005 + 1e-9)
  }

  /// Also those that are whole numbers of the machine, or just not.
  @Test(
    arguments: [
      -0x1p63, 0x1p63, -0x1p63 - 1024, 0x1p63 - 1024, -1e15, 1e15, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .infinity, .nan,
    ] as [Double])
  func everyNumberIsSpelled(_ number: Double) {
    for number in [number, -number] {
      #expect(!number.isFinite || Double(number.exactlySpelled) == number)
      #expect(!number.spelled.isEmpty && !number.spelledAsFactor.isEmpty)
    }
  }

  private static let third: Double = 1 / 3
  private static let factors: [(Double, String)] = [
    (0.5, "0.5"), (third, "1/3"), (16 * third / 3, "16/9"), (0.625, "0.625"), (-third, "-1/3"),
    (1.61803398875, "1.61803"), (1, "1"), (0.000001, "0.000001"), (-0.00123456789, "-0.00123457"),
    (999.99999, "1000"), (1e-9, "0.000000001"), (1e-300, "1e-300"), (0, "0"),
    (0.1234567, "0.123457"),
  ]

  @Test(arguments: factors)
  func aFactorIsAFractionWhereDecimalsWouldNotSayIt(_ factor: Double, _ text: String) {
    #expect(factor.spelledAsFactor == text)
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a \"b\"", #""a \"b\"""#), ("\\", #""\\""#),
    ("1\n2\t3", #""1\n2\t3""#),
    ("\u{1B}[2J", #""\u{1b}[2J""#), ("\u{202E}", #""\u{202e}""#), ("größe", "\"größe\""),
  ])
  func aTextIsQuotedSoThatItReadsAsItIs(_ text: String, _ quoted: String) {
    #expect(text.quoted == quoted)
  }

  @Test(arguments: [
    ("a.left == card.left - 8", "a.left == card.left - 8"),
    ("a.width == 0.3333333333333333 * b.width", "a.width == 1/3 * b.width"),
    ("a.width <= -0.00001", "a.width <= 0"), ("a.width >= -3", "a.width >= -3"),
    ("a.width - 2 * b.width + a.height == 4", "a.width - 2 * b.width + a.height == 4"),
    ("a.left == card.margins.left + 0.12345", "a.left == card.margins.left + 0.123"),
    ("a.firstBaseline == b.lastBaseline + 0", "a.firstBaseline == b.lastBaseline"),
  ])
  func aRuleIsWrittenAsPeopleWriteIt(_ written: String, _ text: String) throws {
    let sketch = try Sketch("root card 320x200; view a; view b; \(written)")
    let rule = try #require(sketch.layout.rules.first)
    #expect(sketch.layout.text(of: rule) == text)
  }

  @Test func namesThatNeedThemStandInBackquotes() throws {
    var sketch = try Sketch("root card 320x200; view a; a.left == card.left; a.width == 3 as wide")
    try sketch.layout.rename("a", to: "my view")
    let rules = sketch.layout.rules.map { sketch.layout.text(of: $0) }
    #expect(rules == ["`my view`.left == card.left", "`my view`.width == 3"])
    #expect(
      sketch.layout.name(of: LayoutVariable(sketch["my view"], .width)) == "`my view`.width")
  }

  @Test func claimsAreCalledAfterWhatMakesThem() throws {
    let sketch = try Sketch(
      "root card 320x200; view a content 30x20; a.left == card.left; a.width >= 3 as wide")
    let solved = sketch.solved
    let words = solved.lowering.claims.map {
      "\(solved.name(of: $0.source)): \(solved.text(of: $0.source))"
    }
    #expect(
      words == [
        "card.x: card.x == 0", "card.y: card.y == 0", "card.width: card.width == 320",
        "card.height: card.height == 200", "implied: a.width >= 0", "implied: a.height >= 0",
        "c1: a.left == card.left", "wide: a.width >= 3", "resist a h: a.width >= 30",
        "hug a h: a.width <= 30", "resist a v: a.height >= 20", "hug a v: a.height <= 20",
      ])
  }
}
