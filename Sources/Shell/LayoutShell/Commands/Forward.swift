import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let forward = Command(
    "forward", .time, "goes forward one step and prints its news",
    Grammar<Int>.count,
    example: "forward", related: ["back", "redo"],
    action: .control { (reader, shell, count) throws(Diagnostic) in
      let target = try StepReference.ahead(count, shell, reader, "this is the last step")
      return shell.go(to: target, from: shell.timeline.steps[target].parent ?? target)
    })
}
