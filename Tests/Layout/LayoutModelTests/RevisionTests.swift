import ConstraintSolver
import LayoutSupport
import Support
import Testing

@testable import LayoutModel

/// A layout that follows another one: the difference is found, and the answer is that from scratch.
@Suite struct RevisionTests {
  /// The frames of everything that has one, the guides of stacks too.
  private static func frames(_ solved: SolvedLayout) -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for item in solved.layout.items { frames[item.name] = solved.numbers(item.id) }
    return frames
  }

  @Test(.covers(moreThan: ["broken": 1, "restored": 0.15]), arguments: seeds(20))
  func whatFollowsIsWhatIsFoundFromScratch(_ seed: UInt64) {
    var random = RandomSketch(seed: seed)
    var solved = SolvedLayout(random.layout)
    for _ in 0..<24 {
      let before = solved.broken.count
      random.change()
      solved = SolvedLayout(random.layout, after: solved)
      let fresh = SolvedLayout(random.layout)
      #expect(solved.brokenNames == fresh.brokenNames, "\(random.layout.rules.map(\.name))")
      let (found, wanted) = (Self.frames(solved), Self.frames(fresh))
      #expect(found.count == wanted.count)
      for (name, frame) in wanted {
        #expect(isSame(found[name] ?? [], frame), "\(name): \(found[name] ?? []), not \(frame)")
      }
      Coverage.note("broken", fresh.broken.count)
      if fresh.broken.count < before { Coverage.note("restored") }
    }
  }

  /// The claims of both, by source: positions and variables may differ, what is claimed may not.
  @Test(arguments: seeds(5))
  func theSameIsClaimedWhicheverWayLedThere(_ seed: UInt64) {
    var random = RandomSketch(seed: seed &+ 500)
    var solved = SolvedLayout(random.layout)
    for _ in 0..<16 {
      random.change()
      solved = SolvedLayout(random.layout, after: solved)
    }
    let fresh = SolvedLayout(random.layout)
    #expect(solved.lowering.claims.map(\.source) == fresh.lowering.claims.map(\.source))
    for claim in fresh.lowering.claims {
      let twin = solved.lowering.claim(of: claim.source)
      #expect(twin?.constraint.relation == claim.constraint.relation)
      #expect(twin?.constraint.priority == claim.constraint.priority)
      #expect(twin?.constraint.expression.constant == claim.constraint.expression.constant)
      #expect(
        (twin?.constraint.expression.terms.map(\.coefficient) ?? []).sorted()
          == claim.constraint.expression.terms.map(\.coefficient).sorted())
    }
  }

  @Test(arguments: seeds(5))
  func theDifferenceIsWhatComparingEverythingFinds(_ seed: UInt64) {
    var random = RandomSketch(seed: seed &+ 900)
    for _ in 0..<12 {
      let old = random.layout
      for _ in 0..<3 { random.change() }
      let new = random.layout
      let difference = LayoutDifference(from: old, to: new)
      func differ<Thing: Equatable>(_ a: PagedArray<Thing?>, _ b: PagedArray<Thing?>) -> [Int] {
        (0..<max(a.count, b.count)).filter { index in
          guard index < a.count, index < b.count else { return true }
          return a[index] != b[index]
        }
      }
      #expect(difference.items == differ(old.itemSlots, new.itemSlots))
      #expect(difference.rules == differ(old.ruleSlots, new.ruleSlots))
      #expect(LayoutDifference(from: new, to: new).items.isEmpty)
    }
  }

  @Test func goingBackIsAsIfNothingHadBeen() throws {
    let sketch = try Sketch(
      "root s 320x200; view a; a.left == s.left + 8; size a 30x20; a.top == s.top")
    let start = sketch.solved
    var changed = sketch
    try changed.add("a.right == s.right; view b; b.left == a.right")
    let there = SolvedLayout(changed.layout, after: start)
    #expect(there.brokenNames == ["c2"])
    let back = SolvedLayout(sketch.layout, after: there)
    #expect(back.broken.isEmpty && Self.frames(back) == Self.frames(start))
  }

  @Test(arguments: seeds(4))
  func theOrderOfArrivalDoesNotMatter(_ seed: UInt64) {
    var random = RandomSketch(seed: seed &+ 1300)
    random.addRules(8)
    let solved = SolvedLayout(random.layout)
    var shuffle = SplitMix64(seed: seed)
    for _ in 0..<3 {
      let other = SolvedLayout(random.layout) { $0.shuffled(using: &shuffle) }
      #expect(other.brokenNames == solved.brokenNames)
      for item in random.layout.items {
        #expect(isSame(other.numbers(item.id), solved.numbers(item.id)), "\(item.name)")
      }
    }
  }
}
