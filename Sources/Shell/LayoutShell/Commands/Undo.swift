import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let undo = Command(
    "undo", .time, "undoes the last step, or the last N",
    .flags("news", around: Grammar<Int>.count), aliases: ["back": "undo --news"],
    details: [
      "Nothing is lost: redo or goto brings it back, even after other steps.",
      "It prints what changes by going back; with --news it prints the original news",
      "of the step it goes to.",
    ],
    example: "undo 3", related: ["redo", "log", "goto"],
    action: .control { (reader, shell, call) throws(Diagnostic) in
      let (count, asksNews) = (call.0, call.1.contains("news"))
      guard !shell.timeline.lacksSteps else { return Reply() }
      let path = shell.timeline.path(to: shell.timeline.current).drop { $0 < shell.firstStep }
      guard count < path.count else {
        let most = path.count - 1
        let none =
          most <= 0
          ? "nothing to undo"
          : "there \(most == 1 ? "is" : "are") only \(most.counted("step")) to undo"
        throw StepReference.none(asksNews ? "this is the beginning" : none, reader)
      }
      return shell.go(to: path[path.endIndex - 1 - count], retelling: asksNews)
    })
}
