import LayoutModel
import LayoutNotation

extension Command {
  static let view = Command(
    "view", .build, "makes a view", forms: ["view NAME [in PARENT] [content WxH]"],
    details: [
      "Without PARENT it goes into the root. Content is the size it would like to",
      "have (its intrinsic content size); - stands for none: 96x-.",
    ], example: "view title in card content 96x20", related: ["label", "guide", "content"],
    arguments: [.free, .words(["in", "content"]), .item, .words(["content"])],
    action: .edit { (reader, layout) throws(Diagnostic) in try Item.Kind.view.make(&reader, &layout)
    })
}
