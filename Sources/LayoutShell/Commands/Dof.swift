import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let dof = Command(
    "dof", .look, "the degrees of freedom, variable by variable", forms: ["dof [VIEW]"],
    details: ["How many numbers could still be chosen; four per view to begin with."],
    example: "dof", related: ["ambiguous"], arguments: [.item],
    action: .look { (reader, shell) throws(Diagnostic) in
      let item = try reader.optionalItem()
      try reader.finish()
      return FreedomTable(shell.examination, of: item).lines
    })
}
