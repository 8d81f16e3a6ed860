import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let redundant = Command(
    "redundant", .look, "the rules that others imply",
    Grammar(),
    details: [
      "A required rule is redundant if without it nothing becomes possible that was",
      "not. A smallest set of rules that imply it is named; that is decided exactly.",
    ], example: "redundant", related: ["ref", "rules", "conflicts"],
    action: .answer { (_, shell, _) throws(Diagnostic) in
      Answer(Redundancies(in: shell.analysis.solved))
    })
}
