import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let trace = Command(
    "trace", .look, "the tree as UIKit's _autolayoutTrace prints it", forms: ["trace [VIEW]"],
    details: [
      "A mark says who lays a view out, see the legend. Behind an ambiguous view",
      "stand the variables with more than one value, under their names in the engine.",
    ], example: "trace", related: ["show", "ambiguous", "dof"], arguments: [.item],
    action: .answer { (reader, shell) throws(Diagnostic) in
      let item = try reader.optionalItem()
      try reader.finish()
      let examination = shell.examination
      let trace = AutolayoutTrace(examination.solved, of: item) {
        !examination.freedom.isUnique($0)
      }
      guard !trace.lines.isEmpty else { return Answer(["nothing yet: root card 320x200"]) }
      return .verbatim(trace.lines.map(\.escapedBehindTabs)) { .trace(examination, of: item) }
    })
}
