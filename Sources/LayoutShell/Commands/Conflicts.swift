import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let conflicts = Command(
    "conflicts", .look, "the rules that cannot hold together", forms: ["conflicts"],
    details: [
      "A smallest set for each broken rule, as a sum to check on paper. With any one",
      "of its rules gone the rest can be satisfied. In UIKit's own words after",
      "set log-style uikit.",
    ], example: "conflicts", related: ["rules", "set"],
    action: .answer { (reader, shell) throws(Diagnostic) in
      try reader.finish()
      let conflicts = shell.examination.conflicts
      let examination = shell.examination
      let lines = conflicts.enumerated().flatMap { index, conflict in
        shell.logStyle.lines(
          conflict, in: examination,
          position: conflicts.count > 1 ? (index + 1, conflicts.count) : nil)
      }
      return Answer(lines.isEmpty ? ["no conflict"] : lines) { .conflicts(examination) }
    })
}
