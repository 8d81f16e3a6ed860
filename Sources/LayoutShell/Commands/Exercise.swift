import LayoutDiagnosis
import LayoutDrawing
import PlumbLanguage

extension Command {
  static let exercise = Command(
    "exercise", .ask, "another picture that an ambiguous layout allows",
    Grammar(),
    details: [
      "UIKit's exerciseAmbiguityInLayout: what else could be on the screen. The next",
      "time it is the picture that is drawn, and so on. It is a look: no step, and",
      "the document and its picture stay as they are.",
    ], example: "exercise", related: ["ambiguous", "dof"],
    action: .control { (_, shell, _) throws(Diagnostic) in
      let isBack = shell.exercised == shell.timeline.current
      let found = Alternative(of: shell.analysis, back: isBack)
      if found.picture != nil { shell.exercised = isBack ? nil : shell.timeline.current }
      return Reply(Answer(found))
    })
}
