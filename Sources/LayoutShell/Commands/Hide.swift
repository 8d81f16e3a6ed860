import LayoutModel
import LayoutNotation

extension Command {
  static let hide = Command(
    "hide", .build, "hides a view", forms: ["hide VIEWS"],
    details: ["In a stack it gives up its room, as in UIKit; elsewhere it is not drawn."],
    example: "hide badge", related: ["unhide", "remove"], arguments: [.item],
    action: .edit { (reader, layout) throws(Diagnostic) in try setHidden(true, &reader, &layout) })
}
