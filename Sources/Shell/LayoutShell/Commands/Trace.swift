import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import XcodeLogs

extension Command {
  static let trace = Command(
    "trace", .look, "shows the tree as UIKit's _autolayoutTrace does",
    Grammar<Placed<Item>?>.optional(.item),
    details: [
      "Marks show what lays each view out; see the legend. An ambiguous view is",
      "followed by the variables without a unique value, as UIKit's engine names",
      "them.",
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
