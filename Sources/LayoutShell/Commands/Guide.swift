import LayoutModel
import LayoutNotation

extension Command {
  static let guide = Command(
    "guide", .build, "makes a layout guide: a rectangle that is not drawn",
    forms: ["guide NAME [in PARENT]"],
    details: ["Only the dimensions that rules mention count for freedom."],
    example: "guide gutter in card", related: ["view"],
    arguments: [.free, .words(["in"]), .item],
    action: .edit { (reader, layout) throws(Diagnostic) in
      try Item.Kind.guide.make(&reader, &layout)
    })
}
