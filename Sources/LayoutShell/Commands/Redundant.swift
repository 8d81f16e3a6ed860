import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let redundant = Command(
    "redundant", .look, "the rules that others imply", forms: ["redundant"],
    details: [
      "A required rule is redundant if without it nothing becomes possible that was",
      "not. A smallest set of rules that imply it is named; that is decided exactly.",
    ], example: "redundant", related: ["ref", "rules", "conflicts"],
    action: .answer { (reader, shell) throws(Diagnostic) in
      try reader.finish()
      let solved = shell.examination.solved
      let (found, skippedCount) = Redundancy.all(in: solved)
      return Answer(RedundancyText(found, skippedCount: skippedCount, in: solved).lines) {
        .redundancy(found, skippedCount: skippedCount, in: solved)
      }
    })
}
