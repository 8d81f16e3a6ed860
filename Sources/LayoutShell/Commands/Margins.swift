import LayoutModel
import LayoutNotation

extension Command {
  static let margins = Command(
    "margins", .build, "the layout margins of a view",
    forms: [
      "margins VIEW N", "margins VIEW TOP LEADING BOTTOM TRAILING", "margins VIEW standard",
      "margins VIEW preserve on|off", "margins VIEW safe on|off",
    ],
    details: [
      "VIEW.margins is its layoutMarginsGuide; VIEW.leadingMargin and its like are",
      "the edges of the same guide. Standard margins are 8 points on each side.",
      "preserve  at least the parent's margins, where the two overlap: UIKit's",
      "          preservesSuperviewLayoutMargins, off unless switched on",
      "safe      the safe area adds to the margins: insetsLayoutMarginsFromSafeArea,",
      "          on unless switched off",
    ], example: "margins card 8 16 8 16", related: ["safe", "stack", "device"],
    arguments: [.item, .words(["standard", "preserve", "safe"]), .words(["on", "off"])],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let place = reader.here
      let item = try reader.item()
      if let token = reader.peek, token.isWord("preserve") || token.isWord("safe") {
        reader.next()
        let isOn = try reader.choice("on or off", of: ["on", "off"]) == "on"
        try reader.finish()
        try reader.doing(at: place) { () throws(LayoutError) in
          if token.isWord("safe") {
            try layout.setInsetsMarginsFromSafeArea(item.id, isOn)
          } else {
            try layout.setPreservesSuperviewMargins(item.id, isOn)
          }
        }
        return []
      }
      let margins = reader.take(word: "standard") ? nil : try StackOptions.margins(&reader)
      try reader.finish()
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setMargins(item.id, margins)
      }
      return []
    })
}
