import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let redundant = Command(
    "redundant", .look, "lists the rules that others imply",
    Grammar(),
    details: [
      "A required rule is redundant if removing it allows nothing that was impossible",
      "before. The smallest set of rules that imply it is named; the answer is exact.",
    ], example: "redundant", related: ["ref", "rules", "conflicts"], answers: [.redundancies],
    action: .answer { (_, shell, _) throws(Diagnostic) in
      Answer(Redundancies(in: shell.analysis.solved))
    })
}

extension JSONSchema.Shape {
  static let redundancies = JSONSchema.Shape(
    "redundancies", "", [Key("redundant", .list(.shape("redundancy"))), Key("skipped", .number)])
}
