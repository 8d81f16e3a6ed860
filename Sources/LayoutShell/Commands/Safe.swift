import LayoutModel
import LayoutNotation

extension Command {
  static let safe = Command(
    "safe", .build, "what bars and the screen's corners cover",
    forms: ["safe VIEW TOP LEFT BOTTOM RIGHT", "safe VIEW none"],
    details: [
      "VIEW.safe is its safeAreaLayoutGuide. For the root these are its insets, for",
      "other views they are added (additionalSafeAreaInsets) to what of the parent's",
      "reaches into them. device sets them for the root.",
    ], example: "safe card 47 0 34 0", related: ["margins", "keyboard", "device"],
    arguments: [.item, .words(["none"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let place = reader.here
      let item = try reader.item()
      var insets = EdgeInsets()
      if !reader.take(word: "none") {
        insets.top = try reader.number("the inset from the top, then left, bottom and right")
        insets.left = try reader.number("the inset from the left, then bottom and right")
        insets.bottom = try reader.number("the inset from the bottom, then right")
        insets.right = try reader.number("the inset from the right")
      }
      try reader.finish()
      let result = insets
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setSafeArea(item.id, result)
      }
      return []
    })
}
