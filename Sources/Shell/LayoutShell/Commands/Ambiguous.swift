import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let ambiguous = Command(
    "ambiguous", .look, "shows values that are not unique",
    Grammar(),
    details: [
      "An ambiguous layout has several equally good solutions. Plumb always draws the",
      "same one, whatever the order of the rules, and chooses as UIKit does: first",
      "sizes, view by view, each as small as the rules allow, so a view without a",
      "size is invisible; then positions, each at its left or top limit, else at its",
      "right or bottom limit, else at 0 in its parent.",
    ], example: "ambiguous", related: ["dof", "hug"],
    action: .answer { (_, shell, _) throws(Diagnostic) in
      Answer(Ambiguity(shell.analysis))
    })
}
