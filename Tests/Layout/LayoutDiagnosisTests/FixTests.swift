import ConstraintSolver
import LayoutDiagnosis
import LayoutModel
import LayoutSupport
import Support
import Testing

/// Fixes of conflicts and ties: each is made and solved anew, and has to be what it says.
@Suite struct FixTests {
  private static func frames(_ solved: SolvedLayout) -> [Item.ID: [Double]] {
    Dictionary(
      uniqueKeysWithValues: solved.layout.items.filter(\.isView).map {
        ($0.id, solved.numbers($0.id))
      })
  }

  @Test(
    .covers(moreThan: ["constant": 0.75, "priority": 0.75, "removal": 0.75, "container": 0.12]),
    arguments: seeds(5))
  func eachFixRemovesItsConflictAndBreaksNothing(_ seed: UInt64) throws {
    var random = RandomSketch(seed: seed &+ 9000)
    random.addRow()
    random.addRules(2)
    let analysis = LayoutAnalysis(random.layout)
    let before = Set(analysis.solved.brokenNames)
    for conflict in analysis.conflicts {
      let culprit = analysis.solved.name(of: conflict.broken)
      let fixes = Fixes(of: conflict, in: analysis)
      // Numbers come first where they stay about as large as they are, and last where not.
      let others = fixes.all.drop { $0.kind == .constant }.prefix { $0.kind != .constant }
      #expect(others.map(\.kind) == others.map(\.kind).sorted())
      #expect(fixes.all.filter { $0.kind != .constant }.count == others.count)
      for fix in fixes.all {
        Coverage.note("\(fix.kind)")
        var changed = random.layout
        try fix.edit.apply(to: &changed)
        let fresh = SolvedLayout(changed)
        #expect(
          Set(fresh.brokenNames).isSubset(of: before.subtracting([culprit])), "\(fix.edit)")
        let (old, new) = (Self.frames(analysis.solved), Self.frames(fresh))
        #expect(new == Self.frames(fix.outcome), "\(fix.edit)")
        let moved = changed.items.filter { item in
          guard item.isView, let then = old[item.id], let now = new[item.id] else { return false }
          return !isSame(then, now)
        }
        #expect(Set(fix.moved) == Set(moved.map(\.id)), "\(fix.edit)")
      }
    }
  }

  /// Nine tenths of the way are not enough.
  @Test(.covers(moreThan: ["numbers": 1]), arguments: seeds(5))
  func noNumberChangesMoreThanItHasTo(_ seed: UInt64) throws {
    var random = RandomSketch(seed: seed &+ 9000)
    random.addRow()
    random.addRules(2)
    let analysis = LayoutAnalysis(random.layout)
    let before = Set(analysis.solved.brokenNames)
    for conflict in analysis.conflicts {
      let culprit = analysis.solved.name(of: conflict.broken)
      for fix in Fixes(of: conflict, in: analysis).all {
        guard let from = fix.before, case .constant(let id, let to) = fix.edit else { continue }
        #expect(fix.amount == abs(to - from))
        Coverage.note("numbers")
        var nearly = random.layout
        try nearly.setConstant(id, from + 0.9 * (to - from))
        let broken = Set(SolvedLayout(nearly).brokenNames)
        #expect(!broken.isSubset(of: before.subtracting([culprit])), "\(fix.edit)")
      }
    }
  }

  @Test(.covers(moreThan: ["fixes": 0.25]), arguments: seeds(16))
  func eachFixOfATieSettlesItAndLosesNothing(_ seed: UInt64) throws {
    var random = RandomSketch(seed: seed &+ 9500)
    random.addRules(6)
    let analysis = LayoutAnalysis(random.layout)
    for tie in analysis.freedom.ties {
      for fix in Fix.all(for: tie, in: analysis) {
        Coverage.note("fixes")
        var changed = random.layout
        try fix.edit.apply(to: &changed)
        let fresh = LayoutAnalysis(changed)
        #expect(fresh.solved.brokenNames == analysis.solved.brokenNames, "\(fix.edit)")
        #expect(tie.variables.allSatisfy(fresh.freedom.isUnique), "\(fix.edit)")
        #expect(fresh.freedom.degrees < analysis.freedom.degrees, "\(fix.edit)")
      }
    }
  }

  @Test func theLeastChangeComesFirst() throws {
    let sketch = try Sketch(
      FreedomTests.card + "; hug badge h 251; title.width >= 180 as min; badge.width == 120 as wide"
    )
    let analysis = LayoutAnalysis(sketch.layout)
    let conflict = try #require(analysis.conflicts.first)
    let fixes = Fixes(of: conflict, in: analysis)
    let first = try #require(fixes.offered.first)
    // 340 - 320 = 20 less.
    #expect(first.edit == .constant(sketch.rule("wide"), 100) && first.moved.isEmpty)
    #expect(first.before == 120 && first.amount == 20 && first.isClean)
    #expect(fixes.all.contains { $0.edit == .rootSize(.horizontal, 340) })
    #expect(fixes.all.contains { $0.edit == .removal(sketch.rule("min")) })
    // A distance of 8 that becomes -12 lays the two over each other.
    let overlapping = fixes.all.first {
      if case .constant(Rule.ID(number: 5), _) = $0.edit { true } else { false }
    }
    #expect(overlapping?.isClean == false && !fixes.offered.contains { !$0.isClean })
  }

  @Test func aTieOfTwoIsSettledByOnePriority() throws {
    let sketch = try Sketch(FreedomTests.card)
    let analysis = LayoutAnalysis(sketch.layout)
    let tie = try #require(analysis.freedom.ties.first)
    #expect(
      Fix.all(for: tie, in: analysis).map(\.edit) == [
        .hugging(sketch["badge"], .horizontal, 251), .hugging(sketch["title"], .horizontal, 251),
      ])
  }
}
