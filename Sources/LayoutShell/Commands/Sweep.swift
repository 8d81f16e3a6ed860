import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import PlumbLanguage

extension Command {
  static let sweep = Command(
    "sweep", .ask, "how sizes change with one number, exactly",
    Grammar(.parameter, .bounds, .list("[VIEWS]", of: .item, atLeast: 0)),
    details: [
      "Between breakpoints all frames change evenly. <176 is all below, 176 left out.",
      "Without views the sizes that change; of a view all that changes. The document",
      "stays as it is, and frames are not rounded to pixels.",
    ], example: "sweep card.width 400..120", related: ["drag", "expect", "ambiguous"],
    action: .answer { (reader, shell, call) throws(Diagnostic) in
      let (parameter, bounds, views) = call
      let sweep = try reader.sweep(parameter, bounds, in: shell.analysis)
      return Answer(SweepTable(sweep, of: views.map(\.id), in: shell.analysis))
    })
}
