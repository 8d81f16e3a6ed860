import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let conflicts = Command(
    "conflicts", .look, "the rules that cannot hold together", forms: ["conflicts [--all]"],
    details: [
      "A smallest set for each broken rule, as a sum to check on paper: what rules",
      "ask for beside what a size is, or two ways to one place. With any one of its",
      "rules gone the rest can be satisfied. A rule that says how large something is",
      "stands in for the unwritten bound that would do, for the true amount; the last",
      "line says what is missing without it. --all shows all sets like that.",
      "Who wrote a row stands behind it, unless you did: a stack, a mask, UIKit",
      "(system), or what gives a cell or a window its size (encapsulated), which is",
      "often there for one pass only: 0, or an estimate, before the final size.",
      "In UIKit's own words after set log-style uikit.",
    ], example: "conflicts", related: ["fixes", "rules", "set"], arguments: [.free],
    action: .answer { (reader, shell) throws(Diagnostic) in
      let isComplete = try reader.flags(["all"]).contains("all")
      try reader.finish()
      let examination = shell.examination
      var conflicts = examination.conflicts
      let broken = examination.unexplained
      guard !conflicts.isEmpty || !broken.isEmpty else {
        return Answer(["no conflict"]) { .conflicts(examination) }
      }
      var isWhole = true
      if isComplete {
        let minimal = MinimalConflicts(examination)
        (conflicts, isWhole) = (minimal.conflicts, minimal.isComplete)
      }
      let (found, style, hasMore) = (conflicts, shell.logStyle, !isWhole)
      var answer = Answer(
        found.enumerated().flatMap { index, conflict in
          style.lines(
            conflict, in: examination,
            position: found.count > 1 ? (index + 1, found.count) : nil)
        } + UnexplainedText(broken, in: examination.solved).lines + (hasMore ? [unfinished] : [])
      ) { .conflicts(examination) }
      answer.isVerbatim = style == .uikit
      return answer
    })

  private static let unfinished =
    "there may be more: the search ended after \(ConflictEnumeration.solveLimit) solves"
}
