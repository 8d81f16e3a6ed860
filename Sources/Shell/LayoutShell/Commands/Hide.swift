import LayoutModel
import PlumbLanguage

extension Command {
  static let hide = Command(
    Calls.hide, .build, "hides a view",
    details: ["In a stack it takes up no room, as in UIKit; elsewhere it is just not drawn."],
    example: "hide badge", related: ["unhide", "remove"],
    action: .edit { (reader, layout, views) throws(Diagnostic) in
      try setHidden(true, views, reader, &layout)
    })
}
