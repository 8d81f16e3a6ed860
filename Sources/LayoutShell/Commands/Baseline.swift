import LayoutModel
import LayoutNotation

extension Command {
  static let baseline = Command(
    "baseline", .build, "where the text of a view stands",
    forms: ["baseline VIEW first N [last N]", "baseline VIEW unknown"],
    details: [
      "first is the distance from the top, last the distance from the bottom.",
      "Imported views have unknown baselines: they may be anywhere.",
    ], example: "baseline title first 15 last 5", related: ["stack"],
    arguments: [.item, .words(["first", "last", "unknown"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let place = reader.here
      let item = try reader.item()
      var baselines = Item.Baselines.unknown
      if !reader.take(word: "unknown") {
        guard reader.take(word: "first") else { throw reader.missing("first, or unknown") }
        let first = try reader.number("a distance from the top")
        let last = reader.take(word: "last") ? try reader.number("a distance") : 0
        baselines = .offsets(first: first, last: last)
      }
      try reader.finish()
      let result = baselines
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setBaselines(item.id, result)
      }
      return []
    })
}
