import ConstraintSolver
import LayoutModel
import LayoutSupport
import Support
import Testing

/// What is drawn where the rules allow several pictures: the one that UIKit draws.
///
/// UIKit's engine begins with lengths and the room of inequalities at zero and lets positions
/// follow. All numbers are worked out by hand, in a screen of 375 by 667 points.
@Suite struct PictureTests {
  /// Some lines about views `a`, `b` and `c` in `s`, and the frame of `a` and maybe of others.
  struct Case: CustomTestStringConvertible, Sendable {
    let lines: String
    let frames: [String]
    var testDescription: String { lines }

    init(_ lines: String, _ frames: String...) {
      self.lines = lines
      self.frames = frames
    }
  }

  private static func frames(_ lines: String) throws -> [String] {
    let solved = try Sketch("root s 375x667;" + lines).solved
    return solved.layout.items.dropFirst().map { item in
      solved.numbers(item.id).map(\.spelled).joined(separator: " ")
    }
  }

  // MARK: - One view

  private static let forgotten = [
    Case("view a; a.top == s.top + 23", "0 23 0 0"),
    Case("view a; a.bottom == s.bottom - 23", "0 644 0 0"),
    Case("view a; a.right == s.right - 23", "352 0 0 0"),
    Case("view a; a.centerX == s.centerX; a.width <= 23", "187.5 0 0 0"),
    Case("view a; a.centerX == s.centerX; a.width >= 23", "176 0 23 0"),
    Case("view a; a.centerX == s.centerX; a.centerY == s.centerY", "187.5 333.5 0 0"),
    Case("view a; a.width <= 23; a.height >= 7", "0 0 0 7"),
    Case("view a; a.width >= 10; a.width <= 30", "0 0 10 0"),
    Case("view a; a.width >= 0.5 * s.width", "0 0 187.5 0"),
    Case("view a; a.width == 2 * a.height", "0 0 0 0"),
    Case("view a; a.width == 2 * a.height; a.height >= 30", "0 0 60 30"),
    // From edge to edge it has a size; with an inequality at one end it is as small as it can be.
    Case("view a; a.left == s.left + 10; a.right == s.right - 10", "10 0 355 0"),
    Case("view a; a.left == s.left + 10; a.right <= s.right - 10", "10 0 0 0"),
    Case("view a; a.left == s.left + 10; a.right >= s.right - 10", "10 0 355 0"),
    Case("view a; a.left >= s.left + 10; a.right == s.right - 10", "365 0 0 0"),
    Case("view a; a.left <= s.left + 10; a.right >= s.right - 10", "10 0 355 0"),
    // What is wished for counts, where nothing prevents it.
    Case("view a; a.width == 100 @250; a.width <= 60", "0 0 60 0"),
    Case("view a; a.width == 100 @250; a.width == 200 @250", "0 0 100 0"),
    Case("view a content 96x20; a.width <= 60 @50", "0 0 96 20"),
  ]

  @Test(arguments: forgotten)
  func lengthsAreAsSmallAsTheyCanBe(_ sample: Case) throws {
    #expect(try Self.frames(sample.lines) == sample.frames)
  }

  private static let bounded = [
    Case("view a; a.top <= s.top + 10", "0 10 0 0"),
    Case("view a; a.top >= s.top + 10", "0 10 0 0"),
    Case("view a; a.top >= s.top - 10", "0 -10 0 0"),
    Case("view a; a.bottom <= s.bottom - 74", "0 593 0 0"),
    Case("view a; a.top <= s.top + 10 @250", "0 10 0 0"),
    Case("view a; a.top >= s.top + 10 @999.5", "0 10 0 0"),
    Case("view a; size a 100x100; a.right <= s.right - 74", "201 0 100 100"),
    Case("view a; size a 100x100; a.right >= s.right - 74", "201 0 100 100"),
    Case("view a; size a 100x100; a.centerX >= s.centerX", "137.5 0 100 100"),
    Case("view a; size a 100x40; a.centerY <= s.centerY - 10", "0 303.5 100 40"),
    Case("view a; size a 100x100; a.trailing >= 0.5 * s.trailing", "87.5 0 100 100"),
    // Between two bounds it stands at the left or top one, whatever the direction.
    Case("view a; size a 10x10; a.left >= s.left + 20; a.left <= s.left + 50", "20 0 10 10"),
    Case("view a; size a 10x10; a.left >= s.left + 20; a.right <= s.right - 20", "20 0 10 10"),
    Case("rtl on; view a; size a 100x1; a.leading >= s.leading + 16", "259 0 100 1"),
    Case("rtl on; view a; size a 100x1; a.trailing <= s.trailing - 16", "16 0 100 1"),
    Case(
      "rtl on; view a; size a 9x1; a.leading >= s.leading + 8; a.trailing <= s.trailing - 16",
      "16 0 9 1"),
    Case("rtl on; view a; size a 100x1", "0 0 100 1"),
  ]

