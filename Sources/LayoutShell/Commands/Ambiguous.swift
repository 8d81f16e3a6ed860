import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let ambiguous = Command(
    "ambiguous", .look, "what has more than one value, and what would settle it",
    Grammar(),
    details: [
      "An ambiguous layout has several best pictures. Plumb always draws the same",
      "one, whatever order the rules came in. It chooses as UIKit does: first sizes,",
      "view by view, each as small as the rules allow, so that one without any is not",
      "seen; then places, each at its left or top limit, else at its right or bottom",
      "one, else at 0 in its parent.",
    ], example: "ambiguous", related: ["dof", "hug"],
    action: .answer { (_, shell, _) throws(Diagnostic) in
      Answer(Ambiguity(shell.analysis))
    })
}
