import LayoutModel
import PlumbLanguage

extension Command {
  static let safe = Command(
    Calls.safe, .build, "sets what bars and screen corners cover",
    details: [
      "VIEW.safe is its safeAreaLayoutGuide. For the root these are its insets. For",
      "other views they are added, as additionalSafeAreaInsets, to the part of the",
      "parent's insets that reaches into them. device sets them for the root.",
    ], example: "safe card 47 0 34 0", related: ["margins", "keyboard", "device"],
    action: .edit { (reader, layout, call) throws(Diagnostic) in
      let (view, insets) = call
      try reader.doing(at: view.place) { () throws(LayoutError) in
        try layout.set(\.safeArea, of: view.id, to: insets)
      }
      return []
    })
}
