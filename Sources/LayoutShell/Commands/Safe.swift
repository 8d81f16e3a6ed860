import LayoutModel
import PlumbLanguage

extension Command {
  static let safe = Command(
    Calls.safe, .build, "what bars and the screen's corners cover",
    details: [
      "VIEW.safe is its safeAreaLayoutGuide. For the root these are its insets, for",
      "other views they are added (additionalSafeAreaInsets) to what of the parent's",
      "reaches into them. device sets them for the root.",
    ], example: "safe card 47 0 34 0", related: ["margins", "keyboard", "device"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, insets) = call
      try reader.doing(at: view.place) { () throws(LayoutError) in
        try layout.setSafeArea(view.id, insets)
      }
      return []
    })
}
