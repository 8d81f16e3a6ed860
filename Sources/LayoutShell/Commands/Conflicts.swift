import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let conflicts = Command(
    "conflicts", .look, "the rules that cannot hold together",
    Grammar<Bool>.dashed("all"),
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
    ], example: "conflicts", related: ["fixes", "rules", "set"],
    action: .answer { (_, shell, isComplete) throws(Diagnostic) in
      Answer(shell.told(Conflicts(in: shell.analysis, all: isComplete)))
    })
}
