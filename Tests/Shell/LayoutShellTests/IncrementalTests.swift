import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import Support
import Testing

@testable import LayoutShell

/// What is examined step by step is what an analysis from scratch finds.
@Suite struct IncrementalTests {
  /// Everything people can see of an analysis.
  static func words(_ analysis: LayoutAnalysis) -> [String] {
    let solved = analysis.solved
    let freedom = analysis.freedom
    let loose = freedom.loose.map { variable, status in
      "\(analysis.layout.name(of: variable)) \(words(status))"
    }
    return Views(analysis).text + Rules(analysis, withGenerated: true).text
      + analysis.conflicts.flatMap { $0.passages(in: solved).lines.map(\.text) }
      + freedom.ties.map { $0.news(in: analysis.layout) }.lines.map(\.text) + loose
      + ["\(freedom.degrees) degrees"] + DegreesOfFreedom(analysis).text
      + analysis.layout.rules.suffix(2).flatMap { RuleStanding($0, in: analysis).text }
      + solved.broken.map { position in
        solved.lowering.claim(at: position).map { solved.name(of: $0.source) } ?? "?"
      }
      + analysis.layout.items.flatMap { item in
        Dimension.allCases.flatMap { dimension -> [String] in
          let expression = solved.lowering.expression(LayoutVariable(item.id, dimension))
          guard
            let explanation = Explanation(
              expression, measuring: .anchor(Anchor(item.id, dimension.attribute)),
              in: solved)
          else { return [] }
          return explanation.passages(of: "\(item.name).\(dimension.name)", in: solved)
            .lines.map(\.text)
        }
      }
  }

  private static func words(_ status: Freedom.Status) -> String {
    switch status {
    case .unique: "unique"
    case .free(let min, let max): "free \(min?.spelled ?? "") … \(max?.spelled ?? "")"
    case .tied(let min, let max): "tied \(min.spelled) … \(max.spelled)"
    }
  }

  @Test(arguments: seeds(2))
  func everyStepIsAsFromScratch(_ seed: UInt64) {
    var lines = RandomLines(seed: seed)
    compare("seed \(seed)", steps: 40) { lines.line(for: $0) }
  }

  @Test(arguments: share(FamilyLines.Family.allCases, oneIn: 2), seeds(1))
  func everyStepOfADocumentOfOneKindIsAsFromScratch(
    _ family: FamilyLines.Family, _ seed: UInt64
  ) {
    var lines = FamilyLines(family, seed: seed)
    compare("\(family), seed \(seed)", steps: 40) { lines.line(for: $0) }
  }

  /// Here the solver divides the small documents as it divides large ones.
  @Test(arguments: share(FamilyLines.Family.allCases, oneIn: 2, from: 1), seeds(1))
  func everyStepOfADocumentThatFallsApartIsAsFromScratch(
    _ family: FamilyLines.Family, _ seed: UInt64
  ) {
    var lines = FamilyLines(family, seed: 500 + seed)
    Solver.$leastDivided.withValue(6) {
      compare("\(family), seed \(500 + seed)", steps: 40) { lines.line(for: $0) }
    }
  }

  /// A column that is long enough to fall apart in the solver: each row is explained as the first is.
  @Test func aSumGoesThroughNumbersOfOtherParts() {
    var shell = Shell(source: .prompt)
    let count = 60
    let rows = (0..<count).flatMap { row in
      [
        "view v\(row)", "v\(row).top == page.top + \(30 * row)", "v\(row).height == 20",
        "v\(row).leading == page.leading + 8", "v\(row).trailing == page.trailing - 8",
      ]
    }
    for line in ["root page 400x1830"] + rows { #expect(shell.run(line).error == nil, "\(line)") }
    for row in 0..<count {
      let lines = shell.run("why v\(row).width").lines
      #expect(lines.first?.contains("v\(row).width = 384") ?? false, "\(lines)")
      #expect(lines.count == 4, "\(lines)")
    }
  }

  /// A view that is hidden in the midst renumbers what its stack says, and changes little of it.
  @Test(arguments: ["fill", "fillEqually", "equalSpacing"])
  func whatAStackStillSaysStaysInTheSolver(_ distribution: String) {
    var shell = Shell(source: .prompt)
    let names = (0..<10).map { "v\($0)" }
    let lines =
      ["root page 400x100"] + names.map { "view \($0) content 20x20" }
      + ["stack s in page axis h distribute \(distribution): \(names.joined(separator: ", "))"]
    for line in lines { #expect(shell.run(line).error == nil, "\(line)") }
    let before = Set(shell.analysis.solved.solver.constraintIDs)
    #expect(shell.run("hide v4").error == nil)
    let after = Set(shell.analysis.solved.solver.constraintIDs)
    #expect(before.count > 40)
    // The stack says less about two gaps, and that the view has no length.
    #expect(after.subtracting(before).count <= 12)
    #expect(before.subtracting(after).count <= 16)
  }

  /// Runs lines and compares what is said after each with what an analysis from scratch says.
  private func compare(_ what: String, steps count: Int, _ line: (Shell) -> String) {
    var shell = Shell(source: .prompt)
    for _ in 0..<count {
      let line = line(shell)
      let before = shell.analysis
      let count = shell.timeline.steps.count
      let current = shell.timeline.current
      let reply = shell.run(line)
      guard shell.timeline.steps.count > count || shell.timeline.current != current else {
        continue
      }
      let fresh = LayoutAnalysis(shell.layout)
      let (found, should) = (Self.words(shell.analysis), Self.words(fresh))
      guard found == should else {
        let differences = zip(found, should).filter { $0 != $1 }.map { "\($0)  |  \($1)" }
        let path = shell.timeline.path(to: shell.timeline.current)
        let steps = path.map { shell.timeline.steps[$0].command }
        Issue.record(
          "\(what): \(line)\n\((differences + steps).joined(separator: "\n"))")
        break
      }
      check("\(what): \(line)", shell.analysis)
      // `back` tells once more the news that its step had.
      if line == "back", let parent = shell.timeline.now.parent {
        let old = LayoutAnalysis(shell.timeline.steps[parent].layout)
        let all = News(from: old, to: fresh).text
        #expect(Array(reply.lines.dropFirst()) == all, "\(what): \(line)")
        continue
      }
      let old = LayoutAnalysis(before.layout)
      let told = News(from: before, to: shell.analysis).text
      let all = News(from: old, to: fresh).text
      #expect(told == all, "\(what): \(line)")
    }
  }
  /// What moves together is what the motions of all that is loose say.
  private func check(_ what: String, _ analysis: LayoutAnalysis) {
    let (solved, freedom) = (analysis.solved, analysis.freedom)
    let face = solved.solver.optimalFace
    let loose = freedom.loose.map(\.variable)
    var space = MotionSpace()
    for variable in loose {
      guard let unknown = solved.variable(variable) else { continue }
      space.insert(face.motion(of: Expression(unknown)))
    }
    #expect(space.dimension == freedom.degrees, "\(what)")
    let groups = space.groups().map { group in group.members.map { loose[$0] } }
    #expect(groups == freedom.looseGroups, "\(what)")
  }
}
