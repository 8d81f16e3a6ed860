import LayoutModel
import PlumbLanguage

extension Command {
  static let new = Command(
    "new", .build, "starts over with an empty layout",
    Grammar(),
    details: ["It is a step like any other: undo brings everything back."], example: "new",
    related: ["read", "undo"],
    action: .edit { (_, layout, _) throws(Diagnostic) in
      layout.startOver()
      return []
    })
}
