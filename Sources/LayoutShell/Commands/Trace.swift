import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import XcodeLogs

extension Command {
  static let trace = Command(
    "trace", .look, "the tree as UIKit's _autolayoutTrace prints it",
    Grammar<Placed<Item>?>.optional(.item),
    details: [
      "A mark says who lays a view out, see the legend. Behind an ambiguous view",
      "stand the variables with more than one value, under their names in the engine.",
    ], example: "trace", related: ["show", "ambiguous", "dof"],
    action: .answer { (_, shell, view) throws(Diagnostic) in
      let item = view?.id
      let analysis = shell.analysis
      let trace = AutolayoutTrace(analysis.solved, of: item) {
        !analysis.freedom.isUnique($0)
      }
      let lines = trace.lines.map { Passage(.code, .verbatim($0)) }
      return Answer(
        Quoted(Trace(analysis, of: item), as: lines.isEmpty ? [Views.nothing] : lines))
    })
}
