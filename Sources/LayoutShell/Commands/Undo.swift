import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let undo = Command(
    "undo", .time, "goes back to before the last step",
    Grammar<Int>.count,
    details: ["Nothing is lost: redo or goto comes back, also after other steps."],
    example: "undo 3", related: ["redo", "log", "goto"],
    action: .control { (reader, shell, count) throws(Diagnostic) in
      let here = shell.timeline.current
      let path = shell.timeline.path(to: here)
      guard count < path.count else {
        throw StepReference.none(
          count == 1 ? "nothing to undo" : "not that many steps to undo", reader)
      }
      let target = path[path.count - 1 - count]
      let reply = shell.go(to: target)
      return reply
    })
}
