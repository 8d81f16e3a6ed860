import LayoutModel
import LayoutNotation

extension Command {
  static let resist = Command(
    "resist", .build, "how strongly a view refuses to shrink", forms: ["resist VIEW h|v PRIORITY"],
    details: [
      "Default 750. The view with the lower number is compressed first.",
      "This is UIKit's content compression resistance.",
    ], example: "resist title v 749", related: ["hug", "content"],
    arguments: [.item, .words(["h", "v"]), .words(["required", "high", "low"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let (item, axis, priority) = try reader.refusal()
      try reader.doing(at: reader.range(from: 0)) { () throws(LayoutError) in
        try layout.setResistance(item.id, axis, priority)
      }
      return Refusal.remark(item, axis, "nothing to keep")
    })
}
