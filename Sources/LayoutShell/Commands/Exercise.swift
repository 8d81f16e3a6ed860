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
        let layout = shell.layout
        return Reply(
          Answer(["not ambiguous: every view has one frame"]) { .otherPicture(nil, in: layout) })
      }
      let isBack = shell.exercised == shell.timeline.current
      shell.exercised = isBack ? nil : shell.timeline.current
      let now = shell.examination
      return Reply(
        Answer(OtherPictureText(picture, back: isBack, in: now).lines) {
          .otherPicture(picture, in: now.layout)
        })
    })
}
