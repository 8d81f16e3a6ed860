import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let conflicts = Command(
    "conflicts", .look, "shows the rules that cannot hold together",
    Grammar<Set<String>>.flags("all", "uikit"),
    details: [
      "For each broken rule, the smallest set it conflicts with, as a sum you can",
      "check on paper: what the rules ask for against the size there is, or two ways",
      "to reach the same position. Remove any one of its rules and the rest can be",
      "satisfied. A rule that sets a size may stand in for the unwritten bound that",
      "would be enough, so that the amount is the real one; the last line then says",
      "what is missing without it. --all shows every such set.",
      "A row that you did not write ends with its author: a stack, a mask, UIKit",
      "(system), or whatever gives a cell or window its size (encapsulated), which is",
      "often there for one pass only: 0, or an estimate, before the final size.",
      "--uikit prints them the way Xcode's console does, as does set wording uikit.",
    ], example: "conflicts", related: ["fix", "rules", "set"], answers: [.conflicts],
    action: .answer { (_, shell, flags) throws(Diagnostic) in
      let conflicts = Conflicts(in: shell.analysis, all: flags.contains("all"))
      return Answer(shell.worded(conflicts, in: shell.wording(flags)))
    })
}

extension JSONSchema.Shape {
  static let conflicts = JSONSchema.Shape(
    "conflicts", "",
    [
      Key("conflicts", .list(.shape("sum"))), Key("unexplained", .list(.text)),
      Key("shortage", .shape("shortage")),
      Key("complete", .flag),
    ])
}
