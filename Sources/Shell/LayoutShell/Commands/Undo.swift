import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let undo = Command(
    "undo", .time, "undoes the last step, or the last N",
    Grammar<Int>.count,
    details: ["Nothing is lost: redo or goto brings it back, even after other steps."],
    example: "undo 3", related: ["redo", "log", "goto"],
    action: .control { (reader, shell, count) throws(Diagnostic) in
      let here = shell.timeline.current
      let path = shell.timeline.path(to: here)
      guard count < path.count else {
        throw StepReference.none(
          count == 1 ? "nothing to undo" : "there are not that many steps to undo", reader)
      }
      let target = path[path.count - 1 - count]
      let reply = shell.go(to: target)
      return reply
    })
}
