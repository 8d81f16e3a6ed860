import LayoutNotation

extension Command {
  static let read = Command(
    "read", .keep, "takes over the steps of a session file", forms: ["read FILE"],
    details: [
      "Needs an empty document (new clears). Looks and expectations of the file are",
      "not run. It is one step; a failing line is shown and nothing is applied.",
      "Lines of the file write nothing and read what lies in its folder or below.",
    ], example: "read card.plumb", related: ["save", "new"],
    traits: .usesFiles,
    action: .control { (reader, shell) throws(Diagnostic) in try shell.readSession(&reader) })
}
