import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let redo = Command(
    "redo", .time, "goes forward again after undo", forms: ["redo [N]"], example: "redo",
    related: ["undo", "forward"],
    action: .control { (reader, shell) throws(Diagnostic) in
      let count = try reader.count()
      return shell.go(to: try Moment.ahead(count, shell, reader, "nothing to redo"))
    })
}
