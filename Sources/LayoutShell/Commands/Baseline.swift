import LayoutModel
import LayoutNotation

extension Command {
  static let baseline = Command(
    "baseline", .build, "where the text of a view stands",
    forms: ["baseline VIEW [first N] [last N]", "baseline VIEW unknown|usual"],
    details: [
      "first is the distance from the top, last the distance from the bottom. What",
      "shows text has them by its font, all else at its edges; usual goes back there.",
      "Imported views have unknown baselines: they may be anywhere.",
    ], example: "baseline title first 15 last 5", related: ["stack", "label"],
    arguments: [.item, .words(["first", "last", "unknown", "usual"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let place = reader.here
      let item = try reader.item()
      var baselines: Item.Baselines?
      if reader.take(word: "unknown") {
        baselines = .unknown
      } else if !reader.take(word: "usual") {
        var (first, last) = (0.0, 0.0)
        if case .offsets(let oldFirst, let oldLast) = item.baselines {
          (first, last) = (oldFirst, oldLast)
        }
        guard reader.peek.map({ $0.isWord("first") || $0.isWord("last") }) ?? false else {
          throw reader.missing("first, last, unknown or usual")
        }
        if reader.take(word: "first") { first = try reader.number("a distance from the top") }
        if reader.take(word: "last") { last = try reader.number("a distance from the bottom") }
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
