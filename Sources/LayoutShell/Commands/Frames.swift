import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let frames = Command(
    "frames", .look, "the frames as a table", forms: ["frames [VIEW]"],
    details: ["Each in the coordinates of its parent, in points."], example: "frames",
    related: ["draw", "why"], arguments: [.item],
    action: .answer { (reader, shell) throws(Diagnostic) in
      let item = try reader.optionalItem()
      try reader.finish()
      let examination = shell.examination
      return Answer(FramesTable(examination, of: item).lines) { .views(examination, of: item) }
    })
}
