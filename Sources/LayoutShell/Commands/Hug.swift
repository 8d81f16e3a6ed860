import LayoutModel
import LayoutNotation

extension Command {
  static let hug = Command(
    "hug", .build, "how strongly a view refuses to grow", forms: ["hug VIEW h|v PRIORITY"],
    details: [
      "Default 250. The view with the lower number stretches first.",
      "Equal numbers and spare room: ambiguous (see: help ambiguous).",
    ], example: "hug badge h 251", related: ["resist", "content", "why"],
    arguments: [.item, .words(["h", "v"]), .words(["required", "high", "low"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let (item, axis, priority) = try reader.refusal()
      try reader.doing(at: reader.range(from: 0)) { () throws(LayoutError) in
        try layout.setHugging(item.id, axis, priority)
      }
      return Refusal.remark(item, axis, "nothing to hug")
    })
}
