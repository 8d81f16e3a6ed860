import LayoutModel
import PlumbLanguage

extension Command {
  static let hide = Command(
    Calls.hide, .build, "hides a view",
    details: ["In a stack it gives up its room, as in UIKit; elsewhere it is not drawn."],
    example: "hide badge", related: ["unhide", "remove"],
    action: .edit { (reader, layout, views) throws(Diagnostic) in
      try setHidden(true, views, reader, &layout)
    })
}
