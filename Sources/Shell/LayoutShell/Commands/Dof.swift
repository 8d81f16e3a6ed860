import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let dof = Command(
    "dof", .look, "counts degrees of freedom, variable by variable",
    Grammar<Placed<Item>?>.optional(.item),
    details: ["How many numbers are not determined. A view starts with four."],
    example: "dof", related: ["ambiguous"], answers: [.freedom],
    action: .answer { (_, shell, view) throws(Diagnostic) in
      Answer(DegreesOfFreedom(shell.analysis, of: view?.id))
    })
}

extension JSONSchema.Shape {
  static let freedom = JSONSchema.Shape(
    "freedom", "",
    [
      Key("degreesOfFreedom", .number), Key("variables", .number),
      Key("views", .list(.shape("settled"))),
    ])
}
