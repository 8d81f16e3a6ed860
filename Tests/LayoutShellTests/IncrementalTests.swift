import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import Support
import Testing

@testable import LayoutShell

/// What is examined step by step is what an examination from scratch finds.
@Suite struct IncrementalTests {
  /// Everything people can see of an examination.
  static func words(_ examination: Examination) -> [String] {
    let solved = examination.solved
    let freedom = examination.freedom
    let loose = freedom.loose.map { variable, status in
      "\(examination.layout.name(of: variable)) \(words(status))"
    }
    return FramesTable(examination).lines + RulesTable(examination, withGenerated: true).lines
      + examination.conflicts.flatMap { ConflictText($0, in: solved).lines }
      + freedom.ties.flatMap { TieText($0, in: examination.layout).news } + loose
      + ["\(freedom.degrees) degrees"]
      + solved.broken.map { position in
        solved.lowering.claim(at: position).map { solved.name(of: $0.source) } ?? "?"
      }
      + examination.layout.items.flatMap { item in
        Dimension.allCases.flatMap { dimension -> [String] in
          let expression = solved.lowering.expression(LayoutVariable(item.id, dimension))
          guard
            let explanation = Explanation(
              expression, measuring: .anchor(Anchor(item.id, dimension.attribute)),
              in: solved)
          else { return [] }
          return WhyText(explanation, of: "\(item.name).\(dimension.name)", in: solved).lines
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

  @Test func everyStepIsAsFromScratch() {
    for seed in seeds(40) {
      var lines = RandomLines(seed: seed)
      var shell = Shell(source: .prompt)
      for _ in 0..<40 {
        let line = lines.line(for: shell)
        let before = shell.examination
        let count = shell.timeline.steps.count
        let current = shell.timeline.current
        let reply = shell.run(line)
        guard shell.timeline.steps.count > count || shell.timeline.current != current else {
          continue
        }
        let fresh = Examination(shell.layout)
        let (found, should) = (Self.words(shell.examination), Self.words(fresh))
        guard found == should else {
          let differences = zip(found, should).filter { $0 != $1 }.map { "\($0)  |  \($1)" }
          let path = shell.timeline.path(to: shell.timeline.current)
          let steps = path.map { shell.timeline.steps[$0].command }
          Issue.record(
            "seed \(seed): \(line)\n\((differences + steps).joined(separator: "\n"))")
          break
        }
        // `back` tells once more the news that its step had.
        if line == "back", let parent = shell.timeline.now.parent {
          let old = Examination(shell.timeline.steps[parent].layout)
          let all = NewsText(News(from: old, to: fresh), at: fresh)
          #expect(Array(reply.lines.dropFirst()) == all.lines, "seed \(seed): \(line)")
          continue
        }
        let old = Examination(before.layout)
        let told = NewsText(News(from: before, to: shell.examination), at: shell.examination)
        let all = NewsText(News(from: old, to: fresh), at: fresh)
        #expect(told.lines == all.lines, "seed \(seed): \(line)")
      }
    }
  }
}
