import LayoutModel
import PlumbLanguage

extension Command {
  static let unhide = Command(
    Calls.unhide, .build, "shows a hidden view again", example: "unhide badge",
    related: ["hide"],
    action: .edit { (reader, layout, views) throws(Diagnostic) in
      try setHidden(false, views, reader, &layout)
    })
}
