import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let back = Command(
    "back", .time, "goes back one step and repeats its news",
    Grammar<Int>.count,
    details: ["undo prints what changes by going back; back prints the original news again."],
    example: "back", related: ["forward", "undo"],
    action: .control { (reader, shell, count) throws(Diagnostic) in
      let path = shell.timeline.path(to: shell.timeline.current)
      guard count < path.count else { throw StepReference.none("this is the beginning", reader) }
      let target = path[path.count - 1 - count]
      return shell.go(to: target, from: shell.timeline.steps[target].parent ?? target)
    })
}
