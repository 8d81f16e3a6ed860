import LayoutModel
import LayoutNotation

extension Command {
  static let unhide = Command(
    "unhide", .build, "shows a hidden view again", forms: ["unhide VIEWS"], example: "unhide badge",
    related: ["hide"], arguments: [.item],
    action: .edit { (reader, layout) throws(Diagnostic) in try setHidden(false, &reader, &layout) })
}
