import LayoutModel
import LayoutNotation

extension Command {
  static let new = Command(
    "new", .build, "starts over with an empty document", forms: ["new"],
    details: ["It is a step like any other: undo brings everything back."], example: "new",
    related: ["read", "undo"],
    action: .edit { (reader, layout) throws(Diagnostic) in
      try reader.finish()
      layout.startOver()
      return []
    })
}
