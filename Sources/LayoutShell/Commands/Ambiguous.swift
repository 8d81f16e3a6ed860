import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let ambiguous = Command(
    "ambiguous", .look, "what has more than one value, and what would settle it",
    forms: ["ambiguous"],
    details: [
      "An ambiguous layout has several best pictures. Plumb always draws the same",
      "one, whatever order the rules came in. It chooses as UIKit does: first sizes,",
      "view by view, each as small as the rules allow, so that one without any is not",
      "seen; then places, each at its left or top limit, else at its right or bottom",
      "one, else at 0 in its parent.",
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
