import LayoutModel
import LayoutNotation

extension Command {
  static let label = Command(
    "label", .build, "makes a view with a text",
    forms: ["label NAME [\"TEXT\"] [in PARENT] [content WxH]"],
    details: ["The size of the text is not estimated: give it as content."],
    example: "label title \"Now playing\" in card content 96x20", related: ["view", "content"],
    arguments: [.free, .words(["in", "content"]), .item, .words(["content"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      try Item.Kind.label.make(&reader, &layout)
    })
}
