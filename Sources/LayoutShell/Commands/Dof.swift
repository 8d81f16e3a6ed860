import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let dof = Command(
    "dof", .look, "the degrees of freedom, variable by variable", forms: ["dof [VIEW]"],
    details: ["How many numbers could still be chosen; four per view to begin with."],
    example: "dof", related: ["ambiguous"], arguments: [.item],
    action: .answer { (reader, shell) throws(Diagnostic) in
      let item = try reader.optionalItem()
      try reader.finish()
      let examination = shell.examination
      return Answer(
        FreedomTable(examination, of: item).lines,
        plain: { FreedomTable(examination, of: item, isPlain: true).lines }
      ) { .freedom(examination, of: item) }
    })
}
