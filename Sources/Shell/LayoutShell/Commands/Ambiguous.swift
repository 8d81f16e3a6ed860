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
    ], example: "ambiguous", related: ["dof", "hug"], answers: [.ambiguity],
    action: .answer { (_, shell, _) throws(Diagnostic) in
      Answer(Ambiguity(shell.analysis))
    })
}

extension JSONSchema.Shape {
  static let ambiguity = JSONSchema.Shape(
    "ambiguity", "",
    [
      Key("degreesOfFreedom", .number), Key("ambiguous", .list(.shape("open"))),
      Key("ties", .list(.shape("tie"))),
    ])
}
