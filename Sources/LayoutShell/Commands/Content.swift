import LayoutModel
import LayoutNotation

extension Command {
  static let content = Command(
    "content", .build, "the size a view would like to have",
    forms: ["content VIEW WxH", "content VIEW 96x-", "content VIEW none|usual"],
    details: [
      "UIKit's intrinsic content size. hug and resist say how strongly it counts.",
      "Labels and controls have one by their kind and text; usual goes back there.",
    ], example: "content title 180x20", related: ["hug", "resist", "label"],
    arguments: [.item, .words(["none", "usual"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let place = reader.here
      let item = try reader.item()
      var content: PerAxis<Double?>? = PerAxis(nil)
      if reader.take(word: "usual") {
        content = nil
      } else if !reader.take(word: "none") {
        content = try reader.size("a size such as 180x20, none or usual", optional: true)
      }
      try reader.finish()
      let size = content
      try reader.doing(at: place) { () throws(LayoutError) in
        if let size {
          try layout.setContent(item.id, size)
        } else {
          try layout.estimateContent(item.id)
        }
      }
      return []
    })
}
