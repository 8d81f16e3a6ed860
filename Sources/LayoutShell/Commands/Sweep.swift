import LayoutDiagnosis
import LayoutDrawing
import LayoutModel
import LayoutNotation

extension Command {
  static let sweep = Command(
    "sweep", .ask, "how sizes change with one number, exactly",
    forms: [
      "sweep ROOT.width A..B [VIEWS]", "sweep RULE A..B [VIEWS]",
      "sweep content VIEW h|v A..B [VIEWS]",
    ],
    details: [
      "Between breakpoints all frames change evenly. <176 is all below, 176 left out.",
      "Without views the sizes that change; of a view all that changes. The document",
      "stays as it is, and frames are not rounded to pixels.",
    ], example: "sweep card.width 400..120", related: ["drag", "expect", "ambiguous"],
    arguments: [.value, .free, .item],
    action: .answer { (reader, shell) throws(Diagnostic) in
      let parameter = try reader.parameter()
      let bounds = try reader.bounds()
      let items = try reader.items()
      let sweep = try reader.sweep(parameter, bounds, in: shell.examination)
      let table = SweepTable(sweep, of: items.map(\.item.id), in: shell.examination)
      return Answer(table.lines) { .sweep(table) }
    })
}
