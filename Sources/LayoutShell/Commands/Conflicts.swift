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
      "what gives a cell or a window its size (encapsulated).",
    ], example: "conflicts", related: ["fixes", "rules", "set"], arguments: [.free],
    action: .look { (reader, shell) throws(Diagnostic) in
      let isComplete = try reader.takeFlag("all")
      try reader.finish()
      var conflicts = shell.examination.conflicts
      guard !conflicts.isEmpty else { return ["no conflict"] }
      var remarks: [String] = []
      if isComplete {
        let minimal = MinimalConflicts(shell.examination)
        conflicts = minimal.conflicts
        if !minimal.isComplete {
          remarks = [
            "there may be more: the search ended after "
              + "\(ConflictEnumeration.solveLimit) solves"
          ]
        }
      }
      return conflicts.enumerated().flatMap { index, conflict in
        ConflictText(
          conflict, in: shell.examination.solved,
          position: conflicts.count > 1 ? (index + 1, conflicts.count) : nil
        ).lines
      } + remarks
    })
}