  @Test(arguments: bounded)
  func aPositionStandsAtItsBound(_ sample: Case) throws {
    #expect(try Self.frames(sample.lines) == sample.frames)
  }

  // MARK: - Several views

  private static let several = [
    // A chain begins at the edge, or follows what is known at its end.
    Case(
      "view a; view b; size a 100x10; size b 100x10; a.right <= b.left", "0 0 100 10",
      "100 0 100 10"),
    Case(
      "view a; view b; size a 100x10; size b 100x10; a.right <= b.left; b.left == s.left + 200",
      "100 0 100 10", "200 0 100 10"),
    Case(
      "view a; view b; size a 100x10; size b 100x10; a.right + 8 <= b.left; b.right <= s.right - 16",
      "151 0 100 10", "259 0 100 10"),
    Case(
      "view a; view b; size a 100x10; size b 100x10; a.right + 8 <= b.left; b.right <= s.right - 16; "
        + "a.left >= s.left + 16", "16 0 100 10", "124 0 100 10"),
    Case(
      "view a; view b; a.right == b.left - 8; b.right == s.right - 16", "351 0 0 0", "359 0 0 0"),
    Case(
      "view a; view b; a.bottom == b.top - 8; b.bottom == s.bottom - 20; b.height == 30",
      "0 609 0 0", "0 617 0 30"),
    Case(
      "view a; view b; size a 50x20; size b 50x20; a.top == s.top + 10; a.bottom <= b.top",
      "0 10 50 20", "0 30 50 20"),
    Case(
      "view a; view b; size a 50x20; size b 50x20; a.centerY == b.centerY", "0 0 50 20", "0 0 50 20"
    ),
    // Lengths against lengths, in tree order.
    Case("view a; view b; a.width <= b.width; b.width <= 50", "0 0 0 0", "0 0 0 0"),
    Case("view a; view b; a.width >= b.width; b.width >= 20", "0 0 20 0", "0 0 20 0"),
    Case("view a; view b; a.width + b.width == 100", "0 0 0 0", "0 0 100 0"),
    Case(
      "view a content 96x20; view b content 40x20; a.left == s.left + 16; "
        + "b.left == a.right + 8; b.right == s.right - 16", "16 0 96 20", "120 0 239 20"),
    // Inside of a view that nothing places; its coordinates are those of the parent.
    Case(
      "view a; view b in a; size a 100x50; size b 20x20; b.left >= a.left + 8; "
        + "b.right <= a.right - 8", "0 0 100 50", "8 0 20 20"),
    Case(
      "view a; view b in a; b.width == 40; a.left <= b.left - 5; b.right <= a.right - 5",
      "0 0 50 0", "5 0 40 0"),
    Case(
      "view a; view b in a; size b 20x20; b.left == s.left + 50; b.top == a.top + 3",
      "0 0 0 0", "50 3 20 20"),
    // Baselines of texts, 16.5 of 20.5 points below the top.
    Case(
      "label a \"one\"; label b \"two\"; size a 9x20.5; size b 9x20.5; a.top == s.top + 20; "
        + "b.firstBaseline <= a.firstBaseline", "0 20 9 20.5", "0 20 9 20.5"),
    // A guide is a length like others.
    Case("guide g in s; view a; a.left == g.right + 4; g.left == s.left", "0 0 0 0", "4 0 0 0"),
  ]

  @Test(arguments: several)
  func severalViews(_ sample: Case) throws {
    #expect(try Self.frames(sample.lines) == sample.frames)
  }

  // MARK: - Always the same

