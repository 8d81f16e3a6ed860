import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let forward = Command(
    "forward", .time, "one step forward, with the news of that step",
    Grammar<Int>.count,
    example: "forward", related: ["back", "redo"],
    action: .control { (reader, shell, count) throws(Diagnostic) in
      let target = try StepReference.ahead(count, shell, reader, "this is the last step")
      return shell.go(to: target, from: shell.timeline.steps[target].parent ?? target)
    })
}
