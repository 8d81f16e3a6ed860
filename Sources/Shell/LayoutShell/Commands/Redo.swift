import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let redo = Command(
    "redo", .time, "goes forward again after undo",
    .flags("news", around: Grammar<Int>.count), aliases: ["forward": "redo --news"],
    details: ["With --news it prints the original news of the step it goes to."],
    example: "redo", related: ["undo", "goto"],
    action: .control { (reader, shell, call) throws(Diagnostic) in
      let (count, asksNews) = (call.0, call.1.contains("news"))
      let target = try StepReference.ahead(
        count, shell, reader, asksNews ? "this is the last step" : "nothing to redo")
      return shell.go(to: target, retelling: asksNews)
    })
}
