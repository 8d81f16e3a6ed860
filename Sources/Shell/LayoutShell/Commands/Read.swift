import PlumbLanguage

extension Command {
  static let read = Command(
    "read", .keep, "runs the steps of a session file",
    Grammar(.dashed("show"), Grammar<String>.path(.session).placed),
    details: [
      "The layout must be empty (new clears it). Commands that only look, and the",
      "expectations of the file, are skipped. All of it is one step; if a line fails",
      "it is shown, and nothing is applied.",
      "--show also prints the page as it is written, with its prose and replies.",
      "Lines of the file write nothing, and read only from its folder and below.",
    ], example: "read card.plumb", related: ["save", "new"],
    traits: .usesFiles,
    action: .control { (reader, shell, call) throws(Diagnostic) in
      try shell.readSession(call.1, showing: call.0, reader)
    })
}