  /// Rules about a tree of views, few enough to leave much open.
  private static func rules(
    _ random: inout SplitMix64, about views: [String]
  ) -> [String] {
    let places = ["left", "right", "centerX", "top", "bottom", "centerY"]
    return (0..<random.int(2...9)).map { _ in
      let (a, b) = (random.pick(views), random.pick(views))
      let sign = random.pick(["==", "<=", ">="])
      let number = random.int(-3...12) * 5
      let clause = random.pick(["", "", " @750", " @250"])
      switch random.int(0...4) {
      case 0: return "\(a).\(random.pick(["width", "height"])) \(sign) \(abs(number))\(clause)"
      case 1: return "\(a).width \(sign) \(random.pick([0.5, 1, 2])) * \(b).height\(clause)"
      case 2: return "\(a).width \(sign) \(b).width + \(abs(number))\(clause)"
      default:
        let group = random.one(in: 2) ? places.prefix(3) : places.suffix(3)
        let (one, other) = (random.pick(Array(group)), random.pick(Array(group)))
        return "\(a).\(one) \(sign) \(b).\(other) + \(number)\(clause)"
      }
    }
  }

  private static func tree(_ random: inout SplitMix64) -> (lines: [String], views: [String]) {
    var views = ["s"]
    var lines = ["root s 375x667"]
    for index in 1...random.int(1...4) {
      let content = random.one(in: 3) ? " content \(random.int(1...9) * 10)x20" : ""
      lines.append("view v\(index) in \(random.pick(views))\(content)")
      views.append("v\(index)")
    }
    return (lines, views)
  }

  /// The layout of some lines; a rule that no layout takes is left out.
  private static func sketch(_ lines: [String]) -> Sketch {
    var sketch = try? Sketch(lines[0])
    for line in lines.dropFirst() { try? sketch?.add(line) }
    return sketch ?? Sketch()
  }

  /// Whether some number of the layout could be another one.
  private static func isAmbiguous(_ solved: SolvedLayout) -> Bool {
    let face = solved.solver.optimalFace
    return !solved.listedVariables.allSatisfy { face.isUnique(solved.lowering.expression($0)) }
  }

  /// What was declared in another order is drawn the same.
  @Test(.covers(moreThan: ["ambiguous": 0.3]), arguments: seeds(25))
  func theOrderOfDeclarationDoesNotMatter(_ seed: UInt64) {
    var random = SplitMix64(seed: 7_100_000 + seed)
    let (lines, views) = Self.tree(&random)
    let rules = Self.rules(&random, about: views)
    let first = Self.sketch(lines + rules).solved
    // Which rule breaks goes by age.
    guard first.broken.isEmpty else { return }
    if Self.isAmbiguous(first) { Coverage.note("ambiguous") }
    for _ in 0..<2 {
      let second = Self.sketch(lines + rules.shuffled(using: &random)).solved
      for item in first.layout.items {
        #expect(
          isSame(first.numbers(item.id), second.numbers(item.id)),
          "seed \(seed)\n\((lines + rules).joined(separator: "\n"))")
      }
    }
  }

  /// The picture against an oracle in exact fractions: sizes in tree order, then places.
  @Test(.covers(moreThan: ["ambiguous": 0.5]), arguments: seeds(8))
  func thePictureIsTheOracles(_ seed: UInt64) {
    var random = SplitMix64(seed: 7_200_000 + seed)
    let (lines, views) = Self.tree(&random)
    let written = lines + Self.rules(&random, about: views)
    let solved = Self.sketch(written).solved
    if Self.isAmbiguous(solved) { Coverage.note("ambiguous") }
    let broken = Set(solved.broken)
    let constraints = solved.lowering.positions.compactMap { position -> Constraint? in
      guard var constraint = solved.lowering.claim(at: position)?.constraint else { return nil }
      if broken.contains(position) { constraint.priority = .broken }
      return constraint
    }
    var oracle = LevelOracle(
      variableCount: solved.lowering.variableCount, constraints: constraints)
    guard oracle.optimum() != nil else {
      Issue.record("seed \(seed): the oracle finds a contradiction")
      return
    }
    let items = solved.layout.items
    func variables(_ dimensions: LayoutModel.Dimension...) -> [Variable] {
      items.flatMap { item in
        dimensions.compactMap { solved.variable(LayoutVariable(item.id, $0)) }
      }
    }
    let picture = oracle.picture(
      PictureOrder(lengths: variables(.width, .height), positions: variables(.x, .y)))
    for variable in variables(.x, .y, .width, .height) {
      let (value, truth) = (solved.solver.value(of: variable), picture[variable.index])
      #expect(
        abs(value - truth) < 1e-6,
        "seed \(seed): \(value), not \(truth)\n\(written.joined(separator: "\n"))")
    }
  }
}
