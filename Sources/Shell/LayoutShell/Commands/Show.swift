import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage
import XcodeLogs

extension Command {
  static let show = Command(
    "show", .look, "shows the tree of views",
    .flags("uikit", around: Grammar<Placed<Item>?>.optional(.item("VIEW").unless(["-"]))),
    aliases: ["trace": "show --uikit"],
    details: [
      "--uikit prints the tree as _autolayoutTrace does. Marks show what lays each",
      "view out; see the legend. An ambiguous view is followed by the variables",
      "without a unique value, as UIKit's engine names them.",
    ], example: "show", related: ["frames", "rules", "set"], answers: [.items, .trace],
    action: .answer { (_, shell, call) throws(Diagnostic) in
      let (item, analysis) = (call.0?.id, shell.analysis)
      guard shell.wording(call.1) == .uikit else {
        return Answer(Views(analysis, of: item, as: .tree))
      }
      let trace = AutolayoutTrace(analysis.solved, of: item) {
        !analysis.freedom.isUnique($0)
      }
      let lines = trace.lines.map { Passage(.code, .verbatim($0)) }
      return Answer(
        Quoted(Trace(analysis, of: item), as: lines.isEmpty ? [Views.nothing] : lines))
    })
}

extension JSONSchema.Shape {
  static let trace = JSONSchema.Shape(
    "trace", "as trace", [Key("views", .list(.shape("laid")))])
}
