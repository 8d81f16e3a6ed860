import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let diff = Command(
    "diff", .look, "the frames that differ between two moments",
    forms: ["diff #N [#M]"],
    details: ["Without a second moment, between that one and now. Also -2, first, last."],
    example: "diff #9 #12", related: ["log", "frames"], arguments: [.step],
    action: .answer { (reader, shell) throws(Diagnostic) in
      let first = try Moment.step(&reader, shell.timeline)
      let second =
        reader.isAtEnd ? shell.timeline.current : try Moment.step(&reader, shell.timeline)
      try reader.finish()
      func examination(_ step: Int, after other: Examination) -> Examination {
        Examination(shell.timeline.steps[step].layout, after: other)
      }
      let before = examination(first, after: shell.examination)
      let after = examination(second, after: before)
      let difference = FramesDifference(from: before, to: after)
      return Answer(difference.lines) { .difference(difference, in: after.layout) }
    })
}
