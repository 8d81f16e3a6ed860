import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let diff = Command(
    "diff", .look, "shows the frames that differ between two steps",
    Grammar(.moment, .optional(.moment(shown: "#M"))),
    details: ["The second step defaults to the current one. Also -2, first, last."],
    example: "diff #9 #12", related: ["log", "frames"], answers: [.difference],
    action: .answer { (reader, shell, call) throws(Diagnostic) in
      let first = try call.0.step(of: shell.timeline, in: reader.line)
      let second =
        try call.1?.step(of: shell.timeline, in: reader.line) ?? shell.timeline.current
      func analysis(_ step: Int, after other: LayoutAnalysis) -> LayoutAnalysis {
        LayoutAnalysis(shell.timeline.steps[step].layout, after: other)
      }
      let before = analysis(first, after: shell.analysis)
      let after = analysis(second, after: before)
      return Answer(FramesDifference(from: before, to: after))
    })
}

extension JSONSchema.Shape {
  static let difference = JSONSchema.Shape(
    "difference", "",
    [
      Key("added", .list(.text)), Key("removed", .list(.text)),
      Key("changes", .list(.shape("change"))),
    ])
}
