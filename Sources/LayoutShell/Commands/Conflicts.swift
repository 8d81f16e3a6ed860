import ConstraintSolver
import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let conflicts = Command(
    "conflicts", .look, "the rules that cannot hold together", forms: ["conflicts [--all]"],
    details: [
      "A smallest set for each broken rule, as a sum to check on paper. With any one",
      "of its rules gone the rest can be satisfied. --all shows all sets like that.",
      "Who wrote a row stands behind it, unless you did: a stack, UIKit (system), or",
      "what gives a cell or a window its size (encapsulated). In UIKit's own words",
      "after set log-style uikit.",
    ], example: "conflicts", related: ["fixes", "rules", "set"], arguments: [.free],
    action: .answer { (reader, shell) throws(Diagnostic) in
      let isComplete = try reader.flags(["all"]).contains("all")
      try reader.finish()
      let examination = shell.examination
      var conflicts = examination.conflicts
      guard !conflicts.isEmpty else { return Answer(["no conflict"]) { .conflicts(examination) } }
      var remarks: [String] = []
      if isComplete {
        let minimal = MinimalConflicts(examination)
        conflicts = minimal.conflicts
        if !minimal.isComplete {
          remarks = [
            "there may be more: the search ended after "
              + "\(ConflictEnumeration.solveLimit) solves"
          ]
        }
      }
      let lines = conflicts.enumerated().flatMap { index, conflict in
        shell.logStyle.lines(
          conflict, in: examination,
          position: conflicts.count > 1 ? (index + 1, conflicts.count) : nil)
      }
      return Answer(lines + remarks) { .conflicts(examination) }
    })
}
