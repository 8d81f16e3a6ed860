import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import LayoutSupport
import Support
import Testing

/// What is not determined: by hand, and against ranges and dimensions that the oracle finds.
@Suite struct FreedomTests {
  /// All claims of a layout, the broken ones below everything that is required.
  private static func constraints(_ solved: SolvedLayout) -> [Constraint] {
    let broken = Set(solved.broken)
    return solved.lowering.positions.compactMap { position in
      guard var constraint = solved.lowering.claim(at: position)?.constraint else { return nil }
      if broken.contains(position) { constraint.priority = .broken }
      return constraint
    }
  }

  private static func range(
    of variable: Variable, _ constraints: [Constraint], _ count: Int
  ) -> (min: Double?, max: Double?)? {
    var oracle = LevelOracle(variableCount: count, constraints: constraints)
    guard oracle.optimum() != nil else { return nil }
    return oracle.range(of: Expression(variable))
  }

  @Test(
    .covers(moreThan: ["free": 2.5, "tied": 0.2, "unique": 4]), arguments: seeds(3))
  func everyRangeIsThatOfTheOracle(_ seed: UInt64) throws {
    var random = RandomSketch(seed: seed &+ 3000)
    random.addRules(6)
    let solved = SolvedLayout(random.layout)
    let freedom = Freedom(solved)
    var oracle = LevelOracle(
      variableCount: solved.lowering.variableCount, constraints: Self.constraints(solved))
    try #require(oracle.optimum() != nil)
    for variable in freedom.variables {
      let range = oracle.range(of: solved.lowering.expression(variable))
      let name = random.layout.name(of: variable)
      switch freedom.status(of: variable) {
      case .unique:
        Coverage.note("unique")
        #expect(isSame([range.min ?? .nan], [range.max ?? .nan]), "\(name) \(range)")
      case .free(let min, let max):
        Coverage.note("free")
        #expect(range.min == nil || range.max == nil, "\(name) \(range)")
        #expect(Self.areSame(min, range.min) && Self.areSame(max, range.max), "\(name) \(range)")
      case .tied(let min, let max):
        Coverage.note("tied")
        #expect(Self.areSame(min, range.min) && Self.areSame(max, range.max), "\(name) \(range)")
        #expect(min < max)
      }
    }
  }

  private static func areSame(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return isSame([a], [b])
  }

  /// One number after the other is held inside of its range until nothing can move: each takes one
  /// degree away.
  @Test(.covers(moreThan: ["degrees": 3]), arguments: seeds(2))
  func theDegreesAreHowManyNumbersHaveToBeHeld(_ seed: UInt64) throws {
    var random = RandomSketch(seed: seed &+ 4000)
    random.addRules(7)
    let solved = SolvedLayout(random.layout)
    let freedom = Freedom(solved)
    var constraints = Self.constraints(solved)
    var held = 0
    for variable in freedom.variables {
      guard let unknown = solved.variable(variable),
        let range = Self.range(of: unknown, constraints, solved.lowering.variableCount)
      else { continue }
      let inside: Double
      switch (range.min, range.max) {
      case (let min?, let max?): if max - min < 1e-6 { continue } else { inside = (min + max) / 2 }
      case (let min?, nil): inside = (min + 1).rounded(.up)
      case (nil, let max?): inside = (max - 1).rounded(.down)
      case (nil, nil): inside = 0
      }
      held += 1
      constraints.append(Constraint(Expression(unknown) - inside, .equal))
    }
    #expect(freedom.degrees == held)
    Coverage.note("degrees", held)
  }

  // MARK: - By hand

  /// A row of two between the edges of a card, 96 and 40 wide at least.
  static let card = """
    root card 320x200; view title in card content 96x20; view badge in card content 40x20
    title.left == card.left + 16; title.top == card.top + 12; badge.right == card.right - 16
    badge.centerY == title.centerY; badge.left == title.right + 8
    """

