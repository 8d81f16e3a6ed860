import ConstraintSolver
import LayoutModel
import LayoutSupport
import Support
import Testing

@testable import LayoutDiagnosis

/// Other questions about a layout: sizes that fit, other pictures, wishes, flaws.
@Suite struct QuestionTests {
  // MARK: - Fitting sizes

  private static let cell = """
    root s 320x480; view cell; cell.left == s.left + 99; label title "Title" in cell content 120x20
    view icon in cell content 40x40
    icon.left == cell.left + 8; title.left == icon.right + 8; cell.right >= title.right + 8
    title.top == cell.top + 5; cell.bottom >= title.bottom + 5; icon.top == cell.top + 5
    cell.bottom >= icon.bottom + 5
    """

  @Test(arguments: [
    // 8 + 40 + 8 + 120 + 8 by 5 + 40 + 5, whatever stands around the cell.
    (Size(width: 0, height: 0), 50.0, 184.0, 50.0), (Size(width: 300, height: 0), 50, 300, 50),
    (Size(width: 100, height: 0), 50, 184, 50),
    // At 760 the request wins against the resistance of the title: 8 + 40 + 8 + 8 are required.
    (Size(width: 100, height: 0), 760, 100, 50),
  ])
  func aViewAsksForWhatItsContentNeeds(
    _ target: Size, _ priority: Double, _ width: Double, _ height: Double
  ) throws {
    let sketch = try Sketch(Self.cell)
    let fitting = try FittingSize(
      of: sketch["cell"], in: sketch.solved, target: target,
      priorities: PerAxis(horizontal: priority, vertical: 50))
    #expect(fitting.size == Size(width: width, height: height) && fitting.ties.isEmpty)
  }

