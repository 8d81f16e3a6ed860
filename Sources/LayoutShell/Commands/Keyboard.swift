import LayoutModel
import LayoutNotation

extension Command {
  static let keyboard = Command(
    "keyboard", .build, "how far the keyboard reaches into a view",
    forms: ["keyboard VIEW HEIGHT", "keyboard VIEW off"],
    details: [
      "VIEW.keyboard is its keyboardLayoutGuide: where the keyboard is, and while it",
      "is away the bottom of the safe area. VIEW.keyboardEdge is the keyboard alone,",
      "with usesBottomSafeArea off.",
    ], example: "keyboard card 291", related: ["safe", "margins"],
    arguments: [.item, .words(["off"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let own = reader.here
      let item = try reader.item()
      let place = reader.here
      let height = reader.take(word: "off") ? 0 : try reader.number("a height, or off")
      try reader.finish()
      try reader.doing(at: item.isView ? place : own) { () throws(LayoutError) in
        try layout.setKeyboard(item.id, height: height)
      }
      return []
    })
}
