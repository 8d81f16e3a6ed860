import LayoutModel
import LayoutNotation

extension Command {
  static let content = Command(
    "content", .build, "the size a view would like to have",
    forms: ["content VIEW WxH", "content VIEW 96x-", "content VIEW none"],
    details: [
      "UIKit's intrinsic content size. hug and resist say how strongly it counts."
    ], example: "content title 180x20", related: ["hug", "resist"], arguments: [.item, .free],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let place = reader.here
      let item = try reader.item()
      var content = PerAxis<Double?>(nil)
      if !reader.take(word: "none") {
        content = try reader.size("a size such as 180x20, or none", optional: true)
      }
      try reader.finish()
      let size = content
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setContent(item.id, size)
      }
      return []
    })
}