  @Test func twoThatHugEquallyShareWhatIsSpare() throws {
    let sketch = try Sketch(Self.card)
    let freedom = Freedom(sketch.solved)
    #expect(freedom.degrees == 1)
    let tie = try #require(freedom.ties.first)
    // 320 - 16 - 96 - 8 - 40 - 16 = 144
    #expect(tie.reason == .spare(144, hugging: 250) && tie.degrees == 1)
    let words = tie.members.map {
      "\(sketch.layout.name(of: $0.variable)) \($0.min.spelled) \($0.max.spelled) \($0.shown.spelled)"
    }
    #expect(words == ["title.width 96 240 96", "badge.width 40 184 184"])
    #expect(tie.followers.map { sketch.layout.name(of: $0) } == ["badge.x"])
    #expect(freedom.status(of: tie.followers[0]) == .tied(min: 120, max: 264))
    #expect(
      tie.variables.map { sketch.layout.name(of: $0) } == [
        "title.width", "badge.x", "badge.width",
      ])
  }

  @Test func twoThatResistEquallyShareWhatIsMissing() throws {
    let sketch = try Sketch(Self.card + "; title.width >= 10; root card 120x200")
    // 16 + 96 + 8 + 40 + 16 = 176
    let tie = try #require(Freedom(sketch.solved).ties.first)
    #expect(tie.reason == .lack(56, resistance: 750))
    // 80 for both: the title keeps its 10 at least.
    #expect(tie.members.map(\.min) == [40, 0] && tie.members.map(\.max) == [80, 40])
  }

  @Test func onePriorityMoreDecides() throws {
    for line in ["hug badge h 251", "hug title h 251", "title.width == 200 @251"] {
      #expect(Freedom(try Sketch(Self.card + "; " + line).solved).degrees == 0, "\(line)")
    }
  }

  @Test func rulesOfOnePriorityThatDisagreeAreRivals() throws {
    let sketch = try Sketch(
      "root s 320x200; view a; a.left == s.left; a.top == s.top; a.height == 9; "
        + "a.width == 100 @250 as low; a.width == 200 @250 as high")
    let tie = try #require(Freedom(sketch.solved).ties.first)
    #expect(tie.reason == .rivals(["low", "high"], priority: 250))
    #expect(tie.members.map(\.min) == [100] && tie.members.map(\.max) == [200])
  }

  @Test func roomIsNobodysReason() throws {
    let sketch = try Sketch(
      "root s 320x200; view a content 10x10; a.top == s.top; a.left >= s.left; a.right <= s.right")
    let tie = try #require(Freedom(sketch.solved).ties.first)
    #expect(tie.reason == .room && tie.members.map(\.max) == [310])
  }

  @Test func aForgottenViewIsFreeAndNoTie() throws {
    let sketch = try Sketch("root s 320x200; view a; view b content 10x10")
    let freedom = Freedom(sketch.solved)
    #expect(freedom.degrees == 6 && freedom.ties.isEmpty)
    #expect(freedom.freeDimensions(of: sketch["a"]) == [.x, .y, .width, .height])
    #expect(freedom.freeDimensions(of: sketch["b"]) == [.x, .y])
    #expect(freedom.status(of: LayoutVariable(sketch["a"], .width)) == .free(min: 0, max: nil))
    #expect(freedom.status(of: LayoutVariable(sketch["a"], .x)) == .free(min: nil, max: nil))
    #expect(freedom.isPlaced(sketch["s"]) && !freedom.isPlaced(sketch["b"]))
  }

  @Test func aGuideCountsOnceARuleMentionsIt() throws {
    var sketch = try Sketch("root s 320x200; guide g")
    #expect(Freedom(sketch.solved).degrees == 0)
    try sketch.add("g.right == s.left + 50")
    // Where it begins goes with its width; nothing says anything about the other axis.
    #expect(Freedom(sketch.solved).degrees == 1)
  }
}
