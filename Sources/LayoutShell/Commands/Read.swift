import PlumbLanguage

extension Command {
  static let read = Command(
    "read", .keep, "takes over the steps of a session file",
    Grammar(.dashed("show"), Grammar<String>.path(.session).placed),
    details: [
      "Needs an empty document (new clears). Looks and expectations of the file are",
      "not run. It is one step; a failing line is shown and nothing is applied.",
      "--show prints the page as it is written, with its prose and its replies.",
      "Lines of the file write nothing and read what lies in its folder or below.",
    ], example: "read card.plumb", related: ["save", "new"],
    traits: .usesFiles,
    action: .control { (reader, shell, call) throws(Diagnostic) in
      try shell.readSession(call.1, showing: call.0, reader)
    })
}
