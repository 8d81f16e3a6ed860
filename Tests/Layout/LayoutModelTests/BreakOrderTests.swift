import ConstraintSolver
@testable import LayoutModel
import LayoutSupport
import Support
import Testing

/// Which required rule breaks, and what it still does.
@Suite struct BreakOrderTests {
  @Test(arguments: [
    // Of two of one sort the younger one.
    ("a.left == card.left as x; a.left == card.left + 8 as y", "y"),
    ("a.right == card.right as x; a.right == card.right - 8 as y", "y"),
    ("a.width == 3 as x; a.width == 4 as y", "y"),
    // A constant size before everything else, whatever its age.
    ("a.width == 3 as x; a.left == card.left as y; a.right == card.right as z", "x"),
    // The far edge before the near one.
    ("a.right == card.left - 8 as x; a.left == card.left as y", "x"),
    ("a.centerX == card.left - 8 as x; a.left == card.left as y", "x"),
    // Ratios are not constant sizes.
    ("a.width == 2 * card.width as x; a.left == card.left as y; a.right == card.right as z", "z"),
    // Nobody had to write that a size is not negative.
    ("a.width == -16 as x", "x"), ("card.width == 321 as x", "x"),
  ])
  func theRuleBreaksThatPeopleCareForLeast(_ rules: String, _ broken: String) throws {
    let sketch = try Sketch("root card 320x200; view a; \(rules)")
    #expect(sketch.solved.brokenNames == [broken])
  }

  @Test func byAgeAloneTheYoungestBreaks() throws {
    var sketch = try Sketch(
      "root card 320x200; view a; a.width == 3 as x; a.left == card.left as y; "
        + "a.right == card.right as z")
    sketch.layout.breakPolicy = .newest
    #expect(sketch.solved.brokenNames == ["z"])
  }

  @Test func aSystemRuleOutlastsOrdinaryOnes() throws {
    var sketch = try Sketch("root card 320x200; view a; a.left == card.left as x")
    try sketch.layout.addRule(
      sketch.expression("a.left"), .equal, sketch.expression("card.left + 8"), name: "mask",
      isSystem: true)
    #expect(sketch.solved.brokenNames == ["x"])
  }

  @Test func aBrokenRuleComesAsNearAsItCanAndHoldsAgain() throws {
    var sketch = try Sketch(
      "root card 320x200; view a; a.left == card.left; a.right <= card.right - 20 as most; "
        + "a.width == 500 as wide")
    #expect(sketch.solved.brokenNames == ["wide"])
    #expect(sketch.solved.numbers(sketch["a"])[2] == 300)
    sketch.layout.setDuty(sketch.rule("most"), .measuring)
    #expect(sketch.solved.broken.isEmpty)
    #expect(sketch.solved.numbers(sketch["a"])[2] == 500)
  }

  @Test func aRuleThatComesLastChangesNothingThatIsKnownOfOthers() throws {
    var sketch = try Sketch("root card 320x200; view a; a.width == 10")
    var solving = Solving(sketch.layout, arrival: { $0 })
    func follow(_ lines: String) throws {
      try sketch.add(lines)
      solving = solving.advanced(to: sketch.layout).solving
    }
    for width in 11...80 { try follow("a.width == \(width)") }
    try follow("a.height == 20; a.width == 81; a.height == 21; a.width <= 90")
    #expect(solving.broken.list.count == 72)
    let sources = solving.broken.list.compactMap { solving.lowering.claim(at: $0)?.source }
    #expect(sources == sketch.solved.brokenSources)
    // Why the first ones break is still known.
    #expect(solving.broken.contradictions.count > 50)
  }

  /// Taking required rules one by one, system rules first, then by sort and age, with the oracle to
  /// say what can hold.
  @Test(.covers(moreThan: ["broken": 0.5]), arguments: seeds(8))
  func whatBreaksIsWhatContradictsThoseBefore(_ seed: UInt64) {
    var random = RandomSketch(seed: seed &+ 2000)
    random.addRules(9)
    let solved = SolvedLayout(random.layout)
    let lowering = solved.lowering
    let required = lowering.claims.filter(\.isRequired)
    var accepted = required.filter { $0.breakOrder == nil }.map(\.constraint)
    let ordered = required.compactMap { claim in claim.breakOrder.map { (claim, $0) } }
      .sorted { $0.1 < $1.1 }
    var refused: [String] = []
    for (claim, _) in ordered {
      if isFeasible(accepted + [claim.constraint], lowering.variableCount) {
        accepted.append(claim.constraint)
      } else {
        refused.append(solved.name(of: claim.source))
      }
    }
    #expect(Set(solved.brokenNames) == Set(refused))
    Coverage.note("broken", refused.count)
  }
}
