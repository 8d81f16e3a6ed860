import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let ambiguous = Command(
    "ambiguous", .look, "what has more than one value, and what would settle it",
    forms: ["ambiguous"],
    details: [
      "An ambiguous layout has several best pictures. Plumb always draws the one with",
      "the views nearest the leading top corner and the smallest sizes, view by view.",
    ], example: "ambiguous", related: ["dof", "hug"],
    action: .answer { (reader, shell) throws(Diagnostic) in
      try reader.finish()
      let examination = shell.examination
      return Answer(
        AmbiguityText(examination).lines,
        plain: { AmbiguityText(examination, isPlain: true).lines }
      ) { .ambiguity(examination) }
    })
}
