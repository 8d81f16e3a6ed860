import LayoutModel
import LayoutNotation

extension Command {
  static let rtl = Command(
    "rtl", .build, "which way the language runs",
    forms: ["rtl on|off", "rtl on|off|auto VIEW"],
    details: [
      "On, leading is right and trailing is left, and distances between them run the",
      "other way; left and right stay. Of one view it is UIKit's",
      "semanticContentAttribute. A rule has one direction, that of the view which",
      "holds it, the nearest one around all it mentions: rtl on card turns the rules",
      "between card and its views, and between these, but not those inside of one of",
      "them. A stack turns the order of its views. auto goes by the document again.",
    ], example: "rtl on", related: ["device", "pin"],
    arguments: [.words(["on", "off", "auto"]), .item],
    action: .edit { (reader, layout) throws(Diagnostic) in
      let start = reader.here
      let choice = try reader.choice("on or off", of: ["on", "off", "auto"])
      guard !reader.isAtEnd else {
        guard choice != "auto" else {
          throw Diagnostic(
            .missing, "auto is for a view", at: start, in: reader.line, note: "such as rtl auto row"
          )
        }
        layout.setDirection(isRightToLeft: choice == "on")
        return []
      }
      let place = reader.here
      let item = try reader.item()
      try reader.finish()
      let direction: Item.Direction?
      switch choice {
      case "on": direction = .rightToLeft
      case "off": direction = .leftToRight
      default: direction = nil
      }
      try reader.doing(at: place) { () throws(LayoutError) in
        try layout.setDirection(item.id, direction)
      }
      return []
    })
}