  @Test func aGuideHasNoFittingSize() throws {
    let sketch = try Sketch(Self.cell + "; guide g")
    #expect(throws: LayoutError.notForGuides(sketch["g"])) {
      _ = try FittingSize(
        of: sketch["g"], in: sketch.solved, target: Size(width: 0, height: 0),
        priorities: PerAxis(50))
    }
  }

  @Test func aFittingSizeIsRoundedUpToPixels() throws {
    let sketch = try Sketch(
      "root s 320x480; scale 2; view a; view b in a content 10.3x10; b.left == a.left; "
        + "b.right == a.right; b.top == a.top; b.bottom == a.bottom")
    let fitting = try FittingSize(
      of: sketch["a"], in: sketch.solved, target: Size(width: 0, height: 0),
      priorities: PerAxis(50))
    #expect(fitting.size == Size(width: 10.5, height: 10))
  }

  // MARK: - Other pictures

  @Test(.covers(moreThan: ["pictures": 0.5]), arguments: seeds(5))
  func anotherPictureIsAsGoodAndNotTheSame(_ seed: UInt64) {
    var random = RandomSketch(seed: seed &+ 11_000)
    random.addRules(7)
    let analysis = LayoutAnalysis(random.layout)
    let solved = analysis.solved
    guard let other = OtherPicture(of: analysis) else {
      #expect(analysis.freedom.degrees == 0)
      return
    }
    Coverage.note("pictures")
    #expect(other.solved.brokenNames == solved.brokenNames)
    for claim in solved.lowering.claims where !claim.isRequired {
      Coverage.note("optional")
      #expect(other.solved.lowering.claim(of: claim.source) != nil)
    }
    // Every priority loses as much as before.
    func losses(_ solved: SolvedLayout, _ other: SolvedLayout) -> [Double: Double] {
      var losses: [Double: Double] = [:]
      for claim in solved.lowering.claims where !claim.isRequired {
        guard let same = other.lowering.claim(of: claim.source) else { continue }
        losses[claim.constraint.priority.value, default: 0] += other.error(of: same)
      }
      return losses
    }
    let (now, then) = (losses(solved, solved), losses(solved, other.solved))
    for (priority, loss) in now { #expect(isSame([loss], [then[priority] ?? .nan]), "\(priority)") }
    #expect(!other.changes.isEmpty)
    for change in other.changes {
      #expect(!analysis.freedom.isUnique(change.variable))
      #expect(solved.value(of: change.variable) == change.drawn)
      #expect(other.solved.value(of: change.variable) == change.other)
    }
  }

  // MARK: - Wishes

  private static func wish(_ sketch: Sketch, _ rule: String) throws -> WhyNot.Answer {
    let wished = WhyNot(in: LayoutAnalysis(sketch.layout)) { layout in
      var changed = sketch
      guard (try? changed.add(rule)) != nil else { return nil }
      layout = changed.layout
      return layout.rules.last?.id
    }
    return try #require(wished).answer
  }

  @Test func aWishIsGrantedOpenOpposedOrBlocked() throws {
    let sketch = try Sketch(FreedomTests.card + "; badge.width <= 100 as most")
    guard case .granted = try Self.wish(sketch, "title.left == card.left + 16") else {
      Issue.record("the title is there already")
      return
    }
    // 280 - 8 - 100 = 180 at least, 240 at most, and nobody minds.
    guard case .open = try Self.wish(sketch, "title.width == 200") else {
      Issue.record("nothing stands against 200")
      return
    }
    guard case .opposed(let opposition) = try Self.wish(sketch, "title.height == 50") else {
      Issue.record("the title hugs its height")
      return
    }
    #expect(opposition.priority == 250 && opposition.cost == 30 && opposition.strength == 251)
    #expect(opposition.against.map(\.source) == [.hugging(sketch["title"], .vertical)])
    guard case .blocked(let blockade) = try Self.wish(sketch, "title.width == 150") else {
      Issue.record("the badge is 100 at most")
      return
    }
    #expect(blockade.excess.magnitude == Rational(30))
    #expect(blockade.givers.contains { $0.source == .rule(sketch.rule("most")) })
    let fix = try #require(blockade.fix)
    var changed = sketch
    try fix.edit.apply(to: &changed.layout)
    try changed.add("title.width == 150")
    #expect(changed.solved.broken.isEmpty)
    #expect(changed.solved.numbers(changed["title"])[2] == 150)
  }

  // MARK: - Flaws

  @Test(.covers(moreThan: ["overlaps": 1.5, "leaving": 1.2]), arguments: seeds(20))
  func overlapsAreThoseOfEveryPair(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var sketch = try Sketch("root s 100x100")
    for index in 0..<random.int(2...12) {
      let (x, y) = (random.int(-10...90), random.int(-10...90))
      let (width, height) = (random.int(0...40), random.int(0...40))
      // Opposite edges: a rule that puts an edge beyond the same one of the parent means it.
      try sketch.add(
        "view v\(index); size v\(index) \(width)x\(height); "
          + "v\(index).right == s.left + \(x + width); v\(index).bottom == s.top + \(y + height)")
    }
    try sketch.add("hide v0")
    let solved = sketch.solved
    let views = sketch.layout.items.dropFirst().map(\.id)
    let shown = views.dropFirst().filter {
      solved.frame(of: $0).width > 0 && solved.frame(of: $0).height > 0
    }
    var expected: Set<Flaw> = []
    for (index, a) in shown.enumerated() {
      let one = solved.frame(of: a)
      if one.x < 0 || one.y < 0 || one.x + one.width > 100 || one.y + one.height > 100 {
        expected.insert(.leaving(a, parent: sketch["s"]))
        Coverage.note("leaving")
      }
      for b in shown.dropFirst(index + 1) {
        let other = solved.frame(of: b)
        let isApart =
          one.x + one.width <= other.x || other.x + other.width <= one.x
          || one.y + one.height <= other.y || other.y + other.height <= one.y
        if !isApart {
          expected.insert(.overlap(a, b))
          Coverage.note("overlaps")
        }
      }
    }
    let geometry = LayoutGeometry(
      solved, intent: Intent(of: sketch.layout, mayCover: false), tolerance: 1e-6)
    #expect(geometry.flaws(around: views) == expected)
  }
}
