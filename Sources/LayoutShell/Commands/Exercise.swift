import LayoutDiagnosis
import LayoutDrawing
import LayoutNotation

extension Command {
  static let exercise = Command(
    "exercise", .ask, "another picture that an ambiguous layout allows", forms: ["exercise"],
    details: [
      "UIKit's exerciseAmbiguityInLayout: what else could be on the screen. The next",
      "time it is the picture that is drawn, and so on. It is a look: no step, and",
      "the document and its picture stay as they are.",
    ], example: "exercise", related: ["ambiguous", "dof"],
    action: .control { (reader, shell) throws(Diagnostic) in
      try reader.finish()
      guard let picture = OtherPicture(of: shell.examination) else {
        return Reply(["not ambiguous: every view has one frame"])
      }
      let isBack = shell.exercised == shell.timeline.current
      shell.exercised = isBack ? nil : shell.timeline.current
      return Reply(
        OtherPictureText(picture, back: isBack, in: shell.examination).lines)
    })
}
