import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let redo = Command(
    "redo", .time, "goes forward again after undo",
    Grammar<Int>.count, example: "redo",
    related: ["undo", "forward"],
    action: .control { (reader, shell, count) throws(Diagnostic) in
      shell.go(to: try StepReference.ahead(count, shell, reader, "nothing to redo"))
    })
}
