import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let frames = Command(
    "frames", .look, "shows the frames as a table",
    Grammar<Placed<Item>?>.optional(.item),
    details: ["Each frame is in the coordinates of its parent, in points."], example: "frames",
    related: ["draw", "why"], answers: [.items],
    action: .answer { (_, shell, view) throws(Diagnostic) in
      Answer(Views(shell.analysis, of: view?.id))
    })
}

extension JSONSchema.Shape {
  static let items = JSONSchema.Shape(
    "items", "", [Key("views", .list(.shape("view")))])
}
