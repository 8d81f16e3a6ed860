import LayoutDiagnosis
import LayoutDrawing
import PlumbLanguage

extension Command {
  static let exercise = Command(
    "exercise", .ask, "shows another solution of an ambiguous layout",
    Grammar(),
    details: [
      "UIKit's exerciseAmbiguityInLayout: what else could appear on the screen. Run",
      "it again to return to the solution that is drawn, and so on. It only shows:",
      "there is no step, and neither the layout nor its drawing changes.",
    ], example: "exercise", related: ["ambiguous", "dof"],
    traits: .shows, answers: [.picture],
    action: .control { (_, shell, _) throws(Diagnostic) in
      let isBack = shell.exercised == shell.timeline.current
      let found = Alternative(of: shell.analysis, back: isBack)
      if found.picture != nil { shell.exercised = isBack ? nil : shell.timeline.current }
      return Reply(Answer(found))
    })
}

extension JSONSchema.Shape {
  static let picture = JSONSchema.Shape(
    "picture", "", [Key("changes", .list(.shape("alternative")))])
}
