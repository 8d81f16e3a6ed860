import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let sweep = Command(
    "sweep", .ask, "shows exactly how sizes change with one number",
    Grammar(.parameter, .bounds, .list("[VIEWS]", of: .item, atLeast: 0)),
    details: [
      "Between breakpoints all frames change evenly. <176 is everything below,",
      "without 176 itself. Without VIEWS it shows the sizes that change; with them,",
      "everything of theirs that changes. The layout stays as it is, and frames are",
      "not rounded.",
    ], example: "sweep card.width 400..120", related: ["drag", "expect", "ambiguous"],
    action: .answer { (reader, shell, call) throws(Diagnostic) in
      let (parameter, bounds, views) = call
      let sweep = try reader.sweep(parameter, bounds, in: shell.analysis)
      return Answer(SweepTable(sweep, of: views.map(\.id), in: shell.analysis))
    })
}
