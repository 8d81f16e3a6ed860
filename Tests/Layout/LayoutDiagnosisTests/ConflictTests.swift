import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import LayoutSupport
import Support
import Testing

/// What a conflict is made of: against all subsets, and by hand.
@Suite struct ConflictTests {
  /// The required claims of a layout that count, oldest first, and what simply holds.
  private static func claims(
    _ solved: SolvedLayout, with culprit: Claim.Source?
  ) -> (counted: [Claim], background: [Constraint]) {
    let broken = Set(solved.brokenSources)
    let required = solved.lowering.claims.filter {
      $0.isRequired && (culprit == nil || $0.source == culprit || !broken.contains($0.source))
    }
    let counted = required.compactMap { claim in claim.breakOrder.map { (claim, $0.age) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
    return (counted, required.filter { $0.breakOrder == nil }.map(\.constraint))
  }

  /// A rule about a size may stand in for a bound of that size, and of no other one.
  @Test func aSizeElsewhereLeavesAConflictAsItIs() throws {
    var sketch = try Sketch(
      "root card 100x50; view a; view b; view c; view d; view e; view f; "
        + "a.left == card.left + 60; b.left == a.right + 60; b.right == card.right; "
        + "c.left == b.right; d.left == c.right; e.left == d.right; f.left == e.right")
    var analysis = LayoutAnalysis(sketch.layout)
    func follow(_ line: String) throws -> Conflict {
      let before = analysis.conflicts
      try sketch.add(line)
      analysis = LayoutAnalysis(sketch.layout, after: analysis)
      try #require(before.count == 1 && analysis.conflicts.count == 1)
      return before[0]
    }
    #expect(try follow("e.width == 30") === analysis.conflicts[0])
    #expect(try follow("a.width == 30") !== analysis.conflicts[0])
    #expect(analysis.conflicts == Conflict.all(in: analysis.solved))
  }

  @Test(.covers(moreThan: ["conflicts": 0.35, "larger": 0.075]), arguments: seeds(40))
  func itIsTheOldestOfTheSmallestSubsetsThatCannotHold(_ seed: UInt64) {
    var random = RandomSketch(seed: seed &+ 5000)
    random.addRow()
    let solved = SolvedLayout(random.layout)
    for conflict in Conflict.all(in: solved) {
      let (counted, background) = Self.claims(solved, with: conflict.broken)
      guard let culprit = counted.firstIndex(where: { $0.source == conflict.broken }) else {
        Issue.record("what broke is not a required claim")
        continue
      }
      let smallest = smallestConflicts(
        containing: culprit, among: counted.map(\.constraint), background: background,
        variableCount: solved.lowering.variableCount)
      let found = conflict.rules.compactMap { rule in
        counted.firstIndex { $0.source == rule }
      }.sorted()
      #expect(found == smallest.first, "\(smallest)")
      #expect(conflict.extent == .smallest)
      Coverage.note("conflicts")
      if found.count > 2 { Coverage.note("larger") }
    }
  }

  /// The forms of the claims, times their multipliers, cancel; their constants do not.
  @Test(.covers(moreThan: ["conflicts": 0.4]), arguments: seeds(15))
  func theProofAddsUpAndSoDoTheRows(_ seed: UInt64) {
    var random = RandomSketch(seed: seed &+ 6000)
    random.addRow()
    random.addRules(3)
    let solved = SolvedLayout(random.layout)
    for conflict in Conflict.all(in: solved) {
      Coverage.note("conflicts")
      var form: [Variable: Rational] = [:]
      var excess = Rational(0)
      for weight in conflict.proof {
        guard let constraint = solved.lowering.claim(of: weight.source)?.constraint else {
          Issue.record("a weight is not a claim")
          continue
        }
        for term in constraint.expression.terms {
          form[term.variable] =
            (form[term.variable] ?? Rational(0))
            + weight.multiplier * Rational(meaning: term.coefficient)
        }
        excess = excess - weight.multiplier * Rational(meaning: constraint.expression.constant)
        switch constraint.relation {
        case .equal: break
        case .greaterOrEqual: #expect(weight.multiplier > Rational(0))
        case .lessOrEqual: #expect(weight.multiplier < Rational(0))
        }
      }
      #expect(form.values.allSatisfy { $0.isZero })
      #expect(excess == conflict.proofExcess && excess > Rational(0))
      #expect(conflict.excess > Rational(0))
      #expect((conflict.sum - conflict.otherSum).magnitude == conflict.excess)
      #expect(Set(conflict.proof.map(\.source)) == Set(conflict.members))
    }
  }

  @Test(.covers(moreThan: ["sets": 0.6]), arguments: seeds(5))
  func allMinimalSetsAreThoseOfAllSubsets(_ seed: UInt64) {
    var random = RandomSketch(seed: seed &+ 7000)
    random.addRow()
    let analysis = LayoutAnalysis(random.layout)
    let (counted, background) = Self.claims(analysis.solved, with: nil)
    let expected = minimalConflicts(
      among: counted.map(\.constraint), background: background,
      variableCount: analysis.solved.lowering.variableCount)
    let minimal = MinimalConflicts(analysis)
    let found = minimal.conflicts.map { conflict in
      conflict.rules.compactMap { rule in counted.firstIndex { $0.source == rule } }.sorted()
    }
    #expect(minimal.isComplete)
    #expect(Set(found) == Set(expected) && found.count == expected.count)
    Coverage.note("sets", found.count)
  }

  // MARK: - By hand

  @Test func aRowThatIsTooLongIsASumAgainstTheCard() throws {
    let sketch = try Sketch(
      FreedomTests.card + "; title.width >= 180 as min; badge.width == 120 as wide")
    let solved = sketch.solved
    let conflict = try #require(Conflict.all(in: solved).first)
    #expect(solved.name(of: conflict.broken) == "wide")
    #expect(conflict.rows.map { solved.name(of: $0.source) } == ["c1", "min", "c5", "wide", "c3"])
    #expect(conflict.rows.map(\.contribution) == [16, 180, 8, 120, 16].map { Rational($0) })
    #expect(conflict.sum == Rational(340) && conflict.otherSum == Rational(320))
    #expect(conflict.excess == Rational(20) && conflict.standIns.isEmpty)
    #expect(conflict.given == [.given(sketch["card"], .width)] && conflict.implied.isEmpty)
    #expect(conflict.quantity == .size(.given(sketch["card"], .width)))
  }

  /// The sum is 100 + 0.5 x 320 + 100 = 360.
  @Test func aRatioTakesItsShareOfTheLength() throws {
    let sketch = try Sketch(
      "root card 320x200; view a; a.left == card.left + 100; a.width == 0.5 * card.width; "
        + "a.right <= card.right - 100")
    let conflict = try #require(Conflict.all(in: sketch.solved).first)
    #expect(conflict.rows.map(\.contribution) == [100, 160, 100].map { Rational($0) })
    #expect(conflict.rows[1].value == Rational(320))
    #expect(conflict.rows[1].factors.map(\.number) == [0.5])
    #expect(!conflict.rows[1].factors[0].divides)
    #expect(conflict.excess == Rational(40))
  }

  @Test func aNegativeSizeNeedsTheBoundThatNobodyWrote() throws {
    let sketch = try Sketch("root card 320x200; view a; a.width == -16 as x")
    let conflict = try #require(Conflict.all(in: sketch.solved).first)
    #expect(conflict.rules == [.rule(sketch.rule("x"))])
    #expect(conflict.implied == [.implied(sketch["a"], .horizontal)])
    #expect(conflict.excess == Rational(16))
  }

  @Test func twoWaysToAPlaceAreCountedFromOneAnchor() throws {
    let sketch = try Sketch(
      "root card 320x200; view a; a.left == card.left as x; a.left == card.left + 6 as y")
    let conflict = try #require(Conflict.all(in: sketch.solved).first)
    #expect(conflict.excess == Rational(6) && conflict.rules.count == 2)
    guard case .place(let anchor, let origin) = conflict.quantity else {
      Issue.record("\(conflict.quantity)")
      return
    }
    #expect(sketch.layout.text(of: anchor) == "a.left")
    #expect(sketch.layout.text(of: origin) == "card.left")
  }

  @Test func conflictsApartFromEachOtherAreTwo() throws {
    let sketch = try Sketch(
      "root card 320x200; view a; view b; a.width == 3 as x; a.width == 4 as y; "
        + "b.height == 5 as z; b.height == 6 as w")
    let conflicts = Conflict.all(in: sketch.solved)
    #expect(conflicts.map { sketch.solved.name(of: $0.broken) } == ["y", "w"])
    #expect(conflicts.map(\.rules.count) == [2, 2])
  }
}
