import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let forward = Command(
    "forward", .time, "one step forward, with the news of that step", forms: ["forward [N]"],
    example: "forward", related: ["back", "redo"],
    action: .control { (reader, shell) throws(Diagnostic) in
      let count = try reader.count()
      let target = try Moment.ahead(count, shell, reader, "this is the last step")
      return shell.go(to: target, from: shell.timeline.steps[target].parent ?? target)
    })
}
