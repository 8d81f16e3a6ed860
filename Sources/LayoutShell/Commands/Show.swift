import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let show = Command(
    "show", .look, "the tree of views", forms: ["show [VIEW]"], example: "show",
    related: ["frames", "rules"], arguments: [.item],
    action: .look { (reader, shell) throws(Diagnostic) in
      let item = try reader.optionalItem()
      try reader.finish()
      let lines = ItemTree(shell.examination, of: item).lines
      return lines.isEmpty ? ["nothing yet: root card 320x200"] : lines
    })
}
